/**
 * Runs the benchmark cases and prints, as a Markdown table, units a second for us and for each peer with our ratio to
 * the faster peer. `npm run bench` prints; `npm run bench -- --write` also puts the table into docs/PERFORMANCE.md.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { coldStartRows } from './coldStart.ts';
import type { BenchCase, Peer } from './case.ts';

const WARM_UP_MS = 300;
const MEASURE_MS = 700;
const PEERS: readonly Peer[] = ['tyme4ts', 'lunar-typescript'];
const PERFORMANCE_MD = new URL('../docs/PERFORMANCE.md', import.meta.url);

let sink: unknown;

/** Units a second: the best of three windows after a warm-up, so that a busy neighbour does not decide. */
function rateOf(run: () => unknown, count: number): number {
  const warmUntil = performance.now() + WARM_UP_MS;
  do sink = run();
  while (performance.now() < warmUntil);
  let best = 0;
  for (let round = 0; round < 3; round++) {
    const start = performance.now();
    let calls = 0;
    let elapsed = 0;
    do {
      sink = run();
      calls++;
      elapsed = performance.now() - start;
    } while (elapsed < MEASURE_MS / 3);
    best = Math.max(best, (calls * count * 1000) / elapsed);
  }
  return best;
}

function formatRate(rate: number | null): string {
  if (rate === null) return '–';
  return Math.round(Number(rate.toPrecision(3))).toLocaleString('en-US');
}

function rowOf(benchCase: BenchCase): string {
  const ours = rateOf(benchCase.ours, benchCase.count);
  const rates = PEERS.map((peer) => {
    const work = benchCase.peers[peer];
    return work === undefined ? null : rateOf(work.run, work.count);
  });
  const fastest = Math.max(...rates.map((rate) => rate ?? 0));
  const ratio = fastest === 0 ? '–' : `${(ours / fastest).toFixed(ours / fastest < 10 ? 1 : 0)} ×`;
  const aim = benchCase.aim === undefined ? '–' : `≥ ${benchCase.aim} ×`;
  return `| ${benchCase.name} (${benchCase.unit}/s) | ${formatRate(ours)} | ${rates.map(formatRate).join(' | ')} | ${ratio} | ${aim} |`;
}

async function loadCases(only: string | undefined): Promise<BenchCase[]> {
  const files = readdirSync(new URL('.', import.meta.url))
    .filter((file) => file.endsWith('.ts') && !['case.ts', 'run.ts', 'coldStart.ts'].includes(file))
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
