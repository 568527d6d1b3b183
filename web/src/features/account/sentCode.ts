/**
 * The last code sent in this tab: to which number, and when the next may be requested. It survives a reload, which a
 * phone may do while the user reads the message.
 */

/** A code that was sent. */
export interface SentCode {
  readonly phone: string;
  /** Epoch milliseconds from which another may be requested. */
  readonly againMs: number;
}

const KEY = 'zh_sent_code';
/** A number is not stored longer than its code is valid. */
const MAX_AGE_MS = 5 * 60_000;

/** Stores the code that was sent, in this tab only. */
export function storeSentCode(sent: SentCode): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(sent));
  } catch {
    // Without storage it is forgotten at a reload.
  }
}

/** The last code of this tab, while it is still valid; otherwise null. */
export function readSentCode(): SentCode | null {
  try {
    const { phone, againMs } = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as SentCode;
    return typeof phone === 'string' && againMs > Date.now() - MAX_AGE_MS ? { phone, againMs } : null;
  } catch {
    return null;
  }
}
