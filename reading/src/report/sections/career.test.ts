/**
 * 事业: the years it names are held against the scores of the years, and each reader gets the section of that age.
 */
import { scoreYear, type PeriodFacets } from '@shangyuan/engine/analysis';
import { ageXuOn, isDated } from '@shangyuan/engine/chart';
import { expect, test } from 'vitest';
import { randomBirths } from '../../../../engine/golden/births.ts';
import { NO_ANSWERS } from '../../statement/reader.ts';
import { readingOf, TODAY, type Reading } from '../testing/reading.ts';

const AHEAD = Array.from({ length: 10 }, (_, i) => TODAY.year + 1 + i);
const ageOf = (year: number): number => TODAY.year - year;
const BIRTHS = randomBirths(909, 200);
const WORKING = BIRTHS.filter(({ civil }) => ageOf(civil.year) >= 20 && ageOf(civil.year) < 64);

const isHard = (band: string): boolean => band === '需谨慎' || band === '宜守';
/** Whether work is the best (1) or the worst (-1) of the four parts of a year, where they lie apart. */
function sideOf({ 事业, 财运, 感情, 健康 }: PeriodFacets): number {
  const all = [事业, 财运, 感情, 健康];
  const [best, worst] = [Math.max(...all), Math.min(...all)];
  if (best - worst < 4) return 0;
  return 事业 === best ? 1 : 事业 === worst ? -1 : 0;
}
const sentencesOf = ({ report }: Reading, key: RegExp) =>
  (report.sections.find(({ id }) => id === 'career')?.paragraphs ?? [])
    .flatMap(({ statements }) => statements)
    .filter((statement) => key.test(statement.key));
const yearsIn = (text: string | null): number[] =>
  [...(text ?? '').matchAll(/(\d{4})年/gu)].map(([, year]) => Number(year));

/** Of the ten years ahead those before 虚岁 68. */
function workingYears({ chart }: Reading): number[] {
  return AHEAD.filter((year) => !isDated(chart) || ageXuOn(chart, { year, month: 12, day: 31 }) < 68);
}

test('the years to act in are the best of the ten ahead, and none of them is one to be careful in', () => {
  let named = 0;
  for (const birth of WORKING) {
    const reading = readingOf(birth);
    const years = sentencesOf(reading, /^career\.timing\.(?!平|守)/u).flatMap(({ plain }) => yearsIn(plain));
    const scores = workingYears(reading).map((year) => ({ ...scoreYear(reading.analysis, year), year }));
    const good = scores.filter(
      ({ band, facets }) => !isHard(band) && facets.事业 >= 70 && sideOf(facets) >= 0,
    );
    expect(years.length).toBeLessThanOrEqual(2);
    for (const year of years) {
      named++;
      const own = scores.find((each) => each.year === year);
      expect([year, isHard(own?.band ?? '宜守')]).toEqual([year, false]);
      const better = good.filter(({ facets }) => facets.事业 > (own?.facets.事业 ?? 0));
      expect(better.length, `${year}`).toBeLessThan(2);
    }
  }
  expect(named).toBeGreaterThan(90);
});

test('the year to hold back in comes last, and no year of the ten is harder for work', () => {
  let named = 0;
  for (const birth of WORKING) {
    const reading = readingOf(birth);
    const [hold] = sentencesOf(reading, /^career\.hold\./u);
    if (hold === undefined) continue;
    named++;
    const [year = 0] = yearsIn(hold.plain);
    const own = scoreYear(reading.analysis, year);
    const harder = workingYears(reading)
      .map((each) => scoreYear(reading.analysis, each))
      .filter(({ band, facets }) => isHard(band) && sideOf(facets) <= 0 && facets.事业 < own.facets.事业);
    expect([year, harder.length]).toEqual([year, 0]);
    expect(hold.plain).toMatch(/^只是\d{4}年（虚岁\d+）/u);
  }
  expect(named).toBeGreaterThan(60);
});

test('a retired reader looks back on decades that were lived, and is named no year ahead', () => {
  for (const birth of BIRTHS.filter(({ civil }) => ageOf(civil.year) >= 66)) {
    const reading = readingOf(birth);
    const plain = sentencesOf(reading, /^career\./u).map((statement) => statement.plain);
    for (const year of plain.flatMap(yearsIn)) expect(year).toBeLessThan(TODAY.year);
    expect(
      sentencesOf(reading, /^career\.(?:role|start|timing|hold|trade)/u).flatMap((one) => one.plain ?? []),
    ).toEqual([]);
  }
});

test('who studies reads of first steps, who works of the role; a minor reads nothing of work', () => {
  const [birth] = BIRTHS.filter(({ civil }) => ageOf(civil.year) === 27);
  if (birth === undefined) throw new Error('no birth of that age');
  const keysOf = (situation: '学生' | '在职' | null): string[] =>
    sentencesOf(readingOf(birth, { answers: { ...NO_ANSWERS, situation } }), /./u).map(({ key }) => key);
  expect(keysOf('学生').join(' ')).toMatch(/career\.start\.(?!.*career\.role)/u);
  expect(keysOf('在职').join(' ')).toMatch(/career\.role\.(?!.*career\.start)/u);
  const [minor] = BIRTHS.filter(({ civil }) => ageOf(civil.year) < 17);
  expect(minor === undefined ? [''] : sentencesOf(readingOf(minor), /./u)).toEqual([]);
});
