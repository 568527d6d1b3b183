/**
 * The last code that was sent in this tab: to which number, and when the next may be asked for. Kept for a reload, such as a
 * phone does when its reader goes to the messages and comes back.
 */

/** A code that was sent. */
export interface SentCode {
  readonly phone: string;
  /** Epoch milliseconds from which another may be asked for. */
  readonly againMs: number;
}

const KEY = 'zh_sent_code';
/** A number is not kept longer than its code is good for. */
const MAX_AGE_MS = 5 * 60_000;

/** Stores the code that was sent, in this tab only. */
export function storeSentCode(sent: SentCode): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(sent));
  } catch {
    // A window that refuses to keep it forgets at a reload.
  }
}

/** The last code of this tab, while it is still good; null else. */
export function readSentCode(): SentCode | null {
  try {
    const { phone, againMs } = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as SentCode;
    return typeof phone === 'string' && againMs > Date.now() - MAX_AGE_MS ? { phone, againMs } : null;
  } catch {
    return null;
  }
}
