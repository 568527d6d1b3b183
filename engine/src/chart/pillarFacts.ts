/**
 * 四柱属性: what a pillar is to a day master. 600 pairs under each school, worked out when first asked for.
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
  type SiOrder,
  type Stem,
} from '../ganzhi/index.ts';
import type { ChartRules } from './rules.ts';
import type { ChartFacts, ChartPillars, PillarFacts, VoidMark } from './types.ts';

const PAIRS = 60;
/** Row of the table that holds the day pillars themselves, after one row for each day stem. */
const OWN_ROW = STEMS.length;

/**
 * Tables by school, each filled as it is asked for: at most six schools of 660 entries. Pure facts, so that sharing them
 * is safe; an empty slot has not been asked for yet.
 */
const tables = new Map<SiOrder, Map<LifeStageSchool, (PillarFacts | undefined)[]>>();

function tableOf(si: SiOrder, lifeStage: LifeStageSchool): (PillarFacts | undefined)[] {
  let byStage = tables.get(si);
  if (byStage === undefined)
    tables.set(si, (byStage = new Map<LifeStageSchool, (PillarFacts | undefined)[]>()));
  let table = byStage.get(lifeStage);
  if (table === undefined) {
    table = Array.from({ length: PAIRS * (OWN_ROW + 1) }, () => undefined);
    byStage.set(lifeStage, table);
  }
  return table;
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
  { si, lifeStage }: Pick<ChartRules, 'si' | 'lifeStage'>,
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

/**
 * Facts of a pillar as a day master sees it. The same frozen object for the same question.
 *
 * @param rules only `si` and `lifeStage` count
 * @example pillarFactsOf('辛', ganzhiOf(31), DEFAULT_CHART_RULES).stemGod // '偏财'
 */
export function pillarFactsOf(
  dayStem: Stem,
  ganzhi: Ganzhi,
  rules: Pick<ChartRules, 'si' | 'lifeStage'>,
): PillarFacts {
  const table = tableOf(rules.si, rules.lifeStage);
  const slot = STEM_INDEX[dayStem] * PAIRS + ganzhi.index;
  return (table[slot] ??= buildPillarFacts(dayStem, ganzhi, false, rules));
}

/** Facts of a day pillar itself: its stem is 日主. */
export function dayFactsOf(day: Ganzhi, rules: Pick<ChartRules, 'si' | 'lifeStage'>): PillarFacts {
  const table = tableOf(rules.si, rules.lifeStage);
  return (table[OWN_ROW * PAIRS + day.index] ??= buildPillarFacts(day.stem, day, true, rules));
}

/** Facts of the four pillars. */
export function chartFactsOf(pillars: ChartPillars, rules: ChartRules): ChartFacts {
  const { year, month, day, hour } = pillars;
  const table = tableOf(rules.si, rules.lifeStage);
  const row = STEM_INDEX[day.stem] * PAIRS;
  return {
    year: table[row + year.index] ?? pillarFactsOf(day.stem, year, rules),
    month: table[row + month.index] ?? pillarFactsOf(day.stem, month, rules),
    day: table[OWN_ROW * PAIRS + day.index] ?? dayFactsOf(day, rules),
    hour: hour === null ? null : (table[row + hour.index] ?? pillarFactsOf(day.stem, hour, rules)),
  };
}

const VOID_MARKS: readonly VoidMark[] = Object.freeze(
  [0, 1, 2, 3].map((bits) => Object.freeze({ byDay: (bits & 1) === 1, byYear: (bits & 2) === 2 })),
);

function voidMark(byDay: boolean, byYear: boolean): VoidMark {
  return VOID_MARKS[(byDay ? 1 : 0) + (byYear ? 2 : 0)] as VoidMark;
}

function isVoidIn(holder: Ganzhi, pillar: Ganzhi | null): boolean {
  return pillar !== null && (pillar.branch === holder.kongwang[0] || pillar.branch === holder.kongwang[1]);
}

/**
 * 空亡 marks of the pillars: the day's 旬 marks year, month and hour, the year's marks month, day and hour.
 * Source: 三命通会·论空亡.
 */
export function voidMarksOf({ year, month, day, hour }: ChartPillars): {
  year: VoidMark;
  month: VoidMark;
  day: VoidMark;
  hour: VoidMark;
} {
  return {
    year: voidMark(isVoidIn(day, year), false),
    month: voidMark(isVoidIn(day, month), isVoidIn(year, month)),
    day: voidMark(false, isVoidIn(year, day)),
    hour: voidMark(isVoidIn(day, hour), isVoidIn(year, hour)),
  };
}
