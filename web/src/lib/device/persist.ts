/**
 * Requests persistent storage from the browser, which clears the storage of sites that are rarely used.
 */

let isRequested = false;

/** Requests it once per visit, where it has not been granted; some browsers prompt the user, so it follows a save. */
export async function requestPersistence(): Promise<void> {
  if (isRequested) return;
  isRequested = true;
  const storage: StorageManager | undefined = navigator.storage;
  if (storage?.persist === undefined || (await storage.persisted())) return;
  await storage.persist();
}
