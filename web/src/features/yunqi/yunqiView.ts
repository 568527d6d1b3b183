/**
 * A year of 五运六气 as the page shows it.
 */
import type { Wuxing } from '@shangyuan/engine/ganzhi';
import { QI_WUXING, type Qi, type YunqiYear } from '@shangyuan/engine/yunqi';
import { momentText } from '../../lib/time/beijing.ts';

/** A step of the six, as a row. */
export interface QiRow {
  readonly number: number;
  readonly name: string;
  readonly span: string;
  readonly host: Qi;
  readonly guest: Qi;
  readonly hostWuxing: Wuxing;
  readonly guestWuxing: Wuxing;
  /** 顺, 逆, 相得 …. */
  readonly relation: string;
  readonly isCurrent: boolean;
}

/** A step of the five 运, as a row. */
export interface YunRow {
  readonly number: number;
  readonly name: string;
  readonly start: string;
  readonly zhuyun: string;
  readonly keyun: string;
  readonly isCurrent: boolean;
}

const isWithin = (step: { startMs: number; endMs: number }, nowMs: number): boolean =>
  nowMs >= step.startMs && nowMs < step.endMs;

/** The six steps. */
export function qiRows(year: YunqiYear, nowMs: number): readonly QiRow[] {
  return year.qiSteps.map((step) => ({
    number: step.number,
    name: step.name,
    span: `${momentText(step.startMs)} 起`,
    host: step.host,
    guest: step.guest,
    hostWuxing: QI_WUXING[step.host],
    guestWuxing: QI_WUXING[step.guest],
    relation: `${step.relation}（${step.verdict}）`,
    isCurrent: isWithin(step, nowMs),
  }));
}

/** The five steps of 运. */
export function yunRows(year: YunqiYear, nowMs: number): readonly YunRow[] {
  return year.yunSteps.map((step) => ({
    number: step.number,
    name: step.name,
    start: momentText(step.startMs),
    zhuyun: step.zhuyun.name,
    keyun: step.keyun.name,
    isCurrent: isWithin(step, nowMs),
  }));
}

/** The head of the page: what the year is. */
export function yearFacts(year: YunqiYear): readonly { label: string; value: string }[] {
  return [
    { label: '岁运', value: `${year.yun.wuxing}运${year.yunClass}` },
    { label: '年名', value: year.state },
    { label: '司天', value: year.sitian },
    { label: '在泉', value: year.zaiquan },
    { label: '运气关系', value: year.relation },
    { label: '同化', value: year.flags.join('、') || '无' },
  ];
}

/** Share of the year elapsed, for the hand of the ring; null outside the year. */
export function yearShare(year: YunqiYear, nowMs: number): number | null {
  return isWithin(year, nowMs) ? (nowMs - year.startMs) / (year.endMs - year.startMs) : null;
}
