/** The book of a report: what is open in it, and the terms that occur. */
import { castChart, type AnyChart } from '@shangyuan/engine/chart';
import { glossaryEntry } from '@shangyuan/reading/glossary';
import { describe, expect, test } from 'vitest';
import { bookTerms, loadBook } from './bookView.ts';
import { frameOf } from './reportView.ts';

const TODAY = { year: 2026, month: 11, day: 22 };
const frame = (chart: AnyChart) => frameOf(chart, TODAY);
const dated = frame(
  castChart({
    civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 },
    sex: '女',
    hour: 'minute',
  }),
);
const pillars = frame(
  castChart({
    pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' },
    sex: '男',
    hour: 'shichen',
  }),
);
const namesOf = ({ parts }: Awaited<ReturnType<typeof loadBook>>) =>
  parts.map(({ number, title }) => `${number} ${title}`);

describe('a book', () => {
  test('open in full has its sections, ten years from the one ahead, and terms', async () => {
    const book = await loadBook(dated, '通俗', dated.sectionIds);
    expect(namesOf(book)).toEqual(['卷一 命盘与大运', '卷二 命书', '卷三 十年流年', '卷四 词解']);
    expect(book.parts[1]?.lines).toEqual([
      '三件要事',
      ...book.report.sections.map(({ number, title }) => `${number} ${title}`),
    ]);
    expect(book.parts.map(({ extent }) => extent)).toEqual([
      '',
      '15 篇',
      '2027 丁未年到2036 丙辰年',
      `${book.terms.length} 条`,
    ]);
    expect(book.years.map(({ title }) => title.slice(0, 4))).toEqual(
      Array.from({ length: 10 }, (_, i) => String(2027 + i)),
    );
    expect(book.years.every(({ text }) => text !== '')).toBe(true);
  });

  test('that is locked has the first section only, and no years', async () => {
    const ids = dated.sectionIds.slice(0, 1);
    const book = await loadBook(dated, '通俗', ids);
    expect(book.report.sections.map(({ id }) => id)).toEqual(ids);
    expect(namesOf(book)).toEqual(['卷一 命盘与大运', '卷二 命书', '卷三 词解']);
    expect(book.years).toEqual([]);
  });

  test('of a chart of pillars has no years', async () => {
    expect((await loadBook(pillars, '通俗', pillars.sectionIds)).years).toEqual([]);
  });

  test('explains each term that its text names, in the words of the glossary, and no other', async () => {
    const book = await loadBook(dated, '专业', dated.sectionIds);
    const text = [
      ...book.report.matters.flatMap((matter) => [matter.title, matter.text]),
      ...book.report.sections.flatMap(({ paragraphs, rows, todo, notes }) => [
        ...paragraphs.flatMap(({ heading, ground, sentences }) => [
          heading ?? '',
          ground ?? '',
          ...sentences.map((sentence) => sentence.text),
        ]),
        ...rows.flatMap(({ label, value }) => [label, value]),
        todo ?? '',
        ...notes,
      ]),
      ...book.report.notes,
      ...book.years.map((year) => year.text),
    ].join('\n');
    expect(book.terms.length).toBeGreaterThan(20);
    for (const { term, text: explained } of book.terms) {
      const entry = glossaryEntry(term);
      expect(explained).toBe(`${entry?.meaning ?? ''}${entry?.more ?? ''}`);
    }
    const unnamed = book.terms.filter(({ term }) => !text.includes(term));
    // A term may be named by another name only.
    for (const { term } of unnamed) expect(bookTerms([text]).some((each) => each.term === term)).toBe(true);
    expect(new Set(book.terms.map(({ term }) => term)).size).toBe(book.terms.length);
  });

  test('has a term once, by any of its names', () => {
    expect(bookTerms(['阳刃与羊刃', '羊刃']).map(({ term }) => term)).toEqual(['羊刃']);
    expect(bookTerms(['没有术语'])).toEqual([]);
  });
});
