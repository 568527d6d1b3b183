/**
 * docs/LIMITS.md, from the tables of server/src/rates.ts and bounds.ts.
 */
import { CALLS, type CallName } from '@shangyuan/contract';
import { loadConfig } from '../../src/config.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../src/duration.ts';
import { BOUNDS, SMS_ALERTS, type Bound } from '../../src/bounds.ts';
import { RATES } from '../../src/rates.ts';
import { table } from './markdown.ts';

const KB = 1024;

const number = (value: number) => value.toLocaleString('en-US');

function span(ms: number): string {
  const units = [
    [DAY_MS, 'd'],
    [HOUR_MS, 'h'],
    [MINUTE_MS, 'min'],
    [SECOND_MS, 's'],
  ] as const;
  const [size, name] = units.find(([unit]) => ms % unit === 0) ?? [1, 'ms'];
  return `${ms / size} ${name}`;
}

function size({ limit, unit }: Bound): string {
  switch (unit) {
    case 'bytes':
      return limit % (KB * KB) === 0 ? `${limit / KB / KB} MB` : `${limit / KB} kB`;
    case 'ms':
      return span(limit);
    case 'days':
      return `${limit} d`;
    case 'share':
      return `${Math.round(limit * 100)} %`;
    case 'pixels':
      return `${limit / 1_000_000} megapixels`;
    case 'pixelsWide':
      return `${limit} pixels`;
    case 'characters':
      return `${number(limit)} characters`;
    case 'requests':
    case 'rows':
      return number(limit);
  }
}

/** Limits that an operator sets: what they bound, and by which key. */
const CONFIGURED = {
  REQUESTS_PER_MINUTE: [
    'calls a minute, counted by process',
    'address',
    'files and `/healthz` are not counted, `/readyz` and unknown addresses are; for synchronisation see `syncShare`',
  ],
  WRITES_PER_MINUTE: [
    'records written a minute',
    'account',
    'the first 5,000 records of an account are not counted, so that a device can upload all it has at once',
  ],
  SMS_ADDRESS_CAP: [
    'codes an hour, except those of sessions and known devices',
    'address',
    'pumping; a school or an office behind one address may need more',
  ],
  SMS_HOURLY_CAP: ['codes an hour', 'all clients', 'pumping; see the reserve below'],
  SMS_WORK_BITS: [
    'zero bits of a proof of work, beyond half of that',
    'code',
    'a quarter of a million hashes: half a second on a phone of today, three on a slow one',
  ],
  MAX_CONNECTIONS: ['open connections', 'process', 'descriptors'],
  CONNECTIONS_PER_ADDRESS: [
    'open connections, where there is no proxy in front',
    'address',
    'one client cannot take all',
  ],
  DATABASE_POOL: ['connections to the database', 'process', 'statements wait for one, five seconds at most'],
  DATABASE_CALL_MS: [
    'milliseconds that a call of a user waits for a statement',
    'statement',
    'a frozen database is answered 503 within five seconds; jobs wait longer',
  ],
  DATABASE_TIMEOUT_MS: [
    'milliseconds of a statement',
    'statement',
    'no request waits behind a statement that does not end',
  ],
} as const;

type Limit = keyof typeof RATES | keyof typeof BOUNDS | keyof typeof CONFIGURED;

const PASSWORD = [
  'passwordPair',
  'passwordDevice',
  'passwordAccount',
  'passwordAddress',
  'hashesWaiting',
] as const;
const SAVE = [
  'WRITES_PER_MINUTE',
  'recordsLiving',
  'recordsStored',
  'recordsTotal',
  'accountBytes',
  'bytesADay',
] as const;
const PAY = ['orderAccount', 'orderMoves'] as const;

