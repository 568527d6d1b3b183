/** The envelope of a failed call. */
import type { ErrorReason, Failure } from '@shangyuan/contract';
import type { AppError } from '../errors.ts';

export function failure(error: AppError): { code: number; msg: string; data: Failure } {
  const reason: ErrorReason = error.reason;
  const data: Failure = error.field === undefined ? { reason } : { reason, field: error.field };
  return { code: error.code, msg: error.message, data };
}
