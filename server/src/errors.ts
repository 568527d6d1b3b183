/**
 * The one error a service throws on purpose. Anything else that reaches the edge is unknown, is logged and answered as
 * `internal`.
 */
import { ERRORS, type ErrorReason, type Work } from '@shangyuan/contract';

type Details = {
  readonly field?: string;
  readonly msg?: string;
  readonly retryAfterSec?: number;
  readonly work?: Work;
  readonly ticket?: string;
};

export class AppError extends Error {
  override readonly name = 'AppError';
  readonly reason: ErrorReason;
  readonly code: number;
  readonly status: number;
  readonly field: string | undefined;
  readonly retryAfterSec: number | undefined;
  readonly work: Work | undefined;
  readonly ticket: string | undefined;

  constructor(reason: ErrorReason, details: Details = {}) {
    super(details.msg ?? ERRORS[reason].text);
    this.reason = reason;
    this.code = ERRORS[reason].code;
    this.status = ERRORS[reason].status;
    this.field = details.field;
    this.retryAfterSec = details.retryAfterSec;
    this.work = details.work;
    this.ticket = details.ticket;
  }
}

/** Ends the start of the server with a message for its operator instead of a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Why a provider's answer is of no use: it did not answer, it refused, or its answer cannot be trusted. */
export type ProviderFault = 'unreachable' | 'refused' | 'untrusted';

/** A call of a payment provider failed. `code` is the provider's own code, for the log; the call may or may not have taken effect. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly fault: ProviderFault;
  readonly code: string;

  constructor(fault: ProviderFault, code: string) {
    super(`The provider is ${fault}: ${code}`);
    this.fault = fault;
    this.code = code.slice(0, 80);
  }
}

/** Why a notification is not believed. */
export type NoticeFault =
  | 'malformed'
  | 'unsigned'
  | 'unknownKey'
  | 'stale'
  | 'badSignature'
  | 'undecipherable'
  | 'wrongMerchant'
  | 'wrongCurrency';

/** A notification that changes nothing. `eventId` is there only where its signature was right. */
export class NoticeError extends Error {
  override readonly name = 'NoticeError';
  readonly fault: NoticeFault;
  readonly eventId: string | null;
  readonly orderNo: string;

  constructor(
    fault: NoticeFault,
    signed: { readonly eventId: string; readonly orderNo: string } | null = null,
  ) {
    super(`The notification is ${fault}`);
    this.fault = fault;
    this.eventId = signed?.eventId ?? null;
    this.orderNo = signed?.orderNo ?? '';
  }
}
