/**
 * The record of 用神: roles and ledger, confidence, the two readings by strength and by season, the schools side by
 * side, the state of the 用神 in the chart, and a second reading where one is due.
 */
import type { PillarKey } from '../../chart/index.ts';
import {
  CHONG_OF,
  STEM_WUXING,
  WUXING,
  type Branch,
  type ByWuxing,
  type Stem,
  type Wuxing,
} from '../../ganzhi/index.ts';
import { confidenceOf, type Confidence } from './confidence.ts';
import type { Doctrine } from '../doctrine.ts';
import { patternOf } from '../model/pattern.ts';
import { strengthOf, type StrengthFindings } from '../model/strength.ts';
import type { Role } from '../tables/roles.ts';
import { TIAOHOU } from '../tables/tiaohou.ts';
import { castVotes, type Ledger, type LedgerLine, type VoteInput, type YongshenMethod } from './ledger.ts';

/** 墓库 of the 用神 in the chart. */
export interface YongshenStore {
  readonly branch: Branch;
  readonly pillars: readonly PillarKey[];
  /** 无 absent, 闭 present, 开 opened by a natal 六冲. */
  readonly state: '无' | '闭' | '开';
}

/** A second reading, ranked below the first. */
export interface AlternativeReading {
  /** 假 a special class that is not pure; 近 the second reading of a choice with low confidence. */
  readonly reason: '假' | '近';
  readonly yong: Wuxing;
  readonly roles: ByWuxing<Role>;
  readonly method: YongshenMethod;
}

/** 用神 and the other roles, with everything behind them. */
export interface Yongshen {
  readonly mode: '扶抑' | '从格' | '化气';
  readonly method: YongshenMethod;
  readonly votes: ByWuxing<number>;
  readonly ranking: readonly Wuxing[];
  readonly roles: ByWuxing<Role>;
  readonly yong: Wuxing;
  /** In the order 木火土金水, as `chou` and `xian`. */
  readonly xi: readonly Wuxing[];
  readonly ji: Wuxing;
  readonly chou: readonly Wuxing[];
  readonly xian: readonly Wuxing[];
  readonly confidence: Confidence;
  readonly ledger: readonly LedgerLine[];
  /** What strength alone asks for, 扶抑用神 (顺势 for a special class). */
  readonly byStrength: Wuxing;
  /** What the season asks for first, 调候用神. */
  readonly byClimate: Wuxing;
  /** The two differ: both are to be shown. */
  readonly isConflict: boolean;
  /** 用神 under each school, and how many of the four agree with the one chosen. */
  readonly schools: Readonly<Record<Doctrine['usefulSchool'], Wuxing>>;
  readonly agreementCount: number;
  /** 现 present, 不现 absent (待运), 受伤 bound or opposed next door. */
  readonly state: '现' | '不现' | '受伤';
  readonly store: YongshenStore;
  readonly alternative: AlternativeReading | null;
}

const SCHOOLS = ['ledger', 'fuyi', 'tiaohou', 'geju'] as const satisfies readonly Doctrine['usefulSchool'][];

/** 墓 of each wuxing. Source: 渊海子平·论十二长生; 土 shares the 水 store. */
export const STORE_BRANCH = {
  木: '未',
  火: '戌',
  土: '辰',
  金: '丑',
  水: '辰',
} as const satisfies ByWuxing<Branch>;

function schoolsOf(input: VoteInput, ledger: Ledger): Record<Doctrine['usefulSchool'], Wuxing> {
  const yongUnder = (usefulSchool: Doctrine['usefulSchool']): Wuxing =>
    usefulSchool === input.doctrine.usefulSchool
      ? ledger.yong
      : castVotes({ ...input, doctrine: { ...input.doctrine, usefulSchool } }).yong;
  return {
    ledger: yongUnder('ledger'),
    fuyi: yongUnder('fuyi'),
    tiaohou: yongUnder('tiaohou'),
    geju: yongUnder('geju'),
  };
}

