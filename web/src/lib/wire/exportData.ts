/**
 * The user's data at the server: the file is made in the background, and fetched when it is ready.
 */
import { CALLS } from '@shangyuan/contract';
import { callApi, QUIET } from './api.ts';

const WAIT_MS = 1_000;
/** A large account takes some seconds; beyond this something is wrong. */
const LONGEST_TRIES = 180;

const pause = () => new Promise((resolve) => setTimeout(resolve, WAIT_MS));

/**
 * Requests the file and waits until it is ready.
 *
 * @returns address of the file, null where it could not be made
 * @throws CallError after its toast was shown
 */
export async function prepareExport(): Promise<string | null> {
  let last = await callApi('exportUser', {});
  for (let tries = 0; last.state === 'waiting' || last.state === 'running'; tries += 1) {
    if (tries === LONGEST_TRIES) return null;
    await pause();
    last = (await callApi('exportStatus', {}, QUIET)) ?? { ...last, state: 'failed' };
  }
  return last.state === 'ready' ? `.${CALLS.exportFile.path}?id=${last.id}` : null;
}
