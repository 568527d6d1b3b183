/**
 * 成格 败格 救应: whether a pattern holds, and how clear its structure is.
 */
import {
  CHONG_OF,
  changshengOf,
  STEM_YINYANG,
  TEN_GOD_GROUP,
  type TenGod,
  type TenGodGroup,
  type Wuxing,
} from '../../ganzhi/index.ts';
import { evidenceOf, type Evidence } from '../evidence.ts';
import type { Pattern } from './pattern.ts';
import { rootWeight } from './stemCombining.ts';
import type { StrengthFindings } from './strength.ts';
import { godOf, type Subject } from './subject.ts';

/** State of a pattern. */
export type PatternState = '成' | '假成' | '败中有救' | '平' | '败';
/** Level of a pattern, a property of the structure and no rank of the person. */
export type PatternLevel = '上' | '中上' | '中' | '中下' | '下';

/** How a pattern holds. */
export interface PatternStanding {
  readonly state: PatternState;
  readonly points: number;
  readonly level: PatternLevel;
  /** Word for screens: how clear the structure is. */
  readonly clarity: '清纯' | '较清' | '中等' | '较杂' | '杂';
  /** Groups that the rule of success used: the 相神. Empty where the pattern does not succeed. */
  readonly assistGroups: readonly TenGodGroup[];
  readonly evidence: readonly Evidence[];
}

/** What the rules of success and failure ask. */
interface StateFacts {
  readonly has: (what: TenGod | TenGodGroup) => boolean;
  readonly support: number;
  readonly wealthPercent: number;
  readonly isYangOnBlade: boolean;
  readonly isMetalInWinter: boolean;
  readonly isKillingBound: boolean;
}

interface StateRule {
  /** Groups whose presence makes it succeed, or null. */
  readonly success: (facts: StateFacts) => readonly TenGodGroup[] | null;
  readonly isFailed: (facts: StateFacts) => boolean;
  readonly isRescued: (facts: StateFacts) => boolean;
}

const given = (condition: boolean, ...groups: TenGodGroup[]): readonly TenGodGroup[] | null =>
  condition ? groups : null;

const WEALTH: StateRule = {
  success: ({ has, support }) => given(has('食伤'), '食伤') ?? given(has('正官') && support >= 38, '官杀'),
  isFailed: ({ has, support }) =>
    (has('比劫') && !has('官杀') && !has('食伤')) || (has('七杀') && support < 38),
  isRescued: ({ has }) => has('食伤') || has('正官'),
};

const SEAL: StateRule = {
  success: ({ has, support }) => given(has('官杀'), '官杀') ?? given(has('食伤') && support >= 50, '食伤'),
  isFailed: ({ has, support, wealthPercent }) => has('财') && wealthPercent >= 20 && support < 50,
  isRescued: ({ has }) => has('比劫'),
};

const SELF_MONTH: StateRule = {
  success: ({ has }) =>
    given(has('正官') && (has('财') || has('印')), '官杀') ??
    given(has('财') && has('食伤'), '财') ??
    given(has('七杀') && has('食神'), '官杀'),
  isFailed: ({ has }) => !has('财') && !has('官杀') && !has('食伤'),
  isRescued: () => false,
};

/** 成败救应 by pattern. Source: 子平真诠·论用神成败救应 and the chapters of each pattern; made decidable by us. */
const STATE_RULES: Readonly<Record<string, StateRule>> = {
  正官格: {
    success: ({ has, support }) =>
      given(has('财') && support >= 31, '财') ?? given(has('印') && support >= 31, '印'),
    isFailed: ({ has }) => has('伤官') || has('七杀'),
    isRescued: ({ has, isKillingBound }) =>
      (!has('伤官') || has('印')) && (!has('七杀') || has('食神') || isKillingBound),
  },
  七杀格: {
    success: ({ has, support, isYangOnBlade }) =>
      given(has('食神') && support >= 38, '食伤') ??
      given(has('印') && support < 50, '印') ??
      given(isYangOnBlade, '比劫'),
    isFailed: ({ has, support }) => (has('财') && !has('食神') && !has('印')) || (support < 31 && !has('印')),
    isRescued: ({ has }) => has('印') || has('食神'),
  },
  正财格: WEALTH,
  偏财格: WEALTH,
  正印格: SEAL,
  偏印格: SEAL,
  食神格: {
    success: ({ has }) => given(has('财'), '财') ?? given(has('七杀'), '官杀'),
    isFailed: ({ has }) => has('偏印'),
    isRescued: ({ has }) => has('偏财'),
  },
  伤官格: {
    success: ({ has, support, isMetalInWinter }) =>
      given(has('财'), '财') ??
      given(has('印') && support < 50, '印') ??
      given(isMetalInWinter && has('官杀'), '官杀'),
    isFailed: ({ has, isMetalInWinter }) => has('正官') && !isMetalInWinter,
    isRescued: ({ has }) => has('财') || has('印'),
  },
  建禄格: SELF_MONTH,
  月劫格: SELF_MONTH,
  月刃格: {
    success: ({ has }) => given(has('官杀'), '官杀'),
    isFailed: ({ has, support }) => !has('官杀') && support >= 70,
    isRescued: ({ has }) => has('食伤'),
  },
};

