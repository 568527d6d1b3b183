/**
 * 五运六气 at an instant: the year, the half, the step of qi, the step of 运 and what comes next.
 */
import { numberError } from '../numberError.ts';
import { civilOfEpochMs, UTC8_MINUTES } from '../time/index.ts';
import { YUNQI_OPTIONS, type YunqiRules } from './rules.ts';
import {
  type QiStep,
  type YunqiYear,
  YUNQI_YEAR_MAX,
  YUNQI_YEAR_MIN,
  yunqiOfYear,
  type YunStep,
} from './yunqiOfYear.ts';
import { yearStartMs } from './boundaries.ts';

/** State of 五运六气 at an instant. */
export interface YunqiMoment {
  readonly epochMs: number;
  /** The year that contains the instant, whole. */
  readonly year: YunqiYear;
  /** 司天 rules steps one to three, 在泉 four to six. */
  readonly half: '司天' | '在泉';
  readonly qiStep: QiStep;
  readonly yunStep: YunStep;
  /**
   * 将交: by the table of 刻 the 初运 begins some hours before or after the year does; between the two the year stands as
   * its own start decides and the 运 named here is about to change or has yet to begin.
   */
  readonly isYunPending: boolean;
  /** 胜 belongs to steps one to three, 复 to four to six; null in a year without them. */
  readonly shengfuPhase: '胜' | '复' | null;
  /** The next step that changes, and when. */
  readonly nextChange: { readonly what: string; readonly epochMs: number };
}

/** Number of the year that contains an instant. */
function yearAt(epochMs: number, rules: YunqiRules): number {
  let year = civilOfEpochMs(epochMs, UTC8_MINUTES).year + 1;
  while (year > YUNQI_YEAR_MIN - 1 && epochMs < yearStartMs(year, rules)) year--;
  return year;
}

function nextChangeOf(
  epochMs: number,
  year: YunqiYear,
  qiStep: QiStep,
  yunStep: YunStep,
): YunqiMoment['nextChange'] {
  const nextQi = {
    what: year.qiSteps[qiStep.number]?.name ?? '交新岁',
    epochMs: qiStep.endMs,
  };
  const nextYun =
    epochMs < yunStep.startMs
      ? { what: yunStep.name, epochMs: yunStep.startMs }
      : { what: year.yunSteps[yunStep.number]?.name ?? '初运', epochMs: yunStep.endMs };
  return nextYun.epochMs > epochMs && nextYun.epochMs < nextQi.epochMs ? nextYun : nextQi;
}

/**
 * 五运六气 at an instant.
 *
 * @param epochMs UTC milliseconds, inside the 运气 years 1–9999
 * @throws RangeError where it is not finite or outside; for rules that are none
 * Source: 素问·六微旨大论, 六元正纪大论 (司天主前半岁, 在泉主后半岁).
 * @example yunqiAt(Date.UTC(2024, 5, 1)).qiStep.name // '三之气'
 */
export function yunqiAt(epochMs: number, rules: Partial<YunqiRules> = {}): YunqiMoment {
  if (!Number.isFinite(epochMs)) throw numberError('instant', epochMs, 'milliseconds as a finite number');
  const resolved = YUNQI_OPTIONS.complete(rules);
  const number = yearAt(epochMs, resolved);
  if (number < YUNQI_YEAR_MIN || number > YUNQI_YEAR_MAX) {
    throw numberError('instant', epochMs, `milliseconds, the years ${YUNQI_YEAR_MIN} to ${YUNQI_YEAR_MAX}`);
  }
  const year = yunqiOfYear(number, resolved);
  const qiStep = year.qiSteps.findLast(({ startMs }) => startMs <= epochMs) as QiStep;
  const yunStep =
    year.yunSteps.findLast(({ startMs }) => startMs <= epochMs) ?? (year.yunSteps[0] as YunStep);
  const isFirstHalf = qiStep.number <= 3;
  return {
    epochMs,
    year,
    half: isFirstHalf ? '司天' : '在泉',
    qiStep,
    yunStep,
    isYunPending: epochMs < yunStep.startMs || epochMs >= yunStep.endMs,
    shengfuPhase: year.shengfu === null ? null : isFirstHalf ? '胜' : '复',
    nextChange: nextChangeOf(epochMs, year, qiStep, yunStep),
  };
}
