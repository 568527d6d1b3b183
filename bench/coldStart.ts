/**
 * Cold start and size: what a first chart costs in a fresh process, and what one function weighs in a bundle.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const RUNS = 7;

const FIRST_CHART = {
  ours: `import { castChart } from '@shangyuan/engine/chart';
    globalThis.r = castChart({ civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 }, zone: 'Asia/Shanghai', sex: '女', hour: 'minute' });`,
  tyme4ts: `import { SolarTime, ChildLimit, Gender } from 'tyme4ts';
    const t = SolarTime.fromYmdHms(1990, 6, 15, 13, 30, 0); globalThis.r = [t.getLunarHour().getEightChar().toString(), ChildLimit.fromSolarTime(t, Gender.WOMAN).getEndTime().toString()];`,
  'lunar-typescript': `import { Solar } from 'lunar-typescript';
    const e = Solar.fromYmdHms(1990, 6, 15, 13, 30, 0).getLunar().getEightChar(); globalThis.r = [e.toString(), e.getYun(0).getStartSolar().toYmd()];`,
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

/** Minified, tree-shaken bundle of a snippet. */
async function bundleOf(contents: string): Promise<Uint8Array> {
  const result = await build({
    stdin: { contents, resolveDir: `${ROOT}web`, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    platform: 'neutral',
    mainFields: ['module', 'main'],
  });
  return result.outputFiles[0]?.contents ?? new Uint8Array();
}

/** Milliseconds from process start of the script to the first chart: median over fresh processes. */
async function coldMs(contents: string): Promise<number> {
  const folder = mkdtempSync(`${tmpdir()}/bench-`);
  const file = `${folder}/bundle.mjs`;
  writeFileSync(file, await bundleOf(contents));
  const script = `const t = performance.now(); await import(${JSON.stringify(pathToFileURL(file).href)}); console.log(performance.now() - t)`;
  const times = Array.from({ length: RUNS }, () =>
    Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })),
  );
  rmSync(folder, { recursive: true });
  return times.sort((a, b) => a - b)[RUNS >> 1] ?? 0;
}

async function kilobytesOf(contents: string): Promise<number> {
  return gzipSync(await bundleOf(contents), { level: 9 }).length / 1024;
}

/** Rows of the second table: cold import with the first chart, and sizes after minify and gzip. */
export async function coldStartRows(): Promise<string[]> {
  const rows = [
    '| cold start and size | ours | tyme4ts 1.5.2 | lunar-typescript 1.8.6 |',
    '|---|--:|--:|--:|',
  ];
  const format = (values: number[], digits: number, unit: string): string =>
    values.map((value) => `${value.toFixed(digits)} ${unit}`).join(' | ');
  const cold: number[] = [];
  for (const code of Object.values(FIRST_CHART)) cold.push(await coldMs(code));
  rows.push(`| import + first chart, fresh process (median of ${RUNS}) | ${format(cold, 1, 'ms')} |`);
  const sizes = await Promise.all(Object.values(ONE_FUNCTION).map(kilobytesOf));
  rows.push(`| one function: date → lunar date, min+gzip | ${format(sizes, 1, 'KB')} |`);
  const chartSizes = await Promise.all(Object.values(CHART_FUNCTION).map(kilobytesOf));
  rows.push(`| casting a chart, min+gzip | ${format(chartSizes, 1, 'KB')} |`);
  return rows;
}
