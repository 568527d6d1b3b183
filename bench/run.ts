/**
 * Runs the benchmark cases and prints, as Markdown tables, units a second for us and for each peer with our ratio to the
 * fastest peer, once warm and from the first call of a fresh process. `npm run bench` prints; `npm run bench -- --write`
 * also puts the tables into docs/PERFORMANCE.md; `npm run bench -- chart` runs one file; `npm run bench -- web` measures the
 * built app in a browser instead (`--write` works too), `npm run bench -- lists` only its long lists;
 * `npm run bench -- classics` compares our judgement with a book (`--write`: into docs/ACCURACY.md).
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type BenchCase, type Peer, PEERS } from './case.ts';
import { coldStart } from './coldStart.ts';
import type { Rates } from './measure.ts';

const NO_CASES = [
  'case.ts',
  'classics.ts',
  'run.ts',
  'measure.ts',
  'coldStart.ts',
  'records.ts',
  'web.ts',
  'webLists.ts',
  'webLoad.ts',
];
const PEER_NAMES = Object.keys(PEERS) as Peer[];
const PERFORMANCE_MD = new URL('../docs/PERFORMANCE.md', import.meta.url);
const ACCURACY_MD = new URL('../docs/ACCURACY.md', import.meta.url);
const MEASURE = fileURLToPath(new URL('measure.ts', import.meta.url));
const HEAD = [
  `| work | ours | ${Object.values(PEERS).join(' | ')} | ratio to the fastest | aim |`,
  '|---|--:|--:|--:|--:|--:|--:|',
];

/** The few aims of the engine in one table, warm and from the first call of a fresh process. */
const AIMS_HEAD = ['| aim of the engine | in this run | from the first call | aim |', '|---|--:|--:|--:|'];

function loadText(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}

function measure(...args: readonly string[]): unknown {
  return JSON.parse(execFileSync(process.execPath, [MEASURE, ...args], { encoding: 'utf8' }));
}

function formatRate(rate: number | undefined): string {
  if (rate === undefined) return '–';
  return Math.round(Number(rate.toPrecision(3))).toLocaleString('en-US');
}

function formatTimes(times: number): string {
  return `${times.toFixed(times < 10 ? 1 : 0)} ×`;
}

function ratioOf(rates: Rates, { aim }: BenchCase): string {
  const ours = rates.ours ?? 0;
  const found = PEER_NAMES.flatMap((peer) => rates[peer] ?? []);
  if (found.length === 0) return '–';
  if (typeof aim !== 'object') return formatTimes(ours / Math.max(...found));
  return PEER_NAMES.filter((peer) => aim[peer] !== undefined)
    .map((peer) => `${formatTimes(ours / (rates[peer] ?? Infinity))} ${peer}`)
    .join(', ');
}

function aimOf({ aim, aimRate }: BenchCase): string {
  if (aimRate !== undefined) return `≥ ${formatRate(aimRate)}/s`;
  if (typeof aim !== 'object') return aim === undefined ? '–' : `≥ ${aim} ×`;
  return PEER_NAMES.flatMap((peer) => (aim[peer] === undefined ? [] : `≥ ${aim[peer]} × ${peer}`)).join(', ');
}

function rowOf(name: string, rates: Rates, ratio: string, aim: string): string {
  const values = (['ours', ...PEER_NAMES] as const).map((who) => formatRate(rates[who]));
  return `| ${name} | ${values.join(' | ')} | ${ratio} | ${aim} |`;
}

/** 11 × full analysis of a cast chart: how many times as long a case takes as the one it is measured beside. */
function besideOf(rates: Rates, { name, ours }: { readonly name: string; readonly ours: number }): string {
  return `${formatTimes(ours / (rates.ours ?? 0))} the time of ${name}`;
}

/** Rates of the first calls of a case, each in a fresh process. */
function coldRatesOf(file: string, place: number, { peers }: BenchCase): Rates {
  const names = ['ours', ...Object.keys(peers)];
  return Object.fromEntries(names.map((who) => [who, measure(`./${file}`, String(place), who)]));
}

/** A rate as the short table puts it: the ratio to the peers, or how long one takes. */
function headlineOf(rates: Rates, benchCase: BenchCase): string {
  if (benchCase.aimRate === undefined) return ratioOf(rates, benchCase);
  const ms = 1000 / (rates.ours ?? 0);
  return `${ms.toFixed(ms < 10 ? 1 : 0)} ms`;
}

