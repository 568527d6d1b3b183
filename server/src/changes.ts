/**
 * Invalidates cached values when the database notifies us of a change.
 */
import type { Parts } from './context.ts';
import type { Listener } from './db/listen.ts';

/** Channel of the triggers in server/migrations. */
const CHANNEL = 'shangyuan';

type ListenerParts = Pick<Parts, 'database' | 'cache' | 'wireKeys' | 'log'>;

/** Listens until it is closed. */
export async function listenForChanges({ database, cache, wireKeys, log }: ListenerParts): Promise<Listener> {
  return database.listen(CHANNEL, (table) => {
    cache.invalidate(table ?? undefined);
    if (table === 'wire_key' || table === null)
      wireKeys
        .refresh()
        .catch((error: Error) => log.error({ errorName: error.name }, 'the payload keys could not be read'));
  });
}
