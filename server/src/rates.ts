/**
 * Every limit that is counted in a window of time, across servers: one row a line. docs/LIMITS.md is generated from this table
 * and that of `bounds.ts` (`npm run pages`).
 */
import { DAY_MS, HOUR_MS, MINUTE_MS } from './duration.ts';

/** A number allowed in a window, which opens with the first one counted. */
export type Rate = {
  readonly limit: number;
  readonly windowMs: number;
  /** What is counted, by which key, and why: for the page. */
  readonly what: string;
  readonly per: string;
  readonly why: string;
};

const rate = (limit: number, windowMs: number, per: string, what: string, why: string): Rate => ({ limit, windowMs, what, per, why });

export const RATES = {
  passwordPair: rate(5, 15 * MINUTE_MS, 'account and address', 'wrong passwords', 'guessing stops after five, only for the client that guesses'),
  passwordDevice: rate(10, 15 * MINUTE_MS, 'account and device', 'wrong passwords from a device that has logged in before', 'strangers cannot lock the owner out of known devices'),
  passwordAccount: rate(50, HOUR_MS, 'account', 'wrong passwords from unknown devices', 'guessing from many addresses; known devices and codes by SMS still work'),
  passwordAddress: rate(100, 15 * MINUTE_MS, 'address', 'wrong passwords', 'one password tried on many names; an office or a carrier behind one address still works'),
  proof: rate(10, 15 * MINUTE_MS, 'account', 'wrong passwords before a change of password, phone or a deletion', 'a stolen session cannot guess the password; a code to the phone still works'),
  credentialsAccount: rate(20, DAY_MS, 'account and kind of proof', 'changes of the password, the phone or WeChat, merges, and requests for deletion', 'each writes an audit row; a client that knows the password cannot use up the changes of the one that has the phone'),
  passkeyAddress: rate(50, 15 * MINUTE_MS, 'address', 'wrong passkey assertions', 'a signature cannot be guessed, but each try costs work'),
  passkeyAccount: rate(30, DAY_MS, 'account', 'passkeys begun and renamed', 'each one added writes an audit row; removing one is always possible'),
  secondStepDevice: rate(10, 15 * MINUTE_MS, 'account and device', 'wrong codes of the second step from a device that has logged in before', 'a thief of the first step cannot lock the owner out of known devices'),
  secondStepHour: rate(10, HOUR_MS, 'account', 'wrong codes of the second step from unknown devices', 'three of a million codes are right at a time'),
  secondStepDay: rate(30, DAY_MS, 'account', 'wrong codes of the second step from unknown devices', 'guessing for a year finds a code with a chance of three in a hundred'),
  secondStepAccount: rate(20, DAY_MS, 'account', 'second steps begun, and renewals of recovery codes', 'each computes ten slow hashes or writes an audit row; turning it off is always possible'),
  operatorAddress: rate(10, 15 * MINUTE_MS, 'address', 'wrong tokens or codes of the operator’s page', 'a token cannot be guessed, but each try costs work'),
  operatorCode: rate(10, HOUR_MS, 'all addresses', 'wrong codes of the operator’s page with the right token', 'three of a million codes are right at a time; only who has the token can use these up'),
  operatorAudit: rate(200, DAY_MS, 'all addresses', 'refused logins of the operator’s page that are written into the audit; the log has them all', 'rows of the audit stay for ever'),
  registerAddress: rate(100, HOUR_MS, 'address', 'accounts registered by name', 'mass registration'),
  smsGap: rate(1, MINUTE_MS, 'phone and requester: its known devices, its other sessions, else an address (IPv6: a /48)', 'codes', 'a second code before the first can arrive is useless; counted by requester, so that one client cannot use up the minute of another'),
  smsOwnHour: rate(5, HOUR_MS, 'phone; known devices and other sessions apart', 'codes requested by the owner, within a session or on a known device', 'strangers use up none of these, nor does a stolen session'),
  smsOwnDay: rate(10, DAY_MS, 'phone; known devices and other sessions apart', 'codes requested by the owner, within a session or on a known device', 'a phone is not flooded'),
  smsOwnAddress: rate(100, HOUR_MS, 'address', 'codes requested by owners, within a session or on a known device', 'pumping; other clients behind the address use up `SMS_ADDRESS_CAP`, not this'),
  smsPairHour: rate(3, HOUR_MS, 'phone and address (IPv6: a /48)', 'codes requested by any other client', 'one address cannot use up what is left for the owner on a new device'),
  smsPairDay: rate(5, DAY_MS, 'phone and address (IPv6: a /48)', 'codes requested by any other client', 'one address cannot use up what is left for the owner on a new device'),
  smsPhoneHour: rate(12, HOUR_MS, 'phone', 'codes requested by any other client', 'a phone is not flooded; see `smsFirstRequest`'),
  smsPhoneDay: rate(20, DAY_MS, 'phone', 'codes requested by any other client', 'a phone is not flooded, and guesses at codes of six digits are at most two hundred a day'),
  smsWrongAddress: rate(100, 15 * MINUTE_MS, 'address', 'wrong codes by SMS, except those a browser requested itself', 'codes tried on many phones; a right code still works'),
  consentAccount: rate(50, DAY_MS, 'account', 'consents, except withdrawals', 'each adds a row that stays; a consent can always be withdrawn'),
  profileAccount: rate(30, DAY_MS, 'account', 'changes of the profile', 'each writes an audit row'),
  avatarAccount: rate(20, DAY_MS, 'account', 'changes of the avatar', 'each re-encodes a picture and writes an audit row'),
  exportAccount: rate(3, DAY_MS, 'account', 'exports of personal data', 'an export reads everything an account has'),
  calendarAccount: rate(30, DAY_MS, 'account', 'calendars opened, and their addresses changed', 'each writes an audit row'),
  calendarLines: rate(60, DAY_MS, 'account', 'lines of days written into calendars', 'a device writes them once a day'),
  calendarRead: rate(60, HOUR_MS, 'calendar', 'reads of a subscribed calendar', 'each is made from the records of an account; programs ask a few times a day'),
  calendarReadAccount: rate(200, HOUR_MS, 'account', 'reads of subscribed calendars', 'ten calendars cannot cost ten times as much'),
  calendarMiss: rate(60, HOUR_MS, 'address', 'addresses of calendars that do not exist', 'an address cannot be guessed, but each try costs work'),
  feedbackAccount: rate(20, DAY_MS, 'account', 'feedback messages', 'messages and their pictures are stored'),
  feedbackAddress: rate(20, HOUR_MS, 'address', 'feedback messages', 'feedback needs no account'),
  orderAccount: rate(30, HOUR_MS, 'account', 'orders placed', 'each order is a request to a payment provider'),
  orderMoves: rate(100, HOUR_MS, 'account', 'payments started, continued and cancelled', 'each is a request to a payment provider, which limits us as a whole; a repeated order is not counted above'),
  orderAsking: rate(300, HOUR_MS, 'account', 'order queries that reach the payment provider', 'the payment page may poll every few seconds, a program not for ever'),
  codeAccount: rate(5, HOUR_MS, 'account', 'wrong activation codes', '70 random bits cannot be guessed, from however many accounts; a limit by address would shut others out'),
  mcpAddress: rate(120, MINUTE_MS, 'address', 'messages to the MCP server', 'a tool takes milliseconds of the processor, a program that asks without end takes all of it'),
  linkAccount: rate(200, DAY_MS, 'account', 'chart links signed', 'a link is made by hand; without a limit one account could sign for everyone'),
} as const satisfies Record<string, Rate>;

/** Name of a limit. */
export type RateName = keyof typeof RATES;
