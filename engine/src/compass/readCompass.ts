/**
 * What the compass page shows for one heading.
 */
import { numberError } from '../numberError.ts';
import { yearGodsOf, type YearGodName } from '../calendar/index.ts';
import type { Ganzhi, Trigram } from '../ganzhi/index.ts';
import { type Youxing, youxingOf } from './bazhai.ts';
import { normalBearing, trigramOfMountain } from './mountains.ts';
import { type PlateNames, platesAt } from './plates.ts';
import { type FenjinSlot, fenjinAt, type RingSlot, ring60At, ring72At } from './rings.ts';
import { COMPASS_OPTIONS, type North, type PlateSchool } from './rules.ts';
import { type SeamWarning, type SitFacing, sitFacingOf } from './sitFacing.ts';
import { type XuankongChart, xuankongChart } from './xuankong.ts';

/** What a reading is made of. */
export interface CompassInput {
  /** Magnetic heading, degrees clockwise: where the reader looks (向). */
  readonly headingDeg: number;
  /** Which north the result is named by; default `magnetic`, the needle's own. */
  readonly north?: North;
  /** Magnetic declination at the place, east positive; null where unknown. */
  readonly declinationDeg?: number | null;
  /** Stated error of the sensor, degrees; null for a heading set by hand. */
  readonly accuracyDeg?: number | null;
  /** Default `sanhe`. */
  readonly plates?: PlateSchool;
  /** Pillar of the year, for its gods; null leaves them out. */
  readonly year?: Ganzhi | null;
  /** 命卦 of the reader; null leaves 八宅 out. */
  readonly mingTrigram?: Trigram | null;
  /** 玄空 period 1–9; null leaves the chart out. */
  readonly period?: number | null;
}

/** A seam of the plate, or a sensor too coarse for the rings finer than a mountain. */
export type CompassWarning = SeamWarning | '精度不足以定分金';

/** Reading of a heading. */
export interface CompassReading {
  /** Bearing the names below go by, [0, 360). */
  readonly bearingDeg: number;
  readonly north: North;
  readonly plates: PlateSchool;
  /** Magnetic bearing, [0, 360). */
  readonly magneticDeg: number;
  /** True bearing, or null without a declination. */
  readonly trueDeg: number | null;
  readonly accuracyDeg: number | null;
  readonly mountain: PlateNames;
  readonly sitFacing: SitFacing;
  /** 卦 the bearing lies in. */
  readonly trigram: Trigram;
  readonly warnings: readonly CompassWarning[];
  readonly ring72: RingSlot;
  readonly ring60: RingSlot;
  readonly fenjin: FenjinSlot;
  /** Gods of the year that occupy this mountain; empty without a year. */
  readonly yearGods: readonly YearGodName[];
  /** 游年 of this direction for the reader, or null. */
  readonly youxing: Youxing | null;
  /** 玄空 chart of a house facing here, or null. */
  readonly xuankong: XuankongChart | null;
}

/** Half the width of a 分金: a heading less certain than this cannot distinguish one from the next. */
const FENJIN_ACCURACY_DEG = 1.5;

function checkDeclination(declinationDeg: number): void {
  if (!(Math.abs(declinationDeg) <= 180)) {
    throw numberError('declination', declinationDeg, 'degrees, -180 to 180');
  }
}

/**
 * Gods of a year that occupy the mountain of a bearing.
 *
 * @throws TypeError where the input is no record; RangeError `wrong bearing N`
 * @example yearGodsAt(0, GANZHI[0]) // ['太岁', '大煞']
 */
export function yearGodsAt(bearingDeg: number, year: Ganzhi): YearGodName[] {
  const { ground } = platesAt(bearingDeg, 'sanyuan');
  return yearGodsOf(year)
    .filter(({ mountains }) => mountains.includes(ground))
    .map(({ name }) => name);
}

function warningsOf(sitFacing: SitFacing, accuracyDeg: number | null): CompassWarning[] {
  const warnings: CompassWarning[] = [];
  if (sitFacing.seam !== null) warnings.push(sitFacing.seam);
  if (accuracyDeg !== null && !(accuracyDeg >= 0 && accuracyDeg <= FENJIN_ACCURACY_DEG))
    warnings.push('精度不足以定分金');
  return warnings;
}

function bearingOf(magneticDeg: number, trueDeg: number | null, north: North): number {
  if (north === 'magnetic') return magneticDeg;
  if (trueDeg === null) {
    throw new RangeError('Cannot read true north: no declination, expected degrees, -180 to 180');
  }
  return trueDeg;
}

/**
 * Reads a heading on every ring.
 *
 * @throws TypeError where the input is no record; RangeError `wrong bearing N`, `wrong declination N`; for `north: 'true'` without a declination; for a period or option that is none
 * @example readCompass({ headingDeg: 184 }).sitFacing.name // '子山午向兼癸丁'
 */
export function readCompass(input: CompassInput): CompassReading {
  if (typeof input !== 'object' || input === null) {
    throw new TypeError(`Cannot read compass: input is ${String(input)}, expected a record`);
  }
  const { declinationDeg = null, north = 'magnetic', accuracyDeg = null, plates = 'sanhe' } = input;
  const { year = null, mingTrigram = null, period = null } = input;
  COMPASS_OPTIONS.check('north', north);
  if (declinationDeg !== null) checkDeclination(declinationDeg);
  const magneticDeg = normalBearing(input.headingDeg);
  const trueDeg = declinationDeg === null ? null : normalBearing(magneticDeg + declinationDeg);
  const bearingDeg = bearingOf(magneticDeg, trueDeg, north);
  const mountain = platesAt(bearingDeg, plates);
  const sitFacing = sitFacingOf(bearingDeg);
  const trigram = trigramOfMountain(mountain.ground);
  return {
    bearingDeg,
    north,
    plates,
    magneticDeg,
    trueDeg,
    accuracyDeg,
    mountain,
    sitFacing,
    trigram,
    warnings: warningsOf(sitFacing, accuracyDeg),
    ring72: ring72At(bearingDeg),
    ring60: ring60At(bearingDeg),
    fenjin: fenjinAt(bearingDeg),
    yearGods: year === null ? [] : yearGodsAt(bearingDeg, year),
    youxing: mingTrigram === null ? null : youxingOf(mingTrigram, trigram),
    xuankong: period === null ? null : xuankongChart(period, sitFacing.sitting),
  };
}
