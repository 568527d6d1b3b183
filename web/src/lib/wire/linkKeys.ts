/**
 * Keys by which links to charts are checked: stored on the device, so that a link opens without a network, and
 * requested again where a link names an unknown one.
 */
import { isSuccess, TIMES, type Envelope, type LinkKey } from '@shangyuan/contract';
import { readJson, STORAGE_KEYS, writeItem } from '../device/storage.ts';

/** The call `listLinkKeys`, requested without the table of all calls, which a first link would wait for; boot.js requests it early. */
export const LINK_KEYS_PATH = '/api/chartLink/keys';

/** The keys that this device has. */
export function cachedLinkKeys(): readonly LinkKey[] {
  const stored = readJson(STORAGE_KEYS.linkKeys);
  return Array.isArray(stored) ? (stored as LinkKey[]) : [];
}

let pending: Promise<readonly LinkKey[] | null> | null = null;

async function requestKeys(): Promise<readonly LinkKey[] | null> {
  const response = await fetch(`.${LINK_KEYS_PATH}`, { signal: AbortSignal.timeout(TIMES.networkTimeoutMs) });
  const answer = (await response.json()) as Envelope<readonly LinkKey[]>;
  if (!isSuccess(answer)) return null;
  writeItem(STORAGE_KEYS.linkKeys, JSON.stringify(answer.data));
  return answer.data;
}

/** Requests the server's keys; at most once at a time. @returns null where it does not answer */
export function fetchLinkKeys(): Promise<readonly LinkKey[] | null> {
  pending ??= requestKeys()
    .catch(() => null)
    .finally(() => {
      pending = null;
    });
  return pending;
}

/** Requests the keys once in the life of a device, before the first link is opened on it. */
export async function refreshLinkKeys(): Promise<void> {
  if (cachedLinkKeys().length === 0) await fetchLinkKeys();
}
