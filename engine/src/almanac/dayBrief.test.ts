import { expect, test } from 'vitest';
import { civilDateOf, jdnOf } from '../time/index.ts';
import { almanacDay } from './almanacDay.ts';
import { dayBrief } from './dayBrief.ts';
import { almanacHours } from './hours/almanacHours.ts';
import { hourVerdicts } from './hours/hourRows.ts';
import { ALMANAC_PRESETS } from './rules.ts';

const FIRST = jdnOf({ year: 2026, month: 1, day: 1 });
const DAYS = Array.from({ length: 365 }, (_, i) => civilDateOf(FIRST + i));

test.each(Object.entries(ALMANAC_PRESETS))(
  '%s: the brief of a day and its hours are those of the whole day',
  (_, rules) => {
    for (const date of DAYS) {
      expect(almanacDay(date, rules)).toMatchObject(dayBrief(date, rules));
      const verdicts = almanacHours(date, rules).rows.map(({ band, ganzhi, score }) => [band, ganzhi, score]);
      expect(hourVerdicts(date, rules).map(({ band, ganzhi, score }) => [band, ganzhi, score])).toEqual(
        verdicts,
      );
    }
  },
);

test('the late 子 that stays with its day has the stem of the next there too', () => {
  const last = hourVerdicts({ year: 2024, month: 3, day: 20 }, { ziHour: 'late' })[12];
  expect(last?.ganzhi.name).toBe('甲子');
});

test('without a place, day and night are not known by the Sun', () => {
  expect(() => hourVerdicts({ year: 2024, month: 3, day: 20 }, { guiDayNight: 'sunrise' })).toThrow(
    /no place/,
  );
});
