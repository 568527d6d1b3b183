/**
 * A worked chart of a book, what the book says of it, and the same chart as this program casts and judges it.
 */
import type { Analysis } from '@shangyuan/engine/analysis';
import { castChart, type PillarsChart, type Sex } from '@shangyuan/engine/chart';
import { findGanzhi, type Ganzhi, type Wuxing } from '@shangyuan/engine/ganzhi';

/** The book whose charts these are. */
export const BOOK = '滴天髓阐微';

/** How a book calls the day master; 从化 is every chart that follows or transforms. */
export const BOOK_STRENGTHS = ['身强', '中和', '身弱', '从化'] as const;
/** One of them. */
export type BookStrength = (typeof BOOK_STRENGTHS)[number];

/** What a book says of a stretch of luck; 终: its account ends there. */
export type BookVerdict = '好' | '难' | '平' | '终';

/** Decades of luck of which a book says one thing. */
export interface BookSpan {
  /** Names of decades, or only of the stem or branch of one. */
  readonly luck: readonly string[];
  readonly verdict: BookVerdict;
  /** In the words of the book; null where they are not certain, or not shown. */
  readonly words: string | null;
  /** The book names a direction or a stretch, which was spread over the decades. */
  readonly isInferred: boolean;
}

/** A chart of the book. */
export interface BookCase {
  readonly id: string;
  readonly chapter: string;
  readonly pillars: readonly [year: string, month: string, day: string, hour: string];
  /** Null where the book does not say it. */
  readonly sex: Sex | null;
  /** Decades as printed; empty for charts in running text. */
  readonly luck: readonly string[];
  readonly strength: BookStrength | null;
  readonly strengthWords: string | null;
  /** What the book calls the structure. */
  readonly structure: string | null;
  /** What the book uses, in its words and as elements. */
  readonly usefulWords: readonly string[];
  readonly useful: readonly Wuxing[];
  /** Elements that the book blames and does not also use. */
  readonly harmful: readonly Wuxing[];
  readonly spans: readonly BookSpan[];
  /** What of the print was mended, and by what rule. */
  readonly mended: string | null;
}

/** Sex of a chart: as the book says, else the one whose luck runs as printed. */
export function sexOfCase({ sex, luck, pillars }: BookCase): Sex {
  if (sex !== null || luck.length === 0) return sex ?? '男';
  const [year, month] = pillars.map((name) => findGanzhi(name) as Ganzhi) as [Ganzhi, Ganzhi];
  const first = findGanzhi(luck[0] ?? '') as Ganzhi;
  const isForward = (first.index - month.index + 60) % 60 === 1;
  const isYang = year.index % 2 === 0;
  return isForward === isYang ? '男' : '女';
}

/** Casts a chart of the book. */
export function castCase(book: BookCase): PillarsChart {
  const [year, month, day, hour] = book.pillars;
  return castChart({ pillars: { year, month, day, hour }, sex: sexOfCase(book), hour: 'shichen' });
}

const STRENGTHS = {
  身强: '身强',
  身弱: '身弱',
  中和: '中和',
  从强: '从化',
  从弱: '从化',
  化气: '从化',
} as const satisfies Record<Analysis['strength']['class'], BookStrength>;

/** Our class of a day master among those of the book. */
export function bookStrengthOf({
  strength,
}: {
  readonly strength: Pick<Analysis['strength'], 'class'>;
}): BookStrength {
  return STRENGTHS[strength.class];
}

/** What the book judged, in one line: 书说身弱，取土、火. */
export function bookLine({ strength, structure, useful, spans }: BookCase): string {
  const parts = [
    ...(strength === null ? [] : [strength]),
    ...(structure === null ? [] : [structure]),
    ...(useful.length === 0 ? [] : [`取${useful.join('、')}`]),
  ];
  if (parts.length > 0) return `书说${parts.join('，')}`;
  return spans.length > 0 ? '书里只记了行运' : '书里没有留下判断';
}

/** The decade with which the account of the book ends; null where it does not say. */
export function accountEndOf({ spans }: BookCase): string | null {
  return spans.find(({ verdict }) => verdict === '终')?.luck[0] ?? null;
}
