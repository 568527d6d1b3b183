/**
 * The life curve as plain data: a bar a decade, a line of years, on a ground of three bands. Lengths are parts of 100 across
 * and down.
 */
import { keyYearsOf, scoreYears, type Analysis } from '@shangyuan/engine/analysis';
import { fanTaisuiOf, isDated, type AnyChart } from '@shangyuan/engine/chart';
import { ganzhiOf } from '@shangyuan/engine/ganzhi';
import { CURVE_EDGES, curveBandOf, type CurveBand } from '@shangyuan/reading/report';

/** A decade of the curve. */
export interface CurveDecade {
  readonly dayunNumber: number;
  readonly name: string;
  /** Null for a chart without a date. */
  readonly startYear: number | null;
  readonly endYear: number | null;
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly band: CurveBand;
  readonly isNow: boolean;
}

/** A year of the curve. */
export interface CurveYear {
  readonly year: number;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly band: CurveBand;
  /** 0 in the years of 童限. */
  readonly dayunNumber: number;
}

/** A year worth a look. */
export interface MarkedYear {
  readonly year: number;
  /** 值太岁, 岁运并临. */
  readonly marks: readonly string[];
}

/** The curve of a life. */
export interface Curve {
  readonly decades: readonly CurveDecade[];
  /** Empty for a chart without a date. */
  readonly years: readonly CurveYear[];
  /** Points of the line of years. */
  readonly line: string;
  /** Where 童限 ends; 0 where the curve begins with a decade. */
  readonly childhoodTo: number;
  /** Heights of the edges between the bands. */
  readonly edges: Readonly<Record<keyof typeof CURVE_EDGES, number>>;
  readonly thisYear: number;
  /** Years of 太岁 and of marks around today. */
  readonly marked: readonly MarkedYear[];
}

/** Range of scores on the axis; the few beyond it are drawn at its edge. */
const SCORES = { top: 88, bottom: 38 } as const;
/** A decade that begins at or after this 虚岁 is left out. */
const LAST_AGE = 84;
const JIAZI_YEAR = 4;
/** Marked years around today. */
const MARKED_BEFORE = 3;
const MARKED_AFTER = 12;

const round = (length: number): number => Math.round(length * 100) / 100;

/** Height of a score, 0 at the top. */
function heightOf(score: number): number {
  const part = (SCORES.top - score) / (SCORES.top - SCORES.bottom);
  return round(Math.min(1, Math.max(0, part)) * 100);
}

function markedYears(
  chart: AnyChart,
  analysis: Analysis,
  first: number,
  last: number,
  now: number,
): MarkedYear[] {
  const range = {
    fromYear: Math.max(first, now - MARKED_BEFORE),
    toYear: Math.min(last, now + MARKED_AFTER),
  };
  if (range.toYear < range.fromYear) return [];
  const kinds = new Map(keyYearsOf(analysis, range).map(({ year, kinds: found }) => [year, found]));
  const natal = chart.pillars.year.branch;
  return Array.from({ length: range.toYear - range.fromYear + 1 }, (_, i) => {
    const year = range.fromYear + i;
    const taisui = fanTaisuiOf(natal, ganzhiOf(year - JIAZI_YEAR).branch);
    return { year, marks: [...taisui.map((kind) => `${kind}太岁`), ...(kinds.get(year) ?? [])] };
  }).filter(({ marks }) => marks.length > 0);
}

/**
 * The curve of a chart.
 *
 * @param thisYear year of reading, of the solar calendar
 */
export function curveOf(chart: AnyChart, analysis: Analysis, thisYear: number): Curve {
  const steps = analysis.dayun.filter(({ startAgeXu }) => startAgeXu === null || startAgeXu < LAST_AGE);
  const edges = { 顺: heightOf(CURVE_EDGES.顺), 平: heightOf(CURVE_EDGES.平) };
  const dated = isDated(chart) ? chart : null;
  const first = dated?.cycleYear ?? 0;
  const last = steps.at(-1)?.endYear ?? first;
  const count = dated === null ? steps.length * 10 : last - first + 1;
  const at = (year: number): number => round(((year - first) / count) * 100);
  const decades = steps.map(({ dayunNumber, ganzhi, startYear, endYear, score }, i) => ({
    dayunNumber,
    name: ganzhi.name,
    startYear,
    endYear,
    from: at(startYear ?? i * 10),
    to: at((endYear ?? i * 10 + 9) + 1),
    y: heightOf(score),
    band: curveBandOf(score),
    isNow: startYear !== null && endYear !== null && startYear <= thisYear && thisYear <= endYear,
  }));
  const years =
    dated === null
      ? []
      : scoreYears(analysis, { fromYear: first, toYear: last }).map((scored) => ({
          year: scored.year,
          name: scored.ganzhi.name,
          x: at(scored.year + 0.5),
          y: heightOf(scored.score),
          band: curveBandOf(scored.score),
          dayunNumber: scored.dayunNumber,
        }));
  return {
    decades,
    years,
    line: years.map(({ x, y }) => `${x},${y}`).join(' '),
    childhoodTo: decades[0]?.from ?? 0,
    edges,
    thisYear,
    marked: dated === null ? [] : markedYears(chart, analysis, first, last, thisYear),
  };
}

/** The year of reading, or the end of the life that is nearest to it. @returns null where the curve has no years */
export function nearestYear({ years, thisYear }: Pick<Curve, 'years' | 'thisYear'>): number | null {
  const [first, last] = [years[0]?.year, years.at(-1)?.year];
  return first === undefined || last === undefined ? null : Math.min(last, Math.max(first, thisYear));
}

/** The year at a place across the curve. @returns null where it has no years */
export function yearAt({ years }: Pick<Curve, 'years'>, x: number): number | null {
  const index = Math.floor((x / 100) * years.length);
  return years[Math.min(years.length - 1, Math.max(0, index))]?.year ?? null;
}

/**
 * Where an arrow leads from a year: left and right one year, page up and down ten, home and end the ends.
 *
 * @returns null for any other key
 */
export function yearByKey({ years }: Pick<Curve, 'years'>, year: number, key: string): number | null {
  const first = years[0]?.year ?? year;
  const last = years.at(-1)?.year ?? year;
  const by: Readonly<Record<string, number>> = {
    ArrowLeft: year - 1,
    ArrowDown: year - 1,
    ArrowRight: year + 1,
    ArrowUp: year + 1,
    PageDown: year - 10,
    PageUp: year + 10,
    Home: first,
    End: last,
  };
  const next = by[key];
  return next === undefined ? null : Math.min(last, Math.max(first, next));
}
