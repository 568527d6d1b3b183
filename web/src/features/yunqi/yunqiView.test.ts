import { yunqiOfYear } from '@shangyuan/engine/yunqi';
import { expect, test } from 'vitest';
import { qiRows, yearFacts, yearShare, yunRows } from './yunqiView.ts';

const YEAR = yunqiOfYear(2026);
const NOW = Date.UTC(2026, 10, 21, 2);

// Hosts and guests of 丙午 from the screen brief, after 素问·六元正纪大论.
test('2026 has its six steps, the fifth running on 21 November', () => {
  const rows = qiRows(YEAR, NOW);
  expect(rows.map((row) => row.guest.slice(0, 2)).join(' ')).toBe('太阳 厥阴 少阴 太阴 少阳 阳明');
  expect(rows.map((row) => row.host.slice(0, 2)).join(' ')).toBe('厥阴 少阴 少阳 太阴 阳明 太阳');
  expect(rows.filter((row) => row.isCurrent).map((row) => row.number)).toEqual([5]);
  expect(rows[4]?.span).toBe('09-23 08:05 起');
});

test('客运 of a 丙 year by 素问', () => {
  expect(yunRows(YEAR, NOW).map((row) => row.keyun)).toEqual(['太羽', '太角', '少徵', '太宫', '少商']);
});

test('the head says what the year is', () => {
  expect(
    yearFacts(YEAR)
      .map((fact) => fact.value)
      .slice(0, 4),
  ).toEqual(['水运太过', YEAR.state, '少阴君火', '阳明燥金']);
});

test('the hand points within its year only', () => {
  expect(yearShare(YEAR, NOW)).toBeGreaterThan(0.8);
  expect(yearShare(yunqiOfYear(2020), NOW)).toBeNull();
});
