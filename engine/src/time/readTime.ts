/**
 * Civil dates and times from what a caller has: records, ISO 8601 text, Dates and Temporal objects. What is an instant is read
 * only in a zone that is named.
 */
import { isHostDate } from '../numberError.ts';
import { checkCivilDate, checkCivilTime, type CivilDate, type CivilTime } from './civil.ts';
import { civilOfEpochMs, epochMsOfUtc, MS_PER_MINUTE } from './epoch.ts';
import { GREGORIAN_START_JDN, jdnOf } from './jdn.ts';
import { zoneOffsetAt } from './resolveCivil.ts';
import { HOME_CLOCK, type ZoneEngine } from './zones.ts';

/** A civil time whose seconds may be left out. */
export interface CivilTimeInput extends CivilDate {
  readonly hour: number;
  readonly minute: number;
  readonly second?: number;
}

/** A PlainDate, PlainDateTime, ZonedDateTime or Instant of Temporal, of the host or of a polyfill. */
export interface TemporalInput {
  readonly [Symbol.toStringTag]: string;
  readonly toJSON: () => string;
}

/** A time as a caller has it: a record, ISO 8601 text, a Date, an object of Temporal. */
export type TimeInput = CivilTimeInput | string | Date | TemporalInput;
/** A date as a caller has it: a record, ISO 8601 text, a Date, an object of Temporal. */
export type DateInput = CivilDate | string | Date | TemporalInput;

/** What an input says: numbers on a wall, or an instant, maybe with its zone. */
export type TimeReading =
  | {
      readonly kind: 'civil';
      readonly date: CivilDate;
      readonly clock: Omit<CivilTimeInput, keyof CivilDate> | null;
    }
  | { readonly kind: 'instant'; readonly epochMs: number; readonly zone: string | null };

const ISO =
  /^([+-]\d{6}|\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d(?:[.,]\d+)?))?(Z|[+-]\d\d(?::?\d\d)?)?)?(?:\[([^\]=]+)\])?(?:\[[^\]]*=[^\]]*\])*$/i;

const EXPECTED = 'ISO 8601 such as 2024-02-04T16:27:07, or 2024-02-04';

function offsetMinutesOf(offset: string): number {
  if (/^z$/i.test(offset)) return 0;
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(3).replace(':', ''));
  return offset.startsWith('-') ? -minutes : minutes;
}

function readText(text: string): TimeReading {
  const parts = ISO.exec(text);
  if (parts === null) throw new RangeError(`Cannot read time '${text}', expected ${EXPECTED}`);
  const [year, month, day, hour, minute, second = 0] = parts
    .slice(1, 7)
    .map((part) => (part === undefined ? undefined : Number(part.replace(',', '.'))));
  const [offset, zone = null] = parts.slice(7) as [string | undefined, string?];
  const date = { year, month, day } as CivilDate;
  checkCivilDate(date);
  if (jdnOf(date) < GREGORIAN_START_JDN) {
    throw new RangeError(
      `Cannot read time '${text}': ISO 8601 is Gregorian and civil dates before 1582-10-15 are Julian, expected a record { year, month, day, … }`,
    );
  }
  if (hour === undefined || minute === undefined) return { kind: 'civil', date, clock: null };
  const clock = { hour, minute, second };
  checkCivilTime({ ...date, ...clock });
  if (offset === undefined) return { kind: 'civil', date, clock };
  return {
    kind: 'instant',
    epochMs: epochMsOfUtc({ ...date, ...clock }) - offsetMinutesOf(offset) * MS_PER_MINUTE,
    zone,
  };
}

function readDateObject(date: Date): TimeReading {
  const epochMs = date.getTime();
  if (Number.isNaN(epochMs)) throw new RangeError('Cannot read time: it is an Invalid Date');
  return { kind: 'instant', epochMs, zone: null };
}

const isTemporal = (value: object): value is TemporalInput =>
  Object.prototype.toString.call(value).startsWith('[object Temporal.');

