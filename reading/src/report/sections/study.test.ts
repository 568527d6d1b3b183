/**
 * 学业才艺: each age has its words, and the years it names are held against the scores of the years.
 */
import { scoreYear } from '@shangyuan/engine/analysis';
import { expect, test } from 'vitest';
import { randomBirths } from '../../../../engine/golden/births.ts';
import { NO_ANSWERS } from '../../statement/reader.ts';
import { readingOf, TODAY, type Reading } from '../testing/reading.ts';

const ageOf = (year: number): number => TODAY.year - year;
const BIRTHS = randomBirths(911, 300);
const AGES = {
  child: BIRTHS.filter(({ civil }) => ageOf(civil.year) >= 3 && ageOf(civil.year) <= 12),
  teen: BIRTHS.filter(({ civil }) => ageOf(civil.year) >= 14 && ageOf(civil.year) <= 17),
  adult: BIRTHS.filter(({ civil }) => ageOf(civil.year) >= 24 && ageOf(civil.year) <= 63),
  retired: BIRTHS.filter(({ civil }) => ageOf(civil.year) >= 66),
} as const;

const statementsOf = ({ report }: Reading) =>
  (report.sections.find(({ id }) => id === 'study')?.paragraphs ?? []).flatMap(
    ({ statements }) => statements,
  );
const plainOf = (reading: Reading): string =>
  statementsOf(reading)
    .flatMap(({ plain }) => plain ?? [])
    .join('');

test('every age reads how it learns: no statement of the manner is lost to a reader', () => {
  for (const births of Object.values(AGES)) {
    expect(births.length).toBeGreaterThan(5);
    for (const birth of births) {
      const [manner] = statementsOf(readingOf(birth));
      expect(manner?.plain).not.toBeNull();
      expect(manner?.ground?.length).toBeGreaterThan(3);
    }
  }
});

test('exams and campus are for the young, an art for all, and no year of a minor lies past school', () => {
  const EXAMS = /考试|升学|导师|竞赛|论文|学期|作业|选修/u;
  for (const birth of [...AGES.adult, ...AGES.retired]) {
    expect(plainOf(readingOf(birth)).replaceAll(/考试放到那时/gu, '')).not.toMatch(EXAMS);
  }
  for (const birth of [...AGES.child, ...AGES.teen]) {
    for (const [, age] of plainOf(readingOf(birth)).matchAll(/虚岁(\d+)/gu)) {
      expect(Number(age)).toBeLessThanOrEqual(22);
    }
  }
});

test('who studies is named a year to take slower, an adult who does not is not', () => {
  const [birth] = AGES.adult.filter(
    (each) =>
      !/study\.hold/u.test(
        statementsOf(readingOf(each))
          .map(({ key }) => key)
          .join(' '),
      ),
  );
  if (birth === undefined) throw new Error('no adult birth');
  const keysOf = (situation: '学生' | null): string =>
    statementsOf(readingOf(birth, { answers: { ...NO_ANSWERS, situation } }))
      .map(({ key }) => key)
      .join(' ');
  expect(keysOf(null)).not.toContain('study.hold');
  const students = AGES.adult.map((each) =>
    statementsOf(readingOf(each, { answers: { ...NO_ANSWERS, situation: '学生' } }))
      .map(({ key }) => key)
      .join(' '),
  );
  expect(students.filter((keys) => keys.includes('study.hold')).length).toBeGreaterThan(students.length / 3);
});

test('the best year has the highest score for learning of those that are not to be careful in', () => {
  let named = 0;
  for (const birth of AGES.adult) {
    const reading = readingOf(birth);
    const good = statementsOf(reading).find(({ key }) => /^study\.good\.(?!平|守)/u.test(key));
    if (good === undefined) continue;
    named++;
    const year = Number(/(\d{4})年/u.exec(good.plain ?? '')?.[1]);
    const scores = Array.from({ length: 10 }, (_, i) => scoreYear(reading.analysis, TODAY.year + 1 + i));
    const open = scores.filter(({ band }) => band !== '需谨慎' && band !== '宜守');
    const own = scoreYear(reading.analysis, year);
    expect(own.facets.学业).toBe(Math.max(...open.map(({ facets }) => facets.学业)));
  }
  expect(named).toBeGreaterThan(30);
});
