/**
 * The account's side of synchronisation, by the calls of the wire.
 */
import { callApi, CallError, QUIET } from '../wire/api.ts';
import { RefusedError, type SyncWire } from './syncRun.ts';

type Refusals = Readonly<Record<string, RefusedError['reason']>>;

/** Failures of one save: it is no record, or too many versions of it wait already. Others end the run. */
const SAVE_REFUSALS: Refusals = { conflict: 'refused', badInput: 'refused', tooLarge: 'refused' };
/** Failures of one deletion: it was changed meanwhile, or is not there. */
const REMOVE_REFUSALS: Refusals = { conflict: 'stale', notFound: 'gone' };

async function refusing<T>(work: Promise<T>, refusals: Refusals): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const reason = error instanceof CallError && error.reason !== null ? refusals[error.reason] : undefined;
    throw reason === undefined ? error : new RefusedError(reason);
  }
}

/** The account as a run of synchronisation sees it. */
export const accountWire: SyncWire = {
  list: (since) => callApi('listRecords', { since }, QUIET),
  save: ({ resolves, body, ...draft }) =>
    refusing(
      callApi(
        'saveRecord',
        { ...draft, body: { ...body }, ...(resolves.length > 0 && { resolves: [...resolves] }) },
        QUIET,
      ),
      SAVE_REFUSALS,
    ),
  remove: (at) => refusing(callApi('deleteRecord', at, QUIET), REMOVE_REFUSALS),
};
