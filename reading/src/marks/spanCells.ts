/**
 * The cells by which records of the past are counted: years and decades, by the stretch of life they lie in.
 */
import type { EventKind } from '../report/library/lookBackText.ts';
import type { LookBackRecord } from '../report/lookBack.ts';
import { lifeStageOf } from '../report/tables/periodClauses.ts';

/** A stretch of life in which charts say alike: the ages of study and of love are apart from the rest of working life. */
export type Band = '少' | '学' | '中' | '后' | '闲';
/** A year, or a decade of 大运. */
export type SpanType = '年' | '运';

/** How often charts say each kind. */
export type KindCounts = Readonly<
  Record<SpanType, Readonly<Record<Band, Readonly<Partial<Record<EventKind, number>>>>>>
>;

/** The last 虚岁 of a band. */
const BAND_ENDS = [
  ['学', 24],
  ['中', 50],
] as const;

/** A span with its 虚岁. */
export type RecordSpan = Pick<LookBackRecord, 'year' | 'toYear' | 'ageXu'>;

/** 虚岁 that a span is judged by: its own, or that of the middle of a decade. */
export const livedAge = ({ toYear, ageXu }: RecordSpan): number => (toYear === null ? ageXu : ageXu + 5);

/** The band and the type of a span. */
export function cellOf(span: RecordSpan): readonly [SpanType, Band] {
  const age = livedAge(span);
  const stage = lifeStageOf(age);
  const band = stage === '业' ? (BAND_ENDS.find(([, end]) => age <= end)?.[0] ?? '后') : stage;
  return [span.toYear === null ? '年' : '运', band];
}
