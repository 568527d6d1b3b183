/**
 * Calls to the server, typed by the contract: reads by GET, writes by POST, secrets inside the RSA parameter `p`. Loaded
 * when first needed, so that the first screen does without it.
 */
import {
  CALLS,
  isSuccess,
  TIMES,
  TOASTS,
  type Call,
  type CallName,
  type Envelope,
  type ErrorReason,
  type Failure,
  type InputOf,
  type OutputOf,
  type Work,
} from '@shangyuan/contract';
import * as z from 'zod/mini';
import { copyText } from '../device/copyText.ts';
import { newId } from '../device/newId.ts';
import { withMask } from '../page/busy.ts';
import { codeOfFailure, noteRuntime, type RuntimeCode } from '../page/runtimeCodes.ts';
import { noteFailedRequest } from '../page/failedRequest.ts';
import { showSnack, showToast, showTransportToast, useMessages } from '../page/toast.ts';
import { endSession, useSession } from './session.ts';

/** A call that failed. `reason` is null where no answer came, and `code` then that of the runtime (spec §8). */
export class CallError extends Error {
  readonly code: number;
  readonly reason: ErrorReason | null;
  /** After how many seconds the server says to try again; null where it does not. */
  readonly retryAfterSec: number | null;
  /** The field of the input that the server refuses, where it is one. */
  readonly field: string | null;
  /** What the second step of a login needs; null for any other failure. */
  readonly ticket: string | null;
  /** The number of the call in the server's log, where the failure is an unexpected one of the server; null otherwise. */
  readonly requestId: string | null;

  constructor(
    message: string,
    code: number,
    reason: ErrorReason | null,
    retryAfterSec: number | null = null,
    field: string | null = null,
    ticket: string | null = null,
    requestId: string | null = null,
  ) {
    super(message);
    this.requestId = requestId;
    this.ticket = ticket;
    this.retryAfterSec = retryAfterSec;
    this.field = field;
    this.name = 'CallError';
    this.code = code;
    this.reason = reason;
  }
}

/** How a call is made. */
export interface CallOptions {
  /** The loading mask; on unless a call runs in the background. */
  readonly hasMask?: boolean;
  /** Whether failures are shown as toasts; the error is thrown in any case. */
  readonly isSilent?: boolean;
  /** Images that go along; the call must be one that takes them. */
  readonly images?: readonly File[];
  /** Ends the call early. */
  readonly signal?: AbortSignal;
}

/** A call in the background. */
export const QUIET = { hasMask: false, isSilent: true } as const satisfies CallOptions;

const SERVER_ERROR = 500;
/** Of a number, enough to find a line of the log. */
const SHOWN_LENGTH = 8;

type Fields = Readonly<Record<string, unknown>>;

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function formOf(fields: Fields, images: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, textOf(value));
  for (const image of images) form.append('images', image);
  return form;
}

/** The server's key, and how far its clock is ahead of ours. */
interface ServerKey {
  readonly kid: string;
  readonly pem: string;
  readonly aheadMs: number;
}

let serverKey: Promise<ServerKey> | null = null;

/** The server's key, requested once; again after it was refused or could not be loaded. */
async function loadKey(): Promise<ServerKey> {
  serverKey ??= perform(CALLS.publicKey, {}, NOTHING).then((answer) => {
    const { kid, pem, now } = answer as OutputOf<typeof CALLS.publicKey>;
    return { kid, pem, aheadMs: now - Date.now() };
  });
  try {
    return await serverKey;
  } catch (error) {
    serverKey = null;
    throw error;
  }
}

async function sealFields(fields: Fields): Promise<Fields> {
  const [{ sealPayload }, { kid, pem, aheadMs }] = await Promise.all([import('./secret.ts'), loadKey()]);
  return { kid, p: sealPayload({ ...fields, ts: Date.now() + aheadMs, nonce: newId() }, pem) };
}

/** What goes along with a call. */
interface Luggage {
  readonly images: readonly File[];
  readonly signal: AbortSignal | null;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfterSec: number | null;
  readonly requestId: string | null;
}

async function readAnswer(response: Response): Promise<Answer> {
  const retryAfter = response.headers.get('retry-after');
  return {
    status: response.status,
    body: await response.json(),
    retryAfterSec: retryAfter === null || !/^\d+$/.test(retryAfter) ? null : Number(retryAfter),
    requestId: response.headers.get('x-request-id'),
  };
}

const NOTHING: Luggage = { images: [], signal: null };

async function request(call: Call, input: Fields, { images, signal: ending }: Luggage): Promise<Answer> {
  const timeout = AbortSignal.timeout(TIMES.networkTimeoutMs);
  const signal = ending === null ? timeout : AbortSignal.any([timeout, ending]);
  const fields = call.secret === true ? await sealFields(input) : input;
  const path = `.${call.path}`;
  if (call.kind === 'write') {
    const response = await fetch(path, {
      method: 'POST',
      ...(images.length > 0
        ? { body: formOf(fields, images) }
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) }),
      cache: 'no-store',
      signal,
    });
    return readAnswer(response);
  }
  const texts = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, textOf(value)]);
  const query = new URLSearchParams(texts as [string, string][]).toString();
  const cache = call.isCacheable === true ? 'default' : 'no-store';
  const response = await fetch(query === '' ? path : `${path}?${query}`, { cache, signal });
  return readAnswer(response);
}

