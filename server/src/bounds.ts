/**
 * Every limit without a window of time: one row a line. docs/LIMITS.md is generated from this table and that of `rates.ts`
 * (`npm run pages`).
 */
import { LIMITS } from '@shangyuan/contract';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './duration.ts';

const KB = 1024;
const MB = 1024 * KB;

/** A bound without a window. */
export type Bound = {
  readonly limit: number;
  readonly unit: 'rows' | 'requests' | 'bytes' | 'pixels' | 'pixelsWide' | 'characters' | 'ms' | 'days' | 'share';
  readonly what: string;
  readonly per: string;
  readonly why: string;
};

const bound = (limit: number, unit: Bound['unit'], per: string, what: string, why: string): Bound => ({ limit, unit, what, per, why });

export const BOUNDS = {
  noticesPerMinute: bound(6_000, 'requests', 'address', 'payment notices a minute, counted by process', 'a provider has few addresses and repeats a notice until it is acknowledged'),
  noticesRefused: bound(300, 'requests', 'address', 'unsigned or too large payment notices a minute, counted by process; further ones are refused unread until the minute is over', 'forged notices are refused before the body is read; a provider sends none of these'),
  noticeBytes: bound(8 * KB, 'bytes', 'request', 'payment notice', 'real ones have one to two kilobytes; for a lost one the provider is queried'),
  noticeFields: bound(100, 'rows', 'request', 'fields of a payment notice, counted before it is parsed', 'real ones have about 25'),
  unsignedNotices: bound(1_000, 'rows', 'channel', 'unsigned notices an hour whose hash is stored, counted by process', 'forged notices cannot fill the database; they are refused in any case'),
  ordersOpen: bound(5, 'rows', 'account', 'unpaid orders; the oldest is closed when another is placed', 'each is queried about six times'),
  orderLooksAtOnce: bound(4, 'requests', 'provider and process', 'unpaid orders queried concurrently; after as many timeouts in a row the rest wait for the next run', 'a provider limits us as a whole; one that is down gets no more requests than that'),
  refundsAtOnce: bound(2, 'requests', 'provider and process', 'refunds sent or queried concurrently, separate from orders', 'refunds do not wait behind unpaid orders'),
  refundTries: bound(24, 'rows', 'payment', 'refunds that the provider closed for which nothing was delivered; the operator continues', 'one an hour: what a day does not mend needs a person'),
  refundStuck: bound(HOUR_MS, 'ms', 'refund', 'time after which one that is still open is listed for the operator', 'a provider takes minutes; what takes longer may need a person'),
  sweepTime: bound(20 * SECOND_MS, 'ms', 'run', 'time in which a run takes up orders and refunds that are due; the next run continues', 'a slow provider does not delay the next run'),
  recordsLiving: bound(LIMITS.recordCount, 'rows', 'account', 'saved records, without the trash', 'more clients than any practice has; a page of the list stays quick'),
  recordsStored: bound(8_000, 'rows', 'account', 'records with a body, including the trash', 'the trash cannot be used to exceed the bound above'),
  recordsTotal: bound(20_000, 'rows', 'account', 'records, including those whose content is gone', 'a purged record leaves a row for devices that were offline'),
  recordBytes: bound(LIMITS.recordBytes, 'bytes', 'record', 'body', 'a chart with all its notes takes a tenth of it'),
  accountBytes: bound(64 * MB, 'bytes', 'account', 'bodies and revisions together', 'rows by themselves would be 320 MB'),
  bytesADay: bound(128 * MB, 'bytes', 'account', 'bodies written in a day (UTC)', 'overwriting a record costs the disk as much as a new one'),
  pageRows: bound(LIMITS.recordPage, 'rows', 'request', 'records in a page of the list', 'a page is one answer of the event loop'),
  pageBytes: bound(MB, 'bytes', 'request', 'bodies in a page of the list, not counting its first record', 'a page of the largest records would be 12 MB'),
  batchRows: bound(LIMITS.recordBatch, 'rows', 'request', 'records that one call saves or deletes; each is accepted or refused by itself', 'a device with thousands of records sends them in some thirty calls'),
  batchBytes: bound(LIMITS.recordBatchBytes, 'bytes', 'request', 'body of a call that saves many records', 'sixteen of the largest records, or two hundred of the usual ones four times over'),
  syncShare: bound(0.5, 'share', 'address', 'calls of /api/record/ a minute, as a part of `REQUESTS_PER_MINUTE`; they are counted separately', 'a sync does not block other users of the address'),
  revisions: bound(LIMITS.revisionCount, 'rows', 'record', 'former versions; the oldest goes', 'a way back from the last edits'),
  conflicts: bound(LIMITS.conflictCount, 'rows', 'record', 'unresolved edits; beyond it a save on an old revision is refused', 'nothing that was written is dropped, and nothing grows without end'),
  calendars: bound(LIMITS.calendarCount, 'rows', 'account', 'subscribed calendars', 'a list that a person can look through'),
  calendarLines: bound(LIMITS.calendarLines, 'rows', 'calendar', 'lines of days that a device writes, sixty characters each', 'three months ahead'),
  calendarEvents: bound(1_000, 'rows', 'calendar', 'events of a subscribed calendar; the next ones are taken', 'programs read it whole each time'),
  calendarName: bound(24, 'characters', 'event', 'name of a person in a calendar; longer ones are cut', 'a title fits one line; names of the greatest length would make calendars of megabytes'),
  calendarPart: bound(4 * KB, 'bytes', 'field', 'field of a record that goes into a calendar; a larger one is left out', 'a birth takes a tenth of it; the whole of the records would be 64 MB a read'),
  calendarSlice: bound(200, 'rows', 'calendar', 'records or events of a calendar processed without yielding', 'other calls run in between: some ten milliseconds each'),
  calendarAhead: bound(18_262, 'days', 'calendar', 'days ahead (fifty years) up to which a calendar has starred days', 'years without a table of lunar months are computed, at a hundred times the cost'),
  calendarTexts: bound(16 * MB, 'bytes', 'process', 'cache of calendar texts, least recently read out first; an unchanged calendar is not rendered again', 'programs request the same text again and again'),
  calendarsWaiting: bound(50, 'requests', 'process', 'queued calendar renderings; one runs at a time', 'other calls run between one and the next'),
  trashDays: bound(LIMITS.trashDays, 'days', 'record', 'time in the trash', 'as the screen shows'),
  tombstoneDays: bound(180, 'days', 'record', 'time for which a deletion is reported to a reader that was offline; a later reader starts again from the beginning', 'rows without content do not stay for ever'),
  uncountedUses: bound(2_000, 'rows', 'account', 'uses of a day that no limit counts: of members, and offline ones beyond the limit', 'each adds a row to the ledger'),
  sessions: bound(20, 'rows', 'account', 'sessions; the one used longest ago ends when another begins', 'a list that a person can look through'),
  sessionIdle: bound(30 * DAY_MS, 'ms', 'session', 'time without a call after which a session ends', 'a forgotten device is logged out'),
  sessionAbsolute: bound(90 * DAY_MS, 'ms', 'session', 'time after which a session ends in any case', 'a stolen token expires'),
  codeTries: bound(5, 'rows', 'code by SMS', 'tries of the browser that requested it, and as many of its address without cookies', 'six digits cannot be guessed, and no other user can use up the tries'),
  codeLife: bound(LIMITS.smsCodeMinutes * MINUTE_MS, 'ms', 'code by SMS', 'time a code works', 'as the message says'),
  mergeLife: bound(15 * MINUTE_MS, 'ms', 'merge', 'time in which the question whether to merge two accounts may be answered', 'the proof of the other account is that of a moment'),
  passkeys: bound(LIMITS.passkeyCount, 'rows', 'account', 'passkeys', 'more than a person has devices'),
  passkeyLife: bound(5 * MINUTE_MS, 'ms', 'challenge', 'time in which a challenge may be answered, once', 'an intercepted answer is of no use'),
  secondStepLife: bound(10 * MINUTE_MS, 'ms', 'login', 'time in which the second step of a login may follow the first, once', 'a first step is that of a moment'),
  secondStepSetup: bound(15 * MINUTE_MS, 'ms', 'set-up', 'time between the secret of an authenticator app and its first code', 'a secret on a screen is not one for ever'),
  recoveryCodes: bound(LIMITS.recoveryCodeCount, 'rows', 'account', 'recovery codes, each of which works once', 'a sheet of paper'),
  operatorIdle: bound(15 * MINUTE_MS, 'ms', 'session of the operator’s page', 'time without a call after which it ends', 'a desk that was left'),
  operatorAbsolute: bound(8 * HOUR_MS, 'ms', 'session of the operator’s page', 'time after which it ends in any case', 'a day of work'),
  securityEvents: bound(20, 'rows', 'account', 'changes of the ways in that the app lists', 'a list that a person can look through'),
  securityEventDays: bound(90, 'days', 'account', 'age of a change of the ways in that the app lists', 'as the screen shows'),
  smsFirstRequest: bound(0.5, 'share', 'phone', 'part of the codes for any client that is reserved for addresses that have not requested one for that phone within a day', 'two addresses that request codes all day leave the owner one on a new device; it takes twelve to use up the day'),
  smsReserve: bound(0.3, 'share', 'all clients', 'part of the hourly cap of codes that only numbers with an account may use', 'strangers cannot shut the users out; the log raises an alert from half of the cap on'),
  smsFree: bound(0.5, 'share', 'all clients', 'part of the hourly cap of codes that strangers get without a proof of work', 'beyond it each code costs an unknown client seconds, so that a flood is slow and a person waits a little'),
  workLife: bound(5 * MINUTE_MS, 'ms', 'challenge', 'time in which a proof of work is accepted, at least', 'work cannot be stored for a flood'),
  payloadAge: bound(5 * MINUTE_MS, 'ms', 'request', 'age of an encrypted payload; within it a nonce is accepted once', 'replays; the key call returns the time, so a wrong clock of the device does not matter'),
  body: bound(256 * KB, 'bytes', 'request', 'body that is not a form with files', 'the largest record fits four times'),
  mcpBytes: bound(32 * KB, 'bytes', 'request', 'message to the MCP server', 'a call of a tool has some hundred bytes'),
  jsonDepth: bound(32, 'rows', 'request', 'nesting of lists and objects in a body, counted before it is parsed', 'a record has sixteen at most'),
  address: bound(8 * KB, 'characters', 'request', 'address with its query', 'legacy clients write by GET; proxies cut longer ones'),
  form: bound(24 * MB, 'bytes', 'request', 'form with pictures', 'refused by its announced length, before it is read'),
  formField: bound(32 * KB, 'bytes', 'field', 'field of a form', 'texts of feedback are shorter'),
  formFields: bound(20, 'rows', 'request', 'fields of a form', 'no form has more'),
  pictures: bound(LIMITS.imageCount, 'rows', 'feedback message', 'pictures', 'as the screen shows'),
  pictureBytes: bound(LIMITS.imageBytes, 'bytes', 'picture', 'picture as uploaded', 'a photograph of a phone'),
  visitorPixels: bound(12_000_000, 'pixels', 'picture', 'picture of a visitor without an account, read from its head', 'a small file can be a huge picture'),
  userPixels: bound(50_000_000, 'pixels', 'picture', 'picture of a user, read from its head', 'a photograph of a phone'),
  pictureSide: bound(65_535, 'pixelsWide', 'picture', 'longer side of a picture, read from its head', 'the longest screenshot is shorter; a picture one pixel wide took as long as five hundred photographs'),
  avatarSide: bound(256, 'pixelsWide', 'avatar', 'side of the square stored as avatar', 'sharp in a circle of 84 pixels on a phone; some ten kilobytes'),
  picturesInMemory: bound(96 * MB, 'bytes', 'process', 'pictures in memory', 'many slow forms at once cannot fill it'),
  visitorPictures: bound(512 * MB, 'bytes', 'all visitors', 'pictures a day from visitors without an account', 'the disk; users can still upload'),
  picturesWaiting: bound(40, 'rows', 'process', 'queued pictures; one is re-encoded at a time, in a separate process', 'no picture takes the threads that passwords and files need'),
  visitorPicturesWaiting: bound(20, 'rows', 'process', 'queued pictures beyond which those of visitors are refused', 'visitors cannot fill the queue; half of it is for users'),
  pictureTime: bound(20 * SECOND_MS, 'ms', 'picture', 'time to re-encode a picture; then it is refused and the process is restarted', 'a picture made to hang'),
  hashesWaiting: bound(64, 'rows', 'process', 'passwords that wait to be hashed; beyond it the answer is 503', 'a client that waits longer has gone'),
  idleConnection: bound(20 * SECOND_MS, 'ms', 'connection', 'time an idle connection stays open; longer than the proxy keeps it (deploy/Caddyfile), so that the proxy closes it', 'descriptors'),
  headersTime: bound(8 * SECOND_MS, 'ms', 'connection', 'time for the head of a request', 'slow senders do not occupy connections'),
  requestTime: bound(MINUTE_MS, 'ms', 'connection', 'time for a whole request', 'slow senders do not occupy connections'),
} as const satisfies Record<string, Bound>;

/** Shares of the hourly cap of codes at which the log raises an alert. */
export const SMS_ALERTS = [0.5, 0.7, 1] as const;
