/**
 * The built app as Lighthouse sees it: its preset of a phone (a slow processor and a slow network, simulated), pages opened by
 * their addresses, each in a fresh browser. Prints a table and puts it into docs/PERFORMANCE.md; `npm run lighthouse` comes here.
 */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { signedLink } from '../../e2e/support/links.ts';
import { hrefOf } from '../../web/src/lib/page/paths.ts';
import { startServer } from '../web.ts';

const LIGHTHOUSE = fileURLToPath(new URL('node_modules/lighthouse/cli/index.js', import.meta.url));
const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const PERFORMANCE_MD = new URL('../../docs/PERFORMANCE.md', import.meta.url);
const RUNS = Number(process.argv[2] ?? 3);
const MAX_REPORT_BYTES = 64 * 1024 * 1024;

/** Pages by their hash, on a server that signs the link of a chart. */
const pagesOf = async (origin: string) =>
  [
    ['first page', ''],
    ['birth form', `#${hrefOf('home')}`],
    ['calendar', `#${hrefOf('calendar')}`],
    ['chart by a link', `#${hrefOf('chart', await signedLink(origin, '1.fg19900615-1430'))}`],
  ] as const;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Milliseconds: largest contentful paint, total blocking time. */
const AUDITS = ['largest-contentful-paint', 'total-blocking-time'] as const;

/** What is read of a report. */
interface Report {
  readonly lighthouseVersion: string;
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly runtimeError?: { readonly message: string };
}

const runFile = promisify(execFile);

/** @throws Error where Lighthouse could not measure the page */
async function measure(url: string): Promise<Report> {
  const { stdout } = await runFile(
    process.execPath,
    [
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${CATEGORIES.join(',')}`,
      '--no-enable-error-reporting',
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    { env: { ...process.env, CHROME_PATH: CHROMIUM }, maxBuffer: MAX_REPORT_BYTES },
  );
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError !== undefined)
    throw new Error(`Cannot measure ${url}: ${report.runtimeError.message}`);
  return report;
}

/** @throws Error where a value is missing: a table never contains an invented zero */
function medianOf(name: string, values: readonly (number | null | undefined)[]): number {
  const found = values.filter((value) => typeof value === 'number').toSorted((a, b) => a - b);
  const median = found[found.length >> 1];
  if (median === undefined || found.length < values.length)
    throw new Error(`Lighthouse gave no ${name} in one of ${values.length} runs`);
  return median;
}

function rowOf(name: string, reports: readonly Report[]): string {
  const scores = CATEGORIES.map((category) => {
    const score = medianOf(
      category,
      reports.map(({ categories }) => categories[category]?.score),
    );
    return String(Math.round(score * 100));
  });
  const [paint = 0, blocked = 0] = AUDITS.map((audit) =>
    medianOf(
      audit,
      reports.map(({ audits }) => audits[audit]?.numericValue),
    ),
  );
  return `| ${name} | ${scores.join(' | ')} | ${(paint / 1000).toFixed(1)} s | ${Math.round(blocked)} ms |`;
}

async function rows(): Promise<string[]> {
  const { origin, stop } = await startServer();
  const before = loadavg()[0] ?? 0;
  const lines = [
    '| page | performance | accessibility | best practices | SEO | LCP | TBT |',
    '|---|--:|--:|--:|--:|--:|--:|',
  ];
  const versions = new Set<string>();
  try {
    for (const [name, hash] of await pagesOf(origin)) {
      const reports: Report[] = [];
      const url = `${origin}/${hash}`;
      // Now and then a browser records no beginning of the page: once more, and no oftener.
      for (let i = 0; i < RUNS; i += 1) reports.push(await measure(url).catch(() => measure(url)));
      for (const { lighthouseVersion } of reports) versions.add(lighthouseVersion);
      const row = rowOf(name, reports);
      console.error(row);
      lines.push(row);
    }
  } finally {
    await stop();
  }
  const load = `${before.toFixed(1)} at the start, ${(loadavg()[0] ?? 0).toFixed(1)} at the end`;
  const how = RUNS === 1 ? 'one run' : `median of ${RUNS} runs`;
  return [
    ...lines,
    '',
    `Lighthouse ${[...versions].join(', ')}, phone preset, ${how}; ${cpus().length} cores, load ${load}.`,
  ];
}

const table = (await rows()).join('\n');
console.log(table);
const text = readFileSync(PERFORMANCE_MD, 'utf8');
const marked = /(<!-- lighthouse -->\n)[\s\S]*(<!-- \/lighthouse -->)/;
if (!marked.test(text)) throw new Error('docs/PERFORMANCE.md has no place for the table of Lighthouse');
writeFileSync(
  PERFORMANCE_MD,
  text.replace(marked, (_, start: string, end: string) => `${start}${table}\n${end}`),
);
