/**
 * 命书 as a book: the report with ten years and the terms that occur in it, as plain data for paper.
 */
import { glossaryEntry, termNames, TERMS } from '@shangyuan/reading/glossary';
import {
  loadLuckPoint,
  type CurveBand,
  type Depth,
  type ReportFrame,
  type SectionId,
} from '@shangyuan/reading/report';
import { loadWholeReport, type WholeReport } from './reportView.ts';

/** A year of the table of ten. */
interface BookYear {
  /** 2027 丁未年. */
  readonly title: string;
  readonly band: CurveBand;
  /** 虚岁38, 戊寅运. */
  readonly facts: readonly string[];
  readonly text: string;
}

/** A term of the craft, as the glossary of the app explains it. */
interface BookTerm {
  readonly term: string;
  readonly text: string;
}

/** A part of the book, numbered as it is named in the contents. */
interface BookPart {
  readonly id: 'chart' | 'report' | 'years' | 'terms';
  /** 卷一. */
  readonly number: string;
  readonly title: string;
  /** What is in it, a line each of the contents. */
  readonly lines: readonly string[];
  /** How much is in it. */
  readonly extent: string;
}

/** A whole book. */
export interface Book {
  readonly report: WholeReport;
  /** Empty where the report leaves out its years, or they are not open to the reader. */
  readonly years: readonly BookYear[];
  readonly terms: readonly BookTerm[];
  readonly parts: readonly BookPart[];
}

const YEARS = 10;

/** The years ahead, as the curve of the report has them. */
async function yearsOf(frame: ReportFrame, ids: readonly SectionId[]): Promise<readonly BookYear[]> {
  if (!ids.includes('dayun')) return [];
  const first = frame.facts.monthsOf;
  const points = await Promise.all(
    Array.from({ length: YEARS }, (_, i) => loadLuckPoint(frame, { kind: 'year', year: first + i })),
  );
  return points.flatMap((point) =>
    point === null
      ? []
      : {
          title: point.title,
          band: point.band,
          facts: point.facts,
          text: point.meanings.map(({ text }) => text).join(''),
        },
  );
}

/** All that is written in a report. */
function textsOf({ matters, sections, notes }: WholeReport): string[] {
  return [
    ...matters.flatMap(({ title, text }) => [title, text]),
    ...sections.flatMap(({ paragraphs, rows, todo, notes: own }) => [
      ...paragraphs.flatMap(({ heading, ground, sentences }) => [
        heading ?? '',
        ground ?? '',
        ...sentences.map(({ text }) => text),
      ]),
      ...rows.flatMap(({ label, value }) => [label, value]),
      todo ?? '',
      ...own,
    ]),
    ...notes,
  ];
}

/** The terms of the glossary that occur in texts, in the order of the glossary. */
export function bookTerms(texts: readonly string[]): readonly BookTerm[] {
  const found = new Map(
    texts.flatMap(termNames).flatMap((name) => {
      const entry = glossaryEntry(name);
      return entry === null ? [] : [[entry.term, entry] as const];
    }),
  );
  return TERMS.flatMap((term) => {
    const entry = found.get(term);
    return entry === undefined ? [] : { term, text: entry.meaning + entry.more };
  });
}

const NUMERALS = '一二三四';

function partsOf({ report, years, terms }: Omit<Book, 'parts'>): readonly BookPart[] {
  const sections = report.sections.map(({ number, title }) => `${number} ${title}`);
  const span = `${years[0]?.title ?? ''}到${years.at(-1)?.title ?? ''}`;
  const count = `${terms.length} 条`;
  const all: readonly Omit<BookPart, 'number'>[] = [
    { id: 'chart', title: '命盘与大运', lines: [], extent: '' },
    {
      id: 'report',
      title: '命书',
      lines: [...(report.matters.length > 0 ? ['三件要事'] : []), ...sections],
      extent: `${sections.length} 篇`,
    },
    { id: 'years', title: '十年流年', lines: [span], extent: span },
    { id: 'terms', title: '词解', lines: [count], extent: count },
  ];
  return all
    .filter(({ id }) => (id !== 'years' || years.length > 0) && (id !== 'terms' || terms.length > 0))
    .map((part, i) => ({ ...part, number: `卷${NUMERALS[i] ?? ''}` }));
}

/**
 * Loads the book of a report.
 *
 * @param ids sections that are open to the reader
 */
export async function loadBook(frame: ReportFrame, depth: Depth, ids: readonly SectionId[]): Promise<Book> {
  const [report, years] = await Promise.all([loadWholeReport(frame, depth, ids), yearsOf(frame, ids)]);
  const terms = bookTerms([...textsOf(report), ...years.map(({ text }) => text)]);
  const content = { report, years, terms };
  return { ...content, parts: partsOf(content) };
}
