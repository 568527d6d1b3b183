/**
 * Everything a reader has made on this device, gone: records in the database, drafts, starred days. Looks and rules stay.
 */
import { forgetAll } from '../device/erase.ts';
import { openDevice, notifyAll } from './db.ts';

const PRESERVED_KEYS = new Set(['zh_settings']);

/** Empties the device. It cannot be undone. */
export async function clearDevice(): Promise<void> {
  const db = await openDevice();
  for (const store of db.objectStoreNames) await db.clear(store);
  forgetAll();
  for (const key of Object.keys(localStorage))
    if (key.startsWith('zh_') && !PRESERVED_KEYS.has(key)) localStorage.removeItem(key);
  notifyAll();
}
