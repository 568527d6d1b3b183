/**
 * The library as plain data: what a search and its filters leave, marks of the luck, and how one's own tries went.
 */
import { luckBandOf, type Analysis } from '@shangyuan/engine/analysis';
import { findGanzhi, STEM_WUXING, type Ganzhi, type Wuxing } from '@shangyuan/engine/ganzhi';
import {
  bookStrengthOf,
  strengthAgreement,
  type Agreement,
  type BookCase,
  type BookStrength,
} from '@shangyuan/reading/classicCases';
import type { ClassicTries, ClassicTry } from '../../lib/device/classicTries.ts';
import type { Query } from '../../lib/page/paths.ts';
import { convert } from '../../lib/script/script.ts';
import type { JudgedCase } from './judgedCases.ts';

/** What is chosen from the charts of the book; each part is empty where all are meant. */
export interface CaseFilter {
  readonly text: string;
  readonly agreement: string;
  readonly stem: string;
  readonly month: string;
  readonly pattern: string;
  readonly useful: string;
  readonly isMarked: boolean;
}

/** The filter in an address. */
export function filterOf(query: Query): CaseFilter {
  const { q = '', agree = '', day = '', month = '', pattern = '', use = '', marked } = query;
  return {
    text: q,
    agreement: agree,
    stem: day,
    month,
    pattern,
    useful: use,
    isMarked: marked !== undefined,
  };
}

const dayOf = ({ pillars }: BookCase): Ganzhi => findGanzhi(pillars[2]) as Ganzhi;
const monthBranchOf = ({ pillars }: BookCase): string => pillars[1].slice(1);

/** Name of our pattern without what says that it is impure: 曲直格 for 假曲直格. */
export function patternName({ analysis }: JudgedCase): string {
  return analysis.pattern.name.replace(/^假/u, '');
}

/** What a search reads of a chart, in simplified script. */
function searched(one: JudgedCase): string {
  const { book } = one;
  const { stem } = dayOf(book);
  return [
    ...book.pillars,
    book.pillars.join(''),
    `${stem}${STEM_WUXING[stem]}`,
    `日主${stem}`,
    `${monthBranchOf(book)}月`,
    book.chapter,
    book.strength ?? '',
    book.structure ?? '',
    book.strengthWords ?? '',
    ...book.usefulWords,
    ...book.useful.map((wuxing) => `用${wuxing}`),
    ...book.spans.map(({ words }) => words ?? ''),
    patternName(one),
  ].join(' ');
}

/** The charts that a filter leaves; every word of its text must be found, in either script. */
export function filterCases(
  cases: readonly JudgedCase[],
  filter: CaseFilter,
  marked: readonly string[],
): readonly JudgedCase[] {
  const words = filter.text.trim().split(/\s+/u).filter(Boolean);
  return cases.filter((one) => {
    const { book, whole } = one;
    const text = words.length === 0 ? '' : searched(one);
    return (
      (filter.agreement === '' || whole?.agreement === filter.agreement) &&
      (filter.stem === '' || dayOf(book).stem === filter.stem) &&
      (filter.month === '' || monthBranchOf(book) === filter.month) &&
      (filter.pattern === '' || patternName(one) === filter.pattern) &&
      (filter.useful === '' || book.useful.includes(filter.useful as Wuxing)) &&
      (!filter.isMarked || marked.includes(book.id)) &&
      words.every((word) => text.includes(word) || convert(text).includes(word))
    );
  });
}

/** A decade with what the book says of it and what we compute. */
export interface MarkedDecade {
  readonly ganzhi: Ganzhi;
  /** 先好后难 and 先难后好 where the book parts stem and branch; null where it says nothing, or its account ends. */
  readonly mark: '好' | '难' | '平' | '先好后难' | '先难后好' | null;
  readonly band: string;
}

/** What the book says of a decade: of the whole of it, or of its stem and then its branch. */
function markOf({ spans }: BookCase, { name, stem, branch }: Ganzhi): MarkedDecade['mark'] {
  const verdictOf = (luck: string) =>
    spans.find((span) => span.luck.includes(luck) && span.verdict !== '终')?.verdict;
  const whole = verdictOf(name);
  const [first, second] = [verdictOf(stem), verdictOf(branch)];
  const verdict = whole ?? first ?? second;
  if (verdict === undefined || verdict === '终') return null;
  if (whole !== undefined || first === undefined || second === undefined || first === second) return verdict;
  if (first === '好' && second === '难') return '先好后难';
  return first === '难' && second === '好' ? '先难后好' : '平';
}

/** Decades shown where the book prints none. */
const UNPRINTED = 6;

/** The decades that the book prints, and those beyond them of which it speaks. */
export function markedDecades(book: BookCase, dayun: Analysis['dayun']): readonly MarkedDecade[] {
  const spoken = dayun.findLastIndex(({ ganzhi }) => markOf(book, ganzhi) !== null) + 1;
  const count = Math.max(book.luck.length === 0 ? UNPRINTED : book.luck.length, spoken);
  return dayun
    .slice(0, count)
    .map(({ ganzhi, score }) => ({ ganzhi, mark: markOf(book, ganzhi), band: luckBandOf(score) }));
}

/** A try beside the book; null where the book leaves it open. */
export interface TryResult {
  readonly strength: Agreement | null;
  readonly useful: Agreement | null;
}

/** How a try agrees with the book. */
export function tryResultOf({ strength, useful }: BookCase, tried: ClassicTry): TryResult {
  const byStrength =
    strength === null || tried.strength === null ? null : strengthAgreement(strength, tried.strength);
  const byUseful =
    useful.length === 0 || tried.useful === null ? null : useful.includes(tried.useful) ? '一致' : '不同';
  return { strength: byStrength, useful: byUseful };
}

/** How often the book was met, of how many questions. */
interface Hits {
  readonly hits: number;
  readonly of: number;
}

/** The tries of a device: one's own and ours, on the same charts. */
export interface TryTally {
  readonly count: number;
  readonly strength: Hits & { readonly ours: number };
  readonly useful: Hits & { readonly ours: number };
}

/** Counts the tries; near is not counted as met. */
export function tryTallyOf(tries: ClassicTries, cases: readonly JudgedCase[]): TryTally {
  const tried = cases.flatMap(({ book, analysis }) => {
    const own = tries[book.id];
    if (own === undefined) return [];
    const ours: ClassicTry = { strength: bookStrengthOf(analysis), useful: analysis.yongshen.yong };
    return [{ own: tryResultOf(book, own), ours: tryResultOf(book, ours) }];
  });
  const count = (matter: keyof TryResult): Hits & { readonly ours: number } => {
    const answered = tried.filter(({ own }) => own[matter] !== null);
    return {
      of: answered.length,
      hits: answered.filter(({ own }) => own[matter] === '一致').length,
      ours: answered.filter(({ ours }) => ours[matter] === '一致').length,
    };
  };
  return { count: tried.length, strength: count('strength'), useful: count('useful') };
}

/** What a try asks for: what the book speaks of. */
export function asksOf({ strength, useful }: BookCase): {
  readonly strength: boolean;
  readonly useful: boolean;
} {
  return { strength: strength !== null, useful: useful.length > 0 };
}

/** Names of the classes as a learner chooses them. */
export const STRENGTH_CHOICES: readonly { readonly value: BookStrength; readonly text: string }[] = [
  { value: '身强', text: '身强' },
  { value: '中和', text: '中和' },
  { value: '身弱', text: '身弱' },
  { value: '从化', text: '从或化' },
];
