/**
 * 古籍参考: where the classics speak of a chart like this one, why it fits, and what they say in our own words.
 */
import type { Analysis, ClassicReference } from '@shangyuan/engine/analysis';
import { TEN_GOD } from '@shangyuan/engine/ganzhi';
import { referenceText } from '../chart/index.ts';
import { CLIMATE, type ClimateKey } from '../report/library/climateText.ts';
import { withReasons, toStatement, type Reader } from '../statement/family.ts';
import { chartKeyOf } from '../statement/reader.ts';
import type { Statement } from '../statement/statement.ts';
import {
  PASSAGE_CHAPTER,
  PASSAGE_HOUR,
  PASSAGE_STEM,
  type PassageChapter,
  type PassageValues,
} from './library/passageText.ts';

/** One place in a book, in words. */
export interface GujiReading {
  /** 《滴天髓》天干·庚金. */
  readonly title: string;
  readonly book: string;
  readonly chapter: string;
  /** Why it fits this chart, and what it says; the words are ours. */
  readonly statement: Statement;
}

/** 穷通宝鉴 on the day stem and the month, in the words the report has for it. */
const PASSAGE_MONTH = withReasons<ClimateKey, PassageValues>(CLIMATE, {
  expert: PASSAGE_STEM.expert as (values: PassageValues) => string,
  chip: PASSAGE_STEM.chip as (values: PassageValues) => string,
  why: PASSAGE_STEM.why as (values: PassageValues) => string,
});

function statementOf(reader: Reader, reference: ClassicReference, analysis: GujiSource): Statement {
  const { book, chapter, key } = reference;
  const match = key.kind === 'ledger' ? `取用时用到的${chapter}` : referenceText(key);
  const values = { book, chapter, match };
  const rests = { source: `${book}·${chapter}` };
  switch (key.kind) {
    case 'dayMonth':
      return toStatement(reader, PASSAGE_MONTH, { key: `${key.stem}.${key.branch}`, values, rests });
    case 'dayStem':
      return toStatement(reader, PASSAGE_STEM, { key: key.stem, pillars: ['day'], values, rests });
    case 'dayHour': {
      const { day, hour } = analysis.pillars;
      const god = hour === null ? '无' : TEN_GOD[day.stem][hour.stem];
      return toStatement(reader, PASSAGE_HOUR, { key: god, pillars: ['day'], values, rests });
    }
    default:
      return toStatement(reader, PASSAGE_CHAPTER, { key: chapter as PassageChapter, values, rests });
  }
}

/** What the references read of an analysis. */
export type GujiSource = Pick<Analysis, 'references' | 'pillars' | 'sex'>;

/** The places in the classics for a chart, in the order of the analysis. */
export function gujiReadings(analysis: GujiSource): GujiReading[] {
  const reader = { chartKey: chartKeyOf(analysis) };
  return analysis.references.map((reference) => ({
    title: `《${reference.book}》${reference.chapter}`,
    book: reference.book,
    chapter: reference.chapter,
    statement: statementOf(reader, reference, analysis),
  }));
}
