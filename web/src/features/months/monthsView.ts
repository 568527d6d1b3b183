/**
 * A year by its months as plain data: the curve, what falls into each month, and the days worth marking. Lengths are parts of 100
 * across and down.
 */
import type { PersonalDay } from '@shangyuan/engine/analysis';
import { jdnOf, weekdayOf } from '@shangyuan/engine/time';
import type { ReportFacts } from '@shangyuan/reading/report';
import type { PlannedMonth, PlannedYear } from '@shangyuan/reading/report/yearMonths';
import { shortWeekday } from '../../lib/words/text.ts';

/** A point of the curve. */
export interface CurvePoint {
  readonly x: number;
  readonly y: number;
}

/** The curve of a year. */
export interface MonthCurveView {
  readonly points: readonly CurvePoint[];
  /** A smooth line through the points that never goes beyond two neighbours. */
  readonly path: string;
  /** Heights of the edges between the bands. */
  readonly edges: Readonly<Record<'顺' | '平', number>>;
}

/** Range of scores on the axis; the few beyond it are drawn at its edge. */
const SCORES = { top: 90, bottom: 36 } as const;

const round = (length: number): number => Math.round(length * 100) / 100;

function heightOf(score: number): number {
  const part = (SCORES.top - score) / (SCORES.top - SCORES.bottom);
  return round(Math.min(1, Math.max(0, part)) * 100);
}

/** Slopes of a monotone cubic through points at equal distances: none at a turn, else the harmonic mean of both sides. */
function slopesOf(values: readonly number[]): number[] {
  return values.map((value, i) => {
    const [before, after] = [values[i - 1], values[i + 1]];
    if (before === undefined || after === undefined) return 0;
    const [left, right] = [value - before, after - value];
    return left * right <= 0 ? 0 : (2 * left * right) / (left + right);
  });
}

/** The curve of a year's months. */
export function monthCurve({ months, edges }: PlannedYear): MonthCurveView {
  const step = 100 / months.length;
  const points = months.map(({ score }, i) => ({ x: round(step * (i + 0.5)), y: heightOf(score) }));
  const slopes = slopesOf(points.map(({ y }) => y));
  const path = points
    .map(({ x, y }, i) => {
      const from = points[i - 1];
      if (from === undefined) return `M${x} ${y}`;
      const third = step / 3;
      const first = round(from.y + (slopes[i - 1] ?? 0) / 3);
      const second = round(y - (slopes[i] ?? 0) / 3);
      return `C${round(from.x + third)} ${first} ${round(x - third)} ${second} ${x} ${y}`;
    })
    .join('');
  return { points, path, edges: { 顺: heightOf(edges.顺), 平: heightOf(edges.平) } };
}

/** Where a key leads from a month; null for any other key. */
export function monthByKey(index: number, key: string): number | null {
  const by: Readonly<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowDown: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index + 1,
    Home: 0,
    End: 11,
  };
  const next = by[key];
  return next === undefined ? null : Math.min(11, Math.max(0, next));
}

/** The month to show first: the one that is running, else the easiest. */
export function firstMonth({ months }: PlannedYear): number {
  const running = months.findIndex(({ isPast }) => !isPast);
  if (running > 0) return running;
  return Math.max(
    0,
    months.findIndex(({ pin }) => pin === '最顺'),
  );
}

/** Months between two names that do not touch. */
const APART = 3;

/** Whether the point of a month has its name: the second of a kind only where the first is not beside it. */
export function isNamed({ months }: Pick<PlannedYear, 'months'>, index: number): boolean {
  const pin = months[index]?.pin ?? null;
  if (pin === null || pin.startsWith('最')) return pin !== null;
  const first = months.findIndex((month) => month.pin === (pin === '次顺' ? '最顺' : '最紧'));
  return Math.abs(first - index) >= APART;
}

/** The year to open: the running one, which has a month left on each of its days; of one not yet born the first. */
export function openingYear({ luckDay }: Pick<ReportFacts, 'luckDay'>, first: number): number {
  return Math.max(first, luckDay.year);
}

/** How much of the running year is left, or which one runs where another is shown. It runs to 立春 of the next. */
export function standingText(
  { year, months }: Pick<PlannedYear, 'year' | 'months'>,
  { luckDay, today }: Pick<ReportFacts, 'luckDay' | 'today'>,
): string {
  if (year !== luckDay.year) return `眼下走的是${luckDay.year}年`;
  const left = months.filter(({ isPast }) => !isPast).length;
  return `${today.year === year ? '今年' : '到立春为止，'}连这个月还有${left}个月`;
}

/** A day of a month with what is on it. */
export interface Occasion {
  readonly jdn: number;
  readonly text: string;
}

/** What falls into a month, in order. */
export function occasionsIn(
  { from, until }: Pick<PlannedMonth, 'from' | 'until'>,
  occasions: readonly Occasion[],
): readonly Occasion[] {
  const [first, end] = [jdnOf(from), jdnOf(until)];
  return occasions.filter(({ jdn }) => first <= jdn && jdn < end).toSorted((a, b) => a.jdn - b.jdn);
}

const MARKED = 3;
/** Below it a day is not one to mark. */
const LEAST_SCORE = 60;

/** The days of a month worth marking, by date: at most three, those with most points, none that costs or is past. */
export function markedDays(days: readonly PersonalDay[], todayJdn: number): readonly PersonalDay[] {
  return days
    .filter(({ jdn, score }) => jdn >= todayJdn && score >= LEAST_SCORE)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MARKED)
    .toSorted((a, b) => a.jdn - b.jdn);
}

/** 8月12日 周四. */
export function dayText({ date: { month, day }, jdn }: Pick<PersonalDay, 'date' | 'jdn'>): string {
  return `${month}月${day}日 ${shortWeekday(weekdayOf(jdn))}`;
}
