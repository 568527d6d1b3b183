/**
 * What a page pays for the calendar: bundles of single functions, minified and gzip, against their budgets.
 */
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const KILOBYTE = 1024;

async function gzipKilobytes(contents: string): Promise<number> {
  const result = await build({
    stdin: { contents, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    platform: 'neutral',
  });
  return gzipSync(result.outputFiles[0]?.contents ?? '', { level: 9 }).length / KILOBYTE;
}

const CALENDAR = `export { civilDateOfLunar, dayPillars, fourPillarsAt, jieAround, lunarDateOf, lunarYear, monthGrid } from
  '@shangyuan/engine/calendar';`;

describe('size', () => {
  it('the lunisolar calendar of 1645-9999 with its astronomy is at most 20 KB', async () => {
    expect(await gzipKilobytes(CALENDAR)).toBeLessThan(20);
  });

  // Half a KB of it is what the Sun's series and the zones take more as JSON than packed: a first chart waits for them.
  it('the whole door, with festivals, holidays, lunar birthdays, year gods and small parts, is at most 29.5 KB', async () => {
    expect(await gzipKilobytes(`export * from '@shangyuan/engine/calendar';`)).toBeLessThan(29.5);
  });

  it('the years before 1645, with the zones of the world, add at most 18 KB, and only behind their own door', async () => {
    const historical = `export { HISTORY } from '@shangyuan/engine/history';`;
    const both = await gzipKilobytes(`${CALENDAR} ${historical}`);
    const alone = await gzipKilobytes(CALENDAR);
    expect(both - alone).toBeLessThan(18);
    expect(both - alone).toBeGreaterThan(3);
  });
});
