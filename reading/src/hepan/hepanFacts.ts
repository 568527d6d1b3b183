/**
 * What the texts of a comparison read: the two people in an order that does not depend on who was entered first, their ages, what of the
 * five elements passes between them, and the years of both.
 */
import {
  HEPAN_POINTS,
  leanOfScore,
  type Analysis,
  type Comparison,
  type HepanItem,
  type HepanItemKey,
  type HepanMode,
  type HepanPerson,
  type HepanYear,
  type Role,
} from '@shangyuan/engine/analysis';
import { isDated, type AnyChart } from '@shangyuan/engine/chart';
import { WUXING, type Wuxing } from '@shangyuan/engine/ganzhi';
import type { CivilDate } from '@shangyuan/engine/time';
import type { Reader } from '../statement/family.ts';
import {
  ADULT_AGE,
  ageOn,
  chartKeyOf,
  NO_ANSWERS,
  RETIRED_AGE,
  type ReaderAnswers,
} from '../statement/reader.ts';
import type { HepanLibrary } from './families.ts';
import { yearTieOf, type HepanNames, type YearTie } from './hepanText.ts';
import { HEPAN_LIBRARIES } from './libraries.ts';

/** One person of a comparison. */
export interface HepanSide {
  readonly chart: AnyChart;
  readonly analysis: Analysis;
  /** As the texts name the person. */
  readonly name: string;
}

/** What the sections read. */
export interface HepanFacts extends Reader {
  readonly comparison: Comparison;
  readonly mode: HepanMode;
  /** The kind of pair whose texts are read: of colleagues who have retired, friends. */
  readonly words: HepanMode;
  readonly library: HepanLibrary;
  readonly names: HepanNames;
  readonly sides: Readonly<Record<HepanPerson, HepanSide>>;
  /** The elder first, the parent first in `parentChild`: the same in either order of entry. */
  readonly order: readonly [HepanPerson, HepanPerson];
  /** Years of age on the day of reading; null where no date is known. */
  readonly ages: Readonly<Record<HepanPerson, number | null>>;
  /** The first year that lies ahead. */
  readonly firstYear: number;
}

/** The other of two people. */
export const otherOf = (person: HepanPerson): HepanPerson => (person === 'a' ? 'b' : 'a');

/** The civil date of a birth; null where only pillars are known. */
export function birthOf({ chart }: HepanSide): CivilDate | null {
  return isDated(chart) ? chart.time.civil : null;
}

/** Above this age no one is advised on an undertaking. */
const ELDER_AGE = 80;
/** From this month on, the year of reading is nearly over. */
const LATE_MONTH = 10;

/** The kind of pair whose texts apply: work is not written of for those who have left it. */
function wordsMode(mode: HepanMode, ages: HepanFacts['ages']): HepanMode {
  const least = { colleagues: RETIRED_AGE, partner: ELDER_AGE }[mode as string];
  const isPast = [ages.a, ages.b].some((age) => least !== undefined && age !== null && age >= least);
  return isPast ? 'friends' : mode;
}

/** What a kind of pair supposes of both: a couple have a partner, colleagues and partners work. */
const ANSWERS: Readonly<Record<HepanMode, ReaderAnswers>> = {
  couple: { ...NO_ANSWERS, partner: true },
  partner: { ...NO_ANSWERS, situation: '在职' },
  parentChild: NO_ANSWERS,
  friends: NO_ANSWERS,
  colleagues: { ...NO_ANSWERS, situation: '在职' },
};

/** Who reads: both do, so the texts fit a minor where one of them is, and an elder where one of them is. */
function readerOf(words: HepanMode, { a, b }: HepanFacts['ages']): Pick<Reader, 'answers' | 'audience'> {
  const ages = [a, b].filter((age) => age !== null);
  const isMinor = ages.some((age) => age < ADULT_AGE);
  const isElder = ages.some((age) => age >= ELDER_AGE);
  return { answers: ANSWERS[words], audience: isMinor ? 'teen' : isElder ? 'elder' : 'adult' };
}

/** Sorts people by birth, then by what their charts are. */
function sortKeyOf(side: HepanSide): string {
  const birth = birthOf(side);
  const date = birth === null ? [] : [birth.year, birth.month, birth.day];
  return [...date.map((part) => String(part).padStart(4, '0')), chartKeyOf(side.chart), side.name].join(' ');
}

/** The facts of a comparison. */
export function hepanFactsOf(
  sides: HepanFacts['sides'],
  comparison: Comparison,
  today: CivilDate,
): HepanFacts {
  const { mode } = comparison;
  const ageOf = (person: HepanPerson): number | null => {
    const birth = birthOf(sides[person]);
    return birth === null ? null : ageOn(birth, today);
  };
  const ages = { a: ageOf('a'), b: ageOf('b') };
  const words = wordsMode(mode, ages);
  const isTurned = mode !== 'parentChild' && sortKeyOf(sides.b) < sortKeyOf(sides.a);
  return {
    chartKey: [chartKeyOf(sides.a.chart), chartKeyOf(sides.b.chart)].toSorted().join(''),
    comparison,
    ...readerOf(words, ages),
    mode,
    words,
    library: HEPAN_LIBRARIES[words],
    names: { a: sides.a.name, b: sides.b.name },
    sides,
    order: isTurned ? ['b', 'a'] : ['a', 'b'],
    ages,
    firstYear: today.month >= LATE_MONTH ? today.year + 1 : today.year,
  };
}

/** Below this age a child cannot talk things over. */
const LITTLE_AGE = 7;

