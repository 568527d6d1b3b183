/**
 * Chart cases: random charts with luck and eight decades, and the search of birth times by four pillars.
 */
import {
  castChart,
  findBirthTimes,
  luckOf,
  type CivilBirth,
  type PillarNames,
} from '@shangyuan/engine/chart';
import { civilOfEpochMs } from '@shangyuan/engine/time';
import { type EightChar as LunarEightChar, Solar } from 'lunar-typescript';
import { ChildLimit, EightChar, Gender, SolarTime } from 'tyme4ts';
import { atFirstUse, type BenchCase } from './case.ts';
import { WORLD } from '@shangyuan/engine/world';

const CHART_COUNT = 4096;
const STEP_COUNT = 8;
const FROM_MS = Date.UTC(1900, 1, 1);
const SPAN_MS = Date.UTC(2100, 11, 1) - FROM_MS;
const FROM_YEAR = 1900;
const TO_YEAR = 2100;

/** Births spread over 1900-2100 by the golden ratio, men and women in turn. */
const BIRTHS = Array.from({ length: CHART_COUNT }, (_, i): CivilBirth => {
  const { second, ...clock } = civilOfEpochMs(FROM_MS + Math.floor(((i * 0.618034) % 1) * SPAN_MS), 480);
  return {
    civil: { ...clock, second: Math.floor(second) },
    zone: 'Asia/Shanghai',
    longitudeDeg: 116.41,
    sex: i % 2 === 0 ? '男' : '女',
    hour: 'minute',
  };
});
/** The peers are slow: they get every 64th. */
const THINNED_BIRTHS = BIRTHS.filter((_, i) => i % 64 < 2);

const pillarsOfBirths = atFirstUse(() =>
  BIRTHS.map((birth): PillarNames => {
    const { year, month, day, hour } = castChart(birth, {}, WORLD).pillars;
    return { year: year.name, month: month.name, day: day.name, hour: hour?.name ?? null };
  }),
);
const thinnedPillars = atFirstUse(() => pillarsOfBirths().filter((_, i) => i % 128 === 0));
const THINNED_COUNT = CHART_COUNT / 128;

function tymeTime({ civil }: CivilBirth): SolarTime {
  return SolarTime.fromYmdHms(
    civil.year,
    civil.month,
    civil.day,
    civil.hour,
    civil.minute,
    civil.second ?? 0,
  );
}

function lunarEightChar({ civil }: CivilBirth): LunarEightChar {
  return Solar.fromYmdHms(civil.year, civil.month, civil.day, civil.hour, civil.minute, civil.second ?? 0)
    .getLunar()
    .getEightChar();
}

const withLuck: BenchCase = {
  name: 'random charts with luck and eight decades',
  unit: 'charts',
  count: CHART_COUNT,
  aim: 200,
  ours: () => {
    let sum = 0;
    for (const birth of BIRTHS) {
      const chart = castChart(birth, {}, WORLD);
      const luck = luckOf(chart, { dayunCount: STEP_COUNT });
      sum += chart.pillars.hour?.index ?? 0;
      for (const step of luck.dayun) sum += step.ganzhi.index + step.startAgeXu;
    }
    return sum;
  },
  peers: {
    tyme4ts: {
      count: THINNED_BIRTHS.length,
      run: () => {
        let sum = 0;
        for (const birth of THINNED_BIRTHS) {
          const time = tymeTime(birth);
          sum += time.getLunarHour().getEightChar().getHour().getIndex();
          let decade = ChildLimit.fromSolarTime(
            time,
            birth.sex === '男' ? Gender.MAN : Gender.WOMAN,
          ).getStartDecadeFortune();
          for (let step = 0; step < STEP_COUNT; step++) {
            sum += decade.getSixtyCycle().getIndex() + decade.getStartAge();
            decade = decade.next(1);
          }
        }
        return sum;
      },
    },
    'lunar-typescript': {
      count: THINNED_BIRTHS.length,
      run: () => {
        let sum = 0;
        for (const birth of THINNED_BIRTHS) {
          const eightChar = lunarEightChar(birth);
          sum += eightChar.getTime().length;
          // The first entry is the time before 起运.
          for (const dayun of eightChar.getYun(birth.sex === '男' ? 1 : 0, 2).getDaYun(STEP_COUNT + 1)) {
            sum += dayun.getGanZhi().length + dayun.getStartAge();
          }
        }
        return sum;
      },
    },
  },
};

const reverse: BenchCase = {
  name: 'reverse search of four pillars in 1900-2100',
  unit: 'searches',
  count: CHART_COUNT,
  aim: 1500,
  headline: 'a reverse search of four pillars',
  ours: () => {
    let sum = 0;
    for (const pillars of pillarsOfBirths())
      sum += findBirthTimes(pillars, { fromYear: FROM_YEAR, toYear: TO_YEAR }).length;
    return sum;
  },
  peers: {
    tyme4ts: {
      count: THINNED_COUNT,
      run: () => {
        let sum = 0;
        for (const { year, month, day, hour } of thinnedPillars()) {
          sum += new EightChar(year, month, day, hour ?? '').getSolarTimes(FROM_YEAR, TO_YEAR).length;
        }
        return sum;
      },
    },
    'lunar-typescript': {
      count: THINNED_COUNT,
      run: () => {
        let sum = 0;
        for (const { year, month, day, hour } of thinnedPillars()) {
          sum += Solar.fromBaZi(year, month, day, hour ?? '', 1, FROM_YEAR).length;
        }
        return sum;
      },
    },
  },
};

/** Cases of this file. */
export const cases: readonly BenchCase[] = [withLuck, reverse];
