/**
 * The shape of a report: grounds that open its paragraphs, years with ages, one thing to do a section, and no line written ten times.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { randomBirths } from '../../../engine/golden/births.ts';
import { isFull } from '../../../engine/golden/sweep.ts';
import { CRAFT_WORDS } from '../lint/words.ts';
import { readingOf, sentencesIn, type Reading } from './testing/reading.ts';

const COUNT = isFull ? 2_000 : 120;
const MAX_GROUND = 14;
const MAX_TODOS = 15;
/** Most lines of one section that differ in names and numbers only. */
const MAX_ALIKE = 4;

let readings: readonly Reading[] = [];
beforeAll(() => {
  readings = randomBirths(424242, isFull ? 2_600 : 160)
    .filter(({ civil }) => civil.year <= 2006)
    .slice(0, COUNT)
    .map((birth) => readingOf(birth));
});

const each = <T>(of: (reading: Reading) => readonly T[]): T[] => readings.flatMap(of);

describe('通俗', () => {
  test('every paragraph opens with its ground in plain words', () => {
    const wrong = each(({ paragraphs }) =>
      paragraphs
        .filter(
          ({ ground }) =>
            ground === null ||
            ground.length < 2 ||
            ground.length > MAX_GROUND ||
            /[，。；！？：]$/u.test(ground) ||
            CRAFT_WORDS.test(ground),
        )
        .map(({ section, ground, text }) => `${section} [${ground ?? ''}] ${text.slice(0, 40)}`),
    );
    expect(wrong.slice(0, 10), `${wrong.length} in ${readings.length} reports`).toEqual([]);
  });

  test('every section names a year with the age in it', () => {
    const wrong = each(({ report, paragraphs }) =>
      report.sections
        .map(({ id }) => id)
        .filter(
          (id) =>
            !paragraphs.some(
              ({ section, heading, text }) =>
                section === id &&
                /\d{4}年?（虚岁\d+|\d{4}[–到]\d{4}.{0,3}（?，?虚岁\d+/u.test(heading + text),
            ),
        ),
    );
    const counts = Object.fromEntries(
      [...Map.groupBy(wrong, (id) => id)].map(([id, all]) => [id, all.length]),
    );
    expect(counts).toEqual({});
  });

  test('timing is never by the name of a god only', () => {
    const wrong = each(({ sentences }) =>
      sentences.filter(
        ({ depth, text }) =>
          depth === '通俗' && /(?:七杀|正官|食神|伤官|正印|偏印|正财|偏财|比肩|劫财)的年份/u.test(text),
      ),
    );
    expect(wrong.map(({ text }) => text).slice(0, 10)).toEqual([]);
  });

  test('a report has fifteen things to do at most, and they differ', () => {
    for (const { report } of readings) {
      const todos = report.sections.flatMap(({ todo }) => todo?.plain ?? []);
      expect(todos.length).toBeLessThanOrEqual(MAX_TODOS);
      expect(new Set(todos).size).toBe(todos.length);
    }
  });
});

test('专业 has no line that is written again and again with other names', () => {
  const wrong = each(({ report, sentences }) =>
    report.sections.flatMap(({ id }) => {
      const lines = sentences
        .filter(({ section, depth }) => section === id && depth === '专业')
        .map(({ text }) =>
          text
            .replaceAll(/\d+(?:\.\d+)?/gu, '0')
            .replaceAll(/[甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥]+/gu, '干')
            .replaceAll(/七杀|正官|食神|伤官|正印|偏印|正财|偏财|比肩|劫财/gu, '神')
            .replaceAll(/[木火土金水]/gu, '行')
            .replaceAll(/[用喜闲仇忌]神/gu, '位')
            .replaceAll(/顺|较顺|平稳|需谨慎|宜守/gu, '级'),
        );
      return [...Map.groupBy(lines, (line) => line)]
        .filter(([, all]) => all.length > MAX_ALIKE)
        .map(([line]) => `${id} ${line}`);
    }),
  );
  expect([...new Set(wrong)].slice(0, 10), `${wrong.length} in ${readings.length} reports`).toEqual([]);
});

test('at one sentence, a family of five reads five different texts in nearly every section', () => {
  let [same, all] = [0, 0];
  const bySection = new Map<string, Set<string>>();
  for (let i = 0; i + 5 <= readings.length; i += 5) {
    const family = readings.slice(i, i + 5);
    for (const id of new Set(family.flatMap(({ report }) => report.sections.map((section) => section.id)))) {
      const texts = family.map(({ sentences }) =>
        sentences
          .filter(({ depth, section }) => depth === '一句话' && section === id)
          .map(({ text }) => text)
          .join(''),
      );
      const known = bySection.get(id) ?? new Set<string>();
      for (const text of texts) known.add(text);
      bySection.set(id, known);
      all++;
      if (new Set(texts).size < texts.length) same++;
    }
  }
  const counts = Object.fromEntries([...bySection].map(([id, texts]) => [id, texts.size]));
  expect(same / all, JSON.stringify(counts)).toBeLessThan(0.1);
});

test('a sentence is of readable length', () => {
  const long = each(({ sentences }) =>
    sentences.filter(
      ({ depth, text }) => depth !== '专业' && sentencesIn(text).some((one) => one.length > 70),
    ),
  );
  expect(long.map(({ text }) => text).slice(0, 10)).toEqual([]);
});
