/**
 * Passkeys, the browser's part: requests a signature from the device and sends it to the server. The WebAuthn library
 * loads on first use.
 */
import { APPID, type CALLS, type InputOf, type OutputOf } from '@shangyuan/contract';
import { showToast } from '../../lib/page/toast.ts';
import { callApi, QUIET } from '../../lib/wire/api.ts';
import { openSession } from './login.ts';

/** A passkey as the server lists it. */
export type Passkey = OutputOf<typeof CALLS.listPasskeys>[number];

/** Proof of the owner, where the login is not one of the last minutes. */
export type PasskeyProof = InputOf<typeof CALLS.beginPasskey>;

/** Whether the browser knows passkeys at all; it knows none on a page without https. */
export const canUsePasskeys = () => 'PublicKeyCredential' in window;

const loadLibrary = () => import('@simplewebauthn/browser');

/** The user cancelled, or took too long. */
const isCancelled = (error: unknown) =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** Shows the error unless the user cancelled. */
function showPasskeyError(error: unknown): void {
  if (isCancelled(error)) return;
  const isKnown = error instanceof Error && error.name === 'InvalidStateError';
  showToast(isKnown ? '该设备上已有本账号的通行密钥' : '此设备未能使用通行密钥，请用其他方式');
}

/** An answer of the device, null where it gave none. */
async function answerOf<T>(ceremony: () => Promise<T>): Promise<T | null> {
  try {
    return await ceremony();
  } catch (error) {
    showPasskeyError(error);
    return null;
  }
}

/** Logs in with a passkey. @returns whether the login succeeded */
export async function loginByPasskey(): Promise<boolean> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    loadLibrary(),
    callApi('askPasskey', {}),
  ]);
  const answer = await answerOf(() => startAuthentication({ optionsJSON }));
  if (answer === null) return false;
  await openSession(await callApi('loginByPasskey', { appid: APPID, answer }));
  return true;
}

/**
 * Lets the browser offer passkeys among what it fills into the name field, until one is chosen or the page is left. One
 * that was chosen too late is offered again.
 *
 * @returns whether the login succeeded
 */
export async function offerPasskeys(signal: AbortSignal): Promise<boolean> {
  const { startAuthentication, browserSupportsWebAuthnAutofill, WebAuthnAbortService } = await loadLibrary();
  if (!(await browserSupportsWebAuthnAutofill())) return false;
  signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony());
  while (!signal.aborted) {
    const optionsJSON = await callApi('askPasskey', {}, QUIET);
    if (signal.aborted) return false;
    const answer = await startAuthentication({ optionsJSON, useBrowserAutofill: true }).catch(() => null);
    if (answer === null) return false;
    const isIn = await callApi('loginByPasskey', { appid: APPID, answer }).then(
      async (come) => openSession(come).then(() => true),
      () => false,
    );
    if (isIn) return true;
  }
  return false;
}

/** Makes a passkey on this device. @returns it, null where the device made none */
export async function createPasskey(proof: PasskeyProof): Promise<Passkey | null> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([
    loadLibrary(),
    callApi('beginPasskey', proof),
  ]);
  const answer = await answerOf(() => startRegistration({ optionsJSON }));
  return answer === null ? null : callApi('addPasskey', { answer });
}
