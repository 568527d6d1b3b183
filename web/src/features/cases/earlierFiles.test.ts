/** Backups exported by an earlier build, see lib/cases/testing/earlierData/README.md. */
import { readFileSync } from 'node:fs';
import { ENGINE_VERSION } from '@shangyuan/engine/chart';
import { expect, test } from 'vitest';
import { readCaseFile } from './caseFile.ts';
import { openSealed, parseSealed } from './sealedFile.ts';

const fileText = (name: string): string =>
  readFileSync(new URL(`../../lib/cases/testing/earlierData/${name}`, import.meta.url), 'utf8');
const PASSWORD = '旧版备份 2026';

interface Store {
  readonly records: readonly { readonly id: string }[];
}
const { stores } = (
  JSON.parse(fileText('device.json')) as { database: { stores: Readonly<Record<string, Store>> } }
).database;
const byId = (records: readonly { readonly id: string }[] = []) =>
  records.toSorted((a, b) => a.id.localeCompare(b.id));

async function expectWholeBackup(text: string): Promise<void> {
  const read = await readCaseFile(text, [], 1);
  expect(read).toMatchObject({ same: [], wrong: [], differing: [] });
  // Every case is cast again, by this engine.
  const records = byId(stores['cases']?.records).map((record) => ({
    ...record,
    engineVersion: ENGINE_VERSION,
  }));
  expect(byId(read?.fresh)).toEqual(records);
  // Groups get their times when they are saved.
  const groups = stores['groups']?.records.map((group) => ({ ...group, createdAt: 0, updatedAt: 0 }));
  expect(read?.extras.groups).toEqual(groups);
  expect(read?.extras.comparisons).toEqual(stores['comparisons']?.records);
}

test('a backup of an earlier build restores the records it was exported from', () =>
  expectWholeBackup(fileText('backup.json')));

test('an encrypted backup of an earlier build opens with its password', async () => {
  const sealed = parseSealed(fileText('sealed.json'));
  if (sealed === null) throw new Error('Cannot open sealed.json: not an encrypted backup');
  expect(await openSealed(sealed, '另一个密码')).toBeNull();
  await expectWholeBackup((await openSealed(sealed, PASSWORD)) ?? 'null');
});
