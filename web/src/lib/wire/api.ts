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
  type InputOf,
  type OutputOf,
} from '@shangyuan/contract';
import * as z from 'zod/mini';
import { newId } from '../device/newId.ts';
import { withMask } from '../page/busy.ts';
import { showToast, showTransportToast } from '../page/toast.ts';

/** A call that failed. `reason` is null where no answer came. */
export class CallError extends Error {
  readonly code: number;
  readonly reason: ErrorReason | null;

  constructor(message: string, code: number, reason: ErrorReason | null) {
    super(message);
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
}

/** A call in the background. */
export const QUIET = { hasMask: false, isSilent: true } as const satisfies CallOptions;

const TRANSPORT_CODE = 5;

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

/** The server's key, asked for once; again after it was refused or could not be had. */
async function loadKey(): Promise<ServerKey> {
  serverKey ??= perform(CALLS.publicKey, {}, []).then((answer) => {
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

async function request(call: Call, input: Fields, images: readonly File[]): Promise<unknown> {
  const signal = AbortSignal.timeout(TIMES.networkTimeoutMs);
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
    return response.json();
  }
  const texts = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, textOf(value)]);
  const query = new URLSearchParams(texts as [string, string][]).toString();
  const response = await fetch(query === '' ? path : `${path}?${query}`, { cache: 'no-store', signal });
  return response.json();
}

function isEnvelope(value: unknown): value is Envelope<unknown> {
  return typeof value === 'object' && value !== null && 'code' in value && 'msg' in value;
}

/** The key has been followed by another, or this device's clock has been set meanwhile. */
const isKeyStale = (answer: unknown) =>
  isEnvelope(answer) &&
  !isSuccess(answer) &&
  (answer.data?.reason === 'badSecret' || answer.data?.reason === 'badClock');

/** The answer of a call; one whose key was stale is made once more with a fresh one. */
async function ask(call: Call, input: Fields, images: readonly File[]): Promise<unknown> {
  const answer = await request(call, input, images);
  if (!isKeyStale(answer)) return answer;
  serverKey = null;
  return request(call, input, images);
}

async function perform(call: Call, input: Fields, images: readonly File[]): Promise<unknown> {
  const answer = await ask(call, input, images).catch(() => null);
  if (!isEnvelope(answer)) throw new CallError(TOASTS.transport, TRANSPORT_CODE, null);
  if (!isSuccess(answer)) throw new CallError(answer.msg, answer.code, answer.data?.reason ?? 'internal');
  const parsed = z.safeParse(call.output, answer.data);
  if (!parsed.success) throw new CallError(TOASTS.transport, TRANSPORT_CODE, null);
  return parsed.data;
}

/**
 * Makes a call.
 *
 * @throws CallError after its toast was shown
 */
export async function callApi<N extends CallName>(
  name: N,
  input: InputOf<(typeof CALLS)[N]>,
  { hasMask = true, isSilent = false, images = [] }: CallOptions = {},
): Promise<OutputOf<(typeof CALLS)[N]>> {
  const call: Call = CALLS[name];
  try {
    const task = () => perform(call, input as Fields, images);
    return (await (hasMask ? withMask(task) : task())) as OutputOf<(typeof CALLS)[N]>;
  } catch (error) {
    if (!isSilent && error instanceof CallError) {
      if (error.reason === null) showTransportToast(error.message);
      else showToast(error.message);
    }
    throw error;
  }
}
