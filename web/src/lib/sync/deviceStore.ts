/**
 * The device's side of synchronisation: cases, groups and comparisons in its database, starred days and settings beside it.
 */
import type { RecordKind } from '@shangyuan/contract';
import { civilDateOf, jdnOf } from '@shangyuan/engine/time';
import { openDevice, notifyAll } from '../cases/db.ts';
import { useSavedDays } from '../device/savedDays.ts';
import { useSettings, type Settings } from '../device/settings.ts';
import { formatDate, parseDate } from '../words/dateText.ts';
import { caseOfBody } from './caseOfBody.ts';
import { canonicalJson, type Body } from './mergeBodies.ts';
import type { DeviceRecord, SyncStore } from './syncPorts.ts';
import { addSyncNews, readSyncAccount, writeSyncAccount } from './syncState.ts';

const STORES = { case: 'cases', group: 'groups', comparison: 'comparisons' } as const;
type StoredKind = keyof typeof STORES;
const KINDS = Object.keys(STORES) as StoredKind[];

const isStored = (kind: RecordKind): kind is StoredKind => kind in STORES;

/** Ids of the account: a record that came from a file under another id stays on the device. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The one record of the settings. */
const SETTING_ID = '00000000-0000-8000-8000-000000000000';
const DAY_PREFIX = '00000000-0000-8000-8001-';

/** Id of a starred day: the same on every device. */
function dayIdOf(jdn: number): string {
  return DAY_PREFIX + jdn.toString(16).padStart(12, '0');
}

/** Settings that follow the account; theme and size of text belong to the screen they were chosen on. */
const SHARED = [
  'rules',
  'showShensha',
  'wuxingMark',
  'almanacPreset',
  'reportDepth',
] as const satisfies readonly (keyof Settings)[];

function settingBody(): Body {
  const settings = useSettings.getState();
  return Object.fromEntries(SHARED.map((name) => [name, settings[name]]));
}

interface Stored {
  readonly id: string;
  readonly deletedAt: number;
  readonly editedAt?: number;
}

function deviceRecord(kind: StoredKind, { id, deletedAt, editedAt = 0, ...body }: Stored): DeviceRecord {
  return { id, kind, text: canonicalJson(body), isDeleted: deletedAt !== 0, editedAt };
}

/** Every record of the device that can be synchronised. */
async function readAll(): Promise<readonly DeviceRecord[]> {
  const db = await openDevice();
  const stored = await Promise.all(
    KINDS.map(async (kind) => {
      const records: readonly Stored[] = await db.getAll(STORES[kind]);
      return records.filter(({ id }) => UUID.test(id)).map((record) => deviceRecord(kind, record));
    }),
  );
  const { jdns, affairs } = useSavedDays.getState();
  const days = jdns.map((jdn): DeviceRecord => {
    const { [jdn]: affair } = affairs;
    const date = formatDate(civilDateOf(jdn as ReturnType<typeof jdnOf>));
    const text = canonicalJson(affair === undefined ? { date } : { date, affair });
    return { id: dayIdOf(jdn), kind: 'day', text, isDeleted: false, editedAt: 0 };
  });
  const setting = {
    id: SETTING_ID,
    kind: 'setting',
    text: canonicalJson(settingBody()),
    isDeleted: false,
    editedAt: 0,
  } as const;
  return [...stored.flat(), ...days, setting];
}

/** After a record that came from the account, so that lists are read again once for many records. */
const NOTIFY_MS = 100;
let notifyTimer = 0;

function notifySoon(): void {
  if (notifyTimer !== 0) return;
  notifyTimer = window.setTimeout(() => {
    notifyTimer = 0;
    notifyAll();
  }, NOTIFY_MS);
}

type Next = Parameters<SyncStore['replace']>[2];

/**
 * A record as stored on the device, from a body that another device or an older client wrote; null where it is invalid.
 */
async function storedOf(kind: StoredKind, id: string, next: NonNullable<Next>): Promise<Stored | null> {
  const { body, deletedAt, editedAt } = next;
  const stored = kind === 'case' ? await caseOfBody(id, body, next) : { ...body, id, deletedAt };
  return stored === null ? null : { ...stored, editedAt };
}

async function replaceStored(
  kind: StoredKind,
  id: string,
  expected: DeviceRecord | null,
  next: Next,
): Promise<boolean> {
  // Cast first: a transaction does not wait for anything else.
  const put = next === null ? null : await storedOf(kind, id, next);
  if (next !== null && put === null) return true;
  const transaction = (await openDevice()).transaction(STORES[kind], 'readwrite');
  const now: Stored | undefined = await transaction.store.get(id);
  const current = now === undefined ? null : deviceRecord(kind, now);
  const isSame = current?.text === expected?.text && current?.isDeleted === expected?.isDeleted;
  if (isSame) await (put === null ? transaction.store.delete(id) : transaction.store.put(put as never));
  await transaction.done;
  if (isSame) notifySoon();
  return isSame;
}

function replaceDay(expected: DeviceRecord | null, body: Body | null, isDeleted: boolean): boolean {
  const { jdns, affairs, toggle } = useSavedDays.getState();
  const text = expected?.text ?? canonicalJson(body);
  const { date: given } = JSON.parse(text) as { readonly date?: unknown };
  const date = typeof given === 'string' ? parseDate(given) : null;
  if (date === null) return true;
  const jdn = jdnOf(date);
  const affair = typeof body?.['affair'] === 'string' ? body['affair'] : '';
  const isStarring = body !== null && !isDeleted;
  const isStarred = jdns.includes(jdn);
  if (isStarred && (!isStarring || (affairs[jdn] ?? '') !== affair)) toggle(jdn);
  if (isStarring && (!isStarred || (affairs[jdn] ?? '') !== affair)) toggle(jdn, affair);
  return true;
}

function replaceSetting(expected: DeviceRecord | null, body: Body): boolean {
  if (canonicalJson(settingBody()) !== expected?.text) return false;
  const known = SHARED.filter((name) => name in body).map((name) => [name, body[name]]);
  useSettings.getState().set(Object.fromEntries(known));
  return true;
}

/** The device as a run of synchronisation sees it. */
export const deviceStore: SyncStore = {
  readAll,
  readSynced: async () => (await openDevice()).getAll('synced'),
  replace: async ({ id, kind }, expected, next) => {
    if (isStored(kind)) return replaceStored(kind, id, expected, next);
    if (kind === 'day') return replaceDay(expected, next?.body ?? null, (next?.deletedAt ?? 0) !== 0);
    return next === null ? true : replaceSetting(expected, next.body);
  },
  save: async (rows) => {
    const transaction = (await openDevice()).transaction('synced', 'readwrite');
    await Promise.all(rows.map((row) => transaction.store.put(row)));
    await transaction.done;
  },
  forget: async (id) => (await openDevice()).delete('synced', id),
  readCursor: () => readSyncAccount()?.cursor ?? 0,
  saveCursor: (cursor) => {
    const account = readSyncAccount();
    if (account !== null) writeSyncAccount({ ...account, cursor });
  },
  addNews: addSyncNews,
};

/** Forgets what any account has, so that everything here is new to the next. */
export async function forgetAccount(): Promise<void> {
  await (await openDevice()).clear('synced');
}
