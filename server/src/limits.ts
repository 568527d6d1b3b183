/**
 * Every limit that holds across servers, in one table. The page docs/LIMITS.md is made from it.
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
    per: 'phone',
    why: 'nobody is sent a second code before the first can have arrived',
  },
  smsPhoneHour: {
    limit: 5,
    windowMs: HOUR_MS,
    what: 'codes',
    per: 'phone',
    why: 'a phone is not flooded',
  },
  smsPhoneDay: {
    limit: 10,
    windowMs: DAY_MS,
    what: 'codes',
    per: 'phone',
    why: 'fifty guesses a day at a code of six digits',
  },
  consentAccount: {
    limit: 50,
    windowMs: DAY_MS,
    what: 'changes of consent',
    per: 'account',
    why: 'each leaves a row that is kept',
  },
  profileAccount: {
    limit: 30,
    windowMs: DAY_MS,
    what: 'changes of the profile',
    per: 'account',
    why: 'each leaves a row in the audit',
  },
  exportAccount: {
    limit: 3,
    windowMs: DAY_MS,
    what: 'exports of the own data',
    per: 'account',
    why: 'an export reads everything an account holds',
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
    why: 'codes cannot be guessed',
  },
  codeAddress: {
    limit: 50,
    windowMs: HOUR_MS,
    what: 'wrong activation codes',
    per: 'address',
    why: 'codes cannot be guessed from many accounts',
  },
  refusedNotices: {
    limit: 1_000,
    windowMs: HOUR_MS,
    what: 'refused notices of payments that are kept',
    per: 'server',
    why: 'forged notices cannot fill the database; they are refused all the same',
  },
} as const satisfies Record<string, Rate>;

/** Name of a limit. */
export type RateName = keyof typeof RATES;

const MB = 1024 * 1024;

/** What the records of one account may cost; the number of living ones stands in the contract. */
export const RECORD_BUDGETS = {
  /** Rows with a body, the trash too. */
  kept: 8_000,
  /** Rows, those too whose content is gone for good. */
  total: 20_000,
  /** Bodies and revisions together. */
  bytes: 64 * MB,
  bytesADay: 128 * MB,
  /** A page of the list, but for its first record. */
  pageBytes: MB,
  /** How long a reader may stay away and still hear of what is gone. */
  tombstoneDays: 180,
} as const;

/** Pictures of letters. */
export const PICTURES = {
  /** Pixels of one picture from somebody without an account, and with one. */
  strangerPixels: 12_000_000,
  userPixels: 50_000_000,
  /** Bytes of pictures that lie in the memory of one server. */
  heldBytes: 96 * MB,
  /** Megabytes of pictures a day, as they come, from all who have no account. */
  strangerMegabytesADay: 512,
} as const;

/** Uses a day that are not counted against a limit: those of members, and offline ones beyond the limit. */
export const UNCOUNTED_USES = 2_000;

/** Share of the hourly cap of codes that only numbers with an account may use. */
export const SMS_RESERVE = 0.3;

/** Shares of the hourly cap of codes at which the log raises an alert. */
export const SMS_ALERTS = [0.5, 0.7, 1] as const;

/** Sessions an account may have; the one used longest ago ends when another begins. */
export const MAX_SESSIONS = 20;
