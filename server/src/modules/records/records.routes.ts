import { CALLS } from '@shangyuan/contract';
import { BOUNDS } from '../../bounds.ts';
import { AppError } from '../../errors.ts';
import type { TokenCallRegistrar, UserCallRegistrar } from '../../http/calls.ts';
import { presentRecord } from './records.present.ts';
import { readContact } from './contact.ts';
import {
  listChanges,
  listRevisions,
  remove,
  removeMany,
  restore,
  saveContact,
  saveManyOwn,
  saveOwn,
} from './records.service.ts';

/** Why one of many was refused. */
const presentRefusal = ({ reason, message, field, retryAfterSec }: AppError) => ({
  reason,
  msg: message,
  ...(field !== undefined && { field }),
  ...(retryAfterSec !== undefined && { retryAfterSec }),
});

export function recordRoutes(onUser: UserCallRegistrar, onToken: TokenCallRegistrar): void {
  onUser(
    CALLS.listRecords,
    async (ctx, input) => {
      const { items, ...page } = await listChanges(ctx, input);
      return { items: items.map(presentRecord), ...page };
    },
    { replica: 'anyTime' },
  );

  onToken(CALLS.saveRecord, async (ctx, input) => {
    const { record, ...outcome } = await saveOwn(ctx, input);
    return { record: presentRecord(record), ...outcome };
  });

  onToken(
    CALLS.saveRecords,
    async (ctx, { records }) => {
      const results = await saveManyOwn(ctx, records);
      return {
        results: results.map((result) => {
          if (result instanceof AppError) return presentRefusal(result);
          const { record, isAsSent, ...outcome } = result;
          const { body, ...rest } = presentRecord(record);
          return { record: isAsSent ? rest : { ...rest, body }, ...outcome };
        }),
      };
    },
    { bodyLimit: BOUNDS.batchBytes.limit },
  );

  onUser(CALLS.deleteRecords, async (ctx, { records }) => ({
    results: (await removeMany(ctx, records)).map((result) =>
      result instanceof AppError ? presentRefusal(result) : presentRecord(result),
    ),
  }));

  onUser(CALLS.deleteRecord, async (ctx, { id, purge, baseRevision }) =>
    presentRecord(await remove(ctx, id, purge, baseRevision)),
  );
  onUser(CALLS.restoreRecord, async (ctx, { id }) => presentRecord(await restore(ctx, id)));

  onUser(
    CALLS.listRevisions,
    async (ctx, { id }) =>
      (await listRevisions(ctx, id)).map((revision) => ({
        id: revision.id,
        body: { ...revision.body },
        revision: revision.revision,
        isConflict: revision.is_conflict,
        editedAt: revision.edited_at.toISOString(),
        keptAt: revision.kept_at.toISOString(),
      })),
    { replica: 'anyTime' },
  );

  onUser(CALLS.saveUserContact, async (ctx, { id, requestId, ...contact }) =>
    presentRecord(await saveContact(ctx, { id, requestId, body: readContact(contact) })),
  );
}