function stateOf({ strength }: VoteInput, findings: StrengthFindings, yong: Wuxing): Yongshen['state'] {
  if (strength.percent[yong] === 0) return '不现';
  const isBound = findings.combining.pairs.some(
    ({ a, b, isTransformed }) =>
      !isTransformed && [a, b].some((slot) => slot.name !== 'day' && slot.stemWuxing === yong),
  );
  const isOpposed = findings.gatherings.oppositions.some(
    ({ a, b, isResolved }) =>
      !isResolved && b.index - a.index === 1 && (a.mainWuxing === yong || b.mainWuxing === yong),
  );
  return isBound || isOpposed ? '受伤' : '现';
}

function storeOf({ subject }: VoteInput, yong: Wuxing): YongshenStore {
  const branch = STORE_BRANCH[yong];
  const pillars = subject.slots.filter((slot) => slot.branch === branch).map((slot) => slot.name);
  const isOpened = subject.slots.some((slot) => slot.branch === CHONG_OF[branch]);
  return { branch, pillars, state: pillars.length === 0 ? '无' : isOpened ? '开' : '闭' };
}

/** A 假 class also reads as an ordinary chart; a choice with low confidence also by its second wuxing. */
function alternativeOf(
  input: VoteInput,
  ledger: Ledger,
  confidence: Confidence,
  silingStem: Stem | null,
): AlternativeReading | null {
  const { subject, strength, doctrine, climateMonth } = input;
  if (strength.follow?.isTrue === false) {
    const plain: Doctrine = { ...doctrine, special: 'off' };
    const findings = strengthOf(subject, plain);
    const { yong, roles, method } = castVotes({
      subject,
      strength: findings.strength,
      pattern: patternOf(subject, findings, plain, silingStem),
      climateMonth,
      doctrine: plain,
    });
    return { reason: '假', yong, roles, method };
  }
  if (confidence.word !== '低') return null;
  const second = ledger.ranking[1] ?? ledger.yong;
  const roles = { ...ledger.roles, [second]: '用神', [ledger.yong]: '喜神' } as ByWuxing<Role>;
  const carrier = ledger.lines
    .filter((line) => line.wuxing === second)
    .reduce<LedgerLine | null>((a, b) => (a === null || b.points > a.points ? b : a), null);
  return {
    reason: '近',
    yong: second,
    roles,
    method: carrier?.rule === 'UG_CLIMATE' ? '调候' : ledger.method,
  };
}

/**
 * The 用神 of a chart.
 *
 * @param silingStem read only under `siling: 'tiebreak'`, for the second reading
 */
export function yongshenOf(
  input: VoteInput,
  findings: StrengthFindings,
  silingStem: Stem | null = null,
): { yongshen: Yongshen; ledger: Ledger } {
  const { subject, strength, climateMonth } = input;
  const ledger = castVotes(input);
  const first = TIAOHOU[subject.dayMaster][climateMonth][0] as Stem;
  const confidence = confidenceOf(strength, ledger, first, subject.pillars.hour !== null);
  const withRole = (role: Role): Wuxing[] => WUXING.filter((wuxing) => ledger.roles[wuxing] === role);
  const schools = schoolsOf(input, ledger);
  const { follow } = strength;
  const yongshen: Yongshen = {
    mode: follow === null ? '扶抑' : follow.class === '化气' ? '化气' : '从格',
    method: ledger.method,
    votes: ledger.votes,
    ranking: ledger.ranking,
    roles: ledger.roles,
    yong: ledger.yong,
    xi: withRole('喜神'),
    ji: withRole('忌神')[0] as Wuxing,
    chou: withRole('仇神'),
    xian: withRole('闲神'),
    confidence,
    ledger: ledger.lines,
    byStrength: schools.fuyi,
    byClimate: STEM_WUXING[first],
    isConflict: schools.fuyi !== STEM_WUXING[first],
    schools,
    agreementCount: SCHOOLS.filter((school) => schools[school] === ledger.yong).length,
    state: stateOf(input, findings, ledger.yong),
    store: storeOf(input, ledger.yong),
    alternative: alternativeOf(input, ledger, confidence, silingStem),
  };
  return { yongshen, ledger };
}
