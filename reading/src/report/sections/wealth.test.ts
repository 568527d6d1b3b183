/**
 * 财运: the years it names are held against the pillars and scores of the years, and no sentence advises on money.
 */
import { scoreYear } from '@shangyuan/engine/analysis';
import { ganzhiOf, WUXING } from '@shangyuan/engine/ganzhi';
import { expect, test } from 'vitest';
import { randomBirths } from '../../../../engine/golden/births.ts';
import { readingOf, TODAY, type Reading } from '../testing/reading.ts';

const STORE = { 木: '未', 火: '戌', 土: '辰', 金: '丑', 水: '辰' } as const;
const OPPOSITE = { 未: '丑', 戌: '辰', 辰: '戌', 丑: '未' } as const;
const ageOf = (year: number): number => TODAY.year - year;
const GROWN = randomBirths(910, 200).filter(({ civil }) => ageOf(civil.year) >= 19);

const statementsOf = ({ report }: Reading) =>
  (report.sections.find(({ id }) => id === 'wealth')?.paragraphs ?? []).flatMap(
    ({ statements }) => statements,
  );
const yearIn = (text: string | null): number => Number(/(\d{4})年/u.exec(text ?? '')?.[1] ?? 0);

test('the store is moved by the year of the branch that opposes it, or that of the store', () => {
  let named = 0;
  for (const birth of GROWN.filter(({ civil }) => ageOf(civil.year) < 79)) {
    const reading = readingOf(birth);
    const store = statementsOf(reading).find(({ key }) => key.startsWith('wealth.store.'));
    const wuxing = WUXING.find((each) => store?.key.endsWith(each));
    if (store === undefined || wuxing === undefined) throw new Error('no store');
    const branch = STORE[wuxing];
    const isThere = Object.values(reading.chart.pillars).some((pillar) => pillar?.branch === branch);
    const year = yearIn(store.plain);
    expect(ganzhiOf(year - 4).branch).toBe(isThere ? OPPOSITE[branch] : branch);
    expect(year).toBeGreaterThan(TODAY.year);
    expect(year).toBeLessThanOrEqual(TODAY.year + 12);
    if (isThere) named++;
  }
  expect(named).toBeGreaterThan(20);
});

test('the easiest year is not one to be careful in, and the hardest is harder than it', () => {
  for (const birth of GROWN) {
    const reading = readingOf(birth);
    const find = (part: string) => statementsOf(reading).find(({ key }) => key.startsWith(`wealth.${part}.`));
    const [good, hold] = [find('good'), find('hold')];
    const scoreOf = (text: string | null) => scoreYear(reading.analysis, yearIn(text));
    if (good !== undefined && !good.key.endsWith('守'))
      expect(scoreOf(good.plain).band).not.toMatch(/需谨慎|宜守/u);
    if (hold !== undefined) expect(scoreOf(hold.plain).facets.财运).toBeLessThan(60);
  }
});

test('habits and care only: no sums, no gains, nothing to buy, lend or vouch for', () => {
  for (const birth of GROWN) {
    const text = statementsOf(readingOf(birth))
      .flatMap(({ short, whole }) => [short ?? '', whole ?? ''])
      .join('');
    expect(text).not.toMatch(/投资|理财产品|升值|收益|回报率|担保|分期|借名|保本|翻一番|一分也不放/u);
  }
});

test('who has retired or starts out reads words of that age, and no source of working life', () => {
  const keysAt = (isAge: (age: number) => boolean): string[] =>
    GROWN.filter(({ civil }) => isAge(ageOf(civil.year)))
      .flatMap((birth) => statementsOf(readingOf(birth)))
      .flatMap(({ key, plain }) => (plain === null ? [] : key));
  const [late, early] = [keysAt((age) => age >= 66), keysAt((age) => age <= 22)];
  expect(late.some((key) => /^wealth\.stage\..*\.晚$/u.test(key))).toBe(true);
  expect(early.some((key) => /^wealth\.stage\..*\.早$/u.test(key))).toBe(true);
  expect([...late, ...early].filter((key) => /^wealth\.(?:base|source)\./u.test(key))).toEqual([]);
});
