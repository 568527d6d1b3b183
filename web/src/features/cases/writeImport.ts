/**
 * Writing an import that its reader has looked at: groups first, because cases name them.
 */
import { saveCases } from '../../lib/cases/caseDb.ts';
import { findComparison, saveComparisons } from '../../lib/cases/comparisonDb.ts';
import { addGroup, listGroups, saveGroups } from '../../lib/cases/groupDb.ts';
import type { CaseImport, FileExtras } from './caseFile.ts';
import type { TableImport } from './tableImport.ts';

/** Writes groups that are not here yet; one of the same name stands for the file's. @returns id here by id in the file */
async function writeGroups({ groups }: FileExtras): Promise<ReadonlyMap<string, string>> {
  const here = await listGroups();
  const idOf = new Map<string, string>();
  const fresh = groups.filter(({ id, name }) => {
    const known = here.find((group) => group.id === id || group.name === name);
    idOf.set(id, known?.id ?? id);
    return known === undefined;
  });
  await saveGroups(fresh.map((group, i) => ({ ...group, order: here.length + i, createdAt: Date.now() })));
  return idOf;
}

/** Writes what a file of cases brings that is new. @returns how many cases */
export async function writeFile({ fresh, extras }: CaseImport): Promise<number> {
  const idOf = await writeGroups(extras);
  await saveCases(
    fresh.map((record) => ({
      ...record,
      groupId: record.groupId === null ? null : (idOf.get(record.groupId) ?? null),
    })),
  );
  const known = await Promise.all(extras.comparisons.map(({ id }) => findComparison(id)));
  await saveComparisons(extras.comparisons.filter((_, i) => known[i] === null));
  return fresh.length;
}

/** Writes the rows of a table, with the groups they name. @returns how many cases */
export async function writeTable({ fresh, groupNames }: TableImport): Promise<number> {
  const idOf = new Map((await listGroups()).map(({ id, name }) => [name, id]));
  for (const name of new Set(groupNames.values()))
    if (!idOf.has(name)) idOf.set(name, (await addGroup(name, Date.now())).id);
  await saveCases(
    fresh.map((record) => ({ ...record, groupId: idOf.get(groupNames.get(record.id) ?? '') ?? null })),
  );
  return fresh.length;
}
