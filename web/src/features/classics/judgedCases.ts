/**
 * Every chart of the book with our judgement of it: worked out on the device, a few at a time, so that the page stays responsive.
 */
import { analyseChart, type Analysis } from '@shangyuan/engine/analysis';
import {
  BOOK_CASES,
  castCase,
  compareWithBook,
  wholeAgreementOf,
  type BookCase,
  type ComparedRow,
  type LikenessSubject,
  type WholeAgreement,
} from '@shangyuan/reading/classicCases';

/** A chart of the book as the list shows it. */
export interface JudgedCase {
  readonly book: BookCase;
  readonly rows: readonly ComparedRow[];
  readonly whole: WholeAgreement | null;
  /** What of our judgement likeness is read from. */
  readonly analysis: LikenessSubject;
}

/** What likeness reads of an analysis; the rest is not stored. */
export function likenessSubjectOf({
  pillars,
  strength,
  pattern,
  yongshen,
  groupPower,
}: Analysis): LikenessSubject {
  return {
    pillars,
    groupPower,
    strength: { class: strength.class },
    pattern: { name: pattern.name },
    yongshen: { yong: yongshen.yong },
  };
}

/** Judges a chart of the book. */
export function judgeCase(book: BookCase): JudgedCase {
  const analysis = analyseChart(castCase(book));
  const rows = compareWithBook(book, analysis);
  return { book, rows, whole: wholeAgreementOf(rows), analysis: likenessSubjectOf(analysis) };
}

/** Charts judged between two moments in which the page can answer: some 10 ms of a slow phone. */
const AT_ONCE = 4;

const judged: JudgedCase[] = [];

/** All of them, in the order of the book; what was judged before is not judged again. */
export async function judgedCases(): Promise<readonly JudgedCase[]> {
  while (judged.length < BOOK_CASES.length) {
    judged.push(...BOOK_CASES.slice(judged.length, judged.length + AT_ONCE).map(judgeCase));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return judged;
}
