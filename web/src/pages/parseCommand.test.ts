import { jdnOf } from '@shangyuan/engine/time';
import { expect, test } from 'vitest';
import { parseCommand } from './parseCommand.ts';

const TODAY = { date: { year: 2026, month: 11, day: 23 }, jdn: jdnOf({ year: 2026, month: 11, day: 23 }) };

test('a birth without its sex requires one, and is cast with the chosen one', async () => {
  const command = await parseCommand('1990-06-15 14:30', TODAY);
  if (command?.kind !== 'birth') throw new Error('Cannot read the birth');
  expect(command).toMatchObject({ sex: null, text: '1990-06-15 14:30' });
  expect((await command.casting('女')).birth).toMatchObject({ sex: '女', hour: 'minute' });
  expect(await parseCommand('1990-06-15 14:30 男', TODAY)).toMatchObject({ sex: '男' });
});

test('a birth without its time has no hour', async () => {
  const command = await parseCommand('民国79年6月15日 女', TODAY);
  if (command?.kind !== 'birth') throw new Error('Cannot read the birth');
  expect(command.text).toBe('1990-06-15 时辰不详 女');
  expect((await command.casting('女')).birth).toMatchObject({ sex: '女', hour: 'unknown' });
});

test('what can be read in several ways offers them, and casts the chosen one', async () => {
  const cycle = await parseCommand('庚午年五月廿三未时 女', TODAY);
  expect(cycle).toMatchObject({ kind: 'refused', message: '是哪一年？', pillars: null });
  const lines = cycle?.kind === 'refused' ? cycle.readings.map(({ line }) => line) : [];
  expect(await parseCommand(lines[1] ?? '', TODAY)).toMatchObject({
    kind: 'birth',
    text: '1990-06-15 14:00 女',
  });
  expect(await parseCommand('3/4/1990', TODAY)).toMatchObject({ message: '是几月几日？' });
});

test('four pillars offer the times that have them, and the pillars themselves', async () => {
  expect(await parseCommand('庚午 壬午 辛亥 甲午', TODAY)).toMatchObject({
    kind: 'refused',
    readings: [{ line: '1930-06-30 午时' }, { line: '1990-06-15 午时' }],
    pillars: '庚午.壬午.辛亥.甲午',
  });
  expect(await parseCommand('庚午 壬午', TODAY)).toBeNull();
});

test('a line in English is cast with its place', async () => {
  expect(await parseCommand('june 15 1990 2:30:05 pm female london', TODAY)).toMatchObject({
    kind: 'birth',
    sex: '女',
    text: '1990-06-15 14:30:05 女 伦敦',
  });
});

test('a clock time where two clocks are in use is a question, answered by a word of the line', async () => {
  const line = '2000-02-04 20:41 女 urumqi';
  const open = await parseCommand(line, TODAY);
  expect(open).toMatchObject({ kind: 'refused', message: '那里有两种钟，所填的是哪一种？' });
  const lines = open?.kind === 'refused' ? open.readings.map((reading) => reading.line) : [];
  const births = await Promise.all(
    lines.map(async (each) => {
      const command = await parseCommand(each, TODAY);
      return command?.kind === 'birth' ? (await command.casting('女')).birth : null;
    }),
  );
  expect(births).toMatchObject([{ zone: 'Asia/Shanghai' }, { utcOffsetMinutes: 360 }]);
  expect(births[0]).not.toHaveProperty('utcOffsetMinutes');
  expect(await parseCommand('2000-02-04 女 urumqi', TODAY)).toMatchObject({ kind: 'birth' });
  expect(await parseCommand('1990-06-15 14:30 女 成都 北京时间', TODAY)).toMatchObject({
    text: '1990-06-15 14:30 女 成都市',
  });
});

test('a name of several places is a question, each answer of which is cast there', async () => {
  for (const [line, count] of [
    ['1990-06-15 14:30 女 朝阳', 4],
    ['1990-06-15 14:30 suzhou 女', 3],
    ['June 15 1990 2:30 pm female SuZhou', 3],
  ] as const) {
    const open = await parseCommand(line, TODAY);
    if (open?.kind !== 'refused') throw new Error(`Cannot ask for the place of ${line}`);
    expect(open.message).toMatch(/^「.+」不止一处，是哪一处？$/u);
    expect(open.readings).toHaveLength(count);
    for (const { text, line: chosen } of open.readings) {
      const command = await parseCommand(chosen, TODAY);
      if (command?.kind !== 'birth') throw new Error(`Cannot read ${chosen}`);
      const { place, birth } = await command.casting('女');
      expect(place?.path.join('')).toBe(text);
      expect(birth).toMatchObject({ civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30 } });
    }
  }
});

test('a place that is not known is named, and the birth is cast without it', async () => {
  const command = await parseCommand('1990-06-15 14:30 女 没有的地方', TODAY);
  expect(command).toMatchObject({ kind: 'birth', remarks: ['没有找到「没有的地方」，不计地区'] });
});

test.each([
  ['2026-11-23 14:30 女', []],
  ['2026-11-24 14:30 女', ['这一天还没有到，请核对年份']],
  ['2200-12-31 14:30 女', ['这一天还没有到，请核对年份']],
  ['1年1月1日 14:30 女', null],
  ['0001-01-01 14:30 女', []],
])('%s on 23 November 2026', async (line, remarks) => {
  const command = await parseCommand(line, TODAY);
  expect(command?.kind === 'birth' ? command.remarks : null).toEqual(remarks);
});

test.each(['3000-01-01 14:30 女', '2201-01-01 女', '9999-12-31 23:30 男', '0000-06-01 12:00 男'])(
  'no birth is cast for %s; the message names the years',
  async (line) => {
    expect(await parseCommand(line, TODAY)).toMatchObject({
      kind: 'refused',
      message: '生辰的年份要在 1 到 2200 年之间',
      readings: [],
    });
  },
);

test('a day by itself opens in the calendar, which reaches farther', async () => {
  expect(await parseCommand('3000-01-01', TODAY)).toEqual({ kind: 'date', date: '3000-01-01' });
});
