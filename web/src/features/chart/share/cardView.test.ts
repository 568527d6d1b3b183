import { analyseChart } from '@shangyuan/engine/analysis';
import { castChart, type Birth } from '@shangyuan/engine/chart';
import { WORLD } from '@shangyuan/engine/world';
import { expect, test } from 'vitest';
import { cardView } from './cardView.ts';

const CIVIL = { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 } as const;
const MATTER = { title: '土是台阶', text: '读书、证照，走同一条路。2025年多半就是这样过来的。' };

function cardOf(birth: Birth, showsIdentity = false) {
  const chart = castChart(birth, {}, WORLD);
  const { year, month, day, hour } = chart.pillars;
  const pillars = [year.name, month.name, day.name, hour?.name ?? null] as const;
  const analysis = analyseChart(chart);
  const record = { name: '小月', pillars };
  return cardView({ record, chart, analysis, matter: MATTER, thisYear: 2026, showsIdentity });
}

test('a card has the year and season, one sentence, and ages in place of years', () => {
  const card = cardOf({ civil: CIVIL, sex: '女', hour: 'minute', zone: 'Asia/Shanghai' });
  expect([card.lead, card.detail]).toEqual(['庚午年 仲夏', '坤造']);
  expect(card.sentence).toBe('读书、证照，走同一条路。');
  expect(card.decades).toHaveLength(8);
  expect(card.decades.map(({ age }) => age)).toEqual([4, 14, 24, 34, 44, 54, 64, 74]);
  expect(card.decades.filter(({ isNow }) => isNow).map(({ ganzhi }) => ganzhi.name)).toEqual(['戊寅']);
  for (const { height } of card.decades) expect(Math.abs(height)).toBeLessThanOrEqual(1);
});

test('name and birth are on it, and in its file name, only when wished', () => {
  const birth: Birth = { civil: CIVIL, sex: '女', hour: 'minute', zone: 'Asia/Shanghai' };
  const { lead, detail, fileName } = cardOf(birth);
  expect(`${lead}${detail}${fileName}`).not.toMatch(/小月|1990|14:30/);
  expect(fileName).toBe('庚午 壬午 辛亥 乙未');
  const named = cardOf(birth, true);
  expect([named.lead, named.fileName]).toEqual(['小月', '小月 庚午 壬午 辛亥 乙未']);
  expect(named.detail).toContain('1990-06-15 14:30');
});

test('an unknown hour stays unknown, and a chart of pillars has no ages', () => {
  const hourless = cardOf({ civil: CIVIL, sex: '男', hour: 'unknown' });
  expect(hourless.pillars.map(({ ganzhi }) => ganzhi?.name ?? null)).toEqual(['庚午', '壬午', '辛亥', null]);
  expect(hourless.fileName).toBe('庚午 壬午 辛亥');
  const pillars = { year: '壬戌', month: '壬子', day: '庚辰', hour: '己卯' };
  const card = cardOf({ pillars, sex: '男', hour: 'shichen' });
  expect([card.lead, card.detail]).toEqual(['壬戌年 仲冬', '乾造']);
  expect(card.decades.some(({ age, isNow }) => age !== null || isNow)).toBe(false);
});
