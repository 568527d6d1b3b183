/**
 * Cold start and size: what a first chart costs in a fresh process, and what one function weighs in a bundle.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { buildPackages } from '../scripts/lib/packages.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const RUNS = 41;

/** Ours by the door that another program imports first; births abroad bring the other zones later, and the peers know none. */
const FIRST_CHART = {
  ours: `import { castChart } from '@shangyuan/engine';
    globalThis.r = castChart({ civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 }, zone: 'Asia/Shanghai', sex: '女', hour: 'minute' });`,
  tyme4ts: `import { SolarTime, ChildLimit, Gender } from 'tyme4ts';
    const t = SolarTime.fromYmdHms(1990, 6, 15, 13, 30, 0); globalThis.r = [t.getLunarHour().getEightChar().toString(), ChildLimit.fromSolarTime(t, Gender.WOMAN).getEndTime().toString()];`,
  'lunar-typescript': `import { Solar } from 'lunar-typescript';
    const e = Solar.fromYmdHms(1990, 6, 15, 13, 30, 0).getLunar().getEightChar(); globalThis.r = [e.toString(), e.getYun(0).getStartSolar().toYmd()];`,
} as const;

/** The same by the packages as they are installed, without a bundler: the small door, then that of all rooms. */
const INSTALLED = [
  FIRST_CHART.ours.replace('@shangyuan/engine', '@shangyuan/engine/cast'),
  FIRST_CHART.ours,
  FIRST_CHART.tyme4ts,
  FIRST_CHART['lunar-typescript'],
];

/** From nothing to the first words of a report: chart, analysis and the section that is open. */
const FIRST_WORDS = `import { analyseChart } from '@shangyuan/engine/analysis';
    import { castChart } from '@shangyuan/engine/chart';
    import { loadSection, reportFrameOf } from '@shangyuan/reading/report';
    const chart = castChart({ civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 }, zone: 'Asia/Shanghai', sex: '女', hour: 'minute' });
    const frame = reportFrameOf(chart, analyseChart(chart), { today: { year: 2026, month: 1, day: 1 } });
    globalThis.r = await loadSection(frame, 'overview');`;

/** What no code can go below: a module of one line, and our code imported without a chart. */
const FLOORS = {
  empty: 'globalThis.r = 1;',
  imported: `import { castChart } from '@shangyuan/engine/chart'; globalThis.r = castChart;`,
} as const;

const ONE_FUNCTION = {
  ours: `export { lunarDateOf } from '@shangyuan/engine/calendar';`,
  tyme4ts: `export { SolarDay } from 'tyme4ts';`,
  'lunar-typescript': `export { Lunar } from 'lunar-typescript';`,
} as const;

const CHART_FUNCTION = {
  ours: `export { castChart } from '@shangyuan/engine/chart';`,
  tyme4ts: `export { EightChar, ChildLimit, SolarTime } from 'tyme4ts';`,
  'lunar-typescript': `export { Solar, EightChar } from 'lunar-typescript';`,
} as const;

/** Minified, tree-shaken bundle of a snippet, what it loads late in its own files. @returns the file that starts it */
async function bundleInto(folder: string, contents: string): Promise<string> {
  await build({
    stdin: { contents, resolveDir: `${ROOT}web`, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    splitting: true,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    platform: 'neutral',
    mainFields: ['module', 'main'],
  });
  return `${folder}/stdin.mjs`;
}

interface Bundled {
  readonly file: string;
  /** Milliseconds of each fresh process. */
  readonly times: number[];
}

/**
 * Milliseconds that the thread works from the import to what was requested, in a fresh process: time in which a busy neighbour
 * holds the core is not counted, as in the rows of warm work. The kernel writes down what a thread worked at its ticks, four
 * milliseconds apart, and whenever the thread rests: so it rests before each reading.
 */
function coldMs(file: string): number {
  const script = `const door = new Int32Array(new SharedArrayBuffer(4));
    function workedMs() {
      Atomics.wait(door, 0, 0, 1);
      const { user, system } = process.threadCpuUsage();
      return (user + system) / 1000;
    }
    workedMs();
    const start = workedMs();
    await import(${JSON.stringify(pathToFileURL(file).href)});
    console.log(workedMs() - start);`;
  return Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }));
}

/** Programs in a folder where the packages are installed: ours as they are packed. @returns their files */
async function installIn(folder: string): Promise<string[]> {
  const [engine] = await buildPackages(['engine']);
  const install = (from: string, name: string) =>
    cpSync(from, `${folder}/node_modules/${name}`, { recursive: true });
  install(engine?.folder ?? '', '@shangyuan/engine');
  for (const peer of ['tyme4ts', 'lunar-typescript']) install(`${ROOT}node_modules/${peer}`, peer);
  return INSTALLED.map((contents, i) => {
    const file = `${folder}/installed${i}.mjs`;
    writeFileSync(file, contents);
    return file;
  });
}

