/**
 * 玄空飞星: periods of twenty years, the chart of a house (下卦), and the overlay of a year and a month.
 */
import { numberError } from '../numberError.ts';
import { jiuxingOf, monthJiuxing, yearGanzhi, yearGodsOf, yearJiuxing } from '../calendar/index.ts';
import {
  type Branch,
  findPalaceTrigram,
  type Ganzhi,
  type Mountain,
  PALACE_NUMBER,
  type PalaceNumber,
  type Trigram,
} from '../ganzhi/index.ts';
import { mountainIndexOf, mountainsOfTrigram, oppositeMountain, trigramOfMountain } from './mountains.ts';
import { MOUNTAIN_FACTS } from './tables/mountainFacts.ts';

/** Something for each palace of the 洛书 square; key 5 is the centre. */
export type ByPalace<T> = Readonly<Record<PalaceNumber, T>>;

/** Palaces in the order stars fly through them: 中 乾 兑 艮 离 坎 坤 震 巽. Source: 沈氏玄空学. */
export const FLIGHT_ORDER = [5, 6, 7, 8, 9, 1, 2, 3, 4] as const satisfies readonly PalaceNumber[];

const FIRST_PERIOD_YEAR = 1864;
const PERIOD_YEARS = 20;
const CENTRE = 5;

/**
 * Flies a star from the centre through the nine palaces.
 *
 * @param centre star at the centre, 1–9
 * @param direction 1 forward 顺飞, −1 backward 逆飞
 * @throws RangeError for a star outside 1–9
 * @example flyStars(8, 1)[6] // 9
 */
export function flyStars(centre: number, direction: 1 | -1): ByPalace<PalaceNumber> {
  if (!Number.isInteger(centre) || centre < 1 || centre > 9) {
    throw new RangeError(`Cannot fly star ${centre}: no such star, expected 1 to 9`);
  }
  return Object.fromEntries(
    FLIGHT_ORDER.map((palace, step) => [palace, jiuxingOf(centre + direction * step).number]),
  ) as ByPalace<PalaceNumber>;
}

/** A period 运 of twenty years. */
export interface Period {
  readonly number: PalaceNumber;
  /** First year; it begins with 立春. */
  readonly fromYear: number;
  readonly toYear: number;
}

/**
 * Period of a year (counted from 立春): 一运 1864–1883 … 九运 2024–2043, round every 180 years.
 *
 * @throws RangeError where the year is not whole
 * @example periodOfYear(2024).number // 9
 */
export function periodOfYear(cycleYear: number): Period {
  if (!Number.isInteger(cycleYear)) throw numberError('year', cycleYear, 'a whole number');
  const passed = Math.floor((cycleYear - FIRST_PERIOD_YEAR) / PERIOD_YEARS);
  const fromYear = FIRST_PERIOD_YEAR + passed * PERIOD_YEARS;
  return { number: jiuxingOf(passed + 1).number, fromYear, toYear: fromYear + PERIOD_YEARS - 1 };
}

/** How the two ruling stars lie: on their own sides, swapped, or together. */
export type ChartPattern = '旺山旺向' | '上山下水' | '双星会向' | '双星会坐';

/** 玄空 chart of a house. */
export interface XuankongChart {
  readonly period: PalaceNumber;
  readonly sitting: Mountain;
  readonly facing: Mountain;
  /** 运星 by palace. */
  readonly base: ByPalace<PalaceNumber>;
  /** 山星 by palace. */
  readonly mountain: ByPalace<PalaceNumber>;
  /** 向星 by palace. */
  readonly water: ByPalace<PalaceNumber>;
  readonly pattern: ChartPattern;
}

function palaceOf(mountain: Mountain): PalaceNumber {
  return PALACE_NUMBER[trigramOfMountain(mountain)];
}

/** Forward where the mountain of the same 元龙 in the star's home is 阳; star 5 has no home and takes the mountain's own. */
function flightDirection(star: PalaceNumber, own: Mountain): 1 | -1 {
  const home = findPalaceTrigram(star);
  const { yuan } = MOUNTAIN_FACTS[own];
  const ruler = home === null ? own : homeMountain(home, yuan);
  return MOUNTAIN_FACTS[ruler].yinyang === '阳' ? 1 : -1;
}

