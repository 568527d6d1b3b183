/**
 * How a day relates to a sitting mountain 坐山: year gods on it, stars of year and month flying there, and the phases.
 */
import { jiuxingOf, yearGodsOf } from '../../calendar/index.ts';
import {
  type Branch,
  BRANCHES,
  type Ganzhi,
  KE,
  LU,
  type Mountain,
  mountainTrigramIndex,
  MOUNTAINS,
  nayinWuxing,
  PALACE_NUMBER,
  SHENG,
  STEMS,
  type Stem,
  tianyiOf,
  TRIGRAMS,
  type Wuxing,
} from '../../ganzhi/index.ts';
import type { TermSpan } from '../day/termSpan.ts';
import type { AlmanacRules } from '../rules.ts';
import { HOUR_MA } from '../tables/hourSpirits.ts';
import { SITE_POINTS } from '../tables/pickTables.ts';
import { SANHE_WUXING } from '../tables/siteWuxing.ts';
import { inClassic } from '../tables/source.ts';
import type { PickReason } from './pickReasons.ts';

/** Palace of the centre, from which the stars fly. */
const CENTRE = 5;
const PROSPEROUS: readonly number[] = [9, 1, 8];

/** The year god that bars the sitting, where one does. */
export function barringGod(sitting: Mountain, year: Ganzhi): '三煞' | '岁破' | null {
  for (const { name, mountains } of yearGodsOf(year)) {
    if ((name === '三煞' || name === '岁破') && mountains.includes(sitting)) return name;
  }
  return null;
}

const DAY_SOURCE = inClassic('卷三十三 用日');
const STAR_SOURCE = inClassic('卷十四 紫白');
const YEAR_SOURCE = inClassic('卷三 义例一');

/** Star of year or month that flies to the palace of the sitting. */
function starAt(centre: number, sitting: Mountain): number {
  const trigram = TRIGRAMS[mountainTrigramIndex(MOUNTAINS.indexOf(sitting))] as (typeof TRIGRAMS)[number];
  return jiuxingOf(centre + PALACE_NUMBER[trigram] - CENTRE).number;
}

function starReasons(span: TermSpan, sitting: Mountain): PickReason[] {
  const found: PickReason[] = [];
  const units = [
    ['年', span.yearStar.number],
    ['月', span.monthStar.number],
  ] as const;
  for (const [of, centre] of units) {
    const star = starAt(centre, sitting);
    const common = { kind: 'site', source: STAR_SOURCE } as const;
    const { wuhuang, erhei, prosperous } = SITE_POINTS;
    if (star === 5) found.push({ ...common, code: 'wuhuang', values: { of, sitting }, points: wuhuang });
    if (star === 2) found.push({ ...common, code: 'erhei', values: { of, sitting }, points: erhei });
    if (PROSPEROUS.includes(star)) {
      found.push({ ...common, code: 'prosperous', values: { of, star, sitting }, points: prosperous });
    }
  }
  return found;
}

/** Whether 禄, 贵人 or 马 of the day reaches the sitting, or the day is those of the sitting. */
function isNoble(day: Ganzhi, sitting: Mountain, { guiren }: AlmanacRules): boolean {
  const isGengxin = guiren === 'gengxin';
  if ((BRANCHES as readonly string[]).includes(sitting)) {
    const branch = sitting as Branch;
    const isTianyi = tianyiOf(day.stem, isGengxin).includes(branch);
    return LU[day.stem] === branch || isTianyi || HOUR_MA[day.branch] === branch;
  }
  if ((STEMS as readonly string[]).includes(sitting)) {
    const stem = sitting as Stem;
    return LU[stem] === day.branch || tianyiOf(stem, isGengxin).includes(day.branch);
  }
  return false;
}

/**
 * What the sitting adds to a day. 三煞 depends on a branch only, so that of the month is found as that of a year; 三煞 of the
 * day on the sitting is not counted.
 *
 * @param barring 三煞 or 岁破 on the sitting, where the affair does not make it a filter
 */
export function siteReasons(
  day: Ganzhi,
  span: TermSpan,
  sitting: Mountain,
  barring: '三煞' | '岁破' | null,
  rules: AlmanacRules,
): readonly PickReason[] {
  const found: PickReason[] = [];
  const ofDay = { kind: 'site', source: DAY_SOURCE } as const;
  const ofYear = { kind: 'site', source: YEAR_SOURCE } as const;
  const own: Wuxing = nayinWuxing(day.nayin);
  const wuxing = SANHE_WUXING[sitting];
  const values = { day: own, sitting, wuxing };
  const { nourishes, controls, noble, taisui, monthSansha, sansha } = SITE_POINTS;
  if (SHENG[own] === wuxing || own === wuxing) {
    found.push({ ...ofDay, code: 'nourishes', values, points: nourishes });
  } else if (KE[own] === wuxing) {
    found.push({ ...ofDay, code: 'controls', values, points: controls });
  }
  if (isNoble(day, sitting, rules))
    found.push({ ...ofDay, code: 'noble', values: { sitting }, points: noble });
  found.push(...starReasons(span, sitting));
  const isTaisui = yearGodsOf(span.year)
    .find(({ name }) => name === '太岁')
    ?.mountains.includes(sitting);
  if (isTaisui === true) found.push({ ...ofYear, code: 'taisui', values: { sitting }, points: taisui });
  if (yearGodsOf(span.month).some(({ name, mountains }) => name === '三煞' && mountains.includes(sitting))) {
    const month = span.month.branch;
    found.push({ ...ofYear, code: 'monthSansha', values: { month, sitting }, points: monthSansha });
  }
  if (barring !== null) {
    found.push({ ...ofYear, code: 'sansha', values: { god: barring, sitting }, points: sansha });
  }
  return found;
}
