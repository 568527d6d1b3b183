/** Whether the server can do its work. */
import type { Db } from '../../db/tables.ts';
import { askDatabase } from './health.store.ts';

/** Whether the database answers. */
export async function isDatabaseThere(db: Db): Promise<boolean> {
  return askDatabase(db).then(
    () => true,
    () => false,
  );
}
