/**
 * A report as someone reads it: every sentence at a depth with its section, heading and ground; and the figures of its years. The
 * checks of words read only this, never the keys or claims of the library.
 */
import {
  analyseChart,
  scoreYear,
  type Analysis,
  type Facet,
  type PeriodFacets,
} from '@shangyuan/engine/analysis';
import { castChart, type AnyChart } from '@shangyuan/engine/chart';
import type { CivilDate } from '@shangyuan/engine/time';
import { WORLD } from '@shangyuan/engine/world';
import type { ReaderAnswers } from '../../statement/reader.ts';
import { editOf, type Depth } from '../../statement/statement.ts';
import { renderParagraphs, todoOf, type Report, type SectionId } from '../report.ts';
import { reportOf } from '../reportOf.ts';

/** The day of reading of the checks. */
export const TODAY: CivilDate = { year: 2026, month: 11, day: 22 };

/** A sentence as it is read. */
export interface ReadSentence {
  readonly depth: Depth;
  readonly section: SectionId | 'keyPoints';
  readonly heading: string;
  readonly text: string;
  /** It closes the section: what to do. */
  readonly isTodo: boolean;
}

/** A paragraph of 通俗. */
export interface ReadParagraph {
  readonly section: SectionId;
  readonly heading: string;
  readonly ground: string | null;
  readonly text: string;
}

/** Figures of a year. */
export interface YearFigures {
  readonly score: number;
  readonly band: string;
  readonly facets: PeriodFacets;
}

/** A report as it is read. */
export interface Reading {
  readonly chart: AnyChart;
  readonly analysis: Analysis;
  readonly report: Report;
  readonly sentences: readonly ReadSentence[];
  readonly paragraphs: readonly ReadParagraph[];
  readonly yearOf: (year: number) => YearFigures;
}

/** Depths of a report. */
export const DEPTHS: readonly Depth[] = ['一句话', '通俗', '专业'];

/** Sentences of a text, each with its mark. */
export function sentencesIn(text: string): string[] {
  return text.split(/(?<=[。！？])/u).filter((sentence) => sentence.length > 1);
}

function sentencesAt(report: Report, depth: Depth): ReadSentence[] {
  const opening = report.keyPoints.flatMap(({ statement }) =>
    sentencesIn(editOf(statement, depth) ?? '').map((text) => ({
      depth,
      section: 'keyPoints' as const,
      heading: '',
      text,
      isTodo: false,
    })),
  );
  const inSections = report.sections.flatMap((section) => {
    let heading = '';
    const read = renderParagraphs(section, depth).flatMap((paragraph) => {
      heading = paragraph.heading ?? heading;
      const under = heading;
      return paragraph.sentences.flatMap(({ text }) =>
        sentencesIn(text).map((sentence) => ({ heading: under, text: sentence, isTodo: false })),
      );
    });
    const todo = sentencesIn(todoOf(section, depth) ?? '').map((text) => ({
      heading: '',
      text,
      isTodo: true,
    }));
    return [...read, ...todo].map((each) => ({ depth, section: section.id, ...each }));
  });
  return [...opening, ...inSections];
}

function paragraphsOf(report: Report): ReadParagraph[] {
  return report.sections.flatMap((section) => {
    let heading = '';
    return renderParagraphs(section, '通俗').map((paragraph) => {
      heading = paragraph.heading ?? heading;
      const text = paragraph.sentences.map((sentence) => sentence.text).join('');
      return { section: section.id, heading, ground: paragraph.ground, text };
    });
  });
}

/** What to read a birth with. */
export interface ReadOptions {
  readonly today?: CivilDate;
  readonly answers?: ReaderAnswers;
}

/** Readings without options, for as long as a test has the birth: tests of one file read the same births. */
const made = new WeakMap<object, Reading>();

/** The report of a birth as it is read at every depth. */
export function readingOf(birth: Parameters<typeof castChart>[0], options: ReadOptions = {}): Reading {
  if (Object.keys(options).length > 0) return read(birth, options);
  const reading = made.get(birth) ?? read(birth, options);
  made.set(birth, reading);
  return reading;
}

function read(birth: Parameters<typeof castChart>[0], { today = TODAY, answers }: ReadOptions): Reading {
  const chart = castChart(birth, {}, WORLD);
  const analysis = analyseChart(chart);
  const report = reportOf(chart, analysis, { today, ...(answers === undefined ? {} : { answers }) });
  const years = new Map<number, YearFigures>();
  const yearOf = (year: number): YearFigures => {
    const found = years.get(year) ?? scoreYear(analysis, year);
    years.set(year, found);
    return found;
  };
  const sentences = DEPTHS.flatMap((depth) => sentencesAt(report, depth));
  return { chart, analysis, report, sentences, paragraphs: paragraphsOf(report), yearOf };
}

/** The facet that a section speaks of; null where it speaks of the whole. */
export const FACET_OF_SECTION: Readonly<Partial<Record<SectionId | 'keyPoints', Facet>>> = {
  career: '事业',
  wealth: '财运',
  love: '感情',
  health: '健康',
  study: '学业',
};
