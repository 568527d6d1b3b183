/**
 * 成格 败格 救应: whether a pattern holds, by which 相神, and how clear its structure is.
 */
import {
  changshengOf,
  STEM_YINYANG,
  type TenGod,
  type TenGodGroup,
  type Wuxing,
} from '../../ganzhi/index.ts';
import { evidenceOf, type ChartPlace, type Evidence } from '../evidence.ts';
import { PRESENT_LEVEL } from '../tables/presence.ts';
import { CLASS_BORDERS, LABEL_BORDERS } from '../tables/strengthParams.ts';
import { LEVEL_BORDERS, ROOTED_MIN, STANDING_POINTS, STATE_POINTS } from '../tables/standingPoints.ts';
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
  /** 藏: present among the hidden stems alone. */
  readonly isHidden: boolean;
}

/** State of a pattern and what it holds by. Known before the 用神 is. */
export interface PatternHold {
  readonly state: PatternState;
  /** In 成, 半成, and in 败中有救 where a rule of success holds too; else null. */
  readonly assist: Assist | null;
  /** 败中有救: what rescues is hidden. */
  readonly isRescueHidden: boolean;
}

/** How a pattern holds, with its level. */
export interface PatternStanding extends PatternHold {
  readonly points: number;
  readonly level: PatternLevel;
  /** Word for screens: how clear the structure is. */
  readonly clarity: '清纯' | '较清' | '中等' | '较杂' | '杂';
  /** The state, then everything that adds to the points or takes from them. */
  readonly evidence: readonly Evidence[];
}

const isGroup = (what: TenGod | TenGodGroup): what is TenGodGroup => what in GODS_OF_GROUP;

type Has = (what: TenGod | TenGodGroup) => boolean;

/** What the rules of success and failure ask beside the gods. */
interface StateFacts {
  readonly support: number;
  readonly wealthPercent: number;
  readonly isYangOnBlade: boolean;
  readonly isMetalInWinter: boolean;
  readonly isKillingBound: boolean;
}

interface StateRule {
  /** Rules of success in the order they are tried, each by its 相神. */
  readonly success: readonly {
    readonly assist: TenGodGroup;
    readonly holds: (has: Has, facts: StateFacts) => boolean;
  }[];
  /** @param shown revealed by a stem; @param present revealed, or present at level 2 or more */
  readonly isFailed: (shown: Has, present: Has, facts: StateFacts) => boolean;
  /** @param rescuer how what rescues is asked for; what harms is always asked of `shown` */
  readonly isRescued: (rescuer: Has, shown: Has, facts: StateFacts) => boolean;
}

const { weakMax: WEAK, strongMin: STRONG } = CLASS_BORDERS;
const { weak: VERY_WEAK, veryStrong: VERY_STRONG } = LABEL_BORDERS;
/** Share of 财, percent, from which it breaks a 印 pattern. */
const WEALTH_BREAKS_SEAL = 20;

const WEALTH: StateRule = {
  success: [
    { assist: '食伤', holds: (has) => has('食伤') },
    { assist: '官杀', holds: (has, { support }) => has('正官') && support >= WEAK },
  ],
  isFailed: (shown, present, { support }) =>
    (shown('比劫') && !present('官杀') && !present('食伤')) || (shown('七杀') && support < WEAK),
  isRescued: (rescuer) => rescuer('食伤') || rescuer('正官'),
};

const SEAL: StateRule = {
  success: [
    { assist: '官杀', holds: (has) => has('官杀') },
    { assist: '食伤', holds: (has, { support }) => has('食伤') && support >= STRONG },
  ],
  isFailed: (shown, _present, { support, wealthPercent }) =>
    shown('财') && wealthPercent >= WEALTH_BREAKS_SEAL && support < STRONG,
  isRescued: (rescuer) => rescuer('比劫'),
};

const SELF_MONTH: StateRule = {
  success: [
    { assist: '官杀', holds: (has) => has('正官') && (has('财') || has('印')) },
    { assist: '财', holds: (has) => has('财') && has('食伤') },
    { assist: '官杀', holds: (has) => has('七杀') && has('食神') },
  ],
  isFailed: (_shown, present) => !present('财') && !present('官杀') && !present('食伤'),
  isRescued: () => false,
};

