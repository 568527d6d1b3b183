/**
 * What browser and server both know about the product (spec §3, §9). Numbers here are facts of the product, not
 * settings: what an operator may change lives in the server's tables.
 */

/** App id sent with calls and mixed into the fixed symmetric key. @example APPID // "shangyuan" */
export const APPID = 'shangyuan';

/** Display name of the product. */
export const APPNAME = '上元';

/** Channel of this edition; also the `type` of the switch call. */
export const CHANNEL = 'h5';

/** Application package id of this edition. */
export const PACKAGE_NAME = 'cn.shangyuan.h5';

/** Version as shown. */
export const VERSION = '2.0.1';
/** Version as a number. */
export const VERSION_CODE = 201;

/** Time limits and delays, milliseconds (spec §9). */
export const TIMES = {
  networkTimeoutMs: 60_000,
  toastMs: 3_000,
  toastDefaultMs: 1_500,
  redirectMs: 500,
  lazyDelayMs: 200,
  lazyTimeoutMs: 60_000,
  carouselIntervalMs: 5_000,
  carouselDurationMs: 500,
  longPressMs: 350,
} as const;

/** Sizes and counts of input (spec §9); `longPressPx` is the movement a long press tolerates. */
export const LIMITS = {
  inputLength: 140,
  imageCount: 9,
  imageBytes: 8 * 1024 * 1024,
  longPressPx: 10,
  recordBytes: 64 * 1024,
  recordCount: 5_000,
  recordPage: 200,
  recordBatch: 200,
  recordBatchBytes: 1024 * 1024,
  revisionCount: 10,
  conflictCount: 20,
  trashDays: 30,
  passwordMin: 8,
  passkeyCount: 10,
  recoveryCodeCount: 10,
  calendarCount: 10,
  calendarLines: 100,
  calendarLine: 60,
  changeOfMindDays: 7,
  formerPhoneDays: 7,
  smsResendSec: 60,
  smsCodeMinutes: 5,
} as const;

/**
 * Ranges of the date and time pickers (spec §2), inclusive years; `helper` that of the older helpers, `genericSpan` the years that
 * the generic picker reaches before and after the current one.
 */
export const PICKER_YEARS = {
  solar: { first: 1925, last: 2099 },
  simple: { first: 1902, last: 2037 },
  helper: { first: 1900, last: 2100 },
  genericSpan: 150,
} as const;

/**
 * Years that a typed birth may have: from the first of the calendar of history to the last whose lunar months are proven
 * (docs/ACCURACY.md); beyond it neither the clock nor the months are known.
 */
export const BIRTH_YEARS = { first: 1, last: 2200 } as const;

/**
 * Text of the key of the fixed symmetric scheme, 16 ASCII characters: AES-128-ECB with PKCS#7 padding and base64
 * text, for local storage and the getUserInfo answer. Obfuscation only: anyone can read it, nothing in it gives access.
 *
 * @param appid application id
 * @example wireKeyText('shangyuan') // "sy-h5-shangyuan0"
 */
export function wireKeyText(appid: string = APPID): string {
  return `sy-h5-${appid}`.padEnd(16, '0').slice(0, 16);
}
