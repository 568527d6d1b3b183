/**
 * The folk seasons that depend on solar terms: 数九, 三伏, 入梅 and 出梅, 社日, 寒食. Days are whole civil days of UTC+8.
 */
import { numberError } from '../numberError.ts';
import { solarTermsOfYear, TERM_INDEX, type SolarTerm, type SolarTermName } from '../astronomy/index.ts';
import { type Branch, BRANCH_INDEX, type Stem, STEM_INDEX } from '../ganzhi/index.ts';
import { modulo } from '../modulo.ts';
import { epochMsOfJdn, jdnOfEpochMs, MS_PER_DAY } from '../time/index.ts';
import { termYearOfDay } from './lastTermOfDay.ts';
import { dayGanzhi } from './pillars.ts';
import { SEASON_OPTIONS, type SeasonRules } from './rules.ts';
import { termDaysOfYear } from './terms.ts';

/** A day counted inside a named season: 三九 day 4. */
export interface SeasonDay {
  readonly name: string;
  /** 1-based. */
  readonly day: number;
}

/** The solar terms reach from year 0, whose last hold the first days of year 1, to 10000, whose first is in 9999. */
const SEASON_YEAR_MIN = 0;
const SEASON_YEAR_MAX = 10000;

function checkYear(year: number, min: number = SEASON_YEAR_MIN): void {
  if (!Number.isInteger(year) || year < min || year > SEASON_YEAR_MAX) {
    throw numberError('solar year', year, `${min} to ${SEASON_YEAR_MAX}`);
  }
}

function termDay(year: number, name: SolarTermName): number {
  return termDaysOfYear(year)[TERM_INDEX[name]] as number;
}

/** First day with a stem on or after a day. */
function stemOnOrAfter(jdn: number, stem: Stem): number {
  return jdn + modulo(STEM_INDEX[stem] - dayGanzhi(jdn).index, 10);
}

/** First day with a branch on or after a day. */
function branchOnOrAfter(jdn: number, branch: Branch): number {
  return jdn + modulo(BRANCH_INDEX[branch] - dayGanzhi(jdn).index, 12);
}

const NINE_NAMES = ['一九', '二九', '三九', '四九', '五九', '六九', '七九', '八九', '九九'] as const;

/**
 * 数九: which nine a day is in, counted from the day of 冬至; null outside the 81 days.
 *
 * @param jdn Julian Day Number
 * @throws RangeError `wrong day number N`
 * @example findShujiu(2461040) // { name: '二九', day: 1 }
 */
export function findShujiu(jdn: number): SeasonDay | null {
  const year = termYearOfDay(jdn);
  const start = jdn >= termDay(year, '冬至') ? termDay(year, '冬至') : termDay(year - 1, '冬至');
  const passed = jdn - start;
  if (passed >= 81) return null;
  return { name: NINE_NAMES[Math.floor(passed / 9)] as string, day: (passed % 9) + 1 };
}

/** First days of the three 伏 and the day after the last. */
export interface Sanfu {
  readonly chufuJdn: number;
  readonly zhongfuJdn: number;
  readonly mofuJdn: number;
  readonly endJdn: number;
}

/**
 * 三伏 of a year: 初伏 the third 庚 day from 夏至, 中伏 the fourth, 末伏 the first 庚 day from 立秋; the day of the term counts.
 *
 * @param year civil year, 0–10000
 * @throws RangeError `wrong solar year N`, or for a rule that is none
 * Source: 史记·秦本纪 正义 (夏至后第三庚为初伏, 第四庚为中伏, 立秋后初庚为末伏).
 * @example sanfuOfYear(2026).chufuJdn // 2461237
 */
export function sanfuOfYear(year: number): Sanfu {
  checkYear(year);
  const chufuJdn = stemOnOrAfter(termDay(year, '夏至'), '庚') + 20;
  const mofuJdn = stemOnOrAfter(termDay(year, '立秋'), '庚');
  return { chufuJdn, zhongfuJdn: chufuJdn + 10, mofuJdn, endJdn: mofuJdn + 10 };
}

/**
 * 三伏: which 伏 a day is in and its day there, or null.
 *
 * @param jdn Julian Day Number
 * @throws RangeError `wrong day number N`
 * @example findSanfu(2461237) // { name: '初伏', day: 1 }
 */
export function findSanfu(jdn: number): SeasonDay | null {
  const { chufuJdn, zhongfuJdn, mofuJdn, endJdn } = sanfuOfYear(termYearOfDay(jdn));
  if (jdn < chufuJdn || jdn >= endJdn) return null;
  if (jdn >= mofuJdn) return { name: '末伏', day: jdn - mofuJdn + 1 };
  if (jdn >= zhongfuJdn) return { name: '中伏', day: jdn - zhongfuJdn + 1 };
  return { name: '初伏', day: jdn - chufuJdn + 1 };
}

