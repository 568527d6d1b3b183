/**
 * Asking the browser to keep what a reader saves: it clears the storage of sites it thinks forgotten.
 */

let isRequested = false;

/** Asks once a visit, where it has not been granted; some browsers ask the reader, so it comes after something was saved. */
export async function requestPersistence(): Promise<void> {
  if (isRequested) return;
  isRequested = true;
  const storage: StorageManager | undefined = navigator.storage;
  if (storage?.persist === undefined || (await storage.persisted())) return;
  await storage.persist();
}
