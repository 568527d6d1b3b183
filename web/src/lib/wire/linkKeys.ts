/**
 * Keys by which links to charts are checked: stored on the device, so that a link opens without a network, and
 * requested again where a link names an unknown one.
 */
import type { LinkKey } from '@shangyuan/contract';
import { callApi, QUIET } from './api.ts';
import { readJson, STORAGE_KEYS, writeItem } from '../device/storage.ts';

/** The keys that this device has. */
export function cachedLinkKeys(): readonly LinkKey[] {
  const stored = readJson(STORAGE_KEYS.linkKeys);
  return Array.isArray(stored) ? (stored as LinkKey[]) : [];
}

/** Requests the server's keys. @returns null where it does not answer */
export async function fetchLinkKeys(): Promise<readonly LinkKey[] | null> {
  const keys = await callApi('listLinkKeys', {}, QUIET).catch(() => null);
  if (keys !== null) writeItem(STORAGE_KEYS.linkKeys, JSON.stringify(keys));
  return keys;
}

/** Requests the keys once in the life of a device, before the first link is opened on it. */
export async function refreshLinkKeys(): Promise<void> {
  if (cachedLinkKeys().length === 0) await fetchLinkKeys();
}
