/**
 * Every pair of spirit and item that a reason names, of all affairs on every day of a year, computed again from the tables:
 * the spirit stands that day and counts, favours (or forbids) that item, and the item is 宜 (or 忌).
 */
import { expect, test } from 'vitest';
import { writtenFavours } from '../../golden/writtenPick.ts';
import { favours } from '../../golden/writtenYiji.ts';
import { civilDateOf, jdnOf } from '../time/index.ts';
import { almanacDay, type AlmanacDay } from './almanacDay.ts';
import { pickDays } from './pick/pickDays.ts';
import { AFFAIRS } from './tables/affairs.ts';
import { SPIRIT_ROWS } from './tables/spiritRows.ts';

const YEAR = { from: { year: 2026, month: 1, day: 1 }, to: { year: 2026, month: 12, day: 31 } };
const FIRST_JDN = jdnOf(YEAR.from);
const DAYS = Array.from({ length: 365 }, (_, i) => almanacDay(civilDateOf(FIRST_JDN + i)));
const ROW_OF = new Map(SPIRIT_ROWS.map((row) => [row.name, row]));
const words = (list: string | undefined): readonly string[] => list?.split(' ') ?? [];

function presentSpirits({ yiji }: AlmanacDay): ReadonlySet<string> {
  return new Set(yiji.spirits.map(({ name }) => name));
}

test('the 宜 and 忌 of every affair on every day of 2026 rest on pairs that hold', () => {
  let pairs = 0;
  for (const day of DAYS) {
    const present = presentSpirits(day);
    const yi = new Set(day.yiji.yi.map(({ item }) => item));
    const ji = new Set(day.yiji.ji.map(({ item }) => item));
    const closed = [...present].some((name) => ['上朔', '四离', '四绝'].includes(name));
    for (const { verdict, basis } of [...day.yiji.affairsYi, ...day.yiji.affairsJi]) {
      for (const { item, by } of basis) {
        for (const { name, spirit } of by) {
          pairs++;
          const where = `${day.civil.month}-${day.civil.day} ${verdict} ${item} ${name}`;
          if (spirit === 'pengzu') {
            expect([day.pillars.day.stem, item], where).toEqual(['丙', '修造动土']);
            continue;
          }
          expect(present.has(name), where).toBe(true);
          expect((verdict === '宜' ? yi : ji).has(item), where).toBe(true);
          const isOwn =
            verdict === '宜' ? favours(name, item) : words(ROW_OF.get(name)?.forbids).includes(item);
          // 月破 with a 德 forbids three items more, a closing layer every one; both are clauses, not lists of the spirit.
          const isByClause =
            verdict === '忌' &&
            (['上朔', '四离', '四绝'].includes(name) ? closed : name === '月破' || name === '月建');
          expect(isOwn || isByClause, where).toBe(true);
        }
      }
    }
  }
  expect(pairs).toBeGreaterThan(30_000);
});

test('the sentence of every picked day of 2026, for all hundred affairs, names only pairs that hold', () => {
  let pairs = 0;
  for (const { id, basis } of AFFAIRS) {
    for (const { jdn, verdict, reasons } of pickDays({ affair: id, ...YEAR }).candidates) {
      const [first] = reasons;
      expect(first?.code).toBe(verdict === '宜' ? 'yi' : 'free');
      if (first?.code !== 'yi') continue;
      const day = DAYS[jdn - FIRST_JDN] as AlmanacDay;
      const present = presentSpirits(day);
      const yi = new Set<string>(day.yiji.yi.map(({ item }) => item));
      for (const part of writtenFavours(first.values.rows).split('；')) {
        const [names = '', items = ''] = part.split('宜');
        for (const item of items.split('、')) {
          expect([item, yi.has(item), (basis as readonly string[]).includes(item)]).toEqual([
            item,
            true,
            true,
          ]);
          for (const name of names.split('、')) {
            pairs++;
            expect([name, item, present.has(name) && favours(name, item)]).toEqual([name, item, true]);
          }
        }
      }
    }
  }
  expect(pairs).toBeGreaterThan(10_000);
});

test('买车 on 2026-03-03 is favoured for 出行 only: 交易 is not 宜 and is not named', () => {
  const date = { year: 2026, month: 3, day: 3 };
  const [day] = pickDays({ affair: '买车', from: date, to: date }).candidates;
  const [first] = day?.reasons ?? [];
  expect(first?.code === 'yi' ? writtenFavours(first.values.rows) : '').toBe('月德、月恩、四相、开日宜出行');
});
