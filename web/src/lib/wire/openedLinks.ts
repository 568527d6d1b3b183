/**
 * Links to charts that were opened for a use: like a chart that was cast, one of them costs nothing when it is opened again by the
 * same user on this device.
 */
import { readJson, STORAGE_KEYS, writeItem } from '../device/storage.ts';
import { useSession } from './session.ts';

/** As many as are remembered; the oldest go first. */
const MOST = 200;

function read(): readonly string[] {
  const stored = readJson(STORAGE_KEYS.openedLinks) as { userId?: unknown; texts?: unknown } | null;
  const userId = useSession.getState().user?.id ?? '';
  return userId !== '' && stored?.userId === userId && Array.isArray(stored.texts)
    ? (stored.texts as string[])
    : [];
}

/** Whether the user who is logged in has opened this link for a use. */
export function isLinkOpened(text: string): boolean {
  return read().includes(text);
}

/** Remembers that a link was opened for a use. */
export function rememberLink(text: string): void {
  const userId = useSession.getState().user?.id ?? '';
  const texts = [...new Set([...read(), text])].slice(-MOST);
  writeItem(STORAGE_KEYS.openedLinks, JSON.stringify({ userId, texts }));
}
