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
  feedbackAddress: {
    limit: 20,
    windowMs: HOUR_MS,
    what: 'letters',
    per: 'address',
    why: 'letters need no account',
  },
} as const satisfies Record<string, Rate>;

/** Name of a limit. */
export type RateName = keyof typeof RATES;

/** Share of the hourly cap of codes that only numbers with an account may use. */
export const SMS_RESERVE = 0.3;

/** Shares of the hourly cap of codes at which the log raises an alert. */
export const SMS_ALERTS = [0.5, 0.7, 1] as const;

/** Sessions an account may have; the one used longest ago ends when another begins. */
export const MAX_SESSIONS = 20;
