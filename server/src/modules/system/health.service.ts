/** Whether the server can do its work. */
import { SECOND_MS } from '../../duration.ts';
import type { Db } from '../../db/tables.ts';
import { pingDatabase } from './health.store.ts';

/** A supervisor does not wait for a database that is frozen. */
const TIMEOUT_MS = 1.5 * SECOND_MS;

/** Whether the database answers, and soon. */
export async function isDatabaseReachable(db: Db): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), TIMEOUT_MS);
  });
  const answer = pingDatabase(db).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}
