import { expect, test } from 'vitest';
import { parseCommand } from './parseCommand.ts';

test('a birth without its sex requires one, and is cast with the chosen one', async () => {
  const command = await parseCommand('1990-06-15 14:30', 2026);
  if (command?.kind !== 'birth') throw new Error('Cannot read the birth');
  expect(command).toMatchObject({ sex: null, text: '1990-06-15 14:30' });
  expect((await command.casting('女')).birth).toMatchObject({ sex: '女', hour: 'minute' });
  expect(await parseCommand('1990-06-15 14:30 男', 2026)).toMatchObject({ sex: '男' });
});

test('a birth without its time has no hour', async () => {
  const command = await parseCommand('民国79年6月15日 女', 2026);
  if (command?.kind !== 'birth') throw new Error('Cannot read the birth');
  expect(command.text).toBe('1990-06-15 时辰不详 女');
  expect((await command.casting('女')).birth).toMatchObject({ sex: '女', hour: 'unknown' });
});

test('what can be read in several ways offers them, and casts the chosen one', async () => {
  const cycle = await parseCommand('庚午年五月廿三未时 女', 2026);
  expect(cycle).toMatchObject({ kind: 'refused', message: '是哪一年？', pillars: null });
  const lines = cycle?.kind === 'refused' ? cycle.readings.map(({ line }) => line) : [];
  expect(await parseCommand(lines[1] ?? '', 2026)).toMatchObject({
    kind: 'birth',
    text: '1990-06-15 14:00 女',
  });
  expect(await parseCommand('3/4/1990', 2026)).toMatchObject({ message: '是几月几日？' });
});

test('four pillars offer the times that have them, and the pillars themselves', async () => {
  expect(await parseCommand('庚午 壬午 辛亥 甲午', 2026)).toMatchObject({
    kind: 'refused',
    readings: [{ line: '1930-06-30 午时' }, { line: '1990-06-15 午时' }],
    pillars: '庚午.壬午.辛亥.甲午',
  });
  expect(await parseCommand('庚午 壬午', 2026)).toBeNull();
});

test('a line in English is cast with its place', async () => {
  expect(await parseCommand('june 15 1990 2:30:05 pm female london', 2026)).toMatchObject({
    kind: 'birth',
    sex: '女',
    text: '1990-06-15 14:30:05 女 伦敦',
  });
});

test('a clock time where two clocks are in use is a question, answered by a word of the line', async () => {
  const line = '2000-02-04 20:41 女 urumqi';
  const open = await parseCommand(line, 2026);
  expect(open).toMatchObject({ kind: 'refused', message: '那里有两种钟，所填的是哪一种？' });
  const lines = open?.kind === 'refused' ? open.readings.map((reading) => reading.line) : [];
  const births = await Promise.all(
    lines.map(async (each) => {
      const command = await parseCommand(each, 2026);
      return command?.kind === 'birth' ? (await command.casting('女')).birth : null;
    }),
  );
  expect(births).toMatchObject([{ zone: 'Asia/Shanghai' }, { utcOffsetMinutes: 360 }]);
  expect(births[0]).not.toHaveProperty('utcOffsetMinutes');
  expect(await parseCommand('2000-02-04 女 urumqi', 2026)).toMatchObject({ kind: 'birth' });
  expect(await parseCommand('1990-06-15 14:30 女 成都 北京时间', 2026)).toMatchObject({
    text: '1990-06-15 14:30 女 成都市',
  });
});
