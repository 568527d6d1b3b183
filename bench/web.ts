/// <reference lib="dom" />
/**
 * How fast the app is there and follows the hand, in a real browser on the built app: `npm run bench -- web` (with `--write` the
 * tables go into docs/PERFORMANCE.md). Medians in milliseconds belong to the machine; the ratio of the strip is to laying out the
 * same page from scratch in the same run. First loads and taps: webLoad.ts; long lists: webLists.ts.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { chromium, devices, type Browser, type Page } from '@playwright/test';
import { App } from '../e2e/support/app.ts';
import { XIAOYUE } from '../e2e/support/births.ts';
import { listRows } from './webLists.ts';
import { loadRows, tapRows } from './webLoad.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const ROUNDS = 41;

async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('Cannot listen on a port of its own');
  return address.port;
}

/** The server of the stories, with the built app. @returns its address, and how to stop it */
export async function startServer(): Promise<{ origin: string; stop: () => Promise<void> }> {
  if (!existsSync(`${ROOT}web/dist/index.html`))
    throw new Error('Cannot measure: no build, run npm run build');
  const port = await freePort();
  const server = spawn(process.execPath, ['e2e/server.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (server.exitCode === null && !(await isUp()))
    await new Promise((resolve) => setTimeout(resolve, 100));
  if (server.exitCode !== null) throw new Error('Cannot start the server of the stories');
  const stop = async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
  };
  return { origin, stop };
}

interface Times {
  /** React and layout. */
  readonly work: number;
  /** With the next paint. */
  readonly painted: number;
  /** Layout of the whole page from scratch. */
  readonly layout: number;
}

/** Chooses one year after another on the strip of a chart with nine columns. */
function timeYears(page: Page): Promise<Times> {
  return page.evaluate(async (rounds) => {
    const nextPaint = () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.addEventListener('message', () => resolve(), { once: true });
          channel.port1.start();
          channel.port2.postMessage(null);
        });
      });
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
    const [work, painted, layout]: [number[], number[], number[]] = [[], [], []];
    for (let i = 0; i < rounds; i += 1) {
      const years = document.querySelectorAll<HTMLElement>('[role=listbox][aria-label=流年] [role=option]');
      await nextPaint();
      const start = performance.now();
      years[i % years.length]?.click();
      await Promise.resolve();
      document.body.getBoundingClientRect();
      work.push(performance.now() - start);
      await nextPaint();
      painted.push(performance.now() - start);
      document.body.style.display = 'none';
      document.body.getBoundingClientRect();
      const again = performance.now();
      document.body.style.display = '';
      document.body.getBoundingClientRect();
      layout.push(performance.now() - again);
    }
    return { work: median(work), painted: median(painted), layout: median(layout) };
  }, ROUNDS);
}

/** Measures in a browser on its own server. @returns the lines, and how busy the machine was */
async function inBrowser(
  measure: (browser: Browser, options: object, origin: string) => Promise<readonly string[]>,
): Promise<string[]> {
  const { origin, stop } = await startServer();
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  try {
    const { defaultBrowserType: _, ...phone } = devices['iPhone 13 Mini'] ?? {};
    const before = loadavg()[0] ?? 0;
    const lines = await measure(browser, { ...phone, baseURL: origin, locale: 'zh-CN' }, origin);
    const load = `${before.toFixed(1)} at the start, ${(loadavg()[0] ?? 0).toFixed(1)} at the end`;
    return [...lines, '', `${cpus().length} cores, load ${load}.`];
  } finally {
    await browser.close();
    await stop();
  }
}

/** Markdown tables: first loads, taps, and how columns follow a strip. */
export function webRows(): Promise<string[]> {
  return inBrowser(async (browser, options, origin) => {
    const loads = await loadRows(browser, options, origin);
    const taps = await tapRows(browser, options);
    const page = await (await browser.newContext(options)).newPage();
    const app = await App.in(page);
    await app.openChart(XIAOYUE);
    await page.getByRole('radio', { name: '九柱', exact: true }).check({ force: true });
    const { work, painted, layout } = await timeYears(page);
    return [
      ...loads,
      '',
      ...taps,
      '',
      `| on the screen (median of ${ROUNDS}) | work | with the next paint | work against a whole layout | aim |`,
      '|---|--:|--:|--:|--:|',
      `| another year chosen, nine columns follow | ${work.toFixed(1)} ms | ${painted.toFixed(1)} ms | ${(work / layout).toFixed(1)} × | ≤ 50 ms |`,
    ];
  });
}

/** Markdown tables: long lists, drawn down and searched. */
export function longListRows(): Promise<string[]> {
  return inBrowser(listRows);
}
