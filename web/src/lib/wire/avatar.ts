/**
 * The user's picture: the account's, stored on this device as well so that it is there at once and offline.
 */
import type { CALLS, OutputOf } from '@shangyuan/contract';
import { useEffect } from 'react';
import { create } from 'zustand';
import { readJson, STORAGE_KEYS, writeItem } from '../device/storage.ts';
import { useSession } from './session.ts';

/** The stored picture: whose, WebP as base64 ('' for none), and when it was changed ('' without one). */
interface CachedAvatar {
  readonly userId: string;
  readonly image: string;
  readonly changedAt: string;
}

const NONE: CachedAvatar = { userId: '', image: '', changedAt: '' };

function isCachedAvatar(value: unknown): value is CachedAvatar {
  if (typeof value !== 'object' || value === null) return false;
  return (['userId', 'image', 'changedAt'] as const).every(
    (key) => typeof Reflect.get(value, key) === 'string',
  );
}

function readCached(): CachedAvatar {
  const stored = readJson(STORAGE_KEYS.avatar);
  return isCachedAvatar(stored) ? stored : NONE;
}

const useCachedAvatar = create<CachedAvatar>(readCached);

useSession.subscribe(({ isReady, user }) => {
  if (isReady && user === null && useCachedAvatar.getState().userId !== '') setCached(NONE);
});

function setCached(avatar: CachedAvatar): void {
  useCachedAvatar.setState(avatar);
  writeItem(STORAGE_KEYS.avatar, avatar.userId === '' ? null : JSON.stringify(avatar));
}

/** Takes what the server says of the picture of a user. */
export function storeAvatar(userId: string, { image, changedAt }: OutputOf<typeof CALLS.getAvatar>): void {
  if (image !== null) setCached({ userId, image, changedAt });
}

/** The picture's address, null where there is none; requests it again where it has changed. */
export function useAvatar(): string | null {
  const userId = useSession(({ user }) => user?.id ?? '');
  const cached = useCachedAvatar();
  useEffect(() => {
    if (userId !== '') void refresh(userId).catch(() => undefined);
  }, [userId]);
  return cached.userId !== userId || cached.image === '' ? null : `data:image/webp;base64,${cached.image}`;
}

async function refresh(userId: string): Promise<void> {
  const { callApi, QUIET } = await import('./api.ts');
  const cached = useCachedAvatar.getState();
  const isKnown = cached.userId === userId && cached.changedAt !== '';
  storeAvatar(userId, await callApi('getAvatar', isKnown ? { known: cached.changedAt } : {}, QUIET));
}
