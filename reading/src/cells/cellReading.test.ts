import { castChart, type PillarsChart } from '@shangyuan/engine/chart';
import { expect, test } from 'vitest';
import { randomBirths } from '../../../engine/golden/births.ts';
import { lintText } from '../lint/lintText.ts';
import { CELL_ROWS, cellReadingOf } from './index.ts';
import { CELL_BRANCH, CELL_PLACE, CELL_STEM } from './library/charText.ts';
import { CELL_GOD, CELL_HIDDEN } from './library/godText.ts';
import { CELL_SEAT } from './library/seatText.ts';
import { CELL_SOLID } from './library/solidText.ts';
import { WORLD } from '@shangyuan/engine/world';

const PLACES = ['year', 'month', 'day', 'hour'] as const;
const W01 = castChart({
  pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' },
  sex: '男',
  hour: 'shichen',
});
const keysOf = (chart: PillarsChart, row: (typeof CELL_ROWS)[number], place: (typeof PLACES)[number]) =>
  cellReadingOf(chart, { row, place }).map(({ key }) => key);

test('each cell says what it is here, then what its column speaks of', () => {
  expect(keysOf(W01, 'tenGod', 'hour')).toEqual(['cell.god.hour.伤官', 'cell.place.hour']);
  expect(keysOf(W01, 'tenGod', 'day')).toEqual(['cell.god.day.日主', 'cell.place.day']);
  expect(keysOf(W01, 'hidden', 'month')).toEqual([
    'cell.hidden.month.七杀',
    'cell.hidden.month.比肩',
    'cell.hidden.month.偏印',
    'cell.place.month',
  ]);
  expect(keysOf(W01, 'xingyun', 'year')).toEqual(['xingyun.沐浴.年', 'cell.place.year']);
  expect(keysOf(W01, 'zizuo', 'day')).toEqual(['cell.seat.养', 'cell.place.day']);
  expect(keysOf(W01, 'kongwang', 'year')).toEqual(['cell.solid.year', 'cell.place.year']);
  expect(keysOf(W01, 'nayin', 'day')).toEqual(['nayin.白蜡金', 'cell.place.day']);
});

test('a void branch has the text of the report for its state', () => {
  const chart = castChart({
    pillars: { year: '甲子', month: '丙寅', day: '戊戌', hour: '戊午' },
    sex: '男',
    hour: 'shichen',
  });
  expect(keysOf(chart, 'kongwang', 'year')).toEqual(['cell.solid.year', 'cell.place.year']);
  const isVoid = castChart({
    pillars: { year: '甲子', month: '丙寅', day: '甲寅', hour: '庚午' },
    sex: '男',
    hour: 'shichen',
  });
  expect(keysOf(isVoid, 'kongwang', 'year')).toEqual(['void.年.冲', 'cell.place.year']);
});

test('a column of luck has its own texts; an unknown hour has none', () => {
  const facts = W01.facts.month;
  expect(cellReadingOf(W01, { row: 'stem', place: 'dayun', facts }).map(({ key }) => key)).toEqual([
    'cell.stem.辛',
    'cell.place.dayun',
  ]);
  const unknown = castChart({
    pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: null },
    sex: '男',
    hour: 'unknown',
  });
  expect(keysOf(unknown, 'stem', 'hour')).toEqual([]);
});

test('every cell of 400 charts has a correct text, every text is used', () => {
  const texts = new Set<string>();
  const faults = new Set<string>();
  for (const birth of randomBirths(3, 400)) {
    const chart = castChart(birth, {}, WORLD);
    for (const place of PLACES)
      for (const row of CELL_ROWS) {
        const statements = cellReadingOf(chart, { row, place });
        expect(statements.length, `${place} ${row}`).toBeGreaterThan(1);
        for (const { key, whole, expert, evidence } of statements) {
          if (texts.has(key)) continue;
          texts.add(key);
          for (const { rule, found } of [
            ...lintText(whole ?? '', 'prose'),
            ...lintText(expert ?? '', 'expert'),
            ...lintText(evidence[0]?.why ?? '', 'prose'),
          ])
            faults.add(`${key} ${rule} ${found}`);
        }
      }
  }
  for (const place of ['dayun', 'xiaoyun', 'liunian', 'liuyue', 'liuri', 'liushi'] as const)
    for (const { key } of cellReadingOf(W01, { row: 'stem', place, facts: W01.facts.day })) texts.add(key);
  expect([...faults]).toEqual([]);
  const all = [CELL_GOD, CELL_HIDDEN, CELL_SEAT, CELL_SOLID, CELL_STEM, CELL_BRANCH, CELL_PLACE].flatMap(
    ({ id, words }) => Object.keys(words).map((key) => `${id}.${key}`),
  );
  expect(all.filter((key) => !texts.has(key))).toEqual([]);
});
