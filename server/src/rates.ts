/**
 * Every limit that is counted in a window of time, across servers. The page docs/LIMITS.md is made from this table and from
 * that of `bounds.ts` (server/test/pages.test.ts).
 */
import { DAY_MS, HOUR_MS, MINUTE_MS } from './duration.ts';

/** So many in a window that opens with the first. */
export type Rate = {
  readonly limit: number;
  readonly windowMs: number;
  /** What is counted, by what it is counted, and why: for the page. */
  readonly what: string;
  readonly per: string;
  readonly why: string;
};

export const RATES = {
  passwordPair: {
    limit: 5,
    windowMs: 15 * MINUTE_MS,
    what: 'wrong passwords',
    per: 'account and address',
    why: 'guessing stops after five, for the one who guesses and for nobody else',
  },
  passwordDevice: {
    limit: 10,
    windowMs: 15 * MINUTE_MS,
    what: 'wrong passwords from a device that has logged in before',
    per: 'account and device',
    why: 'strangers cannot lock the owner out of the devices they use',
  },
  passwordAccount: {
    limit: 50,
    windowMs: HOUR_MS,
    what: 'wrong passwords from unknown devices',
    per: 'account',
    why: 'guessing from many addresses; known devices and codes by SMS still come in',
  },
  passwordAddress: {
    limit: 100,
    windowMs: 15 * MINUTE_MS,
    what: 'wrong passwords',
    per: 'address',
    why: 'one password tried on many names; an office or a carrier behind one address still works',
  },
  proof: {
    limit: 10,
    windowMs: 15 * MINUTE_MS,
    what: 'wrong passwords before a change of password, phone or a deletion',
    per: 'account',
    why: 'a stolen session cannot guess the password; a code to the phone still works',
  },
  credentialsAccount: {
    limit: 20,
    windowMs: DAY_MS,
    what: 'changes of the password or the phone, and leavings',
    per: 'account and way of proof',
    why: 'each leaves a row in the audit and is work; who knows the password cannot use up those of who has the phone',
  },
  passkeyAddress: {
    limit: 50,
    windowMs: 15 * MINUTE_MS,
    what: 'wrong answers of passkeys',
    per: 'address',
    why: 'a signature cannot be guessed; trying costs work all the same',
  },
  passkeyAccount: {
    limit: 30,
    windowMs: DAY_MS,
    what: 'passkeys begun and renamed',
    per: 'account',
    why: 'each that is added leaves a row in the audit; one can always be removed',
  },
  registerAddress: {
    limit: 100,
    windowMs: HOUR_MS,
    what: 'accounts registered by name',
    per: 'address',
    why: 'mass registration',
  },
  smsGap: {
    limit: 1,
    windowMs: MINUTE_MS,
    what: 'codes',
    per: 'phone and who asks: its known devices, its other sessions, else an address (IPv6: a /48)',
    why: 'a second code before the first can arrive is useless; counted by who asks, so that one client cannot use up the minute of another',
  },
  smsOwnHour: {
    limit: 5,
    windowMs: HOUR_MS,
    what: 'codes that its owner asks for, within a session or on a known device',
    per: 'phone; known devices and other sessions apart',
    why: 'strangers use up none of these, nor does who has stolen a session',
  },
  smsOwnDay: {
    limit: 10,
    windowMs: DAY_MS,
    what: 'codes that its owner asks for, within a session or on a known device',
    per: 'phone; known devices and other sessions apart',
    why: 'a phone is not flooded',
  },
  smsOwnAddress: {
    limit: 100,
    windowMs: HOUR_MS,
    what: 'codes that owners ask for, within a session or on a known device',
    per: 'address',
    why: 'pumping; who else is behind an address uses up `SMS_ADDRESS_CAP`, not this',
  },
  smsPairHour: {
    limit: 3,
    windowMs: HOUR_MS,
    what: 'codes that anybody else asks for',
    per: 'phone and address (IPv6: a /48)',
    why: 'one address cannot use up what is left for its owner on a new device',
  },
  smsPairDay: {
    limit: 5,
    windowMs: DAY_MS,
    what: 'codes that anybody else asks for',
    per: 'phone and address (IPv6: a /48)',
    why: 'one address cannot use up what is left for its owner on a new device',
  },
  smsPhoneHour: {
    limit: 12,
    windowMs: HOUR_MS,
    what: 'codes that anybody else asks for',
    per: 'phone',
    why: 'a phone is not flooded; see `smsFirstAsked`',
  },
  smsPhoneDay: {
    limit: 20,
    windowMs: DAY_MS,
    what: 'codes that anybody else asks for',
    per: 'phone',
    why: 'a phone is not flooded, and guesses at codes of six digits are at most two hundred a day',
  },
  smsWrongAddress: {
    limit: 100,
    windowMs: 15 * MINUTE_MS,
    what: 'wrong codes by SMS, but for those a browser asked for itself',
    per: 'address',
    why: 'codes tried on many phones; who has it right is let in all the same',
  },
  consentAccount: {
    limit: 50,
    windowMs: DAY_MS,
    what: 'consents, but for those that are taken back',
    per: 'account',
    why: 'each leaves a row that is kept; what was given can always be taken back',
  },
  profileAccount: {
    limit: 30,
    windowMs: DAY_MS,
    what: 'changes of the profile',
    per: 'account',
    why: 'each leaves a row in the audit',
  },
  avatarAccount: {
    limit: 20,
    windowMs: DAY_MS,
    what: 'changes of the avatar',
    per: 'account',
    why: 'each is work on a picture and a row in the audit',
  },
  exportAccount: {
    limit: 3,
    windowMs: DAY_MS,
    what: 'exports of the own data',
    per: 'account',
    why: 'an export reads everything an account holds',
  },
  calendarAccount: {
    limit: 30,
    windowMs: DAY_MS,
    what: 'calendars opened, and addresses of calendars changed',
    per: 'account',
    why: 'each leaves a row in the audit',
  },
  calendarRead: {
    limit: 60,
    windowMs: HOUR_MS,
    what: 'readings of a calendar that is subscribed to',
    per: 'calendar',
    why: 'each is made from the records of an account; programs ask a few times a day',
  },
  calendarReadAccount: {
    limit: 200,
    windowMs: HOUR_MS,
    what: 'readings of calendars that are subscribed to',
    per: 'account',
    why: 'ten calendars cannot ask ten times as much of the server',
  },
  calendarMiss: {
    limit: 60,
    windowMs: HOUR_MS,
    what: 'addresses of calendars that there are not',
    per: 'address',
    why: 'an address cannot be guessed; trying costs work all the same',
  },
  feedbackAccount: {
    limit: 20,
    windowMs: DAY_MS,
    what: 'letters',
    per: 'account',
    why: 'letters and their pictures are kept',
  },
  feedbackAddress: {
    limit: 20,
    windowMs: HOUR_MS,
    what: 'letters',
    per: 'address',
    why: 'letters need no account',
  },
  orderAccount: {
    limit: 30,
    windowMs: HOUR_MS,
    what: 'orders placed',
    per: 'account',
    why: 'each order is a request to a payment provider',
  },
  orderMoves: {
    limit: 100,
    windowMs: HOUR_MS,
    what: 'payments begun, gone on with and given up',
    per: 'account',
    why: 'each asks a payment provider, who has a limit for all of us; a repeat of an order is none of the orders above',
  },
  orderAsking: {
    limit: 300,
    windowMs: HOUR_MS,
    what: 'looks at an order that ask the payment provider',
    per: 'account',
    why: 'the page of a payment may ask every few seconds, a program not for ever',
  },
  codeAccount: {
    limit: 5,
    windowMs: HOUR_MS,
    what: 'wrong activation codes',
    per: 'account',
    why: '70 random bits cannot be guessed, from however many accounts: an address has no limit that would shut others out',
  },
  linkAccount: {
    limit: 200,
    windowMs: DAY_MS,
    what: 'links to charts signed',
    per: 'account',
    why: 'a link is made by hand; without an end one account could sign for everybody',
  },
} as const satisfies Record<string, Rate>;

/** Name of a limit. */
export type RateName = keyof typeof RATES;
