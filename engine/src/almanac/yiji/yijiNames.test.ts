/**
 * Names of 宜 and 忌 for a page: nothing is lost, nothing stands twice, what the court does comes last.
 */
import { expect, test } from 'vitest';
import { civilDateOf, jdnOf } from '../../time/index.ts';
import { almanacDay, COURT_ITEMS, yijiNames } from '../index.ts';

const FIRST_JDN = jdnOf({ year: 2024, month: 1, day: 1 });
const days = Array.from({ length: 500 }, (_, i) => almanacDay(civilDateOf(FIRST_JDN + i)).yiji);
const court = new Set<string>(COURT_ITEMS);

test('both lists have every affair and item once, and say where the whole day is 忌', () => {
  const whole = days.filter(({ verdict }) => verdict === '诸事不宜');
  expect(whole.length).toBeGreaterThan(5);
  for (const yiji of whole) expect(yijiNames(yiji)).toEqual({ yi: [], ji: ['诸事不宜'] });
  for (const yiji of days.filter((day) => !whole.includes(day))) {
    const names = yijiNames(yiji);
    const all = (affairs: typeof yiji.affairsYi, rows: typeof yiji.yi) =>
      new Set([...affairs.map(({ name }) => name), ...rows.map(({ item }) => item)]);
    expect(names.yi.toSorted()).toEqual([...all(yiji.affairsYi, yiji.yi)].toSorted());
    expect(names.ji.toSorted()).toEqual([...all(yiji.affairsJi, yiji.ji)].toSorted());
  }
});

test('affairs of today come first, items of the court last', () => {
  for (const yiji of days) {
    const { yi } = yijiNames(yiji);
    const affairs = yiji.affairsYi.map(({ name }) => name);
    expect(yi.slice(0, affairs.length)).toEqual(affairs);
    const isCourt = yi.slice(affairs.length).map((name) => court.has(name));
    expect(isCourt).toEqual(isCourt.toSorted((a, b) => Number(a) - Number(b)));
  }
});
