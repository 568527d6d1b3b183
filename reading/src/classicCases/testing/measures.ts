/**
 * Judgement measured against a book: the four measures by which an analysis is compared with its charts. Only what an analysis
 * shows is read: class, ranking, decades with their halves.
 */
import type { Analysis } from '@shangyuan/engine/analysis';
import type { Wuxing } from '@shangyuan/engine/ganzhi';
import { bookStrengthOf, type BookCase, type BookSpan, type BookStrength } from '../bookCase.ts';
import { harmfulAgreement, luckScoreOf, strengthAgreement, WORTH } from '../compareWithBook.ts';

/** What the measures read of an analysis. */
export interface Judgement {
  readonly class: BookStrength;
  readonly ranking: readonly Wuxing[];
  readonly dayun: readonly Pick<Analysis['dayun'][number], 'ganzhi' | 'score' | 'halves'>[];
}

/** The measures, in the order they are shown. */
export const MEASURES = ['class', 'yong', 'avoid', 'decades'] as const;
/** A measure. */
export type Measure = (typeof MEASURES)[number];

/** How often a judgement of a chart was right, of how many questions; halves count. */
export interface Tally {
  readonly right: number;
  readonly count: number;
}

/** The judgement of an analysis. */
export function judgementOf(analysis: Analysis): Judgement {
  return {
    class: bookStrengthOf(analysis),
    ranking: analysis.yongshen.ranking,
    dayun: analysis.dayun,
  };
}

/** A decade of a span. */
export interface BookDecade extends Omit<BookSpan, 'luck'> {
  readonly luck: string;
}

/** A good decade beside a bad one of the same life, and how they were scored. */
export interface DecadePair {
  readonly good: BookDecade;
  readonly bad: BookDecade;
  readonly isInferred: boolean;
  /** 1 where the good one is higher, ½ for a tie, else 0. */
  readonly score: number;
}

/** Every pair of a life. */
export function decadePairs({ spans }: BookCase, { dayun }: Judgement): readonly DecadePair[] {
  const scored = spans
    .flatMap((span) => span.luck.map((luck): BookDecade => ({ ...span, luck })))
    .flatMap((decade) => {
      const score = luckScoreOf(decade.luck, dayun);
      return score === undefined ? [] : [{ decade, score }];
    });
  const isBad = ({ verdict }: BookDecade): boolean => verdict === '难' || verdict === '终';
  return scored.flatMap((good) =>
    good.decade.verdict !== '好'
      ? []
      : scored
          .filter(({ decade }) => isBad(decade))
          .map((bad) => ({
            good: good.decade,
            bad: bad.decade,
            isInferred: good.decade.isInferred || bad.decade.isInferred,
            score: good.score > bad.score ? 1 : good.score === bad.score ? 0.5 : 0,
          })),
  );
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** A judgement compared with the book, measure by measure; a measure the book says nothing of counts nothing. */
export function tallyOf(book: BookCase, judgement: Judgement): Readonly<Record<Measure, Tally>> {
  const { strength, useful, harmful } = book;
  const { ranking } = judgement;
  const pairs = decadePairs(book, judgement).map(({ score }) => score);
  const once = (isCounted: boolean, right: () => number): Tally =>
    isCounted ? { right: right(), count: 1 } : { right: 0, count: 0 };
  return {
    class: once(strength !== null, () => WORTH[strengthAgreement(strength as BookStrength, judgement.class)]),
    yong: once(useful.length > 0, () => Number(useful.includes(ranking[0] as Wuxing))),
    avoid: once(harmful.length > 0, () => Number(harmfulAgreement(harmful, ranking) === '一致')),
    decades: { right: sum(pairs), count: pairs.length },
  };
}

/** A share with its 95 % interval, the charts taken as the units that vary. */
export interface Share extends Tally {
  readonly share: number;
  readonly halfWidth: number;
}

/** The share of what was right over many charts. */
export function shareOf(tallies: readonly Tally[]): Share {
  const right = sum(tallies.map((tally) => tally.right));
  const count = sum(tallies.map((tally) => tally.count));
  const share = count === 0 ? 0 : right / count;
  const spread = sum(tallies.map((tally) => (tally.right - share * tally.count) ** 2));
  return { right, count, share, halfWidth: count === 0 ? 0 : (1.96 * Math.sqrt(spread)) / count };
}
