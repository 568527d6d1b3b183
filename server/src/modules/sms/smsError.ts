/**
 * What the SMS adapters share: the error they throw and the call of a provider.
 */
import { SECOND_MS } from '../../duration.ts';

/** Codes of spec §8 that a provider's answer is mapped to; 0 stands for "others". */
export type SmsCode = 0 | 400 | 403 | 404 | 412 | 414 | 416 | 601;

/**
 * A provider refused or could not be reached. `providerCode` is its own word, for the log; `isUnsure` says that the
 * message may have been sent anyway.
 */
export class SmsError extends Error {
  override readonly name = 'SmsError';
  readonly code: SmsCode;
  readonly providerCode: string;
  readonly isUnsure: boolean;

  constructor(code: SmsCode, providerCode: string, isUnsure = false) {
    super(`SMS not sent: ${providerCode}`);
    this.code = code;
    this.providerCode = providerCode;
    this.isUnsure = isUnsure;
  }
}

/** Longest wait for a provider. */
export const SMS_TIMEOUT_MS = 8 * SECOND_MS;

/** Errors that come after the request may have arrived. */
const MAYBE_SENT = new Set([
  'ECONNRESET',
  'EPIPE',
  'UND_ERR_SOCKET',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
]);

/** Sends a request to a provider and reads JSON; a failure of the transport is code 400. */
export async function callProvider(
  url: string,
  init: RequestInit,
  timeoutMs = SMS_TIMEOUT_MS,
): Promise<Record<string, unknown>> {
  let isUnsure = true;
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    const body: unknown = await answer.json();
    if (typeof body === 'object' && body !== null) return body as Record<string, unknown>;
  } catch (error) {
    // What the provider sent is of no use, and its text may quote the request.
    isUnsure = mayHaveArrived(error);
  }
  throw new SmsError(400, 'unreachable', isUnsure);
}

function mayHaveArrived(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  if (error.name === 'TimeoutError' || error instanceof SyntaxError) return true;
  const { cause } = error;
  return typeof cause === 'object' && cause !== null && 'code' in cause && MAYBE_SENT.has(String(cause.code));
}
