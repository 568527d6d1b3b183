/**
 * Runs the benchmark cases and prints, as a Markdown table, units a second for us and for each peer with our ratio to
 * the faster peer. `npm run bench` prints; `npm run bench -- --write` also puts the table into docs/PERFORMANCE.md;
 * `npm run bench -- web` measures the built app in a browser instead.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { coldStartRows } from './coldStart.ts';
import type { BenchCase, Peer } from './case.ts';

const WARM_UP_MS = 300;
const WINDOW_MS = 200;
const ROUNDS = 5;
const PEERS: readonly Peer[] = ['tyme4ts', 'lunar-typescript'];
const PERFORMANCE_MD = new URL('../docs/PERFORMANCE.md', import.meta.url);

let sink: unknown;

type Beside = NonNullable<BenchCase['beside']>;

interface Work {
  readonly run: () => unknown;
  /** Units of work in one call. */
  readonly count: number;
}

function warmUp({ run }: Work): void {
  const until = performance.now() + WARM_UP_MS;
  do sink = run();
  while (performance.now() < until);
}

/** Milliseconds this thread has worked so far: time in which a busy neighbour holds the core is not counted. */
function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Units a second in one window. */
function windowRate({ run, count }: Work): number {
  const start = workedMs();
  let calls = 0;
  let elapsed = 0;
  do {
    sink = run();
    calls++;
    elapsed = workedMs() - start;
  } while (elapsed < WINDOW_MS);
  return (calls * count * 1000) / elapsed;
}

/** Units a second of each work: the best of some windows taken in turn, so that a busy neighbour does not decide. */
function ratesOf(works: readonly Work[]): number[] {
  for (const work of works) warmUp(work);
  const best = works.map(() => 0);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, work] of works.entries()) best[i] = Math.max(best[i] ?? 0, windowRate(work));
  }
  return best;
}

function formatRate(rate: number | null): string {
  if (rate === null) return '–';
  return Math.round(Number(rate.toPrecision(3))).toLocaleString('en-US');
}

/** Row of a case that stands beside cheaper work of our own: the ratio says how many units of that one unit costs. */
function besideRowOf({ name, unit, ours, count }: BenchCase, beside: Beside): string {
  const [rate = 0, cheaper = 0] = ratesOf([{ run: ours, count }, beside]);
  const none = PEERS.map(() => '–').join(' | ');
  const ratio = `1 : ${(cheaper / rate).toFixed(0)} of ${beside.name}`;
  return `| ${name} (${unit}/s) | ${formatRate(rate)} | ${none} | ${ratio} | ≤ 1 : ${beside.times} |`;
}

function rowOf(benchCase: BenchCase): string {
  if (benchCase.beside !== undefined) return besideRowOf(benchCase, benchCase.beside);
  const peers = PEERS.filter((peer) => benchCase.peers[peer] !== undefined);
  const works = peers.map((peer) => benchCase.peers[peer] as Work);
  const [ours = 0, ...found] = ratesOf([{ run: benchCase.ours, count: benchCase.count }, ...works]);
  const rates = PEERS.map((peer) => found[peers.indexOf(peer)] ?? null);
  const fastest = Math.max(0, ...found);
  const ratio = fastest === 0 ? '–' : `${(ours / fastest).toFixed(ours / fastest < 10 ? 1 : 0)} ×`;
  const aim = benchCase.aim === undefined ? '–' : `≥ ${benchCase.aim} ×`;
  return `| ${benchCase.name} (${benchCase.unit}/s) | ${formatRate(ours)} | ${rates.map(formatRate).join(' | ')} | ${ratio} | ${aim} |`;
}

async function loadCases(only: string | undefined): Promise<BenchCase[]> {
  const files = readdirSync(new URL('.', import.meta.url))
    .filter((file) => file.endsWith('.ts') && !['case.ts', 'run.ts', 'coldStart.ts', 'web.ts'].includes(file))
    .filter((file) => only === undefined || file === `${only}.ts`)
    .sort();
  const modules = await Promise.all(
    files.map(
      (file) => import(new URL(file, import.meta.url).href) as Promise<{ cases: readonly BenchCase[] }>,
    ),
  );
  return modules.flatMap((module) => [...module.cases]);
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const only = args.find((arg) => !arg.startsWith('--'));
  if (only === 'web') {
    const { webRows } = await import('./web.ts');
    console.log((await webRows()).join('\n'));
    return;
  }
  const lines = [
    '| work | ours | tyme4ts 1.5.2 | lunar-typescript 1.8.6 | ratio to the faster | aim |',
    '|---|--:|--:|--:|--:|--:|',
  ];
  for (const benchCase of await loadCases(only)) {
    const row = rowOf(benchCase);
    console.error(row);
    lines.push(row);
  }
  if (only === undefined) lines.push('', ...(await coldStartRows()));
  lines.push('', `Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}).`);
  const table = lines.join('\n');
  console.log(table);
  if (args.includes('--write')) {
    const text = readFileSync(PERFORMANCE_MD, 'utf8');
    const marked = /(<!-- bench -->\n)[\s\S]*(<!-- \/bench -->)/;
    writeFileSync(PERFORMANCE_MD, text.replace(marked, `$1${table}\n$2`));
  }
  if (sink === undefined) throw new Error('The benchmark did no work');
}

await main();
