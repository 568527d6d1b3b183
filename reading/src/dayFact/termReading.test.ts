import { HISTORY } from '@shangyuan/engine/history';
import { solarTermsOfYear, type SolarTermName } from '@shangyuan/engine/astronomy';
import { MODERN } from '@shangyuan/engine/calendar';
import { describe, expect, test } from 'vitest';
import { lintText } from '../lint/lintText.ts';
import { termReading } from './termReading.ts';

function read(year: number, name: SolarTermName) {
  const term = solarTermsOfYear(year).find((each) => each.name === name);
  if (term === undefined) throw new Error(`no ${name}`);
  return termReading(term, year < 1646 ? HISTORY : MODERN);
}

describe('a term opened', () => {
  // Instants of JPL DE431: 13:29:00.2, 17:56:31.2 and 05:48:13.0.
  test.each([
    [2012, '白露', '2012年9月7日 13:29:00'],
    [2025, '芒种', '2025年6月5日 17:56:31'],
    [2022, '冬至', '2022年12月22日 05:48:13'],
  ] as const)('has its moment to the second: %i %s', (year, name, moment) =>
    expect(read(year, name).moment).toBe(moment),
  );

  test('says which pillars turn with it', () => {
    expect(read(2024, '立春').steps).toContain(
      '四柱的年与月从这一刻换：之前是癸卯年乙丑月，之后是甲辰年丙寅月。',
    );
    expect(read(2024, '惊蛰').steps).toContain('四柱的月从这一刻换：之前是丙寅月，之后是丁卯月。');
    expect(read(2024, '雨水').steps).toContain('雨水是中气，四柱的月不从它换。');
    expect(read(2024, '冬至').steps[0]).toContain('270°');
  });

  test('promises a second only where it was compared, and names what is printed otherwise', () => {
    expect(read(2024, '立春').steps.at(-1)).toContain('不到一秒');
    expect(read(1034, '寒露').steps.at(-1)).toContain('只能估计');
    // 大寒 of 1979 fell 5.6 s before midnight, and was printed on the 21st.
    expect(read(1979, '大寒').steps.join('')).toContain('历书或把大寒印在次日');
  });

  test('is in the words of the product, in every term', () => {
    for (const term of solarTermsOfYear(2026)) {
      const { meaning, steps } = termReading(term, MODERN);
      for (const text of [meaning, ...steps]) expect(lintText(text, 'prose'), text).toEqual([]);
    }
  });
});
