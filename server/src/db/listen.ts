/**
 * Receives notifications of a database channel, on a separate connection that is reopened when it breaks.
 */
import { Client } from 'pg';
import { SECOND_MS } from '../duration.ts';

/** Gets the text of a notice, or null where some may have been missed. */
export type OnNotification = (payload: string | null) => void;

/** Ends the listening. */
export type Listener = { readonly close: () => Promise<void> };

const FIRST_WAIT_MS = SECOND_MS;
const LONGEST_WAIT_MS = 30 * SECOND_MS;

/** Listens on a PostgreSQL; the first connection may fail like any later one. */
export function listenOnPostgres(url: string, channel: string, onNotification: OnNotification): Listener {
  let isClosed = false;
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let waitMs = FIRST_WAIT_MS;

  const later = () => {
    if (isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(() => void connect(), waitMs);
    timer.unref();
    waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS);
  };
  const connect = async () => {
    const next = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 5 * SECOND_MS,
    });
    next.on('notification', (message) => onNotification(message.payload ?? null));
    next.on('error', () => {});
    next.on('end', later);
    try {
      await next.connect();
      client = next;
      if (isClosed) return await next.end();
      await next.query(`LISTEN ${channel}`);
      waitMs = FIRST_WAIT_MS;
      onNotification(null);
    } catch {
      await next.end().catch(() => {});
      later();
    }
  };
  void connect();
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
