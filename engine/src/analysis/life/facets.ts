/**
 * Facet scores of a chart: 事业 财运 感情 健康 学业, with every step.
 */
import type { Sex } from '../../chart/index.ts';
import {
  CHONG_OF,
  isXing,
  LIUHAI_OF,
  LIUHE_OF,
  SANHE_OF,
  WUXING,
  type Branch,
  type Wuxing,
} from '../../ganzhi/index.ts';
import { RULE_SOURCES, type RuleCode } from '../evidence.ts';
import { WUXING_OF_GROUP } from '../model/groups.ts';
import type { LifeFacts } from './lifeFacts.ts';
import { clampRound } from '../round.ts';
import type { Strength } from '../model/strength.ts';
import type { Subject } from '../model/subject.ts';
import { LUCK_BOUNDS, type Facet } from '../tables/luckPoints.ts';
import { FAVOUR, type Role } from '../tables/roles.ts';

/** One facet. */
export interface FacetScore {
  /** 20–95. */
  readonly score: number;
  readonly rule: RuleCode;
  readonly source: string;
  /** Every step from the base on, points not rounded. */
  readonly why: readonly { readonly text: string; readonly points: number }[];
}

/** The five facets. */
export type Facets = Readonly<Record<Facet, FacetScore>>;

/** What facets are scored on. */
export interface FacetInput {
  readonly subject: Subject;
  readonly sex: Sex;
  readonly strength: Strength;
  readonly patternPoints: number;
  readonly roles: Readonly<Record<Wuxing, Role>>;
  readonly life: LifeFacts;
  /** Whether a spirit of one of these names stands on any pillar. */
  readonly hasShensha: (...names: string[]) => boolean;
}

type Step = readonly [text: string, points: number];

const favourStep = (label: string, weight: number, role: Role): Step => [
  `${label}为${role}`,
  weight * FAVOUR[role],
];
const flagStep = (text: string, points: number, condition: boolean): Step => [text, condition ? points : 0];

/** How the day branch stands to the others. */
function dayBranchTies({ slots, day }: Subject): {
  isJoined: boolean;
  isOpposed: boolean;
  isHarmed: boolean;
} {
  const others = slots.filter((slot) => slot.name !== 'day').map((slot) => slot.branch);
  const has = (branch: Branch): boolean => others.includes(branch);
  const trio = SANHE_OF[day.branch].members.filter((branch) => branch !== day.branch);
  return {
    isJoined: has(LIUHE_OF[day.branch]) || trio.every(has),
    isOpposed: has(CHONG_OF[day.branch]),
    isHarmed: others.some((branch) => isXing(day.branch, branch)) || has(LIUHAI_OF[day.branch]),
  };
}

function careerSteps({ subject, roles, life, hasShensha }: FacetInput): Step[] {
  const wuxingOf = WUXING_OF_GROUP[subject.dayMasterWuxing];
  const group = roles[wuxingOf.官杀] === '忌神' ? life.career.role : '官杀';
  const upheld = (['官印相生', '杀印相生', '食神制杀', '羊刃驾杀'] as const).find((c) =>
    life.combos.includes(c),
  );
  return [
    favourStep(group, 8, roles[wuxingOf[group]]),
    flagStep(upheld ?? '', 4, upheld !== undefined),
    flagStep('伤官见官无印', -6, life.isOfficerUnguarded),
    flagStep('将星、国印或天乙', 3, hasShensha('将星', '国印贵人', '天乙贵人')),
  ];
}

function wealthSteps({ subject, roles, life, hasShensha }: FacetInput): Step[] {
  return [
    favourStep('财', 8, roles[WUXING_OF_GROUP[subject.dayMasterWuxing].财]),
    flagStep('食伤生财', 4, life.combos.includes('食伤生财')),
    flagStep('比劫夺财', -6, life.combos.includes('比劫夺财')),
    flagStep('财多身弱', -5, life.combos.includes('财多身弱')),
    flagStep('禄神、金舆或财库', 3, hasShensha('禄神', '金舆') || life.wealth.store.pillars.length > 0),
  ];
}

function loveSteps({ subject, sex, roles, hasShensha }: FacetInput): Step[] {
  const wuxingOf = WUXING_OF_GROUP[subject.dayMasterWuxing];
  const group = sex === '男' ? '财' : '官杀';
  const ties = dayBranchTies(subject);
  return [
    favourStep(group, 6, roles[wuxingOf[group]]),
    flagStep('日支逢合', 4, ties.isJoined),
    flagStep('日支逢冲', -6, ties.isOpposed),
    flagStep('日支刑害', -3, ties.isHarmed),
    flagStep('红鸾或天喜', 3, hasShensha('红鸾', '天喜')),
    flagStep('孤辰或寡宿', -3, hasShensha('孤辰', '寡宿')),
  ];
}

function healthSteps({ subject, strength, hasShensha }: FacetInput): Step[] {
  const balance = strength.follow === null ? 6 * (1 - Math.min(1, Math.abs(strength.support - 44) / 44)) : 3;
  const isOpposed = [subject.month, subject.day].some(({ branch }) =>
    subject.slots.some((slot) => slot.branch === CHONG_OF[branch]),
  );
  const excess = WUXING.find((wuxing) => strength.percent[wuxing] > 45);
  return [
    [strength.follow === null ? '中和程度' : '顺势', balance],
    flagStep(`${excess ?? ''}过旺`, -5, excess !== undefined),
    flagStep('月支或日支逢冲', -4, isOpposed),
    flagStep('天医、天德或月德', 3, hasShensha('天医', '天德贵人', '月德贵人')),
  ];
}

function studySteps({ subject, roles, hasShensha }: FacetInput): Step[] {
  const wuxingOf = WUXING_OF_GROUP[subject.dayMasterWuxing];
  return [
    favourStep('印', 6, roles[wuxingOf.印]),
    favourStep('食伤', 4, roles[wuxingOf.食伤]),
    flagStep('文昌、学堂或词馆', 4, hasShensha('文昌贵人', '学堂', '词馆')),
  ];
}

function scored(base: number, steps: readonly Step[]): FacetScore {
  const why = steps.filter(([, points]) => points !== 0).map(([text, points]) => ({ text, points }));
  const sum = why.reduce((total, { points }) => total + points, base);
  return {
    rule: 'FACET_SCORE',
    source: RULE_SOURCES.FACET_SCORE,
    score: clampRound(sum, LUCK_BOUNDS.min, LUCK_BOUNDS.max),
    why: [{ text: '格局基数', points: base }, ...why],
  };
}

/** Scores the five facets. The base is 60 + 3 × pattern points, 50 to 75. Our own model. */
export function facetsOf(input: FacetInput): Facets {
  const base = Math.min(75, Math.max(50, 60 + 3 * input.patternPoints));
  return {
    事业: scored(base, careerSteps(input)),
    财运: scored(base, wealthSteps(input)),
    感情: scored(base, loveSteps(input)),
    健康: scored(base, healthSteps(input)),
    学业: scored(base, studySteps(input)),
  };
}