/** Whether the child of a parent is too small to be advised. */
export function isLittleChild({ mode, ages }: HepanFacts): boolean {
  return mode === 'parentChild' && ages.b !== null && ages.b < LITTLE_AGE;
}

/** The item of a key; undefined where it does not count for this kind of pair. */
export function itemOf({ comparison }: HepanFacts, key: HepanItemKey): HepanItem | undefined {
  return comparison.items.find((item) => item.key === key);
}

/** A wuxing below so many percent is little, one from so many on is plenty, one from so many on in both is too much. */
const LITTLE = 10;
const PLENTY = 20;
const MUCH = 35;

/** How much of an element one has and the other. */
export interface WuxingFact {
  /** 补: `of` has little and the other plenty. 稍补: the other has some. 同少, 同多: both; `of` is the first of the order. */
  readonly kind: '补' | '稍补' | '同少' | '同多';
  readonly of: HepanPerson;
  readonly wuxing: Wuxing;
  /** Percent in the chart of `of`, and in that of the other. */
  readonly own: number;
  readonly has: number;
  /** What the element is to `of`. */
  readonly role: Role;
}

/** What one lacks and the other has, what both lack, what both have very much of: the rows of the table and the sentences above it. */
export function wuxingFactsOf({ sides, order }: HepanFacts): WuxingFact[] {
  const percentOf = (person: HepanPerson, wuxing: Wuxing): number =>
    sides[person].analysis.strength.percent[wuxing];
  const factOf = (kind: WuxingFact['kind'], of: HepanPerson, wuxing: Wuxing): WuxingFact => ({
    kind,
    of,
    wuxing,
    own: percentOf(of, wuxing),
    has: percentOf(otherOf(of), wuxing),
    role: sides[of].analysis.roles[wuxing],
  });
  const [first] = order;
  const ofOne = order.flatMap((of) =>
    WUXING.flatMap((wuxing) => {
      const [own, has] = [percentOf(of, wuxing), percentOf(otherOf(of), wuxing)];
      if (own >= LITTLE || has < LITTLE) return [];
      return [factOf(has >= PLENTY ? '补' : '稍补', of, wuxing)];
    }),
  );
  const ofBoth = WUXING.flatMap((wuxing) => {
    const shares = order.map((person) => percentOf(person, wuxing));
    if (Math.max(...shares) < LITTLE) return [factOf('同少', first, wuxing)];
    return Math.min(...shares) >= MUCH ? [factOf('同多', first, wuxing)] : [];
  });
  return [...ofOne, ...ofBoth];
}

/** Elements that one is short of, whose cover counts, by their names. */
export function shortElementsOf({ sides }: HepanFacts, of: HepanPerson): string {
  const { percent } = sides[of].analysis.strength;
  return WUXING.filter((wuxing) => percent[wuxing] < HEPAN_POINTS.wuxingTarget).join('');
}

/** Years ahead that are looked at. */
const YEARS_AHEAD = 10;
/** Years in which someone is older are not looked at, but for the nearest. */
const OLDEST = 90;
const NEAREST = 3;

/** Years of one tie, the most marked first. */
export interface MarkedYears {
  readonly tie: 'good' | 'hard' | 'apart';
  readonly years: readonly HepanYear[];
}

/** How marked a year is for its tie. */
const MARK: Readonly<Record<MarkedYears['tie'], (year: HepanYear) => number>> = {
  good: ({ aScore, bScore }) => aScore + bScore,
  hard: ({ aScore, bScore }) => -aScore - bScore,
  apart: ({ aScore, bScore }) => Math.abs(aScore - bScore),
};

/** The next ten years by what they are for both. Where none is good for both, those that are good for one and even for the other stand in. */
export function markedYears({ comparison, firstYear, sides }: HepanFacts): MarkedYears[] {
  const births = [birthOf(sides.a), birthOf(sides.b)].flatMap((birth) => birth?.year ?? []);
  const isNear = (year: number): boolean =>
    year < firstYear + NEAREST || births.every((birth) => year - birth <= OLDEST);
  const ahead = comparison.years.filter(
    ({ year }) => year >= firstYear && year < firstYear + YEARS_AHEAD && isNear(year),
  );
  const hasGood = ahead.some((year) => yearTieOf(year) === 'good');
  return (Object.keys(MARK) as MarkedYears['tie'][]).flatMap((tie) => {
    const chosen: YearTie = tie === 'good' && !hasGood ? 'fair' : tie;
    const years = ahead
      .filter((year) => yearTieOf(year) === chosen)
      .toSorted((x, y) => MARK[tie](y) - MARK[tie](x) || x.year - y.year);
    // Who is ahead differs from year to year, so one stands for all.
    return years.length === 0 ? [] : [{ tie, years: chosen === 'fair' ? years.slice(0, 1) : years }];
  });
}

/** In an apart year, who goes ahead. */
export function aheadIn({ aScore, bScore }: HepanYear): HepanPerson {
  return leanOfScore(aScore) === '助' && aScore > bScore ? 'a' : 'b';
}

/** A year with the ages that are known: 2028年（小月38岁，阿远40岁）. */
export function yearWithAges({ sides, order, names }: HepanFacts, year: number): string {
  const ages = order.flatMap((person) => {
    const birth = birthOf(sides[person]);
    return birth === null ? [] : [`${names[person]}${year - birth.year}岁`];
  });
  return ages.length === 0 ? `${year}年` : `${year}年（${ages.join('，')}）`;
}
