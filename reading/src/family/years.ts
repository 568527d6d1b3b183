/**
 * The years of a family: each person's by the verdicts of the report, and which of them to use, to go slowly in, to keep someone
 * company in.
 */
import type { LuckBand } from '@shangyuan/engine/analysis';
import { yearMostlyAhead } from '../report/luckYear.ts';
import { stepsOf, whyOf } from '../report/periods/net.ts';
import { namedYear, stageAt } from '../report/years.ts';
import { countOf } from '../statement/figures.ts';
import type { FamilyMember } from './pairs.ts';
import { COMPANY } from './texts.ts';

/** The bands of a year in a character each: 顺 from 70, 平 from 60. */
export const VOICES = ['顺', '平', '慎', '守'] as const;
/** A band in a character. */
export type Voice = (typeof VOICES)[number];

const VOICE_OF: Readonly<Record<LuckBand, Voice>> = {
  顺: '顺',
  较顺: '顺',
  平稳: '平',
  需谨慎: '慎',
  宜守: '守',
};

/** A year of a person. */
export interface FamilyYearCell {
  readonly voice: Voice;
  readonly band: LuckBand;
  readonly score: number;
  /** 虚岁38; empty without a date of birth. */
  readonly age: string;
  /** Why, in one sentence. */
  readonly why: string;
  /** How its score came about. */
  readonly steps: readonly string[];
}

/** A year of all. */
export interface FamilyYear {
  readonly year: number;
  readonly ganzhi: string;
  /** It is hard for none of them. */
  readonly isGood: boolean;
  /** By person, in their order; null before the birth. */
  readonly cells: readonly (FamilyYearCell | null)[];
}

/** What to do with a year. */
export interface FamilyRow {
  readonly kind: '共好' | '较好' | '同紧' | '多陪';
  readonly year: number;
  readonly text: string;
}

const YEARS_SHOWN = 8;

const isHard = (cell: FamilyYearCell | null): boolean => cell?.voice === '慎' || cell?.voice === '守';

function cellOf({ facts }: FamilyMember, year: number): FamilyYearCell | null {
  if (facts.dated !== null && year < facts.dated.time.civil.year) return null;
  const named = namedYear(facts, year);
  const { verdict, ageXu } = named;
  const side = verdict.lean === '累' ? '累' : '助';
  return {
    voice: VOICE_OF[verdict.band],
    band: verdict.band,
    score: verdict.score,
    age: ageXu === null ? '' : `虚岁${ageXu}`,
    why: `${whyOf(verdict, side, stageAt(facts, named), '年')}。`,
    steps: stepsOf(verdict),
  };
}

/** Eight years from the one of the day of reading. */
export function yearsOf(people: readonly FamilyMember[]): FamilyYear[] {
  const [first] = people;
  if (first === undefined) return [];
  return Array.from({ length: YEARS_SHOWN }, (_, i) => {
    const year = first.facts.luckDay.year + i;
    const cells = people.map((person) => cellOf(person, year));
    return {
      year,
      ganzhi: namedYear(first.facts, year).ganzhi.name,
      isGood: cells.every((cell) => cell !== null && !isHard(cell)),
      cells,
    };
  });
}

const sumOf = ({ cells }: FamilyYear): number => cells.reduce((sum, cell) => sum + (cell?.score ?? 0), 0);
const countHard = ({ cells }: FamilyYear): number => cells.filter(isHard).length;
const countEase = ({ cells }: FamilyYear): number => cells.filter((cell) => cell?.voice === '顺').length;

/** The one of some years that comes first by an order; the earlier of equals. */
function firstBy(years: readonly FamilyYear[], order: (year: FamilyYear) => number): FamilyYear | undefined {
  return years.toSorted((a, b) => order(b) - order(a))[0];
}

const WHOLE = 1000;