/** 成败救应 by pattern. Source: 子平真诠·论用神成败救应 and the chapters of each pattern; made decidable by us. */
const STATE_RULES: Readonly<Record<string, StateRule>> = {
  正官格: {
    success: [
      { assist: '财', holds: (has, { support }) => has('财') && support >= VERY_WEAK },
      { assist: '印', holds: (has, { support }) => has('印') && support >= VERY_WEAK },
    ],
    isFailed: (shown) => shown('伤官') || shown('七杀'),
    isRescued: (rescuer, shown, { isKillingBound }) =>
      (!shown('伤官') || rescuer('印')) && (!shown('七杀') || rescuer('食神') || isKillingBound),
  },
  七杀格: {
    success: [
      { assist: '食伤', holds: (has, { support }) => has('食神') && support >= WEAK },
      { assist: '印', holds: (has, { support }) => has('印') && support < STRONG },
      { assist: '比劫', holds: (_has, { isYangOnBlade }) => isYangOnBlade },
    ],
    isFailed: (shown, present, { support }) =>
      (shown('财') && !present('食神') && !present('印')) || (support < VERY_WEAK && !present('印')),
    isRescued: (rescuer) => rescuer('印') || rescuer('食神'),
  },
  正财格: WEALTH,
  偏财格: WEALTH,
  正印格: SEAL,
  偏印格: SEAL,
  食神格: {
    success: [
      { assist: '财', holds: (has) => has('财') },
      { assist: '官杀', holds: (has) => has('七杀') },
    ],
    isFailed: (shown) => shown('偏印'),
    isRescued: (rescuer) => rescuer('偏财'),
  },
  伤官格: {
    success: [
      { assist: '财', holds: (has) => has('财') },
      { assist: '印', holds: (has, { support }) => has('印') && support < STRONG },
      { assist: '官杀', holds: (has, { isMetalInWinter }) => isMetalInWinter && has('官杀') },
    ],
    isFailed: (shown, _present, { isMetalInWinter }) => shown('正官') && !isMetalInWinter,
    isRescued: (rescuer) => rescuer('财') || rescuer('印'),
  },
  建禄格: SELF_MONTH,
  月劫格: SELF_MONTH,
  月刃格: {
    success: [{ assist: '官杀', holds: (has) => has('官杀') }],
    isFailed: (_shown, present, { support }) => !present('官杀') && support >= VERY_STRONG,
    isRescued: (rescuer) => rescuer('食伤'),
  },
};

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

/** Whether a god, or either god of a group, stands revealed; and whether it is revealed or present. */
function askers(shares: TenGodShares): { shown: Has; present: Has } {
  const isShown = (god: TenGod): boolean => shares[god].visible.length > 0;
  const isPresent = (god: TenGod): boolean => isShown(god) || shares[god].level >= PRESENT_LEVEL;
  const asking =
    (holds: (god: TenGod) => boolean): Has =>
    (what) => {
      if (!isGroup(what)) return holds(what);
      const [same, opposite] = GODS_OF_GROUP[what];
      return holds(same) || holds(opposite);
    };
  return { shown: asking(isShown), present: asking(isPresent) };
}

/**
 * State of a pattern: 败 and its rescue first, then 成 by what is revealed, 半成 by what is only hidden, else 平.
 *
 * @param shares presence of the ten gods; a pattern fails for want of a god only where it is neither revealed nor present
 * Source: 子平真诠·论用神成败救应; the borders are ours.
 */
export function patternHoldOf(
  subject: Subject,
  strength: Strength,
  pattern: Pattern,
  shares: TenGodShares,
): PatternHold {
  const rule = STATE_RULES[pattern.name];
  if (strength.follow !== null || rule === undefined) {
    const state = strength.follow?.isTrue === false ? '假成' : '成';
    return { state, assist: null, isRescueHidden: false };
  }
  const facts = stateFactsOf(subject, strength);
  const { shown, present } = askers(shares);
  const byShown = rule.success.find(({ holds }) => holds(shown, facts));
  const line = byShown ?? rule.success.find(({ holds }) => holds(present, facts));
  const assist = line === undefined ? null : { group: line.assist, isHidden: byShown === undefined };
  if (rule.isFailed(shown, present, facts)) {
    const isRescued = rule.isRescued(shown, shown, facts);
    if (!isRescued && !rule.isRescued(present, shown, facts)) {
      return { state: '败', assist: null, isRescueHidden: false };
    }
    return { state: '败中有救', assist, isRescueHidden: !isRescued };
  }
  const state = assist === null ? '平' : assist.isHidden ? '半成' : '成';
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
    found.push(evidenceOf('PAT_YONG_REVEALED', names, { yong, points: STANDING_POINTS.revealed }));
  }
  const value = subject.rootWeights[yong];
  if (value >= ROOTED_MIN) {
    const points = STANDING_POINTS.rooted;
    found.push(evidenceOf('PAT_YONG_ROOTED', [], { yong, value, border: ROOTED_MIN, points }));
  }
  const places = hurtPlacesOf(subject, yong);
  if (places.length > 0) {
    const points = STANDING_POINTS.hurt;
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
export function patternStandingOf(
  subject: Subject,
  { follow }: Strength,
  pattern: Pattern,
  hold: PatternHold,
  yong: Wuxing,
): PatternStanding {
  const { state, assist, isRescueHidden } = hold;
  const evidence: Evidence[] = [
    evidenceOf('PAT_STATE', ['month'], {
      pattern: pattern.name,
      state,
      assist: assist?.group ?? null,
      isAssistHidden: assist?.isHidden ?? false,
      isRescueHidden,
      points: isRescueHidden ? STANDING_POINTS.rescueHidden : STATE_POINTS[state],
    }),
  ];
  if (follow?.isTrue === true) {
    const values = { pattern: pattern.name, points: STANDING_POINTS.specialTrue };
    evidence.push(evidenceOf('PAT_SPECIAL_TRUE', [], values, follow.source));
  }
  evidence.push(...yongEvidence(subject, yong));
  const points = evidence.reduce((sum, { values }) => sum + ('points' in values ? values.points : 0), 0);
  const level = levelOf(points);
  return { ...hold, points, level, clarity: CLARITY[level], evidence };
}
