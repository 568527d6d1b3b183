/**
 * The special classes 化气, 从弱, 从强: tested in this order, each with its conditions, 真 or 假.
 */
import { STEM_WUXING, type Wuxing } from '../../ganzhi/index.ts';
import type { BranchGatherings } from './branchGathering.ts';
import type { StemCombining } from './stemCombining.ts';
import { rootWeight } from './stemCombining.ts';
import { groupOfStem, type Subject } from './subject.ts';
import { WUXING_OF_GROUP } from './groups.ts';
import { FOLLOW_BORDERS } from '../tables/strengthParams.ts';
import type { ByGroup, FOLLOW_POINTS } from '../tables/yongshenPoints.ts';

/** Type of a special class. */
export type FollowType = keyof typeof FOLLOW_POINTS | '化气格';

/** A special class that a chart meets. */
export interface Follow {
  readonly class: '从弱' | '从强' | '化气';
  readonly type: FollowType;
  /** Name of the pattern it gives, with 假 in front where it is not pure. */
  readonly name: string;
  /** 真: every strict condition holds. */
  readonly isTrue: boolean;
  /** 化神 of 化气格, else null. */
  readonly to: Wuxing | null;
}

/** What the tests read, percentages and sums already made. */
export interface FollowFacts {
  readonly percent: Readonly<Record<Wuxing, number>>;
  readonly groups: ByGroup<number>;
  /** Support in percent. */
  readonly support: number;
  /** 比劫 root weight over all branches. */
  readonly rootSum: number;
}

const DOMINANT_NAME = { 木: '曲直', 火: '炎上', 土: '稼穑', 金: '从革', 水: '润下' } as const;

function named(
  found: Pick<Follow, 'class' | 'type' | 'isTrue'>,
  name: string,
  to: Wuxing | null = null,
): Follow {
  return { ...found, name: found.isTrue ? name : `假${name}`, to };
}

function transformed(combining: StemCombining, facts: FollowFacts): Follow | null {
  const to = combining.transformOfDayMaster;
  if (to === null || facts.percent[to] < FOLLOW_BORDERS.transformMin) return null;
  return named({ class: '化气', type: '化气格', isTrue: true }, `化${to}格`, to);
}

function followWeak(subject: Subject, facts: FollowFacts): Follow | null {
  const { support, rootSum, groups } = facts;
  const border = rootSum === 0 ? FOLLOW_BORDERS.weakMaxRootless : FOLLOW_BORDERS.weakMax;
  if (support > border || rootSum > FOLLOW_BORDERS.falseRootMax) return null;
  const seal = WUXING_OF_GROUP[subject.dayMasterWuxing].印;
  const sealHidden = rootWeight(subject, seal);
  if (sealHidden + rootSum > FOLLOW_BORDERS.supportHiddenMax + 1e-9) return null;
  const others = subject.slots.filter((slot) => slot.name !== 'day');
  const sealStems = others.filter((slot) => slot.stemWuxing === seal).length;
  if (sealStems > FOLLOW_BORDERS.sealStemsMax) return null;
  const own = subject.dayMasterWuxing;
  if (subject.slots.some((slot) => slot.mainWuxing === own || slot.mainWuxing === seal)) return null;
  const isTrue =
    rootSum <= FOLLOW_BORDERS.trueRootMax && sealStems === 0 && sealHidden <= FOLLOW_BORDERS.sealHiddenMax;
  const largest = (['食伤', '财', '官杀'] as const).reduce((a, b) => (groups[b] > groups[a] ? b : a));
  const type =
    groups[largest] < FOLLOW_BORDERS.groupMin
      ? '从势'
      : ({ 食伤: '从儿', 财: '从财', 官杀: '从官杀' } as const)[largest];
  return named({ class: '从弱', type, isTrue }, `${type}格`);
}

function followStrong(subject: Subject, gatherings: BranchGatherings, facts: FollowFacts): Follow | null {
  const { support, groups } = facts;
  if (support < FOLLOW_BORDERS.strongMin) return null;
  if (groups.官杀 > FOLLOW_BORDERS.officerMax || groups.财 > FOLLOW_BORDERS.wealthMax) return null;
  const isOfficerStem = subject.slots.some(
    (slot) => slot.name !== 'day' && groupOfStem(subject, slot.stem) === '官杀',
  );
  if (isOfficerStem) return null;
  const officer = WUXING_OF_GROUP[subject.dayMasterWuxing].官杀;
  const isTrue = !subject.slots.some(
    (slot) =>
      gatherings.engaged[slot.index] !== true &&
      slot.hidden.some(
        (h) => STEM_WUXING[h.stem] === officer && h.weight >= FOLLOW_BORDERS.officerMainMin - 1e-9,
      ),
  );
  if (groups.比劫 >= FOLLOW_BORDERS.dominantSelfMin) {
    return named({ class: '从强', type: '专旺', isTrue }, `${DOMINANT_NAME[subject.dayMasterWuxing]}格`);
  }
  const isSealLed =
    groups.印 > groups.比劫 &&
    support >= FOLLOW_BORDERS.sealStrongMin &&
    groups.食伤 <= FOLLOW_BORDERS.sealOutputMax;
  return isSealLed ? named({ class: '从强', type: '从印', isTrue }, '从强格') : null;
}

/** The special class whose conditions a chart meets, or null. Does not look at whether the hour is known. */
export function findFollow(
  subject: Subject,
  combining: StemCombining,
  gatherings: BranchGatherings,
  facts: FollowFacts,
): Follow | null {
  return (
    transformed(combining, facts) ?? followWeak(subject, facts) ?? followStrong(subject, gatherings, facts)
  );
}
