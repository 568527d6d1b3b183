/**
 * What the model reads of a chart: the pillars, the few options that change hidden stems, stages or relations, and what the
 * combinations of the chart make of its stems and branches. Everything in strength, pattern and 用神 follows from this only,
 * so those steps can be run on four pillars without a birth.
 */
import {
  CHART_OPTIONS,
  judgeRelations,
  NATAL_KEYS,
  type ChartPillars,
  type ChartRules,
  type PillarKey,
  type Relation,
  type RelationRules,
} from '../../chart/index.ts';
import {
  hiddenStemsOf,
  STEM_WUXING,
  TEN_GOD,
  TEN_GOD_GROUP,
  type Branch,
  type ByWuxing,
  type Ganzhi,
  type HiddenStem,
  type SiOrder,
  type Stem,
  type TenGod,
  type TenGodGroup,
  type Wuxing,
} from '../../ganzhi/index.ts';
import { round2 } from '../round.ts';
import { combiningOf, type Combining } from './combining.ts';

/** The chart options that the model reads: those of relations and of hidden stems, and the stages of life. */
export type SubjectRules = RelationRules & Pick<ChartRules, 'lifeStage'>;

/** One pillar as the model sees it. */
export interface Slot {
  readonly name: PillarKey;
  /** 0 year … 3 hour; distances are differences of it. */
  readonly index: number;
  /** As written. Rules ask for `effective`. */
  readonly stem: Stem;
  /** 实干: the stem after 五合, that of the 化神 with its own 阴阳 where a 五合 transformed it, else as written. */
  readonly effective: Stem;
  readonly effectiveWuxing: Wuxing;
  readonly branch: Branch;
  readonly hidden: readonly HiddenStem[];
  /** 本气: main hidden stem. */
  readonly main: Stem;
  readonly mainWuxing: Wuxing;
}

/** Pillars unfolded for the model. */
export interface Subject {
  readonly pillars: ChartPillars;
  readonly slots: readonly Slot[];
  readonly dayMaster: Stem;
  readonly dayMasterWuxing: Wuxing;
  readonly month: Slot;
  readonly day: Slot;
  readonly rules: SubjectRules;
  /** Relations of the pillars, judged. */
  readonly relations: readonly Relation[];
  /** What the judgement does to the model. */
  readonly combining: Combining;
  /** Sum of the weights of hidden stems of each wuxing over all branches, two decimals. */
  readonly rootWeights: ByWuxing<number>;
}

function slotOf(name: PillarKey, index: number, ganzhi: Ganzhi, effective: Stem, si: SiOrder): Slot {
  const { stem, branch } = ganzhi;
  const hidden = hiddenStemsOf(branch, si);
  const main = (hidden[0] as HiddenStem).stem;
  return {
    name,
    index,
    stem,
    effective,
    effectiveWuxing: STEM_WUXING[effective],
    branch,
    hidden,
    main,
    mainWuxing: STEM_WUXING[main],
  };
}

function rootWeightsOf(slots: readonly Slot[]): ByWuxing<number> {
  const sums = { 木: 0, 火: 0, 土: 0, 金: 0, 水: 0 };
  for (const { hidden } of slots) for (const { stem, weight } of hidden) sums[STEM_WUXING[stem]] += weight;
  return {
    木: round2(sums.木),
    火: round2(sums.火),
    土: round2(sums.土),
    金: round2(sums.金),
    水: round2(sums.水),
  };
}

/**
 * Unfolds pillars for the model.
 *
 * @param pillars four pillars, or three with `hour` null
 * @param rules options of relations, hidden stems and stages; defaults those of `CHART_OPTIONS`
 */
export function subjectOf(pillars: ChartPillars, rules: SubjectRules = CHART_OPTIONS.defaults): Subject {
  const judgement = judgeRelations(pillars, rules);
  const slots: Slot[] = [];
  for (let i = 0; i < NATAL_KEYS.length; i++) {
    const name = NATAL_KEYS[i] as PillarKey;
    const ganzhi = pillars[name];
    const effective = judgement.effectiveStems[name];
    if (ganzhi !== null && effective !== null) slots.push(slotOf(name, i, ganzhi, effective, rules.si));
  }
  const day = slots[2] as Slot;
  return {
    pillars,
    slots,
    dayMaster: day.stem,
    dayMasterWuxing: STEM_WUXING[day.stem],
    month: slots[1] as Slot,
    day,
    rules,
    relations: judgement.relations,
    combining: combiningOf(judgement),
    rootWeights: rootWeightsOf(slots),
  };
}

/** Ten god of a stem seen from the day master of a subject. */
export function godOf(subject: Subject, stem: Stem): TenGod {
  return TEN_GOD[subject.dayMaster][stem];
}

/** Group of ten gods of a stem seen from the day master of a subject. */
export function groupOfStem(subject: Subject, stem: Stem): TenGodGroup {
  return TEN_GOD_GROUP[TEN_GOD[subject.dayMaster][stem]];
}

/** Whether a stem stands, after 五合, in the year, month or hour pillar 透干; the day stem does not count. */
export function isRevealed(subject: Subject, stem: Stem): boolean {
  return subject.slots.some((slot) => slot.name !== 'day' && slot.effective === stem);
}
