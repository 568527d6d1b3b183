/**
 * A birth beside up to three dates (now, an onset, a day ahead): what the later qi does to what the birth leans on, and what
 * both have in common.
 */
import { KE, type Wuxing } from '../ganzhi/index.ts';
import type { YunqiRules } from './rules.ts';
import { type Tendency, tendencyOf } from './tendency.ts';
import { yunqiAt, type YunqiMoment } from './yunqiAt.ts';

/** What a later date does to a phase the birth leans on. */
export interface YunqiEffect {
  readonly wuxing: Wuxing;
  /** 当令放大: strong again; 受制: controlled by the phase that is highest at the later date. */
  readonly kind: '当令放大' | '受制';
}

/** What two moments may have in common. */
export const SHARED_QI = ['岁运', '司天', '在泉', '主气', '客气'] as const;
/** What two moments have in common. */
export type SharedQi = (typeof SHARED_QI)[number];

/** A moment with its tendency. */
export interface WeighedMoment {
  readonly moment: YunqiMoment;
  readonly tendency: Tendency;
}

/** One later date beside the birth. */
export interface ComparedMoment extends WeighedMoment {
  /** Effects on the strong phases of the birth. */
  readonly effects: readonly YunqiEffect[];
  readonly shared: readonly SharedQi[];
}

/** A birth and the dates beside it, in the order given. */
export interface YunqiComparison {
  readonly birth: WeighedMoment;
  readonly dates: readonly ComparedMoment[];
}

/** Most dates beside a birth. */
export const MAX_COMPARED_DATES = 3;

function weigh(epochMs: number, rules: Partial<YunqiRules>): WeighedMoment {
  const moment = yunqiAt(epochMs, rules);
  return { moment, tendency: tendencyOf(moment) };
}

function effectsOn(birth: Tendency, later: Tendency): YunqiEffect[] {
  const [top] = later.strong;
  return birth.strong.flatMap((wuxing): YunqiEffect[] => {
    if (later.strong.includes(wuxing)) return [{ wuxing, kind: '当令放大' }];
    return top !== undefined && KE[top] === wuxing ? [{ wuxing, kind: '受制' }] : [];
  });
}

function qiOf({ year, qiStep }: YunqiMoment): Readonly<Record<SharedQi, string>> {
  return {
    岁运: year.yun.name,
    司天: year.sitian,
    在泉: year.zaiquan,
    主气: qiStep.host,
    客气: qiStep.guest,
  };
}

/**
 * Compares a birth with up to three dates.
 *
 * @param birthMs UTC milliseconds
 * @param dates UTC milliseconds, none to three
 * @throws RangeError for more than three dates, and as `yunqiAt`; TypeError where the dates are no list
 * @example compareYunqi(Date.UTC(1984, 5, 1), [Date.UTC(2024, 5, 1)]).dates[0].effects[0].kind // '当令放大'
 */
export function compareYunqi(
  birthMs: number,
  dates: readonly number[],
  rules: Partial<YunqiRules> = {},
): YunqiComparison {
  if (!Array.isArray(dates))
    throw new TypeError(`Cannot compare: dates is ${String(dates)}, expected a list`);
  if (dates.length > MAX_COMPARED_DATES) {
    throw new RangeError(`Cannot compare ${dates.length} dates: expected at most ${MAX_COMPARED_DATES}`);
  }
  const birth = weigh(birthMs, rules);
  const own = qiOf(birth.moment);
  return {
    birth,
    dates: dates.map((epochMs): ComparedMoment => {
      const later = weigh(epochMs, rules);
      const qi = qiOf(later.moment);
      return {
        ...later,
        effects: effectsOn(birth.tendency, later.tendency),
        shared: SHARED_QI.filter((name) => qi[name] === own[name]),
      };
    }),
  };
}
