import { almanacDay, AFFAIRS, affairOf, type AffairRow, type AlmanacDay } from '@shangyuan/engine/almanac';
import { civilDateOf, jdnOf } from '@shangyuan/engine/time';
import { describe, expect, test } from 'vitest';
import { lintText } from '../lint/lintText.ts';
import { affairWhy, basisText, dayCaution, MEDICAL_LINE, rowSentences, wholeDayWhy } from './yijiText.ts';

const FIRST_JDN = jdnOf({ year: 2026, month: 1, day: 1 });
const YEAR = Array.from({ length: 365 }, (_, i) => almanacDay(civilDateOf(FIRST_JDN + i)));

function dayOf(text: string): AlmanacDay {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return almanacDay({ year, month, day });
}

/** Sentences of an affair on a day. */
function stepsOn(date: string, affair: string): readonly string[] {
  const day = dayOf(date);
  const { id } = affairOf(affair);
  const found = [...day.yiji.affairsYi, ...day.yiji.affairsJi].find((one) => one.id === id);
  return found === undefined ? [] : affairWhy(found, day).steps;
}

test('a favour: the spirits with why they stand, the book and the item', () => {
  expect(stepsOn('2026-05-27', '嫁娶')).toEqual([
    '天德（巳月见辛）、三合（巳月见丑）、成日（巳月丑日为成）当日，《协纪辨方书》列为宜嫁娶。',
  ]);
  expect(rowSentences(dayOf('2026-05-27').yiji.yi[0] ?? { item: '祭祀', by: [] }, null)).toEqual([
    '天德当日，《协纪辨方书》列为宜祭祀。',
  ]);
});

test.each([
  // 从忌不从宜 without a case.
  ['2026-05-15', '嫁娶', ['厌对（巳月见丑）当日，《协纪辨方书》列为忌嫁娶。']],
])('a forbid on %s: %s', (date, affair, steps) => {
  expect(stepsOn(date, affair)).toEqual(steps);
});

test('an affair the books do not have says what it rests on', () => {
  const texts = (AFFAIRS as readonly AffairRow[]).map((row) => [row.name, basisText(row)] as const);
  const own = texts.filter(([, text]) => text === null).map(([name]) => name);
  expect(own).toHaveLength(AFFAIRS.filter((row) => !('derived' in row) && row.combine !== 'ji-only').length);
  expect(Object.fromEntries(texts)).toMatchObject({
    嫁娶: null,
    订盟: '古书没有“订盟”一目，依“结婚姻”之例。',
    买车: '古书没有“买车”一目，依“交易”、“出行”之例：有一项忌即为忌，没有忌而有宜才算宜。',
    开光: '古书没有“开光”一目，依“祭祀”、“祈福”之例：有一项宜而没有忌才算宜，“祭祀”忌即为忌。',
    入宅: '古书没有“入宅”一目，以“移徙”为准，“祭祀”只作参考。',
    针灸: '书上对“针刺”只说忌，不说宜。',
  });
});

describe('every affair of a year', () => {
  test('says why in whole sentences with a source, and never in the language of a log', () => {
    const seen = new Set<string>();
    for (const day of YEAR) {
      for (const affair of [...day.yiji.affairsYi, ...day.yiji.affairsJi]) {
        const why = affairWhy(affair, day);
        expect(why.steps.length, why.title).toBeGreaterThan(0);
        expect(why.sources.join(), why.title).toMatch(/^《[^》]+》卷/);
        for (const step of why.steps) seen.add(step);
      }
    }
    const faults = [...seen].flatMap((text) =>
      lintText(text, 'prose')
        .filter(({ rule }) => !rule.startsWith('banned'))
        .map(({ rule, found }) => `${rule} ${found} in ${text}`),
    );
    expect(faults).toEqual([]);
    expect([...seen].filter((text) => /[←＋:]|undefined|，。|；。|（）/.test(text))).toEqual([]);
    expect(seen.size).toBeGreaterThan(1000);
  });

  test('the medical line appears exactly where 求医疗病 is 忌', () => {
    let stands = 0;
    for (const { yiji } of YEAR) {
      const isJi =
        yiji.verdict === '诸事不宜' ||
        yiji.ji.some(({ item }) => ['求医疗病', '疗目', '针刺'].includes(item));
      expect(dayCaution(yiji)).toBe(isJi ? MEDICAL_LINE : null);
      if (isJi) stands++;
    }
    expect(stands).toBeGreaterThan(200);
  });

  test('a day on which nothing is done names the spirits and the ladder', () => {
    const closed = dayOf('2008-08-08');
    expect(wholeDayWhy(closed.yiji, closed).steps).toEqual([
      '阴阳大会（申月见庚辰）当日，《协纪辨方书》：诸事皆忌。',
    ]);
    for (const day of YEAR.filter(({ yiji }) => yiji.verdict === '诸事不宜')) {
      for (const step of wholeDayWhy(day.yiji, day).steps) expect(lintText(step, 'prose')).toEqual([]);
    }
  });
});
