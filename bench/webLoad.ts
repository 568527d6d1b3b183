/// <reference lib="dom" />
/**
 * First load and taps of the built app on a slow phone: `npm run bench -- web`. The network is what Lighthouse calls slow 4G
 * (1.6 Mbit/s down, 150 ms a trip), the processor is slowed four times, with an empty cache.
 *
 * A page is *usable* when what it is for stands there (the first page: 宜忌 and 建除 of today; a chart: its pillars) and the
 * main thread has painted it and taken the next task, so that a press is answered; after every load a press proves that.
 * Files are what has arrived by then: page, scripts, styles; calls of the wire and icons of the tab are not counted.
 *
 * A tap is measured by the longest task of the page from the press until what it opens stands there.
 */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { App } from '../e2e/support/app.ts';
import { XIAOYUE } from '../e2e/support/births.ts';
import { ChartGrid } from '../e2e/support/chartGrid.ts';
import { signedLink } from '../e2e/support/links.ts';
import { hrefOf } from '../web/src/lib/page/paths.ts';

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SLOWER = 4;
const LOADS = 5;
const TAPS = 3;
const LONG_MS = 200;
const KB = 1000;

/** Opens a window of a phone, with its processor slowed. */
async function openPhone(browser: Browser, options: object): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return { page, session };
}

interface LoadCase {
  readonly name: string;
  /** On a server at an address, which signs the link of a chart. */
  readonly hash: (origin: string) => Promise<string>;
  /** What stands there when the page can be used. */
  readonly ready: string;
  /** A press, and what answers it. */
  readonly press: (page: Page) => Promise<void>;
  readonly aimMs: number;
}

const LOAD_CASES: readonly LoadCase[] = [
  {
    name: 'first page',
    hash: () => Promise.resolve(''),
    ready: '[黄黑]道',
    press: async (page) => {
      await page.getByRole('link', { name: '万年历' }).first().click();
      await page.waitForURL(/WNLPage/);
    },
    aimMs: 2000,
  },
  {
    name: 'chart by a link',
    hash: async (origin) => `#${hrefOf('chart', await signedLink(origin, '1.fg19900615-1430'))}`,
    ready: '藏干[^]*庚[^]*午',
    press: async (page) => {
      await new ChartGrid(page).cell('日柱', '天干').click();
      await page.getByRole('dialog').waitFor();
    },
    aimMs: 2800,
  },
];

/** What a load took. */
interface Load {
  readonly usableMs: number;
  readonly lcpMs: number;
  readonly files: number;
  readonly scriptBytes: number;
}

/** Runs in the page, before anything of it: notes when it can be used, and what has been drawn and loaded by then. */
function watchLoad(ready: string): void {
  const marks = { usableMs: 0, lcpMs: 0 };
  Object.assign(globalThis, { benchMarks: marks });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) marks.lcpMs = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const expression = new RegExp(ready);
  const look = () => {
    if (!expression.test(document.getElementById('app')?.textContent ?? '')) {
      requestAnimationFrame(look);
      return;
    }
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => (marks.usableMs = performance.now()), { once: true });
      channel.port1.start();
      channel.port2.postMessage(null);
    });
  };
  requestAnimationFrame(look);
}

async function loadOnce(browser: Browser, options: object, address: string, one: LoadCase): Promise<Load> {
  const { page, session } = await openPhone(browser, options);
  try {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await App.in(page);
    await page.addInitScript(watchLoad, one.ready);
    await page.goto(address, { waitUntil: 'commit' });
    const marks = await page.waitForFunction(() => {
      const { benchMarks } = globalThis as unknown as { benchMarks?: { usableMs: number; lcpMs: number } };
      return benchMarks !== undefined && benchMarks.usableMs > 0 ? benchMarks : null;
    });
    const files = await page.evaluate(() => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return entries.map(({ name, responseEnd, encodedBodySize }) => ({
        name,
        responseEnd,
        encodedBodySize,
      }));
    });
    await one.press(page);
    // The largest part may be drawn after the page can be used; a press ends its search.
    const { usableMs, lcpMs } = (await marks.jsonValue()) ?? { usableMs: 0, lcpMs: 0 };
    const before = files.filter(
      ({ name, responseEnd }) => /\.(js|css|woff2)$/.test(name) && responseEnd > 0 && responseEnd <= usableMs,
    );
    const scripts = before.filter(({ name }) => name.endsWith('.js'));
    return {
      usableMs,
      lcpMs,
      files: before.length + 1,
      scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    };
  } finally {
    await page.context().close();
  }
}

const fastest = (values: readonly number[]) => Math.min(...values);
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const seconds = (values: readonly number[]) =>
  `${(fastest(values) / 1000).toFixed(2)}, ${(median(values) / 1000).toFixed(2)} s`;

