/**
 * Batches: CSV and NDJSON in and out, one bad line reported by its number and the rest done, and `check`.
 */
import { expect, test } from 'vitest';
import { runLine } from './testing.ts';

const CSV = [
  'name,生辰,性别,出生地',
  '甲,1990-06-15 14:30,女,成都',
  '乙,1990-02-30 10:00,男,北京',
  '丙,1988-02-15 23:30,男,北京',
  '',
].join('\n');

const linesOf = (out: string) => out.trim().split('\n');

test('one bad line is reported by its number, the rest is done, and the exit code is 3', async () => {
  const { code, out, err } = await runLine('chart --file births.csv --fields pillars.day', {
    files: { 'births.csv': CSV },
  });
  expect(code).toBe(3);
  expect(linesOf(out).map((line) => JSON.parse(line) as unknown)).toEqual([
    { line: 2, name: '甲', 'pillars.day': '辛亥' },
    { line: 4, name: '丙', 'pillars.day': '辛丑' },
  ]);
  expect(err).toBe(
    'line 3: the date does not exist: 1990-02-30 10:00 (wrong solar day 30, expected 1 to 28)\n3 lines, 2 done, 1 refused\n',
  );
});

test('as CSV, with the columns of the record', async () => {
  const { out } = await runLine('chart --file births.csv --csv --fields pillars,dayMaster', {
    files: { 'births.csv': CSV },
  });
  expect(out).toBe(
    'line,name,pillars.year,pillars.month,pillars.day,pillars.hour,dayMaster\r\n2,甲,庚午,壬午,辛亥,乙未,辛\r\n4,丙,戊辰,甲寅,辛丑,戊子,辛\r\n',
  );
});

test.each([
  ['a.csv', '甲,乙,备注\n1990-06-15 14:30 女 成都,1988-02-15 23:30 男 北京,x\n1990-06-15 14:30 女 成都,,y\n'],
  [
    'a.ndjson',
    '{"first":"1990-06-15 14:30 女 成都","second":"1988-02-15 23:30 男 北京","备注":"x"}\n\n{"first":"1990-06-15 14:30 女 成都","备注":"y"}\n',
  ],
])('compare: two births a row of %s', async (name, file) => {
  const line = `compare --file ${name} --kind couple --fields a.pillars.day,b.pillars.day,points.total`;
  const { code, out, err } = await runLine(line, { files: { [name]: file } });
  const single = await runLine(
    "compare '1990-06-15 14:30 女 成都' '1988-02-15 23:30 男 北京' --kind couple --fields points.total",
  );
  expect(code).toBe(3);
  expect(linesOf(out).map((each) => JSON.parse(each) as unknown)).toEqual([
    {
      line: name === 'a.csv' ? 2 : 1,
      备注: 'x',
      'a.pillars.day': '辛亥',
      'b.pillars.day': '辛丑',
      ...(JSON.parse(single.out) as object),
    },
  ]);
  expect(err).toBe(
    'line 3: not two births: expected columns first and second, or two cells in a row\n2 lines, 1 done, 1 refused\n',
  );
});

test('compare: a file without a head, places by the call', async () => {
  const { out, err } = await runLine(
    'compare --file - --kind friends --place 北京 --csv --fields a.pillars.day,b.pillars.day',
    {
      files: { '-': '1990-06-15 14:30 女,1988-02-15 23:30 男\n庚午 壬午 辛亥 乙未 女,1988-02-15 23:30 男\n' },
    },
  );
  expect(err).toBe('2 lines, all done\n');
  expect(linesOf(out).slice(1)).toEqual(
    ['1,辛亥,辛丑', '2,辛亥,辛丑'].map((row) => expect.stringContaining(row) as string),
  );
});

test('chart: a file of pillars and of births has the columns of both', async () => {
  const { code, out } = await runLine('chart --file - --sex 女 --csv --fields time,pillars.hour', {
    files: { '-': '庚午 壬午 辛亥 乙未\n1990-06-15 14:30 成都\n' },
  });
  expect(code).toBe(0);
  expect(linesOf(out)).toEqual([
    expect.stringMatching(/^line,time\.civil,.*,pillars\.hour\r$/u),
    '1,,,,,,,乙未\r',
    '2,1990-06-15 14:30:00,Asia/Shanghai,540,1990-06-15 13:30:00,civil,1990年五月廿三,乙未',
  ]);
});

