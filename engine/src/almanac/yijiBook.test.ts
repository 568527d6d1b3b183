/**
 * 宜忌 of half the days of 1901-2100 against a second program after the same book: spirits, every item, who makes the whole day
 * 忌, 等第, 日评, every reason and note. The whole sweep runs with FULL=1; a seventh of it always.
 */
import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { goldenRows } from '../../golden/golden.ts';
import { isFull } from '../../golden/sweep.ts';
import { civilDateOf, jdnOf } from '../time/index.ts';
import { almanacDay } from './almanacDay.ts';
import { ITEMS } from './tables/items.ts';
import { byCharacter, namesByItem, writtenNotes } from '../../golden/writtenYiji.ts';
import type { ItemRow } from './yiji/yijiTypes.ts';

const SORTED_ITEMS = byCharacter(ITEMS);

const crc = (text: string): string => crc32(text).toString(16).padStart(8, '0');

function rowsCrc(rows: readonly ItemRow[]): string {
  const names = namesByItem(rows);
  return crc(
    byCharacter(Object.keys(names))
      .map((item) => `${item}:${byCharacter(names[item] ?? []).join('、')}`)
      .join('|'),
  );
}

function written(date: string): Record<string, string> {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const { pillars, yiji } = almanacDay({ year, month, day });
  const isWhole = yiji.verdict === '诸事不宜';
  const yi = new Set(yiji.yi.map(({ item }): string => item));
  const ji = new Set(yiji.ji.map(({ item }): string => item));
  return {
    date,
    cell: pillars.month.branch + pillars.day.name,
    spirits: crc(byCharacter(yiji.spirits.map(({ name }) => name)).join('、')),
    items: SORTED_ITEMS.map((item) => (isWhole ? '-' : yi.has(item) ? 'y' : ji.has(item) ? 'j' : '.')).join(
      '',
    ),
    all: yiji.allBy.map(({ name }) => name).join('、'),
    grade: yiji.grade,
    rating: yiji.rating,
    yi: isWhole ? '00000000' : rowsCrc(yiji.yi),
    ji: isWhole ? '00000000' : rowsCrc(yiji.ji),
    notes: writtenNotes(yiji).join('；；'),
  };
}

/** The Sun reaches 207°, where 土 begins to rule, at 12:00:37 that day; the other program has it there at noon. */
const AT_THE_EDGE = '2087-10-20';
const rows = goldenRows('yiji-book').filter(({ date }) => date !== AT_THE_EDGE);
const step = isFull ? 1 : 7;

test(`every field of ${Math.ceil(rows.length / step)} days`, () => {
  const differing: Record<string, string[]> = {};
  for (let i = 0; i < rows.length; i += step) {
    const theirs = rows[i] as Record<string, string>;
    const ours = written(theirs['date'] ?? '');
    for (const field of Object.keys(ours)) {
      if (ours[field] !== theirs[field])
        (differing[field] ??= []).push(`${theirs['date']} ${theirs['cell']}`);
    }
  }
  expect(differing).toEqual({});
});

/** Per cent of the days of 1900-2100 that are 宜, 平 and 忌, as the other program counts them. */
const SHARES: Readonly<Record<string, readonly [string, string, string]>> = {
  嫁娶: ['21.6', '11.7', '54.6'],
  订盟: ['27.4', '10.5', '50.0'],
  归宁: ['25.9', '6.3', '55.7'],
  合帐: ['3.0', '44.0', '40.9'],
  祭祀: ['60.6', '18.7', '8.6'],
  造庙: ['24.0', '10.4', '53.5'],
  考试: ['27.6', '56.9', '3.5'],
  词讼: ['13.5', '68.0', '6.4'],
  开市: ['18.5', '23.7', '45.7'],
  出货财: ['12.4', '21.7', '53.8'],
  买车: ['23.2', '5.4', '59.3'],
  动土: ['21.5', '12.8', '53.5'],
  作灶: ['19.2', '11.8', '56.9'],
  入宅: ['23.7', '17.4', '46.9'],
  求医疗病: ['13.4', '6.6', '67.9'],
  针灸: ['0.0', '72.6', '15.3'],
  立碑: ['14.8', '15.3', '57.8'],
  移柩: ['21.6', '24.6', '41.7'],
};
const RATING_SHARES = {
  诸事不宜: '12.1',
  余事勿取: '3.5',
  诸事不忌: '0.5',
  多宜: '17.8',
  多忌: '45.9',
  平常: '1.5',
  宜忌参半: '18.8',
};

if (isFull) {
  test('shares of 宜, 平, 忌 and of each 日评 over 73,414 days', () => {
    const first = jdnOf({ year: 1900, month: 1, day: 1 });
    const last = jdnOf({ year: 2100, month: 12, day: 31 });
    const counts = new Map<string, number>();
    const add = (key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
    for (let jdn = first; jdn <= last; jdn++) {
      const { yiji } = almanacDay(civilDateOf(jdn));
      add(yiji.rating);
      for (const { name, verdict } of [...yiji.affairsYi, ...yiji.affairsJi]) add(verdict + name);
    }
    const days = last - first + 1;
    const of = (key: string): number => counts.get(key) ?? 0;
    const percent = (count: number): string => ((100 * count) / days).toFixed(1);
    const ours = Object.keys(SHARES).map((name) => {
      const [yi, ji] = [of(`宜${name}`), of(`忌${name}`)];
      return [name, [percent(yi), percent(days - of('诸事不宜') - yi - ji), percent(ji)]];
    });
    expect(Object.fromEntries(ours)).toEqual(SHARES);
    expect(
      Object.fromEntries(Object.keys(RATING_SHARES).map((rating) => [rating, percent(of(rating))])),
    ).toEqual(RATING_SHARES);
  });
}
