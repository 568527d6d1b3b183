/**
 * What the log says of who did what: one line an event, with the account and a keyed form of the address, never a phone,
 * a password, a code or a token. docs/SECURITY.md lists them.
 */
import type { Keys } from './crypto/keys.ts';
import type { Metrics } from './metrics.ts';
import { networkOf } from './network.ts';
import type { Log } from './ports.ts';

/** Every event, and how loud it is. */
export const EVENTS = {
  'login.ok': 'info',
  'login.failed': 'warn',
  'login.limited': 'warn',
  'register.ok': 'info',
  'register.limited': 'warn',
  'session.revoked': 'info',
  'code.sent': 'info',
  'code.refused': 'warn',
  'code.wrong': 'warn',
  'sms.cap': 'error',
  'sms.failed': 'warn',
  'password.changed': 'info',
  'proof.failed': 'warn',
  'phone.bound': 'info',
  'phone.recovered': 'warn',
  'account.leaving': 'info',
  'account.returned': 'info',
  'account.erased': 'info',
  'export.made': 'info',
  'origin.refused': 'warn',
  'payload.refused': 'warn',
  'limit.reached': 'warn',
  'order.paid': 'info',
  'order.unsettled': 'error',
  'notice.refused': 'warn',
  'refund.asked': 'info',
  'refund.done': 'info',
  'gift.used': 'info',
  'gift.wrong': 'warn',
} as const;

/** Name of an event. */
export type EventName = keyof typeof EVENTS;

type Fields = {
  /** Id of the account it is about. */
  readonly account?: string | undefined;
  /** One word of why or which. */
  readonly detail?: string | undefined;
};

/** What telling an event needs; `ip` is absent where no request is behind it. */
export type EventCtx = {
  readonly log: Log;
  readonly metrics: Metrics;
  readonly keys: Pick<Keys, 'hash'>;
  readonly ip?: string;
};

/** The name an address has in the log: the same for the same network, and nothing to anybody without APP_SECRET. */
export function addressKey(keys: Pick<Keys, 'hash'>, ip: string): string {
  return keys.hash('address', networkOf(ip)).toString('base64url').slice(0, 16);
}

/** Writes an event into the log and counts it. */
export function tell(ctx: EventCtx, event: EventName, fields: Fields = {}): void {
  const address = ctx.ip === undefined ? {} : { address: addressKey(ctx.keys, ctx.ip) };
  ctx.metrics.happened(event);
  ctx.log[EVENTS[event]]({ event, ...fields, ...address }, 'security');
}
