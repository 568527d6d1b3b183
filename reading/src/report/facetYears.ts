/**
 * Years to act in by a part of life, the one to hold back in, and why, by the verdict records.
 */
import type { Facet, PeriodVerdict, VerdictGround } from '@shangyuan/engine/analysis';
import {
  BRANCHES,
  TEN_GOD_GROUP,
  type Branch,
  type Stem,
  type TenGod,
  type TenGodGroup,
} from '@shangyuan/engine/ganzhi';
import type { Reader } from '../statement/family.ts';
import { signedPoints } from '../statement/figures.ts';
import type { ReportFacts } from './reportFacts.ts';
import { namedYear, namedYears, yearsAhead, type NamedYear } from './years.ts';

/** Years of a part of life. */
export interface FacetYears {
  /** At most two that help both as a whole and in this part, the best first. */
  readonly best: readonly NamedYear[];
  /** Where none helps: the best of those that do not cost; null where all cost. */
  readonly calm: NamedYear | null;
  /** The hardest, never one that helps as a whole; null where none costs. */
  readonly hold: NamedYear | null;
}

/** From this month on a year is too far gone to plan for. */
const LATE_MONTH = 10;
const MAX_BEST = 2;

/** How far ahead a year is named to an elder. */
const ELDER_AHEAD = 4;

/** The years ahead in which something can still be planned. */
export function yearsToPlan(facts: ReportFacts): NamedYear[] {
  const { year, month } = facts.today;
  const last = facts.audience === 'elder' ? year + ELDER_AHEAD : Infinity;
  return yearsAhead(facts).filter((each) => each.year <= last && (each.year > year || month < LATE_MONTH));
}

/** The next year of a stem or branch that can be planned for. */
export function nextYearOf(facts: ReportFacts, sign: Stem | Branch): NamedYear {
  const from = yearsToPlan(facts)[0]?.year ?? facts.today.year;
  const years = namedYears(facts, from, from + BRANCHES.length - 1);
  return years.find(({ ganzhi }) => ganzhi.branch === sign || ganzhi.stem === sign) ?? namedYear(facts, from);
}

/** What of a verdict decides whether to act by a part of life. */
type Judged = Pick<PeriodVerdict, 'lean' | 'facets'>;

/** Whether a period is one to act in: it helps in this part of life and does not cost as a whole; null asks for the whole only. */
export function isGoodFor({ lean, facets }: Judged, facet: Facet | null): boolean {
  return lean !== '累' && (facet === null ? lean : facets[facet].lean) === '助';
}

/** Whether a period is one to hold back in: it costs in this part of life and does not help as a whole; null asks for the whole only. */
export function isHardFor({ lean, facets }: Judged, facet: Facet | null): boolean {
  return lean !== '助' && (facet === null ? lean : facets[facet].lean) === '累';
}

/**
 * The best and the hardest years ahead for a part of life.
 *
 * @param years those to choose from
 */
export function facetYears(
  facts: ReportFacts,
  facet: Facet,
  years: readonly NamedYear[] = yearsToPlan(facts),
): FacetYears {
  const scoreOf = ({ verdict }: NamedYear): number => verdict.facets[facet].score;
  const byScore = years.toSorted((a, b) => scoreOf(b) - scoreOf(a));
  const best = byScore.filter(({ verdict }) => isGoodFor(verdict, facet)).slice(0, MAX_BEST);
  const calm = byScore.find(({ verdict }) => verdict.lean !== '累' && verdict.facets[facet].lean !== '累');
  const hold = byScore.findLast(({ verdict }) => isHardFor(verdict, facet));
  return { best, calm: best.length > 0 ? null : (calm ?? null), hold: hold ?? null };
}

/** Up to this 虚岁, or so many years ahead, a year is described in the words of those who study. */
const LAST_STUDY_AGE = 28;
const STUDY_AHEAD = 5;

/** The years in which who studies today still does. */
export function isStudyYear({ today }: ReportFacts, { year, ageXu }: NamedYear): boolean {
  return year <= today.year + STUDY_AHEAD || (ageXu ?? 0) <= LAST_STUDY_AGE;
}

/** The reader as of a year: who studies today is at work by then. */
export function readerIn(facts: ReportFacts, reader: Reader, year: NamedYear): Reader {
  return reader.audience === 'young' && !isStudyYear(facts, year) ? { ...reader, audience: 'adult' } : reader;
}

/** What moves a year most: a god, the decade, or something that happens to the pillars. */
export type YearMover = TenGod | '大运' | '事';

/** The heaviest ground of a side of a year. */
export function heaviestGround(year: NamedYear, side: '助' | '累'): VerdictGround | null {
  return (side === '助' ? year.verdict.lifts : year.verdict.weighs)[0] ?? null;
}

/** What moves a year most on a side. */
export function moverOf(year: NamedYear, side: '助' | '累'): YearMover {
  const ground = heaviestGround(year, side);
  return ground?.god ?? (ground?.by === '大运' ? '大运' : '事');
}

/** A mover with the gods of a group alike. */
export function groupMover(mover: YearMover): TenGodGroup | '大运' | '事' {
  return mover === '大运' || mover === '事' ? mover : TEN_GOD_GROUP[mover];
}

/** 支藏壬正官为喜神，＋9.1分: the heaviest ground of a side, as a note has it. */
export function groundNote(year: NamedYear, side: '助' | '累'): string {
  const ground = heaviestGround(year, side);
  if (ground === null) return '各项相抵';
  const { by, stem, god, role, points } = ground;
  const what =
    stem === null
      ? `${by}${by === '大运' ? (side === '助' ? '扶之' : '累之') : ''}`
      : `${by === '干' ? '干透' : '支藏'}${stem}${god ?? ''}为${role ?? ''}`;
  return `${what}，${signedPoints(points)}`;
}

/** 2031辛亥. */
export function ganzhiYear({ year, ganzhi }: NamedYear): string {
  return `${year}${ganzhi.name}`;
}
