/**
 * The gate of the room: a birth as it comes from a form or a saved record, checked field by field.
 */
import type { Birth, BirthPlace, BirthTime, CivilBirth, LunarDateBirth, PillarsBirth } from '../types.ts';

const HOURS: readonly unknown[] = ['minute', 'shichen', 'unknown'];
const MAX_OFFSET_MINUTES = 1440;

function checkNumber(field: string, value: number | undefined, limit: number, unit: string): void {
  if (value === undefined) return;
  if (typeof value !== 'number') {
    throw new TypeError(`Cannot read birth: ${field} is ${typeof value}, expected a number`);
  }
  if (!(Math.abs(value) <= limit)) {
    throw new RangeError(`Cannot read birth: ${field} ${value}, expected ${unit}, -${limit} to ${limit}`);
  }
}

function checkRecord(field: string, value: unknown): void {
  if (typeof value !== 'object' || value === null) {
    const state = value === undefined ? 'missing' : value === null ? 'null' : typeof value;
    throw new TypeError(`Cannot read birth: ${field} is ${state}, expected a record`);
  }
}

/**
 * Whether a birth carries pillars only.
 *
 * @example isPillarsBirth({ pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: null }, sex: '男', hour: 'unknown' }) // true
 */
export function isPillarsBirth(birth: Birth): birth is PillarsBirth {
  return (birth as PillarsBirth).pillars !== undefined;
}

/**
 * Whether a birth carries a lunar date.
 *
 * @example isLunarBirth({ lunar: { year: 1990, month: 4, isLeap: false, day: 21, hour: 13, minute: 30, second: 0 }, sex: '男', hour: 'minute' }) // true
 */
export function isLunarBirth<Time extends BirthTime>(
  birth: Time,
): birth is Extract<Time, { readonly lunar: unknown }> {
  return (birth as LunarDateBirth).lunar !== undefined;
}

/**
 * Passes only a place whose numbers can be read; the zone is checked where it is used.
 *
 * @throws TypeError or RangeError that names the field
 */
export function checkPlace(place: BirthPlace): void {
  checkNumber('longitudeDeg', place.longitudeDeg, 180, 'degrees');
  checkNumber('latitudeDeg', place.latitudeDeg, 90, 'degrees');
  checkNumber('utcOffsetMinutes', place.utcOffsetMinutes, MAX_OFFSET_MINUTES, 'minutes');
}

/**
 * Passes only a birth whose fields can be read; dates are checked where they are used.
 *
 * @throws TypeError where a field is missing or of the wrong shape, RangeError where it is out of range; both name it
 */
export function checkBirth(birth: Birth): void {
  checkRecord('birth', birth);
  const { sex, hour } = birth;
  if (sex !== '男' && sex !== '女') {
    throw new TypeError(
      `Cannot read birth: sex is ${sex === undefined ? 'missing' : `"${String(sex)}"`}, expected 男 or 女`,
    );
  }
  if (!HOURS.includes(hour)) {
    throw new TypeError(
      `Cannot read birth: hour is ${hour === undefined ? 'missing' : `"${String(hour)}"`}, expected minute, shichen or unknown`,
    );
  }
  const { civil, lunar, pillars } = birth as Partial<CivilBirth & LunarDateBirth & PillarsBirth>;
  const given =
    (civil === undefined ? 0 : 1) + (lunar === undefined ? 0 : 1) + (pillars === undefined ? 0 : 1);
  if (given !== 1) {
    throw new TypeError(`Cannot read birth: ${given} of civil, lunar and pillars given, expected one`);
  }
  if (civil !== undefined) checkRecord('civil', civil);
  else if (lunar !== undefined) checkRecord('lunar', lunar);
  else checkRecord('pillars', pillars);
  checkPlace(birth);
}