/**
 * 梅雨 of a year. `shenshu`: from the first 丙 day of 芒种 to the first 未 day of 小暑. `suijin`: from the first 壬 day of 芒种
 * to the first 庚 day of 夏至. The day of the term counts.
 *
 * @param year civil year, 0–10000
 * @throws RangeError `wrong solar year N`, or for a rule that is none
 * @returns day numbers of 入梅 and 出梅
 * Source: 神枢经 and 碎金, both as 协纪辨方书 quotes them.
 * @example meiyuOfYear(2026).startJdn // 2461203
 */
export function meiyuOfYear(
  year: number,
  rule: SeasonRules['meiyu'] = 'shenshu',
): { startJdn: number; endJdn: number } {
  checkYear(year);
  SEASON_OPTIONS.check('meiyu', rule);
  return rule === 'shenshu'
    ? {
        startJdn: stemOnOrAfter(termDay(year, '芒种'), '丙'),
        endJdn: branchOnOrAfter(termDay(year, '小暑'), '未'),
      }
    : {
        startJdn: stemOnOrAfter(termDay(year, '芒种'), '壬'),
        endJdn: stemOnOrAfter(termDay(year, '夏至'), '庚'),
      };
}

/**
 * 入梅, 出梅 or a day between (梅雨), or null.
 *
 * @param jdn Julian Day Number
 * @throws RangeError `wrong day number N`
 * @example findMeiyu(2461203) // { name: '入梅', day: 1 }
 */
export function findMeiyu(jdn: number, rule: SeasonRules['meiyu'] = 'shenshu'): SeasonDay | null {
  const { startJdn, endJdn } = meiyuOfYear(termYearOfDay(jdn), rule);
  if (jdn < startJdn || jdn > endJdn) return null;
  const name = jdn === startJdn ? '入梅' : jdn === endJdn ? '出梅' : '梅雨';
  return { name, day: jdn - startJdn + 1 };
}

/** 戊 day nearest a term; where the term falls on 癸, five days from both, its hour decides: to noon the earlier. */
function wuDayNearest(year: number, name: SolarTermName): number {
  const { epochMs } = solarTermsOfYear(year)[TERM_INDEX[name]] as SolarTerm;
  const day = jdnOfEpochMs(epochMs);
  const after = stemOnOrAfter(day, '戊');
  const gap = after - day;
  if (gap !== 5) return gap < 5 ? after : after - 10;
  const isMorning = epochMs - epochMsOfJdn(day) < MS_PER_DAY / 2;
  return isMorning ? after - 10 : after;
}

/**
 * 社日 of a year: 春社 and 秋社.
 *
 * @param year civil year, 0–10000
 * @throws RangeError `wrong solar year N`, or for a rule that is none
 * @param rule `fifth` (default): the fifth 戊 day from 立春 and 立秋, the day of the term counts; `nearest`: the 戊 day
 *   nearest 春分 and 秋分
 * Source: 协纪辨方书·卷十二 (nearest); the fifth 戊 is the rule of the 农历 in use.
 * @example sheriOfYear(2026).springJdn // 2461125
 */
export function sheriOfYear(
  year: number,
  rule: SeasonRules['sheri'] = 'fifth',
): { springJdn: number; autumnJdn: number } {
  checkYear(year);
  SEASON_OPTIONS.check('sheri', rule);
  return rule === 'fifth'
    ? {
        springJdn: stemOnOrAfter(termDay(year, '立春'), '戊') + 40,
        autumnJdn: stemOnOrAfter(termDay(year, '立秋'), '戊') + 40,
      }
    : { springJdn: wuDayNearest(year, '春分'), autumnJdn: wuDayNearest(year, '秋分') };
}

/**
 * Day number of 寒食 in a year.
 *
 * @param year civil year, 0–10000; under `dongzhi+105` from 1, since it counts from 冬至 of the year before
 * @throws RangeError `wrong solar year N`, or for a rule that is none
 * @example hanshiOfYear(2026) // 2461135
 */
export function hanshiOfYear(year: number, rule: SeasonRules['hanshi'] = 'qingming-1'): number {
  SEASON_OPTIONS.check('hanshi', rule);
  checkYear(year, rule === 'qingming-1' ? SEASON_YEAR_MIN : SEASON_YEAR_MIN + 1);
  return rule === 'qingming-1' ? termDay(year, '清明') - 1 : termDay(year - 1, '冬至') + 105;
}
