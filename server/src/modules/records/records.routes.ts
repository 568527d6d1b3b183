import { CALLS } from '@shangyuan/contract';
import type { UserCallRegistrar } from '../../http/calls.ts';
import { presentRecord } from './records.present.ts';
import { checkBirthday } from './birthday.ts';
import { listChanges, listRevisions, remove, restore, save, saveOnce } from './records.service.ts';

export function recordRoutes(onUser: UserCallRegistrar): void {
  onUser(CALLS.listRecords, async (ctx, input) => {
    const { items, cursor, hasMore } = await listChanges(ctx, input);
    return { items: items.map(presentRecord), cursor, hasMore };
  });

  onUser(CALLS.saveRecord, async (ctx, input) => {
    const { record, kept } = await save(ctx, input);
    return { record: presentRecord(record), kept };
  });

  onUser(CALLS.deleteRecord, async (ctx, { id, purge }) => presentRecord(await remove(ctx, id, purge)));
  onUser(CALLS.restoreRecord, async (ctx, { id }) => presentRecord(await restore(ctx, id)));

  onUser(CALLS.listRevisions, async (ctx, { id }) =>
    (await listRevisions(ctx, id)).map((revision) => ({
      body: { ...revision.body },
      editedAt: revision.edited_at.toISOString(),
      keptAt: revision.kept_at.toISOString(),
    })),
  );

  onUser(CALLS.saveUserContact, async (ctx, { id, requestId, ...contact }) => {
    checkBirthday(contact);
    const { name, sex, groupId, relation, remark, ...birth } = contact;
    const body = { name, sex, birth, relation, remark, ...(groupId === undefined ? {} : { groupId }) };
    if (id === undefined) return presentRecord(await saveOnce(ctx, requestId, { kind: 'case', body }));
    const editedAt = ctx.clock.now().toISOString();
    return presentRecord((await save(ctx, { id, kind: 'case', body, editedAt })).record);
  });
}