test('NDJSON of texts and records from standard input; a time in another column, and one that is not known', async () => {
  const rows = [
    '"1990-06-15 14:30 女 成都"',
    '{"date":"1990-06-15","time":"14:30","sex":"女","place":"成都","id":7}',
    '{"date":"1990-05-23","calendar":"lunar","time":"未时","sex":"female","zone":"Asia/Shanghai"}',
    '{"date":"1990-06-15","time":"不详","sex":"女","place":"成都"}',
    'not json',
  ];
  const { code, out, err } = await runLine('chart --file - --format ndjson --fields pillars', {
    files: { '-': rows.join('\n') },
  });
  expect(code).toBe(3);
  expect(err).toContain('line 5: no date in "not json"');
  const pillars = { year: '庚午', month: '壬午', day: '辛亥', hour: '乙未' };
  expect(linesOf(out).map((line) => JSON.parse(line) as unknown)).toEqual([
    { line: 1, pillars },
    { line: 2, id: '7', pillars },
    { line: 3, pillars },
    { line: 4, pillars: { ...pillars, hour: null } },
  ]);
});

test('a file without a head has a birth a line', async () => {
  const { code, out } = await runLine('luck --file births.txt --fields direction', {
    files: { 'births.txt': '1990-06-15 14:30 女 成都\n1988-02-15 10:00 男 北京\n' },
  });
  expect(code).toBe(0);
  expect(linesOf(out).map((line) => JSON.parse(line) as unknown)).toEqual([
    { line: 1, direction: '逆' },
    { line: 2, direction: '顺' },
  ]);
});

test('progress goes to standard error, and only where it is a terminal', async () => {
  const rows = `生辰\n${'1990-06-15 14:30 女 成都\n'.repeat(1000)}`;
  const call = 'chart --file births.csv --fields dayMaster';
  const files = { 'births.csv': rows };
  expect((await runLine(call, { files, isErrorTerminal: true })).err).toContain('\r500/1000\r');
  expect((await runLine(call, { files })).err).toBe('1000 lines, all done\n');
});

test('a part that only some records have is null in the others', async () => {
  const { out } = await runLine('chart --file births.txt --hour-unknown --fields notices.0.code', {
    files: { 'births.txt': '1990-06-15 女 成都\n1990-06-15 14:30 女 成都' },
  });
  // Without an hour it does not matter that the clocks were ahead.
  expect(linesOf(out).map((line) => JSON.parse(line) as unknown)).toEqual([
    { line: 1, 'notices.0.code': null },
    { line: 2, 'notices.0.code': 'daylight' },
  ]);
});

const CHECKED = [
  '生辰,出生地,四柱',
  '1990-06-15 14:30,成都,庚午 壬午 辛亥 乙未',
  '1990-06-15 14:30,成都,庚午 壬午 辛亥 甲午',
  '1988-02-15 23:30,北京,戊辰 甲寅 庚子 戊子',
  '2024-02-04 12:00,北京,甲辰 丙寅 戊戌 戊午',
  '1990-06-15 14:30,成都,庚午 壬午 壬子 乙未',
  '1990-06-15 14:30,成都,不知道',
  '',
].join('\n');

test('check: which rule explains each difference', async () => {
  const { code, out, err } = await runLine('check births.csv --json', { files: { 'births.csv': CHECKED } });
  expect(code).toBe(3);
  expect(err).toContain('line 7: no pillars in "不知道"');
  expect(linesOf(out).map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { line: 2, verdict: 'same', differs: [], explainedBy: [] },
    { line: 3, verdict: 'explained', differs: ['hour'], explainedBy: ['clock=trueSolar', 'clock=meanSolar'] },
    { line: 4, verdict: 'explained', differs: ['day'], explainedBy: ['dayBoundary=midnight'] },
    // 立春 of 2024 was at 16:27: a program that counts whole days has the new year and month from midnight on.
    { line: 5, verdict: 'explained', differs: ['year', 'month'], explainedBy: ['monthPillar=day'] },
    { line: 6, verdict: 'unexplained', differs: ['day'], explainedBy: [] },
  ]);
});

test('check: together for a reader', async () => {
  const { out } = await runLine('check births.csv --lang zh', { files: { 'births.csv': CHECKED } });
  expect(out.split('\n')[0]).toBe('相同 1，规则不同 3，没有规则能解释 1');
  expect(out).toMatch(
    /3 +庚午 壬午 辛亥 乙未 +庚午 壬午 辛亥 甲午 +时柱 +clock=trueSolar 或 clock=meanSolar/u,
  );
});

test('check: without a longitude no clock of the Sun explains anything', async () => {
  const table = '生辰,时区,四柱\n1990-06-15 14:30,Asia/Shanghai,庚午 壬午 辛亥 甲午\n';
  const { code, out } = await runLine('check births.csv --json', { files: { 'births.csv': table } });
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ verdict: 'unexplained', differs: ['hour'] });
});
