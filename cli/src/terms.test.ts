/**
 * `terms` beside the equinoxes and solstices that the United States Naval Observatory prints for 2026, to the minute.
 */
import { expect, test } from 'vitest';
import { recordOf, runLine } from './testing.ts';

/** Universal Time. */
const PRINTED = {
  春分: '2026-03-20T14:46Z',
  夏至: '2026-06-21T08:24Z',
  秋分: '2026-09-23T00:05Z',
  冬至: '2026-12-21T20:50Z',
};

test('terms of a year are those that were printed', async () => {
  const { terms } = (await recordOf('terms 2026')) as {
    terms: { name: string; time: string; utc: string }[];
  };
  expect(terms).toHaveLength(24);
  for (const [name, time] of Object.entries(PRINTED)) {
    const found = terms.find((term) => term.name === name);
    expect(Math.abs(Date.parse(found?.utc ?? '') - Date.parse(time)), name).toBeLessThanOrEqual(31_000);
  }
});

test('terms in another zone, and in English', async () => {
  const { out } = await runLine('terms 2026 --zone America/New_York');
  // 04:02 in Beijing is 15:02 of the day before in New York.
  expect(out).toMatch(/立春 +Start of Spring +2026-02-03 15:02:/);
  expect((await runLine('terms 2026 --lang zh')).out).toMatch(
    /^2026 节气 · UTC\+8\n小寒 {2}2026-01-05 16:23:/,
  );
});

test('--why says what turns with a term, and its source', async () => {
  const { out } = await runLine('terms 2026 --why');
  // 2026 is 丙午; its 立春 begins the year and the month 庚寅.
  expect(out).toContain('四柱的年与月从这一刻换：之前是乙巳年己丑月，之后是丙午年庚寅月。');
  expect(out).toContain('GB/T 33661-2017');
});

test.each([
  ['trms', "error: unknown command 'trms' (did you mean terms?)"],
  ['terms', "error: missing required argument 'year'"],
  ['terms 2026 --bad', "error: unknown option '--bad'"],
  ['terms x', 'error: wrong year "x", expected a whole number 1 to 9999'],
  ['terms 2026 --zone Mars/Base', 'error: no zone "Mars/Base", expected one such as Asia/Shanghai'],
  ['terms 2026 --fields months', 'error: no field months; there are: year zone terms'],
  ['trms --lang zh', '错误：没有命令「trms」，是不是 terms？'],
  ['terms --lang zh', '错误：缺少参数 year'],
  ['terms x --lang zh', '错误：年份「x」不对，应是 1 至 9999 的整数'],
])('%s is refused in one line', async (line, message) => {
  expect(await runLine(line)).toEqual({ code: 2, out: '', err: `${message}\n` });
});
