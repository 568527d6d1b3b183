/**
 * Groups in the device's database. Deleting one leaves its cases without a group, and can be undone.
 */
import { newId } from '../device/newId.ts';
import { protectTyped } from '../script/script.ts';
import { edited, openDevice, notifyAll } from './db.ts';
import { GROUP_COLOURS, orderGroups, type GroupRecord } from './groupRecord.ts';

/** Living groups in their order. */
export async function listGroups(): Promise<readonly GroupRecord[]> {
  const groups = await (await openDevice()).getAll('groups');
  protectTyped(
    [],
    groups.map(({ name }) => name),
  );
  return orderGroups(groups.filter(({ deletedAt }) => deletedAt === 0));
}

/** Saves groups, new or changed. */
export async function saveGroups(groups: readonly GroupRecord[]): Promise<void> {
  const transaction = (await openDevice()).transaction('groups', 'readwrite');
  await Promise.all(groups.map((group) => transaction.store.put(edited(group))));
  await transaction.done;
  notifyAll();
}

/** Makes a group, last in the list. @returns it */
export async function addGroup(name: string, nowMs: number): Promise<GroupRecord> {
  const groups = await listGroups();
  const group: GroupRecord = {
    id: newId(),
    name: name.trim(),
    colour: GROUP_COLOURS[groups.length % GROUP_COLOURS.length] ?? '木',
    order: (groups.at(-1)?.order ?? -1) + 1,
    createdAt: nowMs,
    updatedAt: nowMs,
    deletedAt: 0,
  };
  await saveGroups([group]);
  return group;
}

/** Deletes a group; its cases stay, without one. @returns undoes both */
export async function deleteGroup(group: GroupRecord, nowMs: number): Promise<() => Promise<void>> {
  const transaction = (await openDevice()).transaction(['groups', 'cases'], 'readwrite');
  const cases = await transaction.objectStore('cases').index('groupId').getAll(group.id);
  await Promise.all([
    transaction.objectStore('groups').put(edited({ ...group, deletedAt: nowMs })),
    ...cases.map((record) => transaction.objectStore('cases').put(edited({ ...record, groupId: null }))),
  ]);
  await transaction.done;
  notifyAll();
  return async () => {
    const back = (await openDevice()).transaction(['groups', 'cases'], 'readwrite');
    const store = back.objectStore('cases');
    const now = await Promise.all(cases.map(({ id }) => store.get(id)));
    await Promise.all([
      back.objectStore('groups').put(edited(group)),
      // A case moved to another group since then stays there.
      ...now.flatMap((record) =>
        record?.groupId === null ? [store.put(edited({ ...record, groupId: group.id }))] : [],
      ),
    ]);
    await back.done;
    notifyAll();
  };
}
