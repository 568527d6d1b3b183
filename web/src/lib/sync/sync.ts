/**
 * When synchronisation runs: when the app is shown, when something was changed, when the network is back; in one tab at a time.
 */
import { watchDevice } from '../cases/db.ts';
import { useSavedDays } from '../device/savedDays.ts';
import { useSettings } from '../device/settings.ts';
import { callApi, CallError, QUIET } from '../wire/api.ts';
import { useSession } from '../wire/session.ts';
import { newId } from '../device/newId.ts';
import { TEXTS_VERSION } from '../words/textsVersion.ts';
import { accountWire } from './accountWire.ts';
import { deviceStore, forgetAccount } from './deviceStore.ts';
import { followMerged } from './followMerged.ts';
import { WaitError } from './syncPorts.ts';
import { isChanged, refusalOf } from './syncRules.ts';
import { syncRun } from './syncRun.ts';
import { NONE_REFUSED, readSyncAccount, useSync, writeSyncAccount, type SyncPhase } from './syncState.ts';

const LOCK = 'zh_sync';
/** After a change, so that a burst of them is one run. */
const DEBOUNCE_MS = 1_500;
const AGAIN_MS = 60_000;
/** Interval at which a visible page requests the changes of other devices. */
const LOOK_MS = 60_000;
/** Jitter: devices that were sent away together must not return in the same second. */
const SPREAD_MS = 5_000;
/** Runs one after another while something changes under them. */
const MOST_RUNS = 5;

let timer = 0;
let isWatching = false;
let isRunning = false;
/** The server requires a wait until then, UTC milliseconds. */
let waitsUntil = 0;

/** Counts what has not got to the account and what waits to be settled. */
async function snapshot(): Promise<void> {
  const [records, rows] = await Promise.all([deviceStore.readAll(), deviceStore.readSynced()]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const here = new Set(records.map(({ id }) => id));
  const changed = new Set<string>();
  const refused = { ...NONE_REFUSED };
  for (const record of records) {
    const row = byId.get(record.id);
    if (!isChanged(record, row)) continue;
    const why = record.isDeleted ? null : refusalOf(record, row);
    if (why === null) changed.add(record.id);
    else refused[why] += 1;
  }
  const removed = rows.filter((row) => !here.has(row.id) && isChanged(undefined, row)).map(({ id }) => id);
  useSync.setState({
    pendingIds: new Set([...changed, ...removed]),
    conflictIds: new Set(rows.filter(({ conflicts }) => conflicts > 0).map(({ id }) => id)),
    refused,
  });
}

function phaseOf(error: unknown): SyncPhase {
  if (error instanceof WaitError) return 'waiting';
  if (!(error instanceof CallError)) throw error;
  if (error.reason === null) return 'offline';
  return error.reason === 'tooOften' || error.reason === 'busy' ? 'waiting' : 'failed';
}

/** How long to wait before going on. */
function waitOf(error: unknown): number {
  const sec =
    error instanceof WaitError ? error.waitSec : error instanceof CallError ? error.retryAfterSec : null;
  return (sec === null ? AGAIN_MS : sec * 1_000) + Math.random() * SPREAD_MS;
}

async function runs(hasRoom: boolean): Promise<void> {
  const { pendingIds: before, lastAt: last } = useSync.getState();
  // Fetching changes is not worth a line that appears and vanishes.
  if (before.size > 0 || last === 0 || hasRoom) useSync.setState({ phase: 'running' });
  isRunning = true;
  let isUnfinished = false;
  try {
    for (let count = 0; count < MOST_RUNS; count++) {
      ({ isUnfinished } = await syncRun(deviceStore, accountWire, () => new Date(), hasRoom));
      if (!isUnfinished) break;
    }
    const account = readSyncAccount();
    const lastAt = Date.now();
    if (account !== null) writeSyncAccount({ ...account, lastAt });
    useSync.setState({ phase: account === null ? 'off' : 'idle', lastAt });
  } catch (error) {
    const phase = phaseOf(error);
    useSync.setState({ phase });
    if (phase === 'waiting') {
      const waitMs = waitOf(error);
      waitsUntil = Date.now() + waitMs;
      later(waitMs);
    }
  } finally {
    isRunning = false;
    await snapshot();
  }
  const { phase, pendingIds } = useSync.getState();
  // Changed while the run was under way.
  if (phase === 'idle' && pendingIds.size > 0) later(isUnfinished ? AGAIN_MS : DEBOUNCE_MS);
}

/** Whether this device follows the account that is logged in. */
function isFollowing(): boolean {
  const account = readSyncAccount();
  return account !== null && account.accountId === useSession.getState().user?.id;
}

/**
 * Synchronises now, unless another tab does.
 *
 * @param hasRoom the user pressed: records refused for lack of room are sent again, and a wait is cut short
 */
export async function syncNow(hasRoom = false): Promise<void> {
  clearTimeout(timer);
  if (!isFollowing()) return;
  const waitMs = waitsUntil - Date.now();
  if (waitMs > 0 && !hasRoom) {
    await snapshot();
    later(waitMs);
    return;
  }
  if (!navigator.onLine) {
    await snapshot();
    useSync.setState({ phase: 'offline' });
    return;
  }
  // A page that is not served securely has no locks, and no other tab to mind.
  if (!('locks' in navigator)) return isRunning ? undefined : runs(hasRoom);
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock === null) later(DEBOUNCE_MS);
    else await runs(hasRoom);
  });
}

