/**
 * The record of 用神: roles and ledger, confidence, the two readings by strength and by season, the schools side by
 * side, the state of the 用神 in the chart, and a second reading where one is due.
 */
import { STEM_WUXING, WUXING, type ByWuxing, type Stem, type Wuxing } from '../../ganzhi/index.ts';
import type { Doctrine } from '../doctrine.ts';
import type { ChartPlace } from '../evidence.ts';
import { hurtPlacesOf } from '../model/hurt.ts';
import { patternOf } from '../model/pattern.ts';
import { judgePattern } from '../model/patternState.ts';
import { storeOf, type WuxingStore } from '../model/store.ts';
import { strengthOf } from '../model/strength.ts';
import { tenGodSharesOf } from '../model/tenGodPower.ts';
import type { Role } from '../tables/roles.ts';
import { TIAOHOU } from '../tables/tiaohou.ts';
import { confidenceOf, type Confidence } from './confidence.ts';
import { castVotes, supportCauseOf, type Ledger, type SupportCause, type VoteInput } from './ledger.ts';
import type { LedgerLine } from './ledgerLine.ts';
import { methodOf, type SchoolChoices, type YongshenMethod } from './method.ts';
import { rolesByVotes, rolesRelative } from './roles.ts';

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
  /** What each school that speaks in the ledger would take by its own lines. */
  readonly choices: SchoolChoices;
  readonly votes: ByWuxing<number>;
  readonly ranking: readonly Wuxing[];
  /** One wuxing each; `yong`, `xi`, `ji`, `chou` and `xian` are the same, by role. */
  readonly roles: ByWuxing<Role>;
  readonly yong: Wuxing;
  readonly xi: Wuxing;
  readonly ji: Wuxing;
  readonly chou: Wuxing;
  readonly xian: Wuxing;
  readonly confidence: Confidence;
  readonly ledger: readonly LedgerLine[];
  /** Why the chart is weak or strong, as 扶抑 reads it; null for a special class. */
  readonly cause: SupportCause | null;
  /** What strength by itself asks for, 扶抑用神 (顺势 for a special class). */
  readonly byStrength: Wuxing;
  /** What the season asks for first, 调候用神. */
  readonly byClimate: Wuxing;
  /** The two differ, and the chart is no special class: both are to be shown. */
  readonly isConflict: boolean;
  /** 用神 under each school; null for a special class, which all of them follow. */
  readonly schools: Readonly<Record<Doctrine['usefulSchool'], Wuxing>> | null;
  /** How many of the four choose the 用神; null for a special class. */
  readonly agreementCount: number | null;
  /** 现 present, 不现 absent (待运), 受伤 bound or opposed next door. */
  readonly state: '现' | '不现' | '受伤';
  /** Where it is hurt; empty unless `state` is 受伤. */
  readonly hurt: readonly ChartPlace[];
  /** 墓库 of the 用神. */
  readonly store: WuxingStore;
  readonly alternative: AlternativeReading | null;
}

type Schools = NonNullable<Yongshen['schools']>;

/** The four schools side by side: the ledger, and what 扶抑, 调候 and the pattern choose by their own lines in it. */
function schoolsOf(input: VoteInput, ledger: Ledger): Schools | null {
  if (input.strength.follow !== null) return null;
  const isWhole = input.doctrine.usefulSchool === 'ledger';
  const whole = isWhole
    ? ledger
    : castVotes({ ...input, doctrine: { ...input.doctrine, usefulSchool: 'ledger' } });
  const { yong, choices } = whole;
  return {
    ledger: yong,
    fuyi: choices.扶抑 ?? yong,
    tiaohou: choices.调候 ?? yong,
    geju: choices.格局 ?? yong,
  };
}

/** The ordinary reading of a special class that is not pure. */
function plainReading(input: VoteInput, silingStem: Stem | null): AlternativeReading {
  const { subject, climateMonth } = input;
  const doctrine: Doctrine = { ...input.doctrine, special: 'off' };
  const strength = strengthOf(subject, doctrine);
  const pattern = patternOf(subject, strength, doctrine, silingStem);
  const { assist } = judgePattern(subject, strength, pattern, tenGodSharesOf(subject, strength));
  const { yong, roles, method } = castVotes({ subject, strength, pattern, assist, climateMonth, doctrine });
  return { reason: '假', yong, roles, method };
}

/** A 假 class also reads as an ordinary chart; a choice with low confidence also by its second wuxing. */
function alternativeOf(
  input: VoteInput,
  ledger: Ledger,
  confidence: Confidence,
  silingStem: Stem | null,
): AlternativeReading | null {
  if (input.strength.follow?.isTrue === false) return plainReading(input, silingStem);
  if (confidence.word !== '低') return null;
  const yong = ledger.ranking[1] ?? ledger.yong;
  const isRelative = input.doctrine.roleNaming === 'relative';
  return {
    reason: '近',
    yong,
    roles: isRelative ? rolesRelative(yong) : rolesByVotes(yong, ledger.ranking),
    method: methodOf(ledger.lines, yong).method,
  };
}

function stateOf(isAbsent: boolean, hurt: readonly ChartPlace[]): Yongshen['state'] {
  if (isAbsent) return '不现';
  return hurt.length > 0 ? '受伤' : '现';
}

/**
 * The 用神 of a chart.
 *
 * @param silingStem read only under `siling: 'tiebreak'`, for the second reading
 */
export function yongshenOf(
  input: VoteInput,
  silingStem: Stem | null = null,
): { yongshen: Yongshen; ledger: Ledger } {
  const { subject, strength, climateMonth } = input;
  const { follow } = strength;
  const ledger = castVotes(input);
  const { yong, roles } = ledger;
  const firstClimate = TIAOHOU[subject.dayMaster][climateMonth][0] as Stem;
  const schools = schoolsOf(input, ledger);
  const byStrength = schools?.fuyi ?? yong;
  const byClimate = STEM_WUXING[firstClimate];
  const agreementCount =
    schools === null ? null : Object.values(schools).filter((choice) => choice === yong).length;
  const isAbsent = strength.percent[yong] === 0;
  const isConflict = follow === null && byStrength !== byClimate;
  const hurt = isAbsent ? [] : hurtPlacesOf(subject, yong);
  const confidence = confidenceOf({
    strength,
    ledger,
    firstClimate,
    isHourKnown: subject.pillars.hour !== null,
    isYongAbsent: isAbsent,
    isConflict,
    agreementCount,
  });
  const withRole = (role: Role): Wuxing => WUXING.find((wuxing) => roles[wuxing] === role) as Wuxing;
  const yongshen: Yongshen = {
    mode: follow === null ? '扶抑' : follow.class === '化气' ? '化气' : '从格',
    method: ledger.method,
    choices: ledger.choices,
    votes: ledger.votes,
    ranking: ledger.ranking,
    roles,
    yong,
    xi: withRole('喜神'),
    ji: withRole('忌神'),
    chou: withRole('仇神'),
    xian: withRole('闲神'),
    confidence,
    ledger: ledger.lines,
    cause: follow === null ? supportCauseOf(strength) : null,
    byStrength,
    byClimate,
    isConflict,
    schools,
    agreementCount,
    state: stateOf(isAbsent, hurt),
    hurt,
    store: storeOf(subject, yong),
    alternative: alternativeOf(input, ledger, confidence, silingStem),
  };
  return { yongshen, ledger };
}
