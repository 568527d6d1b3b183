/**
 * Writes a previewed import: groups first, because cases reference them. The last one can be undone.
 */
import { create } from 'zustand';
import { saveCases, trashCases } from '../../lib/cases/caseDb.ts';
import type { CaseRecord } from '../../lib/cases/caseRecord.ts';
import { findComparison, saveComparisons, trashComparisons } from '../../lib/cases/comparisonDb.ts';
import { addGroup, deleteGroup, listGroups, saveGroups } from '../../lib/cases/groupDb.ts';
import type { GroupRecord } from '../../lib/cases/groupRecord.ts';
import type { CaseImport, FileExtras } from './caseFile.ts';

/** What an import wrote. */
interface LastImport {
  readonly caseIds: readonly string[];
  readonly comparisonIds: readonly string[];
  readonly groups: readonly GroupRecord[];
}

/** The last import of this visit; null once it is taken back, or before there was one. */
export const useLastImport = create<{ readonly last: LastImport | null }>(() => ({ last: null }));

/** Writes groups that are not here yet; an existing group of the same name replaces the file's. */
async function writeGroups({ groups }: FileExtras): Promise<{
  /** Id here by id in the file. */
  readonly idOf: ReadonlyMap<string, string>;
  readonly added: readonly GroupRecord[];
}> {
  const here = await listGroups();
  const idOf = new Map<string, string>();
  const fresh = groups.filter(({ id, name }) => {
    const existing = here.find((group) => group.id === id || group.name === name);
    idOf.set(id, existing?.id ?? id);
    return existing === undefined;
  });
  const added = fresh.map((group, i) => ({ ...group, order: here.length + i, createdAt: Date.now() }));
  await saveGroups(added);
  return { idOf, added };
}

/** Writes the new records of a file of cases. @returns how many cases */
export async function writeFile({ fresh, extras }: CaseImport): Promise<number> {
  const { idOf, added } = await writeGroups(extras);
  await saveCases(
    fresh.map((record) => ({
      ...record,
      groupId: record.groupId === null ? null : (idOf.get(record.groupId) ?? null),
    })),
  );
  const existing = await Promise.all(extras.comparisons.map(({ id }) => findComparison(id)));
  const comparisons = extras.comparisons.filter((_, i) => existing[i] === null);
  await saveComparisons(comparisons);
  useLastImport.setState({
    last: {
      caseIds: fresh.map(({ id }) => id),
      comparisonIds: comparisons.map(({ id }) => id),
      groups: added,
    },
  });
  return fresh.length;
}

/** Writes cases of a table, with the groups they name. @returns how many cases */
export async function writeTable(
  fresh: readonly CaseRecord[],
  groupNames: ReadonlyMap<string, string>,
): Promise<number> {
  const idOf = new Map((await listGroups()).map(({ id, name }) => [name, id]));
  const added: GroupRecord[] = [];
  for (const name of new Set(fresh.flatMap(({ id }) => groupNames.get(id) ?? []))) {
    if (idOf.has(name)) continue;
    const group = await addGroup(name, Date.now());
    added.push(group);
    idOf.set(name, group.id);
  }
  await saveCases(
    fresh.map((record) => ({ ...record, groupId: idOf.get(groupNames.get(record.id) ?? '') ?? null })),
  );
  useLastImport.setState({
    last: { caseIds: fresh.map(({ id }) => id), comparisonIds: [], groups: added },
  });
  return fresh.length;
}

/** Takes the last import back: its cases and comparisons go to the trash as one, the groups it made go. */
export async function undoLastImport(nowMs: number): Promise<void> {
  const { last: written } = useLastImport.getState();
  if (written === null) return;
  await trashCases(written.caseIds, nowMs);
  await trashComparisons(written.comparisonIds, nowMs);
  // Cases in the trash lose the group, which was created for them.
  for (const group of written.groups) await deleteGroup(group, nowMs);
  useLastImport.setState({ last: null });
}
