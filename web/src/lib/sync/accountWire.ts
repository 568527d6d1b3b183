/**
 * The account's side of synchronisation, by the calls of the wire.
 */
import type { WireRecord } from '@shangyuan/contract';
import { callApi, CallError, QUIET } from '../wire/api.ts';
import { WaitError, type RemoveResult, type SaveResult, type SyncWire } from './syncPorts.ts';

/**
 * Calls of this device in a minute: a fifth of what the server allows all devices of an address for synchronisation.
 */
const CALLS_A_MINUTE = 60;
const MINUTE_MS = 60_000;
/** Default wait where the server does not state one. */
const WAIT_SEC = 60;

/** When this device called within the last minute. */
let calledAt: readonly number[] = [];

/** Makes a call unless this device has made its share of calls this minute. @throws WaitError */
async function paced<T>(call: () => Promise<T>): Promise<T> {
  const now = Date.now();
  calledAt = calledAt.filter((at) => at > now - MINUTE_MS && at <= now);
  const [first = now] = calledAt;
  if (calledAt.length >= CALLS_A_MINUTE) throw new WaitError(Math.ceil((first + MINUTE_MS - now) / 1_000));
  calledAt = [...calledAt, now];
  return call();
}

interface RefusedOne {
  readonly reason: string;
  readonly retryAfterSec?: number | undefined;
}

function savedOne(
  result: Exclude<SaveResult, { refused: unknown } | { waitSec: unknown }> | RefusedOne,
): SaveResult {
  if (!('reason' in result)) return result;
  const { reason, retryAfterSec = WAIT_SEC } = result;
  if (reason === 'tooOften') return { waitSec: retryAfterSec };
  if (reason === 'tooManyRecords') return { refused: 'tooMany' };
  return { refused: reason === 'storageFull' ? 'noSpace' : 'invalid' };
}

function removedOne(result: WireRecord | RefusedOne): RemoveResult {
  if (!('reason' in result)) return result;
  return result.reason === 'notFound' ? 'gone' : 'stale';
}

/** The account as a run of synchronisation sees it. */
export const accountWire: SyncWire = {
  list: (since) => paced(() => callApi('listRecords', { since }, QUIET)),
  saveMany: async (drafts) => {
    const records = drafts.map(({ resolves, ...draft }) => ({
      ...draft,
      ...(resolves.length > 0 && { resolves }),
    }));
    try {
      const { results } = await paced(() => callApi('saveRecords', { records }, QUIET));
      return results.map(savedOne);
    } catch (error) {
      const isTooLarge = error instanceof CallError && error.reason === 'tooLarge';
      if (isTooLarge && drafts.length === 1) return [{ refused: 'invalid' }];
      throw error;
    }
  },
  removeMany: async (items) => {
    const { results } = await paced(() => callApi('deleteRecords', { records: [...items] }, QUIET));
    return results.map(removedOne);
  },
};
