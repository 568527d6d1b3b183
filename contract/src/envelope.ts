/**
 * The envelope of every answer. A call has succeeded exactly when `code` equals 200 (as text '200' in the switch call).
 */
import type { ErrorReason } from './errors.ts';

/** What a failed call carries in `data`: why, and the first wrong field where the input was wrong. */
export type Failure = { readonly reason: ErrorReason; readonly field?: string };

/** Answer of a call. */
export type Envelope<T> =
  | { readonly code: 200 | '200'; readonly msg: string; readonly data: T }
  | { readonly code: number; readonly msg: string; readonly data: Failure };

/**
 * Whether an answer is a success.
 *
 * @param answer parsed JSON body
 * @example isSuccess({ code: '200', msg: '', data: [] }) // true
 * @example isSuccess({ code: 401, msg: '请登录后使用', data: { reason: 'loginRequired' } }) // false
 */
export function isSuccess<T>(answer: Envelope<T>): answer is Extract<Envelope<T>, { code: 200 | '200' }> {
  return answer.code === 200 || answer.code === '200';
}
