/** What a phone that takes its account back ends in other modules. */
import type { Tx } from '../../db/tables.ts';
import { eraseCalendars } from '../calendars/calendars.service.ts';
import { erasePasskeys } from '../passkey/passkey.service.ts';

/** Ends the passkeys and the addresses of calendars of an account. */
export async function endAccess(tx: Tx, accountId: string): Promise<void> {
  await erasePasskeys(tx, accountId);
  await eraseCalendars(tx, accountId);
}
