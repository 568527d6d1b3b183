/**
 * Codes and texts of the runtime (spec §8), in one table, and the last ones that occurred: the diagnostics of 关于我们 list
 * them. The product opens no socket; its two codes stay for readers who compare our logs with the spec.
 */

/** Every code and word of the runtime. */
export const RUNTIME_CODES = {
  timeout: 5,
  abort: 600_003,
  upload: 602_001,
  socket: 600_009,
  socketNotOpen: 10_002,
  pickerCancelled: 'cancel',
  noSuchTab: 'tabbar item not found',
  notATab: 'not TabBar page',
} as const;

/** A code or word of the runtime. */
export type RuntimeCode = (typeof RUNTIME_CODES)[keyof typeof RUNTIME_CODES];

const MAX_NOTES = 20;
const notes: { readonly at: number; readonly code: RuntimeCode }[] = [];

/** Writes down that a code was met; nothing is shown. */
export function noteRuntime(code: RuntimeCode): void {
  notes.push({ at: Date.now(), code });
  if (notes.length > MAX_NOTES) notes.shift();
}

/** Codes met since the page was loaded, the last ones at the end. */
export function runtimeNotes(): readonly { readonly at: number; readonly code: RuntimeCode }[] {
  return notes;
}

/**
 * The code of a call without an answer.
 *
 * @param cause what `fetch` threw; anything but an abort counts as a network that did not answer in time
 * @param isUpload whether files were being sent
 * @example codeOfFailure(new DOMException('', 'AbortError'), false) // 600003
 * @example codeOfFailure(new TypeError('Failed to fetch'), true) // 602001
 * @example codeOfFailure(new DOMException('', 'TimeoutError'), false) // 5
 */
export function codeOfFailure(cause: unknown, isUpload: boolean): number {
  if (cause instanceof DOMException && cause.name === 'AbortError') return RUNTIME_CODES.abort;
  if (isUpload && !(cause instanceof DOMException)) return RUNTIME_CODES.upload;
  return RUNTIME_CODES.timeout;
}