/** The limits of each call that writes; a test fails for one without any. */
export const ENDS: Readonly<Partial<Record<CallName, readonly [Limit, ...Limit[]]>>> = {
  register: ['registerAddress', 'hashesWaiting'],
  login: PASSWORD,
  registerOrLogin: ['registerAddress', ...PASSWORD, 'codeTries', 'smsWrongAddress'],
  sendSms: [
    'smsGap',
    'smsOwnHour',
    'smsOwnDay',
    'smsOwnAddress',
    'smsPairHour',
    'smsPairDay',
    'smsPhoneHour',
    'smsPhoneDay',
    'smsFirstRequest',
    'SMS_ADDRESS_CAP',
    'SMS_HOURLY_CAP',
    'smsReserve',
    'smsFree',
  ],
  loginByPasskey: ['passkeyAddress'],
  beginPasskey: ['passkeyAccount', 'proof'],
  addPasskey: ['passkeys'],
  renamePasskey: ['passkeyAccount'],
  removePasskey: ['passkeys', 'proof'],
  beginSecondStep: ['secondStepAccount', 'proof', 'codeTries', 'smsWrongAddress'],
  turnOnSecondStep: ['secondStepSetup', 'hashesWaiting'],
  turnOffSecondStep: [
    'secondStepHour',
    'secondStepDay',
    'secondStepDevice',
    'proof',
    'codeTries',
    'smsWrongAddress',
  ],
  renewRecoveryCodes: [
    'secondStepAccount',
    'secondStepHour',
    'secondStepDay',
    'secondStepDevice',
    'recoveryCodes',
    'proof',
    'codeTries',
    'smsWrongAddress',
    'hashesWaiting',
  ],
  passSecondStep: ['secondStepHour', 'secondStepDay', 'secondStepDevice', 'secondStepLife', 'hashesWaiting'],
  updatePsw: ['credentialsAccount', 'proof', 'codeTries', 'smsWrongAddress'],
  bindPhone: ['credentialsAccount', 'proof', 'codeTries', 'smsWrongAddress'],
  linkWechat: ['credentialsAccount', 'proof', 'codeTries', 'smsWrongAddress'],
  unlinkWechat: ['credentialsAccount', 'proof', 'codeTries', 'smsWrongAddress'],
  offerMerge: ['codeTries', 'smsWrongAddress'],
  mergeAccounts: ['credentialsAccount', 'proof', 'codeTries', 'smsWrongAddress', 'mergeLife'],
  delAccount: ['credentialsAccount', 'proof', 'codeTries', 'smsWrongAddress'],
  updateUser: ['profileAccount'],
  setAvatar: ['avatarAccount', 'form', 'pictureBytes', 'userPixels', 'picturesInMemory', 'picturesWaiting'],
  dropAvatar: ['avatarAccount'],
  revokeSession: ['sessions'],
  exportUser: ['exportAccount'],
  giveConsent: ['consentAccount'],
  openCalendar: ['calendarAccount', 'calendars'],
  renewCalendar: ['calendarAccount'],
  closeCalendar: ['calendarAccount'],
  writeCalendarLines: ['calendarLines'],
  signLink: ['linkAccount'],
  consumeQuota: ['uncountedUses'],
  reconcileQuota: ['uncountedUses'],
  saveRecord: [...SAVE, 'recordBytes', 'revisions', 'conflicts'],
  saveUserContact: SAVE,
  saveRecords: [...SAVE, 'recordBytes', 'revisions', 'conflicts', 'batchRows', 'batchBytes', 'syncShare'],
  deleteRecord: ['WRITES_PER_MINUTE'],
  deleteRecords: ['batchRows', 'syncShare'],
  restoreRecord: ['WRITES_PER_MINUTE', 'recordsLiving'],
  sendFeedback: [
    'feedbackAccount',
    'feedbackAddress',
    'form',
    'pictures',
    'pictureSide',
    'visitorPixels',
    'visitorPictures',
    'visitorPicturesWaiting',
  ],
  wxPay: PAY,
  wxServerPay: PAY,
  alipayPay: PAY,
  alipayServerPay: PAY,
  closeOrder: ['orderMoves'],
  // Each use was paid for.
  useService: ['REQUESTS_PER_MINUTE'],
  useActivateCode: ['codeAccount'],
};

function endsTable(): string {
  const rows = Object.entries(ENDS)
    .map(([name, limits]) => [CALLS[name as CallName].path, limits] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return table(
    ['call', 'limits'],
    rows.map(([path, limits]) => [`\`${path}\``, limits.map((limit) => `\`${limit}\``).join(' ')]),
  );
}

export function limitsPage(): string {
  const config = loadConfig({});
  const rates = Object.entries(RATES).map(([name, rate]) => [
    `\`${name}\``,
    rate.what,
    rate.per,
    number(rate.limit),
    span(rate.windowMs),
    rate.why,
  ]);
  const configured = Object.entries(CONFIGURED).map(([key, [what, per, why]]) => [
    `\`${key}\``,
    what,
    per,
    number(config[key as keyof typeof CONFIGURED]),
    why,
  ]);
  const bounds = Object.entries(BOUNDS).map(([name, bound]) => [
    `\`${name}\``,
    bound.what,
    bound.per,
    size(bound),
    bound.why,
  ]);
  const alerts = SMS_ALERTS.map((share) => `${share * 100} %`).join(', ');
  return `# Limits

Generated from \`server/src/rates.ts\` and \`bounds.ts\` by \`npm run pages\`; a test compares them. What a user reads when a limit is
reached is in \`contract/src/errors.ts\`. An address is that of the client as far as \`TRUST_PROXY\` goes, an IPv6 one its /64; in the
database it is a keyed hash.

## Counted in a window

A window opens with the first one counted and is shared by all servers. Of typed passwords, proofs and codes only the wrong ones
count. A device that has logged in before is counted separately, so that a stranger can lock out neither an account nor an office.

${table(['limit', 'what', 'by', 'at most', 'in', 'why'], rates)}

## Set by the operator

${table(['key', 'what', 'by', 'default', 'why'], configured)}

At ${alerts} of \`SMS_HOURLY_CAP\` the log gets the event \`sms.cap\` at level error. Beyond half of it a client that is
not known to the number answers with a proof of work, which the app does by itself: a flood is slowed, and not kept out, since native code
works some hundred times faster than a slow phone. Thirty-five addresses that do the work can still use up what strangers have, and new
numbers get no code until the hour is over.

A merge of two accounts keeps all that both have, also beyond the bounds below; what is new is refused until there is room.

## Bounds

${table(['bound', 'what', 'by', 'at most', 'why'], bounds)}

## Calls that write

In addition to \`REQUESTS_PER_MINUTE\`, which applies to all calls.

${endsTable()}

Free uses a day are those of \`contract/src/product.ts\`, unless \`ops quota limit\` has changed them.
`;
}
