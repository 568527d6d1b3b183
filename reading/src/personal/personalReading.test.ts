import { analyseChart, personalDays } from '@shangyuan/engine/analysis';
import { castChart } from '@shangyuan/engine/chart';
import { expect, test } from 'vitest';
import { randomBirths } from '../../../engine/golden/births.ts';
import { lintText } from '../lint/lintText.ts';
import { personalDayReading, personalHourReadings } from './index.ts';
import { PERSONAL_BAND, PERSONAL_DAY, PERSONAL_HOUR, PERSONAL_MEETING } from './library/dayText.ts';
import { WORLD } from '@shangyuan/engine/world';

const RANGE = { from: { year: 2026, month: 1, day: 1 }, to: { year: 2026, month: 3, day: 1 } };

test('a day shows its band, what it meets and its tone; the hours follow', () => {
  const chart = castChart({
    pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' },
    sex: '男',
    hour: 'shichen',
  });
  const day = { year: 2026, month: 11, day: 22 };
  const { days } = personalDays(analyseChart(chart), { from: day, to: day }, { hours: true });
  const [first] = days;
  if (first === undefined) throw new Error('no day');
  const { headline, statements } = personalDayReading(chart, first);
  expect(headline).toMatch(/。$/);
  expect(statements[0]?.key).toBe(`personal.band.${first.band}`);
  expect(statements.at(-1)?.key).toMatch(new RegExp(`^personal\\.day\\.${first.stemGod}`));
  const hours = personalHourReadings(chart, first);
  expect(hours).toHaveLength(13);
  expect(new Set(hours.map(({ statement }) => statement.key)).size).toBe(10);
});

test('every text is used within two months of 150 people, correct, and never with a figure', () => {
  const texts = new Set<string>();
  const faults = new Set<string>();
  for (const birth of randomBirths(21, 150)) {
    const chart = castChart(birth, {}, WORLD);
    for (const day of personalDays(analyseChart(chart), RANGE, { hours: true }).days) {
      const { statements } = personalDayReading(chart, day);
      for (const statement of [
        ...statements,
        ...personalHourReadings(chart, day).map((each) => each.statement),
      ]) {
        if (texts.has(statement.key)) continue;
        texts.add(statement.key);
        expect(statement.plain).not.toMatch(/\d/);
        for (const { rule, found } of [
          ...lintText(statement.expert ?? '', 'expert'),
          ...lintText(statement.evidence[0]?.why ?? '', 'prose'),
        ])
          faults.add(`${statement.key} ${rule} ${found}`);
      }
    }
  }
  expect([...faults]).toEqual([]);
  const all = [PERSONAL_DAY, PERSONAL_BAND, PERSONAL_MEETING, PERSONAL_HOUR].flatMap(({ id, words }) =>
    Object.keys(words).map((key) => `${id}.${key}`),
  );
  expect(all.filter((key) => !texts.has(key))).toEqual([]);
});
