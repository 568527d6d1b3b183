/**
 * Questions as plain data: the one in an address, how it is written, and those that were saved among the notes of a case.
 */
import { ASK_KINDS, MAX_SPAN, type AskAnswer, type AskKind, type AskSpan } from '@shangyuan/reading/ask';
import type { CaseNote } from '../../lib/cases/caseRecord.ts';
import type { Query } from '../../lib/page/paths.ts';
import type { PictureFrame } from '../../ui/frames/ReadingPicture.tsx';

/** A question in an address. */
export interface AddressedQuestion extends AskSpan {
  readonly kind: AskKind;
  /** Id of the case of a second person. */
  readonly other: string | null;
}

/** A choice of years. */
export interface SpanOption extends AskSpan {
  readonly text: string;
}

/** Years offered, from this one on. */
export function spanOptions(thisYear: number): readonly SpanOption[] {
  return [
    { text: '今年', fromYear: thisYear, toYear: thisYear },
    { text: '明年', fromYear: thisYear + 1, toYear: thisYear + 1 },
    { text: '后年', fromYear: thisYear + 2, toYear: thisYear + 2 },
    { text: '三年内', fromYear: thisYear, toYear: thisYear + 2 },
    { text: '十年内', fromYear: thisYear, toYear: thisYear + MAX_SPAN - 1 },
  ];
}

/**
 * Years as they are written.
 *
 * @example yearsText({ fromYear: 2027, toYear: 2029 }) // "2027到2029年"
 */
export function yearsText({ fromYear, toYear }: AskSpan): string {
  return fromYear === toYear ? `${fromYear}年` : `${fromYear}到${toYear}年`;
}

/** What a picture of an answer says around it: the pillars, without name, date or place. */
export function answerFrame(
  answer: Pick<AskAnswer, 'kind' | 'headline' | 'care' | 'fromYear' | 'toYear'>,
  pillars: string,
): PictureFrame {
  return {
    title: answer.headline,
    pillars,
    line: `${answer.kind}，${yearsText(answer)}`,
    foot: [answer.care],
    tooLong: '图片太长，请改为复制文字',
  };
}

/** The query of a question. */
export function questionQuery({ kind, fromYear, toYear, other }: AddressedQuestion): Query {
  return { kind, from: String(fromYear), to: String(toYear), ...(other !== null && { with: other }) };
}

/** The question in an address; null where it names none that can be answered. */
export function questionOf(query: Readonly<Partial<Record<string, string>>>): AddressedQuestion | null {
  const kind = ASK_KINDS.find((each) => each === query['kind']);
  const [fromYear, toYear] = [Number(query['from']), Number(query['to'] ?? query['from'])];
  const isSpan = Number.isInteger(fromYear) && Number.isInteger(toYear) && fromYear <= toYear;
  if (kind === undefined || !isSpan || toYear - fromYear >= MAX_SPAN) return null;
  return { kind, fromYear, toYear, other: query['with'] ?? null };
}

/** A question that was saved, with how its answer opened. */
export interface PastQuestion extends AskSpan {
  readonly id: string;
  readonly kind: AskKind;
  readonly headline: string;
  readonly createdAt: number;
}

const SAVED = /^问(\S+?)（(\d{4})(?:到(\d{4}))?年）：(.+)。$/u;

/** A question with its answer in one line, as it is saved among the notes. */
export function noteText({
  kind,
  headline,
  ...span
}: Pick<AskAnswer, 'kind' | 'headline'> & AskSpan): string {
  return `问${kind}（${yearsText(span)}）：${headline}。`;
}

/** The saved questions of a case, the latest first. */
export function pastQuestions(notes: readonly CaseNote[]): readonly PastQuestion[] {
  return notes
    .flatMap(({ id, text, createdAt }) => {
      const [, name, from, to, headline] = SAVED.exec(text) ?? [];
      const kind = ASK_KINDS.find((each) => each === name);
      if (kind === undefined || headline === undefined) return [];
      return { id, kind, fromYear: Number(from), toYear: Number(to ?? from), headline, createdAt };
    })
    .toSorted((a, b) => b.createdAt - a.createdAt);
}
