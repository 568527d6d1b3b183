/**
 * The own picture: the account's, kept on this device as well so that it is there at once and offline.
 */
import type { CALLS, OutputOf } from '@shangyuan/contract';
import { useEffect } from 'react';
import { create } from 'zustand';
import { readJson, STORAGE_KEYS, writeItem } from '../device/storage.ts';
import { useSession } from './session.ts';

/** The picture as it is kept: whose, WebP as base64 ('' for none), and when it was changed ('' without one). */
interface KeptAvatar {
  readonly userId: string;
  readonly image: string;
  readonly changedAt: string;
}

const NONE: KeptAvatar = { userId: '', image: '', changedAt: '' };

function isKept(value: unknown): value is KeptAvatar {
  if (typeof value !== 'object' || value === null) return false;
  return (['userId', 'image', 'changedAt'] as const).every(
    (key) => typeof Reflect.get(value, key) === 'string',
  );
}

function readKept(): KeptAvatar {
  const stored = readJson(STORAGE_KEYS.avatar);
  return isKept(stored) ? stored : NONE;
}

const useKept = create<KeptAvatar>(readKept);

useSession.subscribe(({ isReady, user }) => {
  if (isReady && user === null && useKept.getState().userId !== '') keep(NONE);
});

function keep(avatar: KeptAvatar): void {
  useKept.setState(avatar);
  writeItem(STORAGE_KEYS.avatar, avatar.userId === '' ? null : JSON.stringify(avatar));
}

/** Takes what the server says of the picture of a user. */
export function takeAvatar(userId: string, { image, changedAt }: OutputOf<typeof CALLS.getAvatar>): void {
  if (image !== null) keep({ userId, image, changedAt });
}

/** The picture's address, null where there is none; the server is asked whether it has changed. */
export function useAvatar(): string | null {
  const userId = useSession(({ user }) => user?.id ?? '');
  const kept = useKept();
  useEffect(() => {
    if (userId !== '') void refresh(userId).catch(() => undefined);
  }, [userId]);
  return kept.userId !== userId || kept.image === '' ? null : `data:image/webp;base64,${kept.image}`;
}

async function refresh(userId: string): Promise<void> {
  const { callApi, QUIET } = await import('./api.ts');
  const kept = useKept.getState();
  const isKnown = kept.userId === userId && kept.changedAt !== '';
  takeAvatar(userId, await callApi('getAvatar', isKnown ? { known: kept.changedAt } : {}, QUIET));
}
