/**
 * What the SMS adapters share: the error they throw and the call of a provider.
 */

/** Codes of spec §8 that a provider's answer is mapped to; 0 stands for "others". */
export type SmsCode = 0 | 400 | 403 | 404 | 412 | 414 | 416 | 601;

/** A provider refused or could not be reached. `providerCode` is its own word, for the log. */
export class SmsError extends Error {
  override readonly name = 'SmsError';
  readonly code: SmsCode;
  readonly providerCode: string;

  constructor(code: SmsCode, providerCode: string) {
    super(`SMS not sent: ${providerCode}`);
    this.code = code;
    this.providerCode = providerCode;
  }
}

/** Longest wait for a provider. */
export const SMS_TIMEOUT_MS = 8_000;

/** Sends a request to a provider and reads JSON; a failure of the transport is code 400. */
export async function callProvider(url: string, init: RequestInit): Promise<Record<string, unknown>> {
  try {
    const answer = await fetch(url, {
      ...init,
      signal: AbortSignal.timeout(SMS_TIMEOUT_MS),
      redirect: 'error',
    });
    const body: unknown = await answer.json();
    if (typeof body === 'object' && body !== null) return body as Record<string, unknown>;
  } catch {
    // Falls through: what the provider sent is of no use, and its text may quote the request.
  }
  throw new SmsError(400, 'unreachable');
}
