/**
 * What follows a write to the device's database: the request that the browser keeps it, and a message where it failed. Loaded after the
 * first page.
 */
import { watchDevice } from '../lib/cases/db.ts';
import { showToast } from '../lib/page/toast.ts';

/** Errors of a failed write to the device's database; without a toast the button would seem to do nothing. */
const WRITE_ERRORS = ['UnknownError', 'InvalidStateError', 'TransactionInactiveError', 'ConstraintError'];

function reportWriteFailure({ reason }: PromiseRejectionEvent): void {
  if (!(reason instanceof DOMException)) return;
  if (reason.name === 'QuotaExceededError') showToast('本机空间不足，没有存下来');
  else if (WRITE_ERRORS.includes(reason.name)) showToast('没有存下来，请重试');
}

let isPersistenceRequested = false;

/**
 * Requests persistent storage once per visit, where it has not been granted: browsers clear the storage of sites that are rarely
 * used. Some prompt the user, so it follows a save.
 */
async function requestPersistence(): Promise<void> {
  if (isPersistenceRequested) return;
  isPersistenceRequested = true;
  const storage: StorageManager | undefined = navigator.storage;
  if (storage?.persist === undefined || (await storage.persisted())) return;
  await storage.persist();
}

/** Watches the writes of this visit. */
export function watchWrites(): void {
  addEventListener('unhandledrejection', reportWriteFailure);
  // After a write: the right moment to request persistent storage.
  watchDevice(() => void requestPersistence().catch(() => undefined));
}