/** Rows of a Markdown table of first loads. */
export async function loadRows(browser: Browser, options: object, origin: string): Promise<string[]> {
  const lines = [
    `| first load (fastest, median of ${LOADS}) | usable | aim | largest part drawn | files | script, brotli |`,
    '|---|--:|--:|--:|--:|--:|',
  ];
  for (const one of LOAD_CASES) {
    const loads: Load[] = [];
    const address = `${origin}/${await one.hash(origin)}`;
    for (let i = 0; i < LOADS; i += 1) loads.push(await loadOnce(browser, options, address, one));
    const [usable, drawn] = [loads.map(({ usableMs }) => usableMs), loads.map(({ lcpMs }) => lcpMs)];
    const kilobytes = Math.max(...loads.map(({ scriptBytes }) => scriptBytes)) / KB;
    const files = Math.max(...loads.map((load) => load.files));
    const aim = `≤ ${(one.aimMs / 1000).toFixed(1)} s`;
    lines.push(
      `| ${one.name} | ${seconds(usable)} | ${aim} | ${seconds(drawn)} | ${files} | ${kilobytes.toFixed(0)} KB |`,
    );
    console.error(lines.at(-1));
  }
  return lines;
}

interface TapCase {
  readonly name: string;
  readonly open: (app: App) => Promise<void>;
  /** The press, and the wait for what it opens. */
  readonly tap: (page: Page) => Promise<void>;
}

const openGrid = async (app: App) => {
  await app.openChart(XIAOYUE);
  await new ChartGrid(app.page).cell('日柱', '天干').waitFor();
};
const openCalendar = async (app: App) => {
  await app.open('calendar');
  await app.page.getByRole('button', { name: '收藏这一天' }).waitFor();
};

const TAP_CASES: readonly TapCase[] = [
  {
    name: 'from the first page to the calendar',
    open: async (app) => {
      await app.open('root');
      await app.page
        .getByText(/[黄黑]道/)
        .first()
        .waitFor();
    },
    tap: async (page) => {
      await page.getByRole('link', { name: '万年历' }).first().click();
      await page.getByRole('button', { name: '收藏这一天' }).waitFor();
    },
  },
  {
    name: 'the next month, by a swipe',
    open: openCalendar,
    tap: async (page) => {
      const grid = page.getByRole('grid');
      const [box, before] = [await grid.boundingBox(), await grid.getAttribute('aria-label')];
      if (box === null) throw new Error('Cannot swipe: the month is not on the screen');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - 120, y, { steps: 4 });
      await page.mouse.up();
      await page.waitForFunction(
        (name) => document.querySelector('[role=grid]')?.getAttribute('aria-label') !== name,
        before,
      );
    },
  },
  {
    name: 'another year on the strip',
    open: openGrid,
    tap: async (page) => {
      const year = page
        .getByRole('listbox', { name: '流年' })
        .getByRole('option', { selected: false })
        .first();
      const chosen = await year.elementHandle();
      await year.click();
      await page.waitForFunction((option) => option?.getAttribute('aria-selected') === 'true', chosen);
    },
  },
  ...['细盘', '分析'].map((name) => ({
    name: `the tab ${name}`,
    open: openGrid,
    tap: async (page: Page) => {
      const tab = page.getByRole('tab', { name, exact: true });
      if ((await tab.getAttribute('aria-selected')) === 'true') {
        await page.getByRole('tab', { selected: false }).first().click();
        await page.waitForFunction(
          (one) => one?.getAttribute('aria-selected') === 'false',
          await tab.elementHandle(),
        );
      }
      await clearTasks(page);
      await tab.click();
      await page.waitForFunction(
        (one) => one?.getAttribute('aria-selected') === 'true',
        await tab.elementHandle(),
      );
      await page.getByRole('tabpanel').first().waitFor();
    },
  })),
  {
    name: 'why of a cell',
    open: openGrid,
    tap: async (page) => {
      await new ChartGrid(page).cell('日柱', '天干').click();
      await page.getByRole('dialog', { name: '日柱天干' }).getByText('出处').first().waitFor();
    },
  },
];

/** Runs in the page before its own code: records how long its long tasks took. */
function watchTasks(): void {
  const tasks: number[] = [];
  Object.assign(globalThis, { benchTasks: tasks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask' });
}

function clearTasks(page: Page): Promise<void> {
  return page.evaluate(() => {
    (globalThis as unknown as { benchTasks: number[] }).benchTasks.length = 0;
  });
}

/** The longest task since they were cleared, once the page rests; 0 where none took 50 ms. */
function longestTask(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // A page under load may never rest.
    const rest = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    await rest();
    await rest();
    return Math.max(0, ...(globalThis as unknown as { benchTasks: number[] }).benchTasks);
  });
}

/** Rows of a Markdown table of taps. */
export async function tapRows(browser: Browser, options: object): Promise<string[]> {
  const lines = [`| after a tap (fastest, median of ${TAPS}) | longest task | aim |`, '|---|--:|--:|'];
  for (const { name, open, tap } of TAP_CASES) {
    const longest: number[] = [];
    for (let i = 0; i < TAPS; i += 1) {
      const { page } = await openPhone(browser, options);
      await page.addInitScript(watchTasks);
      await open(await App.in(page));
      await longestTask(page);
      await clearTasks(page);
      await tap(page);
      longest.push(await longestTask(page));
      await page.context().close();
    }
    const text = (ms: number) => (ms === 0 ? '< 50' : ms.toFixed(0));
    lines.push(`| ${name} | ${text(fastest(longest))}, ${text(median(longest))} ms | ≤ ${LONG_MS} ms |`);
    console.error(lines.at(-1));
  }
  return lines;
}
