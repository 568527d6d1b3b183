/**
 * Who is logged in on this device, and the feature flags.
 */
import { SWITCH_KEYS, type SwitchKey, type UserInfo } from '@shangyuan/contract';
import { create } from 'zustand';
import { protectTyped } from '../script/script.ts';
import { readSealed, STORAGE_KEYS, writeItem, writeSealed } from '../device/storage.ts';

interface Session {
  /** False until the stored profile has been read. */
  readonly isReady: boolean;
  readonly user: UserInfo | null;
  /** The server has ended the session of this device, as another device or the operator can. */
  readonly isEnded: boolean;
  /** SwitchValue: every flag is true unless the server sends false. */
  readonly flags: Readonly<Record<SwitchKey, boolean>>;
}

/** Session state; written only by the functions below. */
export const useSession = create<Session>(() => ({
  isReady: false,
  user: null,
  isEnded: false,
  flags: Object.fromEntries(SWITCH_KEYS.map((key) => [key, true])) as Record<SwitchKey, boolean>,
}));

function isUser(value: unknown): value is UserInfo {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    value.id !== ''
  );
}

useSession.subscribe(({ user }) => {
  if (user !== null) protectTyped([user.nickName, user.username]);
});

let loading: Promise<void> | null = null;

/** Reads the profile of this device, once. */
export function loadSession(): Promise<void> {
  loading ??= readSealed(STORAGE_KEYS.user).then((user) =>
    useSession.setState({ isReady: true, user: isUser(user) ? user : null }),
  );
  return loading;
}

/** Stores a profile, with the session's handle after a login; null logs out. */
export async function saveUser(user: UserInfo | null, token?: string): Promise<void> {
  useSession.setState({ user, isEnded: false });
  if (user === null) {
    writeItem(STORAGE_KEYS.user, null);
    writeItem(STORAGE_KEYS.token, null);
    return;
  }
  if (token !== undefined) writeItem(STORAGE_KEYS.token, token);
  await writeSealed(STORAGE_KEYS.user, user);
}

/** Logs a device out whose session the server has ended. */
export async function endSession(): Promise<void> {
  const saved = saveUser(null);
  useSession.setState({ isEnded: true });
  await saved;
}

/** Sets the switches in the server's answer; the others are unchanged. */
export function saveFlags(flags: Partial<Record<SwitchKey, boolean>>): void {
  useSession.setState((session) => ({ flags: { ...session.flags, ...flags } }));
}

/** Who is asking, as far as access minds. */
export type SessionUser = Pick<UserInfo, 'id' | 'isVip'>;

/** Whether a user is a member now. */
export function isMember(user: SessionUser | null): boolean {
  return user !== null && user.isVip !== '0';
}

/** One feature flag. */
export function useFlag(key: SwitchKey): boolean {
  return useSession((session) => session.flags[key]);
}
