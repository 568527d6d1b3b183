/**
 * Calendar cases: every day of 1900-2100 to lunar, four pillars only, and the six weeks of a wall calendar.
 */
import { fourPillarsAt, lunarDateOf, monthGrid } from '@shangyuan/engine/calendar';
import { civilDateOf, civilOfEpochMs, jdnOf, type CivilTime } from '@shangyuan/engine/time';
import { Solar } from 'lunar-typescript';
import lunisolar from 'lunisolar';
import { SolarDay, SolarMonth, SolarTime } from 'tyme4ts';
import type { BenchCase } from './case.ts';

const FIRST_JDN = jdnOf({ year: 1900, month: 1, day: 31 });
const LAST_JDN = jdnOf({ year: 2100, month: 12, day: 31 });
const EVERY_DAY = Array.from({ length: LAST_JDN - FIRST_JDN + 1 }, (_, i) => civilDateOf(FIRST_JDN + i));
/** The peers are slow: they get whole years of the same days, since they keep the year they computed last. */
const THINNED_DAYS = EVERY_DAY.filter(({ year }) => year % 50 === 0);
/** lunisolar knows the years 1901 to 2100 only. */
const LUNISOLAR_DAYS = THINNED_DAYS.filter(({ year }) => year > 1900 && year < 2100);

const INSTANT_COUNT = 4096;
const SPAN_MS = Date.UTC(2100, 11, 31) - Date.UTC(1900, 1, 1);
/** Instants spread over 1900-2100 by the golden ratio, so that no two calls share a month by design. */
const INSTANTS = Array.from({ length: INSTANT_COUNT }, (_, i) => {
  const epochMs = Date.UTC(1900, 1, 1) + Math.floor(((i * 0.618034) % 1) * SPAN_MS);
  return { epochMs, clock: civilOfEpochMs(epochMs, 480) };
});
const THINNED_INSTANTS = INSTANTS.filter((_, i) => i % 32 === 0).map(({ clock }) => clock);

const MONTHS = Array.from({ length: 12 * 200 }, (_, i) => ({
  year: 1901 + Math.floor(i / 12),
  month: (i % 12) + 1,
}));
const THINNED_MONTHS = MONTHS.filter(({ year }) => year % 50 === 0);
const LUNISOLAR_MONTHS = THINNED_MONTHS.filter(({ year }) => year < 2100);
const GRID_CELLS = 42;

function wholeSecond({ year, month, day, hour, minute, second }: CivilTime): readonly number[] {
  return [year, month, day, hour, minute, Math.floor(second)];
}

const allDays: BenchCase = {
  name: 'every day of 1900-2100 to lunar',
  unit: 'days',
  count: EVERY_DAY.length,
  aim: { 'lunar-typescript': 300, lunisolar: 40 },
  headline: 'every day of 1900-2100 to lunar',
  ours: () => {
    let sum = 0;
    for (const date of EVERY_DAY) sum += lunarDateOf(date).day;
    return sum;
  },
  peers: {
    tyme4ts: {
      count: THINNED_DAYS.length,
      run: () => {
        let sum = 0;
        for (const { year, month, day } of THINNED_DAYS)
          sum += SolarDay.fromYmd(year, month, day).getLunarDay().getDay();
        return sum;
      },
    },
    'lunar-typescript': {
      count: THINNED_DAYS.length,
      run: () => {
        let sum = 0;
        for (const { year, month, day } of THINNED_DAYS)
          sum += Solar.fromYmd(year, month, day).getLunar().getDay();
        return sum;
      },
    },
    lunisolar: {
      count: LUNISOLAR_DAYS.length,
      run: () => {
        let sum = 0;
        for (const { year, month, day } of LUNISOLAR_DAYS) {
          sum += lunisolar(new Date(year, month - 1, day)).lunar.day;
        }
        return sum;
      },
    },
  },
};

const pillars: BenchCase = {
  name: 'only four pillars',
  unit: 'pillars',
  count: INSTANT_COUNT,
  aim: 100,
  ours: () => {
    let sum = 0;
    for (const { epochMs, clock } of INSTANTS) {
      const { year, month, day, hour } = fourPillarsAt(epochMs, clock);
      sum += year.index + month.index + day.index + hour.index;
    }
    return sum;
  },
  peers: {
    tyme4ts: {
      count: THINNED_INSTANTS.length,
      run: () => {
        let length = 0;
        for (const clock of THINNED_INSTANTS) {
          const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = wholeSecond(clock);
          length += SolarTime.fromYmdHms(year, month, day, hour, minute, second)
            .getLunarHour()
            .getEightChar()
            .toString().length;
        }
        return length;
      },
    },
    'lunar-typescript': {
      count: THINNED_INSTANTS.length,
      run: () => {
        let length = 0;
        for (const clock of THINNED_INSTANTS) {
          const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = wholeSecond(clock);
          length += Solar.fromYmdHms(year, month, day, hour, minute, second)
            .getLunar()
            .getEightChar()
            .toString().length;
        }
        return length;
      },
    },
  },
};

const grid: BenchCase = {
  name: '42-cell month grid (lunar date, day ganzhi, term)',
  unit: 'grids',
  count: MONTHS.length,
  aim: { 'lunar-typescript': 200, lunisolar: 40 },
  ours: () => {
    let sum = 0;
    for (const { year, month } of MONTHS) {
      for (const day of monthGrid(year, month))
        sum += day.lunar.day + day.ganzhi.index + (day.term === null ? 0 : 1);
    }
    return sum;
  },
  peers: {
    tyme4ts: {
      count: THINNED_MONTHS.length,
      run: () => {
        let length = 0;
        for (const { year, month } of THINNED_MONTHS) {
          let day = SolarMonth.fromYm(year, month).getFirstDay();
          for (let i = 0; i < GRID_CELLS; i++, day = day.next(1)) {
            const lunar = day.getLunarDay();
            const term = day.getTermDay();
            length += lunar.getDay() + lunar.getSixtyCycle().getIndex() + (term.getDayIndex() === 0 ? 1 : 0);
          }
        }
        return length;
      },
    },
    'lunar-typescript': {
      count: THINNED_MONTHS.length,
      run: () => {
        let length = 0;
        for (const { year, month } of THINNED_MONTHS) {
          let day = Solar.fromYmd(year, month, 1);
          for (let i = 0; i < GRID_CELLS; i++, day = day.next(1)) {
            const lunar = day.getLunar();
            length += lunar.getDay() + lunar.getDayInGanZhi().length + lunar.getJieQi().length;
          }
        }
        return length;
      },
    },
    lunisolar: {
      count: LUNISOLAR_MONTHS.length,
      run: () => {
        let length = 0;
        for (const { year, month } of LUNISOLAR_MONTHS) {
          let day = lunisolar(new Date(year, month - 1, 1));
          for (let i = 0; i < GRID_CELLS; i++, day = day.add(1, 'd')) {
            length += day.lunar.day + day.char8.day.value + (day.solarTerm === null ? 0 : 1);
          }
        }
        return length;
      },
    },
  },
};

export const cases: readonly BenchCase[] = [allDays, pillars, grid];
