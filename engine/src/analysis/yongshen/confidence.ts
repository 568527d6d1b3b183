/**
 * How sure the choice of 用神 is, with every step.
 */
import { STEM_WUXING, type Stem } from '../../ganzhi/index.ts';
import type { Strength } from '../model/strength.ts';
import { clampRound, round1 } from '../round.ts';
import { CLASS_BORDERS } from '../tables/strengthParams.ts';
import { CONFIDENCE, CONFIDENCE_POINTS, type ConfidenceCode } from '../tables/yongshenPoints.ts';
import type { Ledger } from './ledger.ts';

/** One step of the confidence. */
export interface ConfidenceStep {
  readonly code: ConfidenceCode;
  readonly points: number;
}

/** Confidence of a reading. */
export interface Confidence {
  /** 10–95. */
  readonly score: number;
  readonly word: '高' | '中' | '低';
  /** Every step from the start of 80. */
  readonly why: readonly ConfidenceStep[];
}

/** What the confidence is read from. */
export interface ConfidenceInput {
  readonly strength: Strength;
  readonly ledger: Ledger;
  /** The first 调候 stem of the month. */
  readonly firstClimate: Stem;
  readonly isHourKnown: boolean;
  readonly isYongAbsent: boolean;
  /** 扶抑 and 调候 choose different wuxing. */
  readonly isConflict: boolean;
  /** How many of the four schools choose the 用神; null for a special class. */
  readonly agreementCount: number | null;
}

/** Most schools that may agree while they still count as divided. */
const DIVIDED_MAX = 2;

function isNearBorder(support: number): boolean {
  const { weakMax, strongMin } = CLASS_BORDERS;
  return [weakMax, strongMin].some((border) => round1(Math.abs(support - border)) <= CONFIDENCE.nearBorder);
}

function ticksDisagree({ class: strengthClass, isDeling, isDedi, isDeshi }: Strength): boolean {
  const ticks = Number(isDeling) + Number(isDedi) + Number(isDeshi);
  return (strengthClass === '身强' && ticks <= 1) || (strengthClass === '身弱' && ticks >= 2);
}

function codesOf(input: ConfidenceInput): ConfidenceCode[] {
  const { strength, ledger, firstClimate, isHourKnown, isYongAbsent, isConflict, agreementCount } = input;
  const [top, second] = ledger.ranking.map((wuxing) => ledger.votes[wuxing]) as [number, number];
  const margin = round1(top - second);
  const { support, follow } = strength;
  const isPlain = follow === null;
  const climateRole = ledger.roles[STEM_WUXING[firstClimate]];
  const holds: Readonly<Record<ConfidenceCode, boolean>> = {
    MARGIN_BELOW_10: margin < 10,
    MARGIN_BELOW_4: margin < 4,
    NEAR_CLASS_BORDER: isPlain && isNearBorder(support),
    TICKS_DISAGREE: isPlain && ticksDisagree(strength),
    SPECIAL_TRUE: follow?.isTrue === true,
    SPECIAL_FALSE: follow?.isTrue === false,
    HOUR_UNKNOWN: !isHourKnown,
    TIAOHOU_AGREES: climateRole === '用神',
    TIAOHOU_OPPOSED: climateRole === '忌神',
    YONG_ABSENT: isYongAbsent,
    FUYI_TIAOHOU_DIFFER: isPlain && isConflict,
    SCHOOLS_DIVIDED: agreementCount !== null && agreementCount <= DIVIDED_MAX,
  };
  return (Object.keys(CONFIDENCE_POINTS) as ConfidenceCode[]).filter((code) => holds[code]);
}

/** Word of a confidence. */
function wordOf(score: number): Confidence['word'] {
  if (score >= CONFIDENCE.high) return '高';
  return score >= CONFIDENCE.middle ? '中' : '低';
}

/** Confidence of a ledger's choice. */
export function confidenceOf(input: ConfidenceInput): Confidence {
  const why = codesOf(input).map((code): ConfidenceStep => ({ code, points: CONFIDENCE_POINTS[code] }));
  const sum = why.reduce<number>((total, { points }) => total + points, CONFIDENCE.start);
  const score = clampRound(sum, CONFIDENCE.min, CONFIDENCE.max);
  return { score, word: wordOf(score), why };
}
