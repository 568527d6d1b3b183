/**
 * The one error a service throws on purpose. Anything else that reaches the edge is unknown, is logged and answered as
 * `internal`.
 */
import { ERRORS, type ErrorReason } from '@shangyuan/contract';

type Details = { readonly field?: string; readonly msg?: string; readonly retryAfterSec?: number };

export class AppError extends Error {
  override readonly name = 'AppError';
  readonly reason: ErrorReason;
  readonly code: number;
  readonly status: number;
  readonly field: string | undefined;
  readonly retryAfterSec: number | undefined;

  constructor(reason: ErrorReason, details: Details = {}) {
    super(details.msg ?? ERRORS[reason].text);
    this.reason = reason;
    this.code = ERRORS[reason].code;
    this.status = ERRORS[reason].status;
    this.field = details.field;
    this.retryAfterSec = details.retryAfterSec;
  }
}

/** Ends the start of the server with a message for its operator instead of a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
