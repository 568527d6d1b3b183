/**
 * What a server keeps in memory is read again when the database says that it was changed.
 */
import type { Parts } from './context.ts';
import type { Listener } from './db/listen.ts';

/** Channel of the triggers in server/migrations. */
const CHANNEL = 'shangyuan';

type Keeping = Pick<Parts, 'database' | 'kept' | 'wireKeys' | 'log'>;

/** Listens until it is closed. */
export async function followChanges({ database, kept, wireKeys, log }: Keeping): Promise<Listener> {
  return database.listen(CHANNEL, (table) => {
    kept.forget(table ?? undefined);
    if (table === 'wire_key' || table === null)
      wireKeys
        .refresh()
        .catch((error: Error) => log.error({ errorName: error.name }, 'the payload keys could not be read'));
  });
}
