/**
 * Every limit without a window of time. The page docs/LIMITS.md is made from this table and from that of `rates.ts`
 * (server/test/pages.test.ts).
 */
import { LIMITS } from '@shangyuan/contract';
import { DAY_MS, MINUTE_MS, SECOND_MS } from './duration.ts';

const KB = 1024;
const MB = 1024 * KB;

/** A bound without a window. */
export type Bound = {
  readonly limit: number;
  readonly unit:
    'rows' | 'requests' | 'bytes' | 'pixels' | 'pixelsWide' | 'characters' | 'ms' | 'days' | 'share';
  readonly what: string;
  readonly per: string;
  readonly why: string;
};

export const BOUNDS = {
  noticesPerMinute: {
    limit: 6_000,
    unit: 'requests',
    what: 'notices of payments a minute, each process by itself',
    per: 'address',
    why: 'a provider has few addresses and tells again what is not heard',
  },
  noticesRefused: {
    limit: 300,
    unit: 'requests',
    what: 'notices of payments a minute that nobody has signed or that are too large, each process by itself; then none is read until the minute is over',
    per: 'address',
    why: 'whoever forges is refused before the body is read; a provider sends none of these',
  },
  noticeBytes: {
    limit: 8 * KB,
    unit: 'bytes',
    what: 'notice of a payment',
    per: 'request',
    why: 'real ones have one to two kilobytes; one that is lost is made up for by asking the provider',
  },
  noticeFields: {
    limit: 100,
    unit: 'rows',
    what: 'fields of a notice of a payment, counted before it is read',
    per: 'request',
    why: 'real ones have about 25',
  },
  noticesKept: {
    limit: 1_000,
    unit: 'rows',
    what: 'notices an hour that nobody has signed and whose hash is kept, each process by itself',
    per: 'channel',
    why: 'forged notices cannot fill the database; they are refused all the same',
  },
  recordsLiving: {
    limit: LIMITS.recordCount,
    unit: 'rows',
    what: 'saved records, without the trash',
    per: 'account',
    why: 'more than anybody has clients; a page of the list stays quick',
  },
  recordsKept: {
    limit: 8_000,
    unit: 'rows',
    what: 'records with a body, the trash too',
    per: 'account',
    why: 'the trash is no way around the bound above',
  },
  recordsTotal: {
    limit: 20_000,
    unit: 'rows',
    what: 'records, those too whose content is gone',
    per: 'account',
    why: 'what is purged leaves a row behind for devices that were away',
  },
  recordBytes: {
    limit: LIMITS.recordBytes,
    unit: 'bytes',
    what: 'body',
    per: 'record',
    why: 'a chart with all its notes takes a tenth of it',
  },
  accountBytes: {
    limit: 64 * MB,
    unit: 'bytes',
    what: 'bodies and revisions together',
    per: 'account',
    why: 'rows alone would be 320 MB',
  },
  bytesADay: {
    limit: 128 * MB,
    unit: 'bytes',
    what: 'bodies written in a day (UTC)',
    per: 'account',
    why: 'writing over the same record costs the disk as much as a new one',
  },
  pageRows: {
    limit: LIMITS.recordPage,
    unit: 'rows',
    what: 'records of a page of the list',
    per: 'request',
    why: 'a page is one answer of the event loop',
  },
  pageBytes: {
    limit: MB,
    unit: 'bytes',
    what: 'bodies of a page of the list, but for its first record',
    per: 'request',
    why: 'a page of the largest records would be 12 MB',
  },
  revisions: {
    limit: LIMITS.revisionCount,
    unit: 'rows',
    what: 'former versions; the oldest goes',
    per: 'record',
    why: 'a way back from the last edits',
  },
  conflicts: {
    limit: LIMITS.conflictCount,
    unit: 'rows',
    what: 'edits that wait to be settled; then a save on an old revision is refused',
    per: 'record',
    why: 'nothing that was written is dropped, and nothing grows without end',
  },
  calendars: {
    limit: LIMITS.calendarCount,
    unit: 'rows',
    what: 'calendars to subscribe to',
    per: 'account',
    why: 'a list that a person can look through',
  },
  calendarEvents: {
    limit: 1_000,
    unit: 'rows',
    what: 'events of a calendar that is subscribed to; the next ones are taken',
    per: 'calendar',
    why: 'programs read it whole each time',
  },
  calendarName: {
    limit: 24,
    unit: 'characters',
    what: 'name of a person in a calendar; longer ones are cut',
    per: 'event',
    why: 'a title stands on one line; names as long as may be saved would make calendars of megabytes',
  },
  calendarPart: {
    limit: 4 * KB,
    unit: 'bytes',
    what: 'field of a record that goes into a calendar; what is larger is left out',
    per: 'field',
    why: 'a birth takes a tenth of it; the whole of the records would be 64 MB a reading',
  },
  calendarsWaiting: {
    limit: 50,
    unit: 'requests',
    what: 'calendars that wait to be made, one after another',
    per: 'process',
    why: 'calls go on between one and the next',
  },
  trashDays: {
    limit: LIMITS.trashDays,
    unit: 'days',
    what: 'time in the trash',
    per: 'record',
    why: 'as the screen says',
  },
  tombstoneDays: {
    limit: 180,
    unit: 'days',
    what: 'time for which a reader that stayed away hears of what is gone; then it begins anew',
    per: 'record',
    why: 'rows without content do not stay for ever',
  },
  uncountedUses: {
    limit: 2_000,
    unit: 'rows',
    what: 'uses of a day that no limit counts: of members, and offline ones beyond the limit',
    per: 'account',
    why: 'each leaves a row in the ledger',
  },
  sessions: {
    limit: 20,
    unit: 'rows',
    what: 'sessions; the one used longest ago ends when another begins',
    per: 'account',
    why: 'a list that a person can look through',
  },
  sessionIdle: {
    limit: 30 * DAY_MS,
    unit: 'ms',
    what: 'time without a call after which a session ends',
    per: 'session',
    why: 'a forgotten device is logged out',
  },
  sessionAbsolute: {
    limit: 90 * DAY_MS,
    unit: 'ms',
    what: 'time after which a session ends in any case',
    per: 'session',
    why: 'a stolen token has an end',
  },
  codeTries: {
    limit: 5,
    unit: 'rows',
    what: 'tries',
    per: 'code by SMS',
    why: 'six digits cannot be guessed',
  },
  codeLife: {
    limit: LIMITS.smsCodeMinutes * MINUTE_MS,
    unit: 'ms',
    what: 'time a code works',
    per: 'code by SMS',
    why: 'as the message says',
  },
  passkeys: {
    limit: LIMITS.passkeyCount,
    unit: 'rows',
    what: 'passkeys',
    per: 'account',
    why: 'more than a person has devices',
  },
  passkeyLife: {
    limit: 5 * MINUTE_MS,
    unit: 'ms',
    what: 'time in which a device answers for a passkey, once',
    per: 'challenge',
    why: 'an answer that is overheard is of no use',
  },
  smsReserve: {
    limit: 0.3,
    unit: 'share',
    what: 'part of the hourly cap of codes that only numbers with an account may use',
    per: 'everybody',
    why: 'strangers cannot shut the users out; the log raises an alert from half of the cap on',
  },
  payloadAge: {
    limit: 5 * MINUTE_MS,
    unit: 'ms',
    what: 'age of an encrypted payload; within it a nonce is taken once',
    per: 'request',
    why: 'replays; the key call tells the time, so a wrong clock of the device does not matter',
  },
  body: {
    limit: 256 * KB,
    unit: 'bytes',
    what: 'body that is no form with files',
    per: 'request',
    why: 'the largest record fits four times',
  },
  address: {
    limit: 8 * KB,
    unit: 'characters',
    what: 'address with its query',
    per: 'request',
    why: 'legacy clients write by GET; proxies cut longer ones',
  },
  form: {
    limit: 24 * MB,
    unit: 'bytes',
    what: 'form with pictures',
    per: 'request',
    why: 'refused by its announced length, before it is read',
  },
  formField: {
    limit: 32 * KB,
    unit: 'bytes',
    what: 'field of a form',
    per: 'field',
    why: 'texts of letters are shorter',
  },
  formFields: {
    limit: 20,
    unit: 'rows',
    what: 'fields of a form',
    per: 'request',
    why: 'no form has more',
  },
  pictures: {
    limit: LIMITS.imageCount,
    unit: 'rows',
    what: 'pictures',
    per: 'letter',
    why: 'as the screen says',
  },
  pictureBytes: {
    limit: LIMITS.imageBytes,
    unit: 'bytes',
    what: 'picture as it comes',
    per: 'picture',
    why: 'a photograph of a phone',
  },
  strangerPixels: {
    limit: 12_000_000,
    unit: 'pixels',
    what: 'picture of somebody without an account, read from its head',
    per: 'picture',
    why: 'a small file can be a huge picture',
  },
  userPixels: {
    limit: 50_000_000,
    unit: 'pixels',
    what: 'picture of a user, read from its head',
    per: 'picture',
    why: 'a photograph of a phone',
  },
  pictureSide: {
    limit: 65_535,
    unit: 'pixelsWide',
    what: 'longer side of a picture, read from its head',
    per: 'picture',
    why: 'the longest screenshot is shorter; a picture one pixel wide took as long as five hundred photographs',
  },
  avatarSide: {
    limit: 256,
    unit: 'pixelsWide',
    what: 'side of the square that is kept of an avatar',
    per: 'avatar',
    why: 'sharp in a circle of 84 pixels on a phone; some ten kilobytes',
  },
  picturesHeld: {
    limit: 96 * MB,
    unit: 'bytes',
    what: 'pictures in memory at a time',
    per: 'process',
    why: 'many slow forms at once cannot fill it',
  },
  strangerPictures: {
    limit: 512 * MB,
    unit: 'bytes',
    what: 'pictures a day from all who have no account',
    per: 'everybody',
    why: 'the disk; users still send theirs',
  },
  picturesWaiting: {
    limit: 40,
    unit: 'rows',
    what: 'pictures that wait to be taken in, one after another, in a process of their own',
    per: 'process',
    why: 'no picture takes the threads that passwords and files need',
  },
  strangerPicturesWaiting: {
    limit: 20,
    unit: 'rows',
    what: 'pictures on their way beyond which those of somebody without an account are refused',
    per: 'process',
    why: 'strangers cannot fill the line; half of it is for users',
  },
  pictureTime: {
    limit: 20 * SECOND_MS,
    unit: 'ms',
    what: 'time to take a picture in; then it is refused and the process starts anew',
    per: 'picture',
    why: 'a picture made to hang',
  },
  hashesWaiting: {
    limit: 64,
    unit: 'rows',
    what: 'passwords that wait to be hashed; then the answer is 503',
    per: 'process',
    why: 'who waits longer has gone',
  },
  idleConnection: {
    limit: 20 * SECOND_MS,
    unit: 'ms',
    what: 'time an idle connection is kept; longer than the proxy keeps it (deploy/Caddyfile), so that it is the one to close it',
    per: 'connection',
    why: 'descriptors',
  },
  headersTime: {
    limit: 8 * SECOND_MS,
    unit: 'ms',
    what: 'time for the head of a request',
    per: 'connection',
    why: 'slow senders do not hold connections',
  },
  requestTime: {
    limit: MINUTE_MS,
    unit: 'ms',
    what: 'time for a whole request',
    per: 'connection',
    why: 'slow senders do not hold connections',
  },
} as const satisfies Record<string, Bound>;

/** Shares of the hourly cap of codes at which the log raises an alert. */
export const SMS_ALERTS = [0.5, 0.7, 1] as const;
