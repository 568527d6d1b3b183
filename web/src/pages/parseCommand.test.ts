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
