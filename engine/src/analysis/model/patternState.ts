/**
 * 成格 败格 救应: whether a pattern holds, by which 相神, and how clear its structure is.
 */
import {
  changshengOf,
  STEM_YINYANG,
  TEN_GOD_GROUP,
  type TenGod,
  type TenGodGroup,
  type Wuxing,
} from '../../ganzhi/index.ts';
import { evidenceOf, type ChartPlace, type Evidence } from '../evidence.ts';
import { patternRulesOf, type PatternNeed, type PatternRules } from '../tables/patternRules.ts';
import { PRESENT_LEVEL } from '../tables/presence.ts';
import { LEVEL_BORDERS, ROOTED_MIN, OUTCOME_POINTS, STATE_POINTS } from '../tables/outcomePoints.ts';
import { hurtPlacesOf, isStemHurt } from './hurt.ts';
import type { Pattern } from './pattern.ts';
import type { Strength } from './strength.ts';
import { godOf, type Subject } from './subject.ts';
import { GODS_OF_GROUP, type TenGodShares } from './tenGodPower.ts';

/** State of a pattern. */
export type PatternState = '成' | '半成' | '假成' | '败中有救' | '平' | '败';
/** Level of a pattern, a property of the structure and no rank of the person. */
export type PatternLevel = '上' | '中上' | '中' | '中下' | '下';

/** 相神: the one group by which a pattern holds. */
export interface Assist {
  readonly group: TenGodGroup;
  /** What the way asks of the group: 食神 of 食伤, or the group itself. */
  readonly what: TenGod | TenGodGroup;
  /** 藏: `what` is present among the hidden stems only. */
  readonly isHidden: boolean;
  /** What the way asks beside it and only the hidden stems have; null where there is none. */
  readonly hiddenCompanion: TenGod | TenGodGroup | null;
}

/** State of a pattern and what it holds by. Known before the 用神 is. */
export interface PatternJudgement {
  readonly state: PatternState;
  /** In 成, 半成, and in 败中有救 where a rule of success holds too; else null. */
  readonly assist: Assist | null;
  /** 败中有救: what rescues is hidden. */
  readonly isRescueHidden: boolean;
}

/** How a pattern holds, with its level. */
export interface PatternOutcome extends PatternJudgement {
  readonly points: number;
  readonly level: PatternLevel;
  /** Word for screens: how clear the structure is. */
  readonly clarity: '清纯' | '较清' | '中等' | '较杂' | '杂';
  /** The state, then everything that adds to the points or takes from them. */
  readonly evidence: readonly Evidence[];
}

const isGroup = (what: TenGod | TenGodGroup): what is TenGodGroup => what in GODS_OF_GROUP;

/** Whether a god, or either god of a group, is present, by the definition the caller chooses. */
export type Has = (what: TenGod | TenGodGroup) => boolean;

/** What the ways of success and failure ask beside the gods. */
interface StateFacts {
  readonly support: number;
  readonly wealthPercent: number;
  readonly isYangOnBlade: boolean;
  readonly isMetalInWinter: boolean;
  readonly isKillingBound: boolean;
}

/** A chart as the needs of a pattern are asked of it. */
export interface PatternAsker {
  readonly facts: StateFacts;
  /** Revealed by a stem. */
  readonly shown: Has;
  /** Revealed, or present at level 2 or more. */
  readonly present: Has;
}

const CLARITY = { 上: '清纯', 中上: '较清', 中: '中等', 中下: '较杂', 下: '杂' } as const satisfies Record<
  PatternLevel,
  string
>;

function stateFactsOf(subject: Subject, strength: Strength): StateFacts {
  const { dayMaster, dayMasterWuxing, month, day } = subject;
  return {
    support: strength.support,
    wealthPercent: strength.groups.财,
    isYangOnBlade:
      STEM_YINYANG[dayMaster] === '阳' &&
      [month, day].some((slot) => changshengOf(dayMaster, slot.branch) === '帝旺'),
    isMetalInWinter: dayMasterWuxing === '金' && (month.branch === '亥' || month.branch === '子'),
    isKillingBound: subject.slots.some(
      (slot) => slot.name !== 'day' && isStemHurt(subject, slot) && godOf(subject, slot.effective) === '七杀',
    ),
  };
}

function askingBy(holds: (god: TenGod) => boolean): Has {
  return (what) => {
    if (!isGroup(what)) return holds(what);
    const [same, opposite] = GODS_OF_GROUP[what];
    return holds(same) || holds(opposite);
  };
}

/** A chart as the needs of its pattern are asked of it. */
export function askerOf(subject: Subject, strength: Strength, shares: TenGodShares): PatternAsker {
  const isShown = (god: TenGod): boolean => shares[god].visible.length > 0;
  return {
    facts: stateFactsOf(subject, strength),
    shown: askingBy(isShown),
    present: askingBy((god) => isShown(god) || shares[god].level >= PRESENT_LEVEL),
  };
}

/** Whether a chart meets a need; `has` is how a god is looked for where the need only asks for it. */
export function isNeedMet(need: PatternNeed, { facts, shown, present }: PatternAsker, has: Has): boolean {
  switch (need.ask) {
    case 'has':
      return has(need.what);
    case 'shown':
      return shown(need.what);
    case 'absent':
      return !present(need.what);
    case 'supportMin':
      return facts.support >= need.border;
    case 'supportBelow':
      return facts.support < need.border;
    case 'wealthMin':
      return facts.wealthPercent >= need.border;
    case 'yangOnBlade':
      return facts.isYangOnBlade;
    case 'metalInWinter':
      return facts.isMetalInWinter;
    case 'notMetalInWinter':
      return !facts.isMetalInWinter;
    case 'killingBound':
      return facts.isKillingBound;
  }
}

