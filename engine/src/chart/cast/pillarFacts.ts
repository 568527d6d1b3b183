/**
 * 四柱属性: what a pillar is to a day master. 600 pairs under each school, computed on first use.
 */
import {
  BRANCH_WUXING,
  changshengOf,
  hiddenStemsOf,
  KE,
  mainStemOf,
  nayinWuxing,
  STEM_INDEX,
  STEM_WUXING,
  STEMS,
  tenGodOf,
  type Ganzhi,
  type LifeStageSchool,
  type Stem,
} from '../../ganzhi/index.ts';
import type { ChartRules } from '../rules.ts';
import type { ChartFacts, ChartPillars, PillarFacts, KongwangMark } from '../types.ts';

/** Row of a school's table that contains the day pillars themselves, after one row for each day stem. */
const OWN_ROW = STEMS.length;
const LIFE_STAGES: readonly LifeStageSchool[] = ['yangForwardYinBackward', 'yinSameAsYang', 'earthWithWater'];

/** Facts by cycle index for one day stem under one school; an empty slot has not been requested yet. */
type FactsRow = (PillarFacts | undefined)[];

/**
 * Rows by school and day stem, each filled on first use: at most six schools of 660 entries. Pure facts, so that
 * sharing them is safe.
 */
const ROWS: (FactsRow | undefined)[] = [];

type School = Pick<ChartRules, 'si' | 'lifeStage'>;

function rowAt({ si, lifeStage }: School, row: number): FactsRow {
  const school = (si === 'bingengwu' ? 0 : LIFE_STAGES.length) + LIFE_STAGES.indexOf(lifeStage);
  return (ROWS[school * (OWN_ROW + 1) + row] ??= []);
}

function coverOf({ stem, branch }: Ganzhi): PillarFacts['cover'] {
  const above = STEM_WUXING[stem];
  const below = STEM_WUXING[mainStemOf(branch)];
  if (KE[above] === below) return '盖头';
  return KE[below] === above ? '截脚' : null;
}

function buildPillarFacts(
  dayStem: Stem,
  ganzhi: Ganzhi,
  isDayPillar: boolean,
  { si, lifeStage }: School,
): PillarFacts {
  const hidden = hiddenStemsOf(ganzhi.branch, si).map(({ stem, role, weight }) =>
    Object.freeze({ stem, role, weight, wuxing: STEM_WUXING[stem], god: tenGodOf(dayStem, stem) }),
  );
  return Object.freeze({
    ganzhi,
    stemGod: isDayPillar ? '日主' : tenGodOf(dayStem, ganzhi.stem),
    stemWuxing: STEM_WUXING[ganzhi.stem],
    branchWuxing: BRANCH_WUXING[ganzhi.branch],
    hidden: Object.freeze(hidden),
    nayinWuxing: nayinWuxing(ganzhi.nayin),
    xingyun: changshengOf(dayStem, ganzhi.branch, lifeStage),
    zizuo: changshengOf(ganzhi.stem, ganzhi.branch, lifeStage),
    cover: coverOf(ganzhi),
  });
}

/** Looks up facts for one day master under one school; for rows of pillars such as decades. */
export function factsLookup(dayStem: Stem, school: School): (ganzhi: Ganzhi) => PillarFacts {
  const row = rowAt(school, STEM_INDEX[dayStem]);
  return (ganzhi) => (row[ganzhi.index] ??= buildPillarFacts(dayStem, ganzhi, false, school));
}

/**
 * Facts of a pillar as a day master sees it. The same frozen object for the same question.
 *
 * @param school only `si` and `lifeStage` of the rules count
 * @example pillarFactsOf('辛', ganzhiOf(31), CHART_OPTIONS.defaults).stemGod // '偏财'
 */
export function pillarFactsOf(dayStem: Stem, ganzhi: Ganzhi, school: School): PillarFacts {
  const row = rowAt(school, STEM_INDEX[dayStem]);
  return (row[ganzhi.index] ??= buildPillarFacts(dayStem, ganzhi, false, school));
}

/**
 * Facts of a day pillar itself: its stem is 日主.
 *
 * @example dayFactsOf(ganzhiOf(16), CHART_OPTIONS.defaults).stemGod // '日主'
 */
export function dayFactsOf(day: Ganzhi, school: School): PillarFacts {
  const row = rowAt(school, OWN_ROW);
  return (row[day.index] ??= buildPillarFacts(day.stem, day, true, school));
}

/** Facts of the four pillars. */
export function chartFactsOf({ year, month, day, hour }: ChartPillars, rules: ChartRules): ChartFacts {
  const factsOf = factsLookup(day.stem, rules);
  return {
    year: factsOf(year),
    month: factsOf(month),
    day: dayFactsOf(day, rules),
    hour: hour === null ? null : factsOf(hour),
  };
}

const KONGWANG_MARKS: readonly KongwangMark[] = Object.freeze(
  [0, 1, 2, 3].map((bits) => Object.freeze({ byDay: (bits & 1) === 1, byYear: (bits & 2) === 2 })),
);

function kongwangMark(byDay: boolean, byYear: boolean): KongwangMark {
  return KONGWANG_MARKS[(byDay ? 1 : 0) + (byYear ? 2 : 0)] as KongwangMark;
}

/** Whether the branch of a pillar is void by the 旬 of another. */
function isVoidIn({ kongwang: [first, second] }: Ganzhi, pillar: Ganzhi | null): boolean {
  return pillar !== null && (pillar.branch === first || pillar.branch === second);
}

/**
 * 空亡 marks of the pillars: the day's 旬 marks year, month and hour, the year's marks month, day and hour.
 * Source: 三命通会·论空亡.
 */
export function kongwangMarksOf({ year, month, day, hour }: ChartPillars): {
  year: KongwangMark;
  month: KongwangMark;
  day: KongwangMark;
  hour: KongwangMark;
} {
  return {
    year: kongwangMark(isVoidIn(day, year), false),
    month: kongwangMark(isVoidIn(day, month), isVoidIn(year, month)),
    day: kongwangMark(false, isVoidIn(year, day)),
    hour: kongwangMark(isVoidIn(day, hour), isVoidIn(year, hour)),
  };
}
