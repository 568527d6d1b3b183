/**
 * What the model reads of a chart: the pillars and the few options that change hidden stems or relations. Everything
 * in strength, pattern and 用神 follows from this alone, so those steps can be run on four pillars without a birth.
 */
import type { ChartPillars, ChartRules, PillarKey } from '../../chart/index.ts';
import {
  hiddenStemsOf,
  STEM_WUXING,
  TEN_GOD,
  TEN_GOD_GROUP,
  type Branch,
  type Ganzhi,
  type HiddenStem,
  type SiOrder,
  type Stem,
  type TenGod,
  type TenGodGroup,
  type Wuxing,
} from '../../ganzhi/index.ts';

/** The four pillars by name, in their order. */
export const PILLAR_KEYS = ['year', 'month', 'day', 'hour'] as const satisfies readonly PillarKey[];

/** The chart options that the model reads: the order of 巳 and what 午未 combine into. */
export type SubjectRules = Pick<ChartRules, 'si' | 'wuwei'>;

/** One pillar as the model sees it. */
export interface Slot {
  readonly name: PillarKey;
  /** 0 year … 3 hour; distances are differences of it. */
  readonly index: number;
  readonly stem: Stem;
  readonly branch: Branch;
  readonly hidden: readonly HiddenStem[];
  readonly stemWuxing: Wuxing;
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
}

/** Defaults of the options the model reads. */
export const DEFAULT_SUBJECT_RULES: SubjectRules = Object.freeze({ si: 'bingengwu', wuwei: '火' });

function slotOf(name: PillarKey, index: number, ganzhi: Ganzhi, si: SiOrder): Slot {
  const hidden = hiddenStemsOf(ganzhi.branch, si);
  const main = (hidden[0] as HiddenStem).stem;
  return {
    name,
    index,
    stem: ganzhi.stem,
    branch: ganzhi.branch,
    hidden,
    stemWuxing: STEM_WUXING[ganzhi.stem],
    main,
    mainWuxing: STEM_WUXING[main],
  };
}

/**
 * Unfolds pillars for the model.
 *
 * @param pillars four pillars, or three with `hour` null
 * @param rules order of 巳 and reading of 午未; defaults as in options.tsv
 */
export function subjectOf(pillars: ChartPillars, rules: SubjectRules = DEFAULT_SUBJECT_RULES): Subject {
  const slots: Slot[] = [];
  for (let i = 0; i < PILLAR_KEYS.length; i++) {
    const name = PILLAR_KEYS[i] as PillarKey;
    const ganzhi = pillars[name];
    if (ganzhi !== null) slots.push(slotOf(name, i, ganzhi, rules.si));
  }
  const day = slots[2] as Slot;
  return {
    pillars,
    slots,
    dayMaster: day.stem,
    dayMasterWuxing: day.stemWuxing,
    month: slots[1] as Slot,
    day,
    rules,
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

/** Whether a stem stands in the year, month or hour pillar 透干; the day stem does not count. */
export function isRevealed(subject: Subject, stem: Stem): boolean {
  return subject.slots.some((slot) => slot.name !== 'day' && slot.stem === stem);
}
