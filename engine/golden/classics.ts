/**
 * Judgement measured against a book: charts of 滴天髓阐微 with what it says of each, and the four measures by which an
 * analysis is compared with them. Only what an analysis shows is read: class, ranking, decades with their halves.
 */
import { castChart, type PillarsChart } from '../src/chart/index.ts';
import { findGanzhi, type Branch, type Ganzhi, type Stem, type Wuxing } from '../src/ganzhi/index.ts';
import type { Analysis } from '../src/analysis/index.ts';
import { goldenJson } from './golden.ts';

/** How the book calls the day master. */
type BookClass = 'strong' | 'weak' | 'balanced' | 'follow';

/** What the book says of a decade, or only of its stem or branch. */
interface BookDecade {
  readonly luck: string;
  readonly verdict: 'good' | 'bad' | 'mixed' | 'death';
  /** In the words of the book, a few characters. */
  readonly words: string;
  /** The book names a direction or a stretch, which was spread over the decades. */
  readonly inferred?: boolean;
}

/** A chart of the book. */
export interface ClassicChart {
  readonly id: string;
  readonly chapter: string;
  readonly pillars: readonly [string, string, string, string];
  readonly sex: '男' | '女' | null;
  readonly luck: readonly string[];
  readonly strength: BookClass | null;
  readonly strength_words: string | null;
  readonly useful: readonly string[];
  readonly useful_elements: readonly Wuxing[];
  readonly avoid_elements: readonly Wuxing[];
  readonly decades: readonly BookDecade[];
}

/** What the measures read of an analysis. */
export interface Judgement {
  readonly class: BookClass;
  readonly ranking: readonly Wuxing[];
  readonly dayun: readonly {
    readonly ganzhi: Ganzhi;
    readonly score: number;
    readonly halves: { readonly stem: number; readonly branch: number };
  }[];
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

/** The charts of the book that are in the golden data. */
export function classicCharts(): readonly ClassicChart[] {
  return goldenJson<readonly ClassicChart[]>('bazi/classics');
}

/** Sex of a chart: as the book says, else the one whose luck runs as printed. */
function sexOf({ sex, luck, pillars }: ClassicChart): '男' | '女' {
  if (sex !== null || luck.length === 0) return sex ?? '男';
  const [year, month] = pillars.map((name) => findGanzhi(name) as Ganzhi) as [Ganzhi, Ganzhi];
  const first = findGanzhi(luck[0] ?? '') as Ganzhi;
  const isForward = (first.index - month.index + 60) % 60 === 1;
  const isYang = year.index % 2 === 0;
  return isForward === isYang ? '男' : '女';
}

/** Casts a chart of the book. */
export function castClassic(classic: ClassicChart): PillarsChart {
  const [year, month, day, hour] = classic.pillars;
  return castChart({ pillars: { year, month, day, hour }, sex: sexOf(classic), hour: 'shichen' });
}

const BOOK_CLASS = {
  身强: 'strong',
  身弱: 'weak',
  中和: 'balanced',
  从强: 'follow',
  从弱: 'follow',
  化气: 'follow',
} as const satisfies Record<Analysis['strength']['class'], BookClass>;

/** The judgement of an analysis. */
export function judgementOf({ strength, yongshen, dayun }: Analysis): Judgement {
  return { class: BOOK_CLASS[strength.class], ranking: yongshen.ranking, dayun };
}

/** 1 for the class of the book, ½ for balanced beside strong or weak. */
export function classScore(book: BookClass, ours: BookClass): number {
  if (book === ours) return 1;
  const isSide = (value: BookClass): boolean => value === 'strong' || value === 'weak';
  const isNear = (book === 'balanced' && isSide(ours)) || (ours === 'balanced' && isSide(book));
  return isNear ? 0.5 : 0;
}

/** Elements that the book blames and does not also use. */
export function harmfulOf({ avoid_elements, useful_elements }: ClassicChart): readonly Wuxing[] {
  return avoid_elements.filter((wuxing) => !useful_elements.includes(wuxing));
}

/** Whether one of the harmful elements is among the last two and none of them is first. */
export function isAvoidRight(harmful: readonly Wuxing[], ranking: readonly Wuxing[]): boolean {
  return harmful.some((wuxing) => ranking.indexOf(wuxing) >= 3) && !harmful.includes(ranking[0] as Wuxing);
}

/** Our score of a decade of the book, or of the half of it that is named; undefined where the luck has none such. */
export function decadeScoreOf({ luck }: BookDecade, dayun: Judgement['dayun']): number | undefined {
  if (luck.length === 2) return dayun.find(({ ganzhi }) => ganzhi.name === luck)?.score;
  const found = dayun.find(
    ({ ganzhi }) => ganzhi.stem === (luck as Stem) || ganzhi.branch === (luck as Branch),
  );
  return found?.ganzhi.stem === luck ? found.halves.stem : found?.halves.branch;
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
export function decadePairs({ decades }: ClassicChart, { dayun }: Judgement): readonly DecadePair[] {
  const scored = decades.flatMap((decade) => {
    const score = decadeScoreOf(decade, dayun);
    return score === undefined ? [] : [{ decade, score }];
  });
  const isBad = ({ verdict }: BookDecade): boolean => verdict === 'bad' || verdict === 'death';
  return scored.flatMap((good) =>
    good.decade.verdict !== 'good'
      ? []
      : scored
          .filter(({ decade }) => isBad(decade))
          .map((bad) => ({
            good: good.decade,
            bad: bad.decade,
            isInferred: good.decade.inferred === true || bad.decade.inferred === true,
            score: good.score > bad.score ? 1 : good.score === bad.score ? 0.5 : 0,
          })),
  );
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** A judgement compared with the book, measure by measure; a measure the book says nothing of counts nothing. */
export function tallyOf(classic: ClassicChart, judgement: Judgement): Readonly<Record<Measure, Tally>> {
  const harmful = harmfulOf(classic);
  const pairs = decadePairs(classic, judgement).map(({ score }) => score);
  const once = (isCounted: boolean, right: () => number): Tally =>
    isCounted ? { right: right(), count: 1 } : { right: 0, count: 0 };
  return {
    class: once(classic.strength !== null, () => classScore(classic.strength as BookClass, judgement.class)),
    yong: once(classic.useful_elements.length > 0, () =>
      Number(classic.useful_elements.includes(judgement.ranking[0] as Wuxing)),
    ),
    avoid: once(harmful.length > 0, () => Number(isAvoidRight(harmful, judgement.ranking))),
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
