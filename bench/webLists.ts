/// <reference lib="dom" />
/**
 * Long lists of cases in the built app: `npm run bench -- web`, or `-- lists` for them only. The device's own database holds
 * them as the app would have stored them; the list is drawn down for several seconds, and a word is typed into its search.
 *
 * Frames are those that the browser reports in a trace: due are all for which something had changed, drawn all that were shown.
 * On a busy machine frames are missed through no fault of the page, so the work of the page itself is reported beside them: the time
 * its thread worked (not the clock on the wall) from one frame of it to the next. A frame has 16.7 ms.
 */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { putCases } from '../e2e/support/device.ts';
import { hrefOf, type PageId } from '../web/src/lib/page/paths.ts';
import { makeRecords } from './records.ts';

const SCROLLED = 5_000;
const SEARCHED = 50_000;
/** Records in one message to the browser. */
const AT_ONCE = 5_000;
const DRAWN_PX = 24_000;
const PX_PER_SECOND = 4_000;
const SLOWER = 4;
const ROUNDS = 3;
/** Drawn on letter by letter; what an input method hands over comes whole. */
const WORDS = [['辛', '亥', '日'], ['李四12']] as const;

const LISTS = [
  { page: 'cases', name: '我的命例' },
  { page: 'records', name: '记录' },
] as const satisfies readonly { page: PageId; name: string }[];

const CATEGORIES = [
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'blink.user_timing',
];

/** An event of a trace; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** What the thread worked, where it is known. */
  readonly tdur?: number;
  readonly args: { readonly frame_reporter?: { readonly state: string } };
}

/** What the browser did between two marks of the page. */
class Trace {
  readonly #events: readonly TraceEvent[];

  constructor(text: string) {
    this.#events = (JSON.parse(text) as { traceEvents: readonly TraceEvent[] }).traceEvents;
  }

  /** When a mark was set, and by which thread. */
  #mark(name: string): TraceEvent {
    const event = this.#events.find((one) => one.name === name);
    if (event === undefined) throw new Error(`Cannot measure: the trace lacks the mark ${name}`);
    return event;
  }

  /** Events of the page's process, also the one under way at the first mark. */
  #between(from: string, to: string): readonly TraceEvent[] {
    const [start, end] = [this.#mark(from), this.#mark(to)];
    return this.#events.filter(
      ({ pid, ts, dur = 0 }) => pid === start.pid && ts + dur >= start.ts && ts <= end.ts,
    );
  }

  #tasks(from: string, to: string): readonly TraceEvent[] {
    const { tid } = this.#mark(from);
    return this.#between(from, to).filter((event) => event.tid === tid && event.name === 'RunTask');
  }

  /** Milliseconds the page's thread worked. */
  workMs(from: string, to: string): number {
    return this.#tasks(from, to).reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
  }

  /** Milliseconds the page's thread worked from each of its frames to the next. */
  workOfFrames(from: string, to: string): readonly number[] {
    const { tid } = this.#mark(from);
    const starts = this.#between(from, to)
      .filter((event) => event.tid === tid && event.name === 'BeginMainThreadFrame')
      .map(({ ts }) => ts)
      .sort((a, b) => a - b);
    const work = starts.map(() => 0);
    for (const { ts, tdur = 0 } of this.#tasks(from, to)) {
      const frame = starts.findLastIndex((start) => start <= ts);
      if (frame >= 0) work[frame] = (work[frame] ?? 0) + tdur / 1000;
    }
    return work;
  }

  /** Frames for which something had changed, and how many of them were shown. */
  frames(from: string, to: string): { readonly due: number; readonly drawn: number } {
    const states = this.#between(from, to)
      .filter(({ name, ph }) => name === 'PipelineReporter' && ph === 'b')
      .map(({ args }) => args.frame_reporter?.state ?? '');
    const drawn = states.filter((state) => state.startsWith('STATE_PRESENTED')).length;
    const dropped = states.filter((state) => state === 'STATE_DROPPED').length;
    return { due: drawn + dropped, drawn };
  }
}

async function trace(page: Page, run: () => Promise<void>): Promise<Trace> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('Cannot measure: no browser');
  await browser.startTracing(page, { categories: CATEGORIES });
  await run();
  return new Trace((await browser.stopTracing()).toString());
}

const mark = (page: Page, name: string) => page.evaluate((text) => void performance.mark(text), name);

/** Opens a device with so many cases. */
async function openFull(browser: Browser, options: object, count: number): Promise<Page> {
  const page = await (await browser.newContext({ ...options, serviceWorkers: 'block' })).newPage();
  await page.goto('/');
  await page.getByText('还没有命例，排一个试试').waitFor();
  const records = makeRecords(count);
  for (let from = 0; from < count; from += AT_ONCE) await putCases(page, records.slice(from, from + AT_ONCE));
  return page;
}

async function openList(page: Page, list: PageId): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`/#${hrefOf(list)}`);
  await page.locator('[data-row]').first().waitFor();
}

