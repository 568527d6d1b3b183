/**
 * What the log says of who did what: one line an event, with the account and a keyed form of the address, never a phone,
 * a password, a code or a token.
 */
import type { Keys } from './crypto/keys.ts';
import type { Metrics } from './metrics.ts';
import { networkOf } from './network.ts';
import type { Log } from './ports.ts';

/** Every event: its level, and when it is recorded. docs/SECURITY.md quotes the table. */
export const EVENTS = {
  'login.ok': { level: 'info', when: 'a user is logged in' },
  'login.failed': { level: 'warn', when: 'a wrong password; `account` where the name is one' },
  'login.limited': {
    level: 'warn',
    when: 'a login is refused because of wrong passwords before it; `detail` names the limit',
  },
  'login.locked': { level: 'warn', when: 'a right login into an account that the operator has locked' },
  'register.ok': { level: 'info', when: 'a new account is logged in' },
  'session.revoked': { level: 'info', when: 'a user ends sessions; `detail`: which, and how many' },
  'code.sent': { level: 'info', when: 'a code is sent; `detail` is what for' },
  'code.refused': { level: 'warn', when: 'no code is sent because of a limit' },
  'code.wrong': { level: 'warn', when: 'a code that is wrong, used, too old or tried too often' },
  'sms.cap': {
    level: 'error',
    when: 'the hourly cap of codes is reached to 50, 70 or 100 %: pumping, or the cap is too low',
  },
  'sms.failed': {
    level: 'warn',
    when: 'the provider refused a message or did not answer; `detail` is its own word',
  },
  'password.changed': { level: 'info', when: 'a password is set; every session but this one has ended' },
  'proof.failed': {
    level: 'warn',
    when: 'a wrong password before a change of password, phone or a deletion',
  },
  'passkey.added': { level: 'info', when: 'a passkey is added to an account' },
  'passkey.removed': { level: 'info', when: 'a passkey is removed by its owner' },
  'passkey.failed': {
    level: 'warn',
    when: 'an answer of a passkey that is wrong, stale, used before, with certificates that were not requested, or of a passkey that is not known; `detail` says which',
  },
  'passkey.copied': {
    level: 'error',
    when: 'a passkey counts no further than at its last use: there may be a copy of its device; the login is refused',
  },
  'secondStep.on': {
    level: 'info',
    when: 'the second step of logins is turned on; the other sessions have ended',
  },
  'secondStep.off': { level: 'warn', when: 'the second step of logins is turned off; `detail` is the actor' },
  'secondStep.asked': { level: 'info', when: 'a first step was right, and the second is asked for' },
  'secondStep.wrong': {
    level: 'warn',
    when: 'a wrong, used or old code of the second step; `detail`: app or recovery',
  },
  'secondStep.limited': {
    level: 'warn',
    when: 'a second step is refused because of wrong codes before it; `detail` names the limit',
  },
  'secondStep.recovery': { level: 'warn', when: 'a recovery code is used; `detail` says how many are left' },
  'secondStep.renewed': { level: 'info', when: 'recovery codes are replaced by new ones' },
  'operator.login': {
    level: 'warn',
    when: 'an operator is logged into the operator’s page; `detail`: the way, and the name',
  },
  'operator.failed': {
    level: 'warn',
    when: 'a login into the operator’s page is refused; `detail`: token, code, or used for a code that was used before',
  },
  'operator.limited': {
    level: 'error',
    when: 'a login into the operator’s page is refused because of wrong ones before it; `detail` names the limit',
  },
  'phone.bound': { level: 'info', when: 'a phone is bound; `detail`: first or changed' },
  'phone.recovered': {
    level: 'warn',
    when: 'a former phone has taken its account back; its sessions have ended',
  },
  'wechat.linked': { level: 'info', when: 'a WeChat is linked to an account' },
  'wechat.unlinked': { level: 'info', when: 'a WeChat is removed from an account with a phone' },
  'account.merged': {
    level: 'info',
    when: 'another account is merged into this one, both proved; `detail` is the other',
  },
  'account.leaving': { level: 'info', when: 'an account is to be erased in seven days' },
  'account.returned': { level: 'info', when: 'a login within the seven days has taken that back' },
  'account.erased': { level: 'info', when: 'an account is erased; `detail` is the actor' },
  'export.made': { level: 'info', when: 'an export of the own data is ready; `detail` is its size' },
  'origin.refused': {
    level: 'warn',
    when: 'a page of another site tried to make a user act; `detail` is the call',
  },
  'payload.refused': {
    level: 'warn',
    when: 'an encrypted payload that is replayed, stale or broken; `detail` is the reason',
  },
  'limit.reached': { level: 'warn', when: 'a request is answered 429; `detail` is its route' },
  'order.paid': { level: 'info', when: 'an order is paid; `detail`: which, how it was learnt' },
  'order.unsettled': {
    level: 'error',
    when: 'money came that could not be credited; `detail`: order and why; see `ops order show`',
  },
  'notice.refused': {
    level: 'warn',
    when: 'a notice of a payment that is not the provider’s, or about nothing here',
  },
  'refund.asked': { level: 'info', when: 'the operator gives an order back' },
  'refund.done': { level: 'info', when: 'the provider has given the money back' },
  'refund.stuck': {
    level: 'error',
    when: 'the provider has closed a refund, or waits for the operator; `detail`: which, and its state',
  },
  'bill.differs': {
    level: 'error',
    when: 'a provider’s bill and our books differ; `detail`: day and channel; see `ops report daily`',
  },
  'ledger.wrong': {
    level: 'error',
    when: 'an order and its entries do not say the same; see `ops report ledger`',
  },
  'disk.full': {
    level: 'error',
    when: 'the disk of the database is full: reads go on, writes are answered 503; at most once in ten seconds',
  },
  'gift.used': { level: 'info', when: 'an activation code is used' },
  'gift.wrong': { level: 'warn', when: 'an activation code that is unknown, used, too old or revoked' },
} as const;

/** Name of an event. */
export type EventName = keyof typeof EVENTS;

type Fields = {
  /** Id of the account it is about. */
  readonly account?: string | undefined;
  /** One word of why or which. */
  readonly detail?: string | undefined;
};

/** What recording an event needs; `ip` is absent where no request is behind it. */
export type EventCtx = {
  readonly log: Log;
  readonly metrics: Metrics;
  readonly keys: Pick<Keys, 'hash'>;
  readonly ip?: string;
};

/** Pseudonym of an address in the log: the same for the same network, and meaningless without APP_SECRET. */
export function addressKey(keys: Pick<Keys, 'hash'>, ip: string): string {
  return keys.hash('address', networkOf(ip)).toString('base64url').slice(0, 16);
}

/** Writes an event into the log and counts it. */
export function recordEvent(ctx: EventCtx, event: EventName, fields: Fields = {}): void {
  const address = ctx.ip === undefined ? {} : { address: addressKey(ctx.keys, ctx.ip) };
  ctx.metrics.countEvent(event);
  ctx.log[EVENTS[event].level]({ event, ...fields, ...address }, 'security');
}