function goodRow(people: readonly FamilyMember[], years: readonly FamilyYear[]): FamilyRow[] {
  const all = `${countOf(people.length)}人`;
  const best = firstBy(
    years.filter(({ isGood }) => isGood),
    (year) => WHOLE * countEase(year) + sumOf(year),
  );
  if (best === undefined) {
    const least = firstBy(years, (year) => sumOf(year) - WHOLE * countHard(year));
    if (least === undefined) return [];
    const hard = people.filter((_, i) => isHard(least.cells[i] ?? null)).map(({ name }) => name);
    return [{ kind: '较好', year: least.year, text: `没有人人平稳的一年，这年只有${hard.join('、')}要慢些` }];
  }
  const ease = people.filter((_, i) => best.cells[i]?.voice === '顺').map(({ name }) => name);
  const how =
    ease.length === 0
      ? `${all}都平稳`
      : ease.length === people.length
        ? `${all}都顺`
        : `${ease.join('、')}顺，别人平稳`;
  return [{ kind: '共好', year: best.year, text: `${how}，家里的大事放这年` }];
}

function hardRow(people: readonly FamilyMember[], years: readonly FamilyYear[]): FamilyRow[] {
  const hardest = firstBy(
    years.filter((year) => countHard(year) > 1),
    (year) => WHOLE * countHard(year) - sumOf(year),
  );
  if (hardest === undefined) return [];
  const count = countHard(hardest);
  if (count === people.length)
    return [{ kind: '同紧', year: hardest.year, text: '一家人都偏紧，大事缓一缓，多坐下来吃顿饭' }];
  const [lead] = people
    .map(({ name, facts }, i) => ({ name, facts, cell: hardest.cells[i] ?? null }))
    .filter(({ facts, cell }) => !facts.isMinor && cell?.voice === '顺')
    .toSorted((a, b) => (b.cell?.score ?? 0) - (a.cell?.score ?? 0));
  const what = lead === undefined ? '大事缓一缓，一起商量着来' : `大事请${lead.name}先拿主意`;
  return [{ kind: '同紧', year: hardest.year, text: `${countOf(count)}人要谨慎，${what}` }];
}

interface Run {
  readonly person: FamilyMember;
  readonly cells: readonly FamilyYearCell[];
  readonly year: number;
}

/** The hard years of a person that follow one another, the longest row of them. */
function longestRun(person: FamilyMember, index: number, years: readonly FamilyYear[]): Run {
  let best: Run = { person, cells: [], year: 0 };
  let run = best;
  for (const { year, cells } of years) {
    const cell = cells[index] ?? null;
    if (cell === null || !isHard(cell)) run = { person, cells: [], year: 0 };
    else run = { person, cells: [...run.cells, cell], year: run.cells.length === 0 ? year : run.year };
    if (run.cells.length > best.cells.length) best = run;
  }
  return best;
}

function companyRow(people: readonly FamilyMember[], years: readonly FamilyYear[]): FamilyRow[] {
  const weight = ({ cells }: Run): number =>
    cells.length * 10 + cells.filter(({ voice }) => voice === '守').length;
  const [run] = people
    .map((person, index) => longestRun(person, index, years))
    .filter(({ cells }) => cells.length > 1)
    .toSorted((a, b) => weight(b) - weight(a));
  if (run === undefined) return [];
  const { person, cells, year } = run;
  const how = cells.some(({ voice }) => voice === '守') ? '宜守' : '要谨慎';
  const text = `起${countOf(cells.length)}年${person.name}${how}，${COMPANY[person.facts.audience]}`;
  return [{ kind: '多陪', year, text }];
}

/** What to do with the years of which the greater part lies ahead. */
export function rowsOf(people: readonly FamilyMember[], years: readonly FamilyYear[]): FamilyRow[] {
  const [first] = people;
  if (first === undefined) return [];
  const from = yearMostlyAhead(first.facts.luckDay);
  const ahead = years.filter(({ year }) => year >= from);
  return [...goodRow(people, ahead), ...hardRow(people, ahead), ...companyRow(people, ahead)];
}