function headlineAim(benchCase: BenchCase): string {
  const { aimRate } = benchCase;
  return aimRate === undefined ? aimOf(benchCase) : `≤ ${Math.round(1000 / aimRate)} ms`;
}

/** Rows of the whole table, and of the short one. */
interface Rows {
  readonly rows: readonly string[];
  readonly headlines: readonly string[];
}

async function rowsOfFile(file: string): Promise<Rows> {
  const { cases } = (await import(new URL(file, import.meta.url).href)) as { cases: readonly BenchCase[] };
  const warm = measure(`./${file}`) as Rates[];
  const headlines: string[] = [];
  const rows = cases.flatMap((benchCase, place) => {
    const warmRates = warm[place] ?? {};
    const coldRates = coldRatesOf(file, place, benchCase);
    const name = `${benchCase.name} (${benchCase.unit}/s)`;
    const other = cases.findIndex((each) => each.name === benchCase.beside);
    const ratio =
      benchCase.beside === undefined
        ? ratioOf(warmRates, benchCase)
        : besideOf(warmRates, { name: benchCase.beside, ours: warm[other]?.ours ?? 0 });
    const own = [
      rowOf(name, warmRates, ratio, aimOf(benchCase)),
      rowOf('– from the first call', coldRates, ratioOf(coldRates, benchCase), '–'),
    ];
    console.error(own.join('\n'));
    if (benchCase.headline !== undefined) {
      const [warmText, coldText] = [warmRates, coldRates].map((rates) => headlineOf(rates, benchCase));
      headlines.push(`| ${benchCase.headline} | ${warmText} | ${coldText} | ${headlineAim(benchCase)} |`);
    }
    return own;
  });
  return { rows, headlines };
}

/** Puts a table into its page, between the marks of its name. */
function write(name: 'aims' | 'bench' | 'web' | 'lists' | 'classics', table: string): void {
  const page = name === 'classics' ? ACCURACY_MD : PERFORMANCE_MD;
  const text = readFileSync(page, 'utf8');
  const marked = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*(<!-- /${name} -->)`);
  writeFileSync(
    page,
    text.replace(marked, (_, start: string, end: string) => `${start}${table}\n${end}`),
  );
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const only = args.find((arg) => !arg.startsWith('--'));
  if (only === 'web' || only === 'lists') {
    const { longListRows, webRows } = await import('./web.ts');
    const tables = only === 'web' ? { web: webRows, lists: longListRows } : { lists: longListRows };
    for (const [name, rowsOf] of Object.entries(tables)) {
      const table = (await rowsOf()).join('\n');
      console.log(table);
      if (args.includes('--write')) write(name as keyof typeof tables, table);
    }
    return;
  }
  if (only === 'classics') {
    const { classicsChapters, classicsTable } = await import('./classics.ts');
    const table = classicsTable();
    console.log(`${table}\n\n${classicsChapters()}`);
    if (args.includes('--write')) write('classics', table);
    return;
  }
  const files = readdirSync(new URL('.', import.meta.url))
    .filter((file) => file.endsWith('.ts') && !NO_CASES.includes(file))
    .filter((file) => only === undefined || file === `${only}.ts`)
    .sort();
  const loadAtStart = loadText();
  const lines = [...HEAD];
  const aims = [...AIMS_HEAD];
  for (const file of files) {
    const { rows, headlines } = await rowsOfFile(file);
    lines.push(...rows);
    aims.push(...headlines);
  }
  if (only === undefined || only === 'coldStart') {
    const { rows, ofTyme, installedOfTyme } = await coldStart();
    lines.push('', ...rows);
    for (const [how, share] of [
      ['bundled', ofTyme],
      ['installed, no bundler, small door', installedOfTyme],
    ] as const)
      aims.push(`| import and first chart, ${how} | – | ${Math.round(100 * share)} % of tyme4ts | ≤ 40 % |`);
  }
  aims.push('', `Load ${loadAtStart} at the start, ${loadText()} at the end.`);
  lines.push('', `Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}).`);
  const tables = { bench: lines.join('\n'), aims: aims.join('\n') };
  console.log(`${tables.bench}\n\n${tables.aims}`);
  if (args.includes('--write')) for (const name of ['bench', 'aims'] as const) write(name, tables[name]);
}

await main();