function isEnvelope(value: unknown): value is Envelope<unknown> {
  return typeof value === 'object' && value !== null && 'code' in value && 'msg' in value;
}

/** The key was replaced, or this device's clock was set since then. */
const isKeyStale = (answer: unknown) =>
  isEnvelope(answer) &&
  !isSuccess(answer) &&
  (answer.data?.reason === 'badSecret' || answer.data?.reason === 'badClock');

/** The work that a call needs first; null where none. */
const workOf = (answer: unknown): Work | null =>
  isEnvelope(answer) && !isSuccess(answer) ? (answer.data?.work ?? null) : null;

/** The answer of a call; one whose key was stale is made once more with a fresh one, one that needs work after the work. */
async function ask(call: Call, input: Fields, luggage: Luggage): Promise<Answer> {
  let answer = await request(call, input, luggage);
  if (isKeyStale(answer.body)) {
    serverKey = null;
    answer = await request(call, input, luggage);
  }
  const work = workOf(answer.body);
  if (work === null) return answer;
  const { findWork } = await import('./proofOfWork.ts');
  return request(call, { ...input, work: await findWork(work) }, luggage);
}

/** A call without an answer that can be read. */
function noAnswer(cause: unknown, { images }: Luggage, requestId: string | null = null): CallError {
  const code = codeOfFailure(cause, images.length > 0);
  noteRuntime(code as RuntimeCode);
  return new CallError(TOASTS.transport, code, null, null, null, null, noted(requestId));
}

/** Remembers the number of a call that failed unexpectedly. */
function noted(requestId: string | null): string | null {
  if (requestId !== null) noteFailedRequest(requestId);
  return requestId;
}

async function perform(call: Call, input: Fields, luggage: Luggage): Promise<unknown> {
  const { status, body, retryAfterSec, requestId } = await ask(call, input, luggage).catch(
    (error: unknown) => {
      throw error instanceof CallError ? error : noAnswer(error, luggage);
    },
  );
  if (!isEnvelope(body)) throw noAnswer(null, NOTHING, requestId);
  if (!isSuccess(body, call, status)) {
    const failure = body.data as Failure | null;
    const isUnexpected = status >= SERVER_ERROR || failure === null || failure.reason === 'internal';
    throw new CallError(
      body.msg,
      Number(body.code),
      failure?.reason ?? 'internal',
      retryAfterSec,
      failure?.field ?? null,
      failure?.ticket ?? null,
      isUnexpected ? noted(requestId) : null,
    );
  }
  const parsed = z.safeParse(call.output, body.data);
  if (!parsed.success) throw noAnswer(null, NOTHING, requestId);
  return parsed.data;
}

/** Shows a failure; one of the server with its number, which a tap copies whole. */
export function showCallError({ message, reason, requestId }: CallError): void {
  if (requestId !== null) {
    const text = `${message}（编号 ${requestId.slice(0, SHOWN_LENGTH)}）`;
    // What can be undone stays.
    if (useMessages.getState().snack !== null) showToast(text);
    else showSnack({ text, action: '复制', onAction: () => void copyText(requestId, { isData: true }) });
  } else if (reason === null) showTransportToast(message);
  else showToast(message);
}

let asking: Promise<boolean> | null = null;

/** Whether the server has ended the session: asked again, since a call may have left before a new session began. */
async function hasEnded(): Promise<boolean> {
  asking ??= perform(CALLS.getUserInfo, {}, NOTHING)
    .then(
      () => false,
      (error: unknown) => error instanceof CallError && error.reason === 'loginRequired',
    )
    .finally(() => (asking = null));
  return asking;
}

/** Logs this device out, and says so once, where the session of its user has ended. @returns whether it has */
async function checkEnded(userId: string | undefined): Promise<boolean> {
  const isSame = () => userId !== undefined && useSession.getState().user?.id === userId;
  if (isSame() && (await hasEnded()) && isSame()) {
    showToast('这台设备已退出登录，请重新登录');
    await endSession();
  }
  return userId !== undefined && useSession.getState().isEnded;
}

/**
 * Makes a call.
 *
 * @throws CallError after its toast was shown
 */
export async function callApi<N extends CallName>(
  name: N,
  input: InputOf<(typeof CALLS)[N]>,
  { hasMask = true, isSilent = false, images = [], signal }: CallOptions = {},
): Promise<OutputOf<(typeof CALLS)[N]>> {
  const call: Call = CALLS[name];
  const userId = useSession.getState().user?.id;
  try {
    const task = () => perform(call, input as Fields, { images, signal: signal ?? null });
    return (await (hasMask ? withMask(task) : task())) as OutputOf<(typeof CALLS)[N]>;
  } catch (error) {
    const isRefused = error instanceof CallError && error.reason === 'loginRequired';
    const isEnded = isRefused && call.access === 'user' && (await checkEnded(userId));
    // Of a login that needs a second step, the page asks for it.
    if (!isEnded && !isSilent && error instanceof CallError && error.ticket === null) showCallError(error);
    throw error;
  }
}