/** Sorted times of the snippets as bundles, then of the installed packages, in turn so that a busy neighbour slows them alike. */
async function coldTimes(snippets: readonly string[]): Promise<number[][]> {
  const folder = mkdtempSync(`${tmpdir()}/bench-`);
  const bundles: Bundled[] = [];
  for (const [i, contents] of snippets.entries()) {
    bundles.push({ file: await bundleInto(`${folder}/${i}`, contents), times: [] });
  }
  for (const file of await installIn(folder)) bundles.push({ file, times: [] });
  for (let run = 0; run < RUNS; run++) for (const { file, times } of bundles) times.push(coldMs(file));
  rmSync(folder, { recursive: true });
  return bundles.map(({ times }) => times.sort((a, b) => a - b));
}

async function kilobytesOf(contents: string): Promise<number> {
  const folder = mkdtempSync(`${tmpdir()}/bench-`);
  const bytes = readFileSync(await bundleInto(folder, contents));
  rmSync(folder, { recursive: true });
  return gzipSync(bytes, { level: 9 }).length / 1024;
}

/** A row of ours and the peers' values, and ours as a share of the smaller peer's. */
function rowOf(name: string, values: readonly number[], unit: string, aim: string): string {
  const [ours = 0, ...peers] = values;
  const share = `${((100 * ours) / Math.min(...peers)).toFixed(0)} %`;
  return `| ${name} | ${values.map((value) => `${value.toFixed(1)} ${unit}`).join(' | ')} | ${share} | ${aim} |`;
}

/** Median and fastest of sorted times, as a cell. */
function cellOf(times: readonly number[]): string {
  return `${(times[RUNS >> 1] ?? 0).toFixed(1)}, ${(times[0] ?? 0).toFixed(1)} ms`;
}

/** The second table, and of it what the table of aims shows. */
export interface ColdStart {
  /** Cold import with the first chart, and sizes after minify and gzip. */
  readonly rows: readonly string[];
  /** A first chart of ours as a share of tyme4ts, medians. */
  readonly ofTyme: number;
  /** The same by the small door of the installed package, without a bundler. */
  readonly installedOfTyme: number;
}

/** Measures cold starts and sizes. */
export async function coldStart(): Promise<ColdStart> {
  const snippets = [FIRST_WORDS, FLOORS.empty, FLOORS.imported, ...Object.values(FIRST_CHART)];
  const [words = [], empty = [], imported = [], ...timed] = await coldTimes(snippets);
  const charts = timed.slice(0, -INSTALLED.length);
  const [small = 0, whole = 0, ...peers] = timed
    .slice(-INSTALLED.length)
    .map((times) => times[RUNS >> 1] ?? 0);
  const medians = charts.map((times) => times[RUNS >> 1] ?? 0);
  const fastest = charts.map((times) => times[0] ?? 0);
  const sizes = await Promise.all(Object.values(ONE_FUNCTION).map(kilobytesOf));
  const chartSizes = await Promise.all(Object.values(CHART_FUNCTION).map(kilobytesOf));
  const firstChart = 'import + first chart, fresh process';
  const both = `fresh process (median, fastest of ${RUNS})`;
  const rows = [
    '| cold start and size | ours | tyme4ts 1.5.2 | lunar-typescript 1.8.6 | of the smaller | aim |',
    '|---|--:|--:|--:|--:|--:|',
    rowOf(`${firstChart} (median of ${RUNS})`, medians, 'ms', '≤ 40 %'),
    rowOf(`${firstChart} (fastest of ${RUNS})`, fastest, 'ms', '≤ 40 %'),
    rowOf(
      `the same without a bundler, @shangyuan/engine/cast (median of ${RUNS})`,
      [small, ...peers],
      'ms',
      '≤ 40 %',
    ),
    rowOf(`the same without a bundler, @shangyuan/engine (median of ${RUNS})`, [whole, ...peers], 'ms', '–'),
    `| – of it a module of one line, ${both} | ${cellOf(empty)} | – | – | – | – |`,
    `| – of it the import, ${both} | ${cellOf(imported)} | – | – | – | – |`,
    `| import + first words of a report, ${both} | ${cellOf(words)} | – | – | – | < 50 ms |`,
    rowOf('one function: date → lunar date, min+gzip', sizes, 'KB', '–'),
    rowOf('casting a chart, min+gzip', chartSizes, 'KB', '–'),
  ];
  const [ours = 0, tyme = 0] = medians;
  return { rows, ofTyme: ours / tyme, installedOfTyme: small / (peers[0] ?? 0) };
}