/** The 相神 of a way that a chart meets, and which of what it asks is hidden. */
function assistOf({ assist: group, needs }: PatternRules['success'][number], shown: Has): Assist {
  const conditions = needs.flatMap((need) => (need.ask === 'has' ? [need.what] : []));
  const what = conditions.find((each) => each === group || TEN_GOD_GROUP[each as TenGod] === group) ?? group;
  const hidden = conditions.filter((each) => !shown(each));
  return {
    group,
    what,
    isHidden: hidden.includes(what),
    hiddenCompanion: hidden.find((each) => each !== what) ?? null,
  };
}

/**
 * State of a pattern: 败 and its rescue first, then 成 by what is revealed, 半成 by what is only hidden, else 平.
 *
 * @param shares presence of the ten gods; a pattern fails for want of a god only where it is neither revealed nor present
 * Source: 子平真诠·论用神成败救应; the borders are ours.
 */
export function judgePattern(
  subject: Subject,
  strength: Strength,
  pattern: Pattern,
  shares: TenGodShares,
): PatternJudgement {
  const rules = patternRulesOf(pattern.name);
  if (strength.follow !== null || rules === null) {
    const state = strength.follow?.isTrue === false ? '假成' : '成';
    return { state, assist: null, isRescueHidden: false };
  }
  const asker = askerOf(subject, strength, shares);
  const { shown, present } = asker;
  const meets = (needs: readonly PatternNeed[], has: Has) =>
    needs.every((need) => isNeedMet(need, asker, has));
  const byShown = rules.success.find(({ needs }) => meets(needs, shown));
  const rule = byShown ?? rules.success.find(({ needs }) => meets(needs, present));
  const assist = rule === undefined ? null : assistOf(rule, shown);
  const broken = rules.failure.filter(({ needs }) => meets(needs, shown));
  if (broken.length > 0) {
    const isRescued = (has: Has) =>
      broken.every(({ rescuers }) => rescuers.some((need) => isNeedMet(need, asker, has)));
    const byRevealed = isRescued(shown);
    if (!byRevealed && !isRescued(present)) return { state: '败', assist: null, isRescueHidden: false };
    return { state: '败中有救', assist, isRescueHidden: !byRevealed };
  }
  const state = assist === null ? '平' : byShown === undefined ? '半成' : '成';
  return { state, assist, isRescueHidden: false };
}

function levelOf(points: number): PatternLevel {
  if (points >= LEVEL_BORDERS.上) return '上';
  if (points >= LEVEL_BORDERS.中上) return '中上';
  if (points >= LEVEL_BORDERS.中) return '中';
  return points >= LEVEL_BORDERS.中下 ? '中下' : '下';
}

function pillarsOfPlaces(places: readonly ChartPlace[]): Evidence['pillars'] {
  const keys = places.map((place) => place.slice(0, place.indexOf('.')) as Evidence['pillars'][number]);
  return keys.filter((key, i) => keys.indexOf(key) === i);
}

/** How the 用神 stands in the chart, each with its points. */
function yongEvidence(subject: Subject, yong: Wuxing): Evidence[] {
  const found: Evidence[] = [];
  const stems = subject.slots.filter((slot) => slot.name !== 'day' && slot.effectiveWuxing === yong);
  if (stems.length > 0) {
    const names = stems.map((slot) => slot.name);
    found.push(evidenceOf('PAT_YONG_REVEALED', names, { yong, points: OUTCOME_POINTS.revealed }));
  }
  const value = subject.rootWeights[yong];
  if (value >= ROOTED_MIN) {
    const points = OUTCOME_POINTS.rooted;
    found.push(evidenceOf('PAT_YONG_ROOTED', [], { yong, value, border: ROOTED_MIN, points }));
  }
  const places = hurtPlacesOf(subject, yong);
  if (places.length > 0) {
    const points = OUTCOME_POINTS.hurt;
    found.push(evidenceOf('PAT_YONG_HURT', pillarsOfPlaces(places), { yong, places, points }));
  }
  return found;
}

/**
 * Points and level of a pattern.
 *
 * @param yong the 用神
 * Source: 子平真诠·论用神格局高低; the points are ours.
 */
export function patternOutcomeOf(
  subject: Subject,
  { follow }: Strength,
  pattern: Pattern,
  judgement: PatternJudgement,
  yong: Wuxing,
): PatternOutcome {
  const { state, assist, isRescueHidden } = judgement;
  const evidence: Evidence[] = [
    evidenceOf('PAT_STATE', ['month'], {
      pattern: pattern.name,
      state,
      assist: assist?.what ?? null,
      isAssistHidden: assist?.isHidden ?? false,
      hiddenCompanion: assist?.hiddenCompanion ?? null,
      isRescueHidden,
      points: isRescueHidden ? OUTCOME_POINTS.rescueHidden : STATE_POINTS[state],
    }),
  ];
  if (follow?.isTrue === true) {
    const values = { pattern: pattern.name, points: OUTCOME_POINTS.specialTrue };
    evidence.push(evidenceOf('PAT_SPECIAL_TRUE', [], values, follow.source));
  }
  evidence.push(...yongEvidence(subject, yong));
  const points = evidence.reduce((sum, { values }) => sum + ('points' in values ? values.points : 0), 0);
  const level = levelOf(points);
  return { ...judgement, points, level, clarity: CLARITY[level], evidence };
}