/**
 * What an input says: the numbers of a civil date or time as they are, or an instant.
 *
 * @param when a record, ISO 8601 text, a Date, an object of Temporal
 * @throws TypeError for anything else; RangeError for text that is no ISO 8601, or a date or clock time that does not exist
 * @example readTime('2024-02-04T08:27:07Z') // { kind: 'instant', epochMs: 1707035227000, zone: null }
 */
export function readTime(when: TimeInput | DateInput): TimeReading {
  if (typeof when === 'string') return readText(when);
  if (typeof when !== 'object' || when === null) {
    throw new TypeError(
      `Cannot read time: it is ${when === null ? 'null' : typeof when}, expected a record, text, a Date or Temporal`,
    );
  }
  if (isHostDate(when)) return readDateObject(when as Date);
  if (isTemporal(when)) return readText(when.toJSON());
  const { year, month, day, ...rest } = when as CivilDate & Partial<CivilTimeInput>;
  const date = { year, month, day };
  checkCivilDate(date);
  const { hour, minute, second = 0 } = rest;
  if (hour === undefined) return { kind: 'civil', date, clock: null };
  const clock = { hour, minute: minute as number, second };
  checkCivilTime({ ...date, ...clock });
  return { kind: 'civil', date, clock };
}

function inZone(epochMs: number, zone: string | undefined, engine: ZoneEngine): CivilTime {
  if (zone === undefined) {
    throw new TypeError(
      'Cannot read time: it is an instant, expected the zone whose clock is meant, such as Asia/Shanghai',
    );
  }
  return civilOfEpochMs(epochMs, zoneOffsetAt(epochMs, zone, engine).offsetMinutes);
}

/**
 * The civil time that an input means.
 *
 * @param when a record (seconds 0 where it has none), ISO 8601 text, a Date, an object of Temporal. A record or a text without
 *   an offset is taken as it is; an instant (a Date, an offset or `Z`, Temporal.Instant and ZonedDateTime) needs `zone`
 * @param zone IANA name: what its clock shows at the instant
 * @param engine zones to read, those of the Chinese world by default
 * @throws TypeError where an instant has no `zone`, a date no time, or the input is of another type; RangeError for text that is
 *   no ISO 8601, dates and times that do not exist, text before 1582-10-15, zones that are not known
 * @example readCivilTime('2024-02-04 16:27') // { year: 2024, month: 2, day: 4, hour: 16, minute: 27, second: 0 }
 * @example readCivilTime('2024-02-04T08:27:07Z', 'Asia/Shanghai').hour // 16
 * @example readCivilTime(new Date(0)) // TypeError: Cannot read time: it is an instant, expected the zone…
 */
export function readCivilTime(when: TimeInput, zone?: string, engine: ZoneEngine = HOME_CLOCK): CivilTime {
  const reading = readTime(when);
  if (reading.kind === 'instant') return inZone(reading.epochMs, zone, engine);
  if (reading.clock === null) throw new TypeError('Cannot read time: hour and minute are missing');
  const { hour, minute, second = 0 } = reading.clock;
  return { ...reading.date, hour, minute, second };
}

/**
 * The civil date that an input means; as {@link readCivilTime}, a clock time is left out.
 *
 * @param zone needed for an instant: the date there
 * @throws as `readCivilTime`
 * @example readCivilDate('2024-02-10') // { year: 2024, month: 2, day: 10 }
 * @example readCivilDate('2024-02-09T16:00Z', 'Asia/Shanghai') // { year: 2024, month: 2, day: 10 }
 */
export function readCivilDate(when: DateInput, zone?: string, engine: ZoneEngine = HOME_CLOCK): CivilDate {
  const reading = readTime(when);
  if (reading.kind === 'civil') return reading.date;
  const { year, month, day } = inZone(reading.epochMs, zone, engine);
  return { year, month, day };
}