/** Draws the list down, evenly: the browser's own gesture. */
async function draw(page: Page, session: CDPSession, px: number, speed: number): Promise<void> {
  const before = await page.evaluate(() => scrollY);
  await session.send('Input.synthesizeScrollGesture', { x: 180, y: 600, yDistance: -px, speed });
  const after = await page.evaluate(() => scrollY);
  if (after - before < px / 2) throw new Error(`Cannot measure: the list moved ${after - before} px`);
}

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;
const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0);
const threeOf = (values: readonly number[]) =>
  `${ms(quantile(values, 0.5))}, ${ms(quantile(values, 0.99))}, ${ms(Math.max(...values))} ms`;
const twoOf = (values: readonly number[]) => `${ms(quantile(values, 0.5))}, ${ms(Math.max(...values))} ms`;

async function scrollRows(browser: Browser, options: object): Promise<string[]> {
  const page = await openFull(browser, options, SCROLLED);
  const session = await page.context().newCDPSession(page);
  const lines: string[] = [];
  for (const { page: list, name } of LISTS)
    for (const rate of [1, SLOWER]) {
      await session.send('Emulation.setCPUThrottlingRate', { rate });
      await openList(page, list);
      await draw(page, session, 300, 800);
      const traced = await trace(page, async () => {
        await mark(page, 'from');
        await draw(page, session, DRAWN_PX, PX_PER_SECOND);
        await mark(page, 'to');
      });
      const { due, drawn } = traced.frames('from', 'to');
      const dropped = `${drawn} of ${due}, ${(((due - drawn) / due) * 100).toFixed(1)} %`;
      const [where, aim] = rate === 1 ? [name, '≤ 8 ms'] : [`${name}, slowed ${rate} ×`, '–'];
      lines.push(`| ${where} | ${threeOf(traced.workOfFrames('from', 'to'))} | ${aim} | ${dropped} |`);
      console.error(lines.at(-1));
    }
  await page.context().close();
  return lines;
}

/** Runs in the page: marks each typed word, and the paint that shows the list it finds. */
function watchTyping(label: string): void {
  const found: number[] = [];
  Object.assign(globalThis, { benchFound: found });
  const countOf = () =>
    [...document.querySelectorAll('[role=status]')].find((one) => /^(共|找到) /.test(one.textContent))
      ?.textContent;
  document.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.ariaLabel !== label) return;
      const [start, before] = [performance.now(), countOf()];
      performance.mark(`typed ${found.length}`);
      const look = () => {
        if (countOf() === before) return void requestAnimationFrame(look);
        const channel = new MessageChannel();
        const report = () => {
          performance.mark(`shown ${found.length}`);
          found.push(performance.now() - start);
        };
        channel.port1.addEventListener('message', report, { once: true });
        channel.port1.start();
        channel.port2.postMessage(null);
      };
      requestAnimationFrame(look);
    },
    true,
  );
}

const foundSoFar = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { benchFound: number[] }).benchFound);

async function searchRows(browser: Browser, options: object): Promise<string[]> {
  const page = await openFull(browser, options, SEARCHED);
  const session = await page.context().newCDPSession(page);
  const lines: string[] = [];
  for (const rate of [1, SLOWER]) {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await openList(page, 'cases');
    await page.evaluate(watchTyping, '搜索命例');
    const field = page.getByLabel('搜索命例');
    await field.focus();
    let count = 0;
    const shown = async () => {
      count += 1;
      await page.waitForFunction(
        (expected) => (globalThis as unknown as { benchFound: number[] }).benchFound.length === expected,
        count,
      );
    };
    const traced = await trace(page, async () => {
      for (let round = 0; round < ROUNDS; round += 1)
        for (const word of WORDS) {
          for (const part of word) {
            await page.keyboard.insertText(part);
            await shown();
          }
          await field.selectText();
          await page.keyboard.press('Delete');
          await shown();
        }
    });
    const walls = await foundSoFar(page);
    const work = walls.map((_, i) => traced.workMs(`typed ${i}`, `shown ${i}`));
    const [where, aim] =
      rate === 1 ? ['a letter more, a word, none again', '≤ 100 ms'] : [`the same, slowed ${rate} ×`, '–'];
    lines.push(`| ${where} | ${twoOf(work)} | ${twoOf(walls)} | ${aim} |`);
    console.error(lines.at(-1));
  }
  await page.context().close();
  return lines;
}

/** Rows of Markdown tables of long lists. */
export async function listRows(browser: Browser, options: object): Promise<string[]> {
  const thousands = (count: number) => count.toLocaleString('en-US');
  return [
    `| ${thousands(SCROLLED)} cases, drawn down ${DRAWN_PX / PX_PER_SECOND} s | the page's work a frame (median, 99th of 100, most) | aim | frames drawn, dropped |`,
    '|---|--:|--:|--:|',
    ...(await scrollRows(browser, options)),
    '',
    `| search in ${thousands(SEARCHED)} cases (median, most) | the page's work | list shown after | aim |`,
    '|---|--:|--:|--:|',
    ...(await searchRows(browser, options)),
  ];
}
