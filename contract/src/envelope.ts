/**
 * The envelope of every answer. A call has succeeded when `code` equals 200; `isSuccess` knows the exceptions.
 */
import type { Call } from './call.ts';
import type { ErrorReason } from './errors.ts';
import type { Work } from './work.ts';

/**
 * What a failed call carries in `data`: why, the first wrong field where the input was wrong, the work of `workNeeded`, and the
 * ticket of `secondStepNeeded`.
 */
export type Failure = {
  readonly reason: ErrorReason;
  readonly field?: string;
  readonly work?: Work;
  readonly ticket?: string;
};

/** Answer of a call. */
export type Envelope<T> =
  | { readonly code: 200 | '200'; readonly msg: string; readonly data: T }
  | { readonly code: number; readonly msg: string; readonly data: Failure };

/**
 * Whether an answer is a success: its code is 200; of the switch call the text '200'; of the calls that go by the status,
 * HTTP 200 (spec §5).
 *
 * @param answer parsed JSON body
 * @param call the call; without it a call without exceptions
 * @param httpStatus status of the answer
 * @example isSuccess({ code: 200, msg: '', data: [] }) // true
 * @example isSuccess({ code: '200', msg: '', data: [] }) // false
 * @example isSuccess({ code: 401, msg: '请登录后使用', data: { reason: 'loginRequired' } }) // false
 */
export function isSuccess<T>(
  answer: Envelope<T>,
  call: Pick<Call, 'codeAsText' | 'byStatus'> = {},
  httpStatus = 0,
): answer is Extract<Envelope<T>, { code: 200 | '200' }> {
  if (call.byStatus === true) return httpStatus === 200;
  return answer.code === (call.codeAsText === true ? '200' : 200);
}