function later(ms: number): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => void syncNow(), ms);
}

/** Something was changed here: it is counted at once and sent soon. */
function handleChange(): void {
  if (!isFollowing() || isRunning) return;
  void snapshot().then(() => {
    if (useSync.getState().pendingIds.size > 0) later(DEBOUNCE_MS);
  });
}

/**
 * The page became visible: fetches changes of other devices, unless a run is active or postponed. Only the changes of
 * the account are fetched; the device's records are read only where there are some.
 */
async function lookForChanges(): Promise<void> {
  const { phase, pendingIds } = useSync.getState();
  const isQuiet = phase === 'idle' || phase === 'failed';
  if (document.visibilityState !== 'visible' || !isQuiet || isRunning || !isFollowing()) return;
  if (pendingIds.size > 0 || phase === 'failed') return syncNow();
  const since = readSyncAccount()?.cursor ?? 0;
  const page = await accountWire.list(since).catch(() => null);
  if (page !== null && (page.items.length > 0 || page.reset)) await syncNow();
}

const handleLook = () => void lookForChanges();

/**
 * Starts to follow the account that is logged in, where this device does; called when the app is shown and after a
 * login or logout. The state of an account is stored while no one is logged in, so that it resumes where it stopped.
 */
export async function startSync(): Promise<void> {
  const { user } = useSession.getState();
  if (user !== null) await followMerged(user.id);
  const account = readSyncAccount();
  if (!isFollowing()) {
    clearTimeout(timer);
    useSync.setState({ phase: 'off', pendingIds: new Set(), conflictIds: new Set(), news: [] });
    if (account === null) await followConsent();
    return;
  }
  if (!isWatching) {
    isWatching = true;
    watchDevice(handleChange);
    useSavedDays.subscribe(handleChange);
    useSettings.subscribe(handleChange);
    setInterval(handleLook, LOOK_MS);
    addEventListener('focus', handleLook);
    addEventListener('offline', () => useSync.setState({ phase: isFollowing() ? 'offline' : 'off' }));
  }
  if (useSync.getState().phase === 'off')
    useSync.setState({ phase: 'idle', lastAt: account?.lastAt ?? 0, news: account?.news ?? [] });
  await syncNow();
}

/** A device without data follows an account that has consented before, without a new consent. */
async function followConsent(): Promise<void> {
  const { user } = useSession.getState();
  if (user === null || !navigator.onLine) return;
  const records = await deviceStore.readAll();
  if (records.some(({ kind }) => kind !== 'setting')) return;
  const consents = await callApi('listConsents', {}, QUIET).catch(() => null);
  if (consents?.items.find(({ item }) => item === 'cloudSave')?.granted === true) await follow(user.id);
}

async function follow(accountId: string): Promise<void> {
  waitsUntil = 0;
  await forgetAccount();
  writeSyncAccount({ accountId, cursor: 0, lastAt: 0 });
  await startSync();
}

/** Consents to copies at the account and starts. @throws CallError after its toast was shown */
export async function turnOnSync(): Promise<void> {
  const { user } = useSession.getState();
  if (user === null) return;
  await callApi('giveConsent', {
    requestId: newId(),
    item: 'cloudSave',
    granted: true,
    version: TEXTS_VERSION,
  });
  await follow(user.id);
}

/** Takes the agreement back; what is here stays, and so do the copies at the account. @throws CallError after its toast */
export async function turnOffSync(): Promise<void> {
  await callApi('giveConsent', {
    requestId: newId(),
    item: 'cloudSave',
    granted: false,
    version: TEXTS_VERSION,
  });
  await stopFollowing();
}

async function stopFollowing(): Promise<void> {
  clearTimeout(timer);
  writeSyncAccount(null);
  useSync.setState({
    phase: 'off',
    pendingIds: new Set(),
    conflictIds: new Set(),
    refused: NONE_REFUSED,
    news: [],
  });
  await forgetAccount();
}