const STATE_POINTS = { 成: 2, 假成: 1, 败中有救: 1, 平: 0, 败: -2 } as const satisfies Record<
  PatternState,
  number
>;
const CLARITY = { 上: '清纯', 中上: '较清', 中: '中等', 中下: '较杂', 下: '杂' } as const satisfies Record<
  PatternLevel,
  string
>;

function stateFactsOf(subject: Subject, findings: StrengthFindings): StateFacts {
  const { dayMaster, dayMasterWuxing, month, day } = subject;
  const revealed = new Set<TenGod | TenGodGroup>();
  for (const slot of subject.slots) {
    if (slot.name === 'day') continue;
    const god = godOf(subject, slot.stem);
    revealed.add(god).add(TEN_GOD_GROUP[god]);
  }
  return {
    has: (what) => revealed.has(what),
    support: findings.strength.support,
    wealthPercent: findings.strength.groups.财,
    isYangOnBlade:
      STEM_YINYANG[dayMaster] === '阳' &&
      [month, day].some((slot) => changshengOf(dayMaster, slot.branch) === '帝旺'),
    isMetalInWinter: dayMasterWuxing === '金' && (month.branch === '亥' || month.branch === '子'),
    isKillingBound: findings.combining.pairs.some(({ a, b }) =>
      [a, b].some((slot) => slot.name !== 'day' && godOf(subject, slot.stem) === '七杀'),
    ),
  };
}

function levelOf(points: number): PatternLevel {
  if (points >= 4) return '上';
  if (points === 3) return '中上';
  if (points >= 1) return '中';
  return points === 0 ? '中下' : '下';
}

/** Points for how the 用神 stands in the chart, each with its evidence. */
function yongshenPoints(
  subject: Subject,
  findings: StrengthFindings,
  yong: Wuxing,
): { points: number; evidence: readonly Evidence[] } {
  const evidence: Evidence[] = [];
  let points = 0;
  const stems = subject.slots.filter((slot) => slot.name !== 'day' && slot.stemWuxing === yong);
  if (stems.length > 0) {
    points++;
    const names = stems.map((slot) => slot.name);
    evidence.push(evidenceOf('PAT_LEVEL', names, `用神${yong}透干+1`));
  }
  if (rootWeight(subject, yong) >= 0.6) {
    points++;
    evidence.push(evidenceOf('PAT_LEVEL', [], `用神${yong}有根+1`));
  }
  const bound = stems.filter((slot) =>
    findings.combining.pairs.some(({ a, b, isTransformed }) => !isTransformed && (a === slot || b === slot)),
  );
  const opposed = subject.slots.filter(
    (slot) =>
      slot.mainWuxing === yong &&
      subject.slots.some(
        (other) => Math.abs(other.index - slot.index) === 1 && CHONG_OF[slot.branch] === other.branch,
      ),
  );
  if (bound.length + opposed.length > 0) {
    points--;
    const names = [...bound, ...opposed].map((slot) => slot.name);
    evidence.push(evidenceOf('PAT_LEVEL', names, `用神${yong}${bound.length > 0 ? '被合' : '逢冲'}-1`));
  }
  return { points, evidence };
}

/**
 * State, points and level of a pattern.
 *
 * @param yong the 用神
 * Source: 子平真诠·论用神成败救应, 论用神格局高低; the points are ours.
 */
export function patternStandingOf(
  subject: Subject,
  findings: StrengthFindings,
  pattern: Pattern,
  yong: Wuxing,
): PatternStanding {
  const { follow } = findings.strength;
  const facts = stateFactsOf(subject, findings);
  const rule = STATE_RULES[pattern.name];
  const success = rule?.success(facts) ?? null;
  let state: PatternState;
  if (follow !== null || rule === undefined) state = follow?.isTrue === false ? '假成' : '成';
  else if (rule.isFailed(facts)) state = rule.isRescued(facts) ? '败中有救' : '败';
  else state = success === null ? '平' : '成';
  const standing = yongshenPoints(subject, findings, yong);
  const points = STATE_POINTS[state] + (follow?.isTrue === true ? 1 : 0) + standing.points;
  const level = levelOf(points);
  return {
    state,
    points,
    level,
    clarity: CLARITY[level],
    assistGroups: success ?? [],
    evidence: [evidenceOf('PAT_STATE', ['month'], `${pattern.name}${state}`), ...standing.evidence],
  };
}