function homeMountain(home: Trigram, yuan: '天' | '地' | '人'): Mountain {
  return mountainsOfTrigram(home).find((mountain) => MOUNTAIN_FACTS[mountain].yuan === yuan) as Mountain;
}

function patternOf(period: PalaceNumber, chart: Omit<XuankongChart, 'pattern'>): ChartPattern {
  const sit = palaceOf(chart.sitting);
  const face = palaceOf(chart.facing);
  if (chart.mountain[sit] === period) return chart.water[face] === period ? '旺山旺向' : '双星会坐';
  return chart.water[face] === period ? '双星会向' : '上山下水';
}

/**
 * 玄空 chart of a house by 下卦 (no replacement stars).
 *
 * @param period 1–9
 * @param sitting mountain the house sits on
 * @throws RangeError for a period or mountain that is none
 * Source: 沈氏玄空学; samples checked in xuankong.test.ts.
 * @example xuankongChart(8, '子').pattern // '双星会向'
 */
export function xuankongChart(period: number, sitting: Mountain): XuankongChart {
  mountainIndexOf(sitting);
  const base = flyStars(period, 1);
  const facing = oppositeMountain(sitting);
  const mountainStar = base[palaceOf(sitting)];
  const waterStar = base[palaceOf(facing)];
  const chart = {
    period: period as PalaceNumber,
    sitting,
    facing,
    base,
    mountain: flyStars(mountainStar, flightDirection(mountainStar, sitting)),
    water: flyStars(waterStar, flightDirection(waterStar, facing)),
  };
  return { ...chart, pattern: patternOf(chart.period, chart) };
}

/** Stars of a year or month over the palaces, with what to heed. */
export interface JiuxingOverlay {
  readonly stars: ByPalace<PalaceNumber>;
  /** Palace 五黄 flies to. */
  readonly wuhuangPalace: PalaceNumber;
  /** Palace 二黑 flies to. */
  readonly erheiPalace: PalaceNumber;
}

function overlayOf(centre: PalaceNumber): JiuxingOverlay {
  const stars = flyStars(centre, 1);
  const palaceWith = (star: PalaceNumber): PalaceNumber =>
    FLIGHT_ORDER.find((palace) => stars[palace] === star) as PalaceNumber;
  return { stars, wuhuangPalace: palaceWith(CENTRE), erheiPalace: palaceWith(2) };
}

/** Overlay of a year: its stars, and the mountains of 太岁, 岁破, 三煞. */
export interface YearOverlay extends JiuxingOverlay {
  readonly ganzhi: Ganzhi;
  readonly taisui: readonly Mountain[];
  readonly suipo: readonly Mountain[];
  /** Three branches and the stems between (坐煞 向煞). */
  readonly sansha: readonly Mountain[];
}

/**
 * Flying stars of a year and its gravest gods.
 *
 * @param cycleYear year counted from 立春
 * @throws RangeError where it is not whole
 * Source: 协纪辨方书·卷十四 (年紫白); calendar/tables/yearGods.ts.
 * @example yearOverlay(2026).wuhuangPalace // 9
 */
export function yearOverlay(cycleYear: number): YearOverlay {
  const ganzhi = yearGanzhi(cycleYear);
  const gods = yearGodsOf(ganzhi);
  const mountainsOf = (...names: readonly string[]): Mountain[] =>
    gods.filter(({ name }) => names.includes(name)).flatMap(({ mountains }) => mountains);
  return {
    ...overlayOf(yearJiuxing(cycleYear).number),
    ganzhi,
    taisui: mountainsOf('太岁'),
    suipo: mountainsOf('岁破'),
    sansha: mountainsOf('三煞', '坐煞向煞'),
  };
}

/**
 * Flying stars of a month.
 *
 * @param yearBranch branch of the year pillar
 * @param monthBranch branch of the month pillar
 * @example monthOverlay('午', '寅').stars[5] // 8
 */
export function monthOverlay(yearBranch: Branch, monthBranch: Branch): JiuxingOverlay {
  return overlayOf(monthJiuxing(yearBranch, monthBranch).number);
}
