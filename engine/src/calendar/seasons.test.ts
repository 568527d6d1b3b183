import { describe, expect, it } from 'vitest';

import { goldenJson, goldenRows } from '../../golden/golden.ts';
import { solarLongitudeDeg, solarTermsOfYear } from '../astronomy/index.ts';
import { type CivilDate, civilDateOf, epochMsOfJdn, jdnOf, jdTTOfEpochMs } from '../time/index.ts';
import { longitudeDay } from './longitudeDay.ts';
import { dayPillars } from './pillars.ts';
import { HOU_NAMES, houOf } from './hou.ts';
import { monthJiuxing, yearJiuxing } from './jiuxing.ts';
import { moonPhaseNameOf } from './moonPhaseName.ts';
import {
  findMeiyu,
  findSanfu,
  findShujiu,
  hanshiOfYear,
  meiyuOfYear,
  sanfuOfYear,
  sheriOfYear,
} from './seasons.ts';
import { termDaysOfYear } from './terms.ts';
import { isFull } from '../../golden/sweep.ts';

const jdn = (year: number, month: number, day: number) => jdnOf({ year, month, day });
const date = (day: number) => {
  const { year, month, day: d } = civilDateOf(day) as CivilDate;
  return `${year}-${month}-${d}`;
};

describe('seasons', () => {
  // Days as newspapers and the Purple Mountain Observatory announce them.
  it('三伏 of 2024: 07-15, 07-25, 08-14; of 2025: 07-20, 07-30, 08-09', () => {
    const of = (year: number) => {
      const { chufuJdn, zhongfuJdn, mofuJdn } = sanfuOfYear(year);
      return [chufuJdn, zhongfuJdn, mofuJdn].map(date);
    };
    expect(of(2024)).toEqual(['2024-7-15', '2024-7-25', '2024-8-14']);
    expect(of(2025)).toEqual(['2025-7-20', '2025-7-30', '2025-8-9']);
  });
  it('中伏 lasts 10 or 20 days in every year', () => {
    const lengths = new Set<number>();
    for (let year = 1900; year <= 2100; year++) {
      const { zhongfuJdn, mofuJdn } = sanfuOfYear(year);
      lengths.add(mofuJdn - zhongfuJdn);
    }
    expect(lengths).toEqual(new Set([10, 20]));
  });
  it('数九 counts 81 days from 冬至', () => {
    const start = termDaysOfYear(2024)[23] as number;
    expect(findShujiu(start)).toEqual({ name: '一九', day: 1 });
    expect(findShujiu(start + 80)).toEqual({ name: '九九', day: 9 });
    expect(findShujiu(start + 81)).toBeNull();
    expect(findShujiu(start - 1)).toBeNull();
  });
  it('入梅 2024 is 06-11, 出梅 07-06 (神枢经), and both stand for one day', () => {
    const { startJdn, endJdn } = meiyuOfYear(2024);
    expect([date(startJdn), date(endJdn)]).toEqual(['2024-6-11', '2024-7-6']);
    expect([findMeiyu(startJdn)?.name, findMeiyu(startJdn + 1)?.name, findMeiyu(endJdn)?.name]).toEqual([
      '入梅',
      '梅雨',
      '出梅',
    ]);
    expect([findMeiyu(startJdn - 1), findMeiyu(endJdn + 1)]).toEqual([null, null]);
    for (let year = 1900; year <= 2100; year++) {
      const other = meiyuOfYear(year, 'suijin');
      expect(other.endJdn).toBeGreaterThan(other.startJdn);
    }
  });
  it('社日 is a 戊 day, the nearest within five days of the equinox', () => {
    for (let year = 1900; year <= 2100; year++) {
      for (const rule of ['fifth', 'nearest'] as const) {
        const { springJdn, autumnJdn } = sheriOfYear(year, rule);
        expect([springJdn, autumnJdn].map((d) => (d + 49) % 10)).toEqual([4, 4]);
      }
      const { springJdn } = sheriOfYear(year, 'nearest');
      expect(Math.abs(springJdn - (termDaysOfYear(year)[5] as number))).toBeLessThanOrEqual(5);
    }
    // 2025 has 春社 on the day of 春分, 03-20; 立春 of 2024 is itself 戊戌 and counts.
    expect([2025, 2024].map((year) => date(sheriOfYear(year).springJdn))).toEqual(['2025-3-20', '2024-3-15']);
  });
  // On a 癸 day two 戊 days are five days off: before noon the earlier one. Equinoxes by JPL DE431, UTC+8: 春分 1982-03-21
  // 06:55:50, 1984-03-20 18:24:19, 2024-03-20 11:06:24, 2045-03-20 13:07:41; 秋分 1977-09-23 11:29:14, 1998-09-23 13:37:12.
  it.each([
    [1982, 'springJdn', '1982-3-16'],
    [1984, 'springJdn', '1984-3-25'],
    [2024, 'springJdn', '2024-3-15'],
    [2045, 'springJdn', '2045-3-25'],
    [1977, 'autumnJdn', '1977-9-18'],
    [1998, 'autumnJdn', '1998-9-28'],
  ] as const)(
    '社日 of %i (%s) by the hour of an equinox midway between two 戊 days: %s',
    (year, which, day) => {
      expect(date(sheriOfYear(year, 'nearest')[which])).toBe(day);
    },
  );
  it('寒食 by either rule is one or two days before 清明 or on it', () => {
    for (let year = 1900; year <= 2100; year++) {
      const qingming = termDaysOfYear(year)[6] as number;
      expect(hanshiOfYear(year)).toBe(qingming - 1);
      expect(Math.abs(hanshiOfYear(year, 'dongzhi+105') - qingming)).toBeLessThanOrEqual(2);
    }
  });
});

describe('houOf', () => {
  it('walks through all 72 in order in a year under both rules', () => {
    expect(new Set(HOU_NAMES).size).toBe(72);
    for (const rule of ['longitude', 'days'] as const) {
      const start = termDaysOfYear(2024)[23] as number;
      const seen: number[] = [];
      for (let d = start; d < (termDaysOfYear(2025)[23] as number); d++) {
        const { index } = houOf(d, rule);
        if (seen.at(-1) !== index) seen.push(index);
      }
      expect(seen).toEqual([...HOU_NAMES.keys()]);
    }
    expect(houOf(jdn(2024, 2, 4))).toEqual({ index: 9, name: '东风解冻', term: '立春', number: 1, day: 1 });
  });
});

describe('bad input', () => {
  it('is a RangeError that names it, at both ends of the range too', () => {
    for (const bad of [Number.NaN, 1.5, -5, 1721423, 5373485]) {
      for (const f of [houOf, findShujiu, findSanfu, findMeiyu])
        expect(() => f(bad)).toThrow(`wrong day number ${bad}`);
    }
    for (const bad of [Number.NaN, 1.5, -1, 10001]) {
      for (const f of [sanfuOfYear, meiyuOfYear, sheriOfYear, hanshiOfYear]) {
        expect(() => f(bad)).toThrow(`wrong solar year ${bad}`);
      }
    }
    expect(() => moonPhaseNameOf(Number.NaN)).toThrow(RangeError);
    const wrong = 'x' as never;
    expect(() => houOf(2451545, wrong)).toThrow('Cannot use rule phenology: "x"');
    expect(() => meiyuOfYear(2024, wrong)).toThrow('Cannot use rule meiyu: "x"');
    expect(() => sheriOfYear(2024, wrong)).toThrow('Cannot use rule sheri: "x"');
    expect(() => hanshiOfYear(2024, wrong)).toThrow('Cannot use rule hanshi: "x"');
    for (const end of [1721424, 5373484]) {
      expect([findSanfu(end), findMeiyu(end)]).toEqual([null, null]);
      expect([houOf(end).index >= 0, findShujiu(end)?.name, moonPhaseNameOf(end).length > 0]).toEqual([
        true,
        '二九',
        true,
      ]);
    }
  });
});

describe('longitudeDay', () => {
  it('is the day in which the Sun passes the degree, for every pentad of forty years', () => {
    const wrong: string[] = [];
    for (let year = 1990; year < 2030; year++) {
      for (const [index, { longitudeDeg }] of solarTermsOfYear(year).entries()) {
        for (const past of [5, 10]) {
          const day = longitudeDay(year, index, past);
          const reached = (at: number) => {
            const longitude = solarLongitudeDeg(jdTTOfEpochMs(epochMsOfJdn(at)));
            return (longitude - longitudeDeg - past + 540) % 360 >= 180;
          };
          if (reached(day) || !reached(day + 1)) wrong.push(`${year} ${longitudeDeg + past}°: not on ${day}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('moonPhaseNameOf', () => {
  // Phases of 2024 (UTC+8) as the Hong Kong Observatory publishes them.
  it.each([
    [2024, 1, 1, '亏凸月'],
    [2024, 1, 4, '下弦'],
    [2024, 1, 5, '残月'],
    [2024, 1, 11, '朔'],
    [2024, 1, 12, '蛾眉月'],
    [2024, 1, 18, '上弦'],
    [2024, 1, 20, '盈凸月'],
    [2024, 1, 26, '望'],
    [2024, 2, 10, '朔'],
    [2024, 9, 18, '望'],
  ])('%i-%i-%i is %s', (year, month, day, name) => {
    expect(moonPhaseNameOf(jdn(year, month, day))).toBe(name);
  });
  it('goes round the eight in order over decades', () => {
    const first = jdn(1990, 1, 1);
    let last = moonPhaseNameOf(first);
    let changes = 0;
    const order = ['朔', '蛾眉月', '上弦', '盈凸月', '望', '亏凸月', '下弦', '残月'];
    for (let d = first + 1; d < first + 7305; d++) {
      const name = moonPhaseNameOf(d);
      if (name === last) continue;
      expect(order[(order.indexOf(last) + 1) % 8]).toBe(name);
      last = name;
      changes++;
    }
    expect(changes).toBeGreaterThan(1950);
  });
});

const NINE = '一二三四五六七八九';

describe('published day facts 1901-2100', () => {
  it('agree on 候 by days, 数九, 三伏 and the stars of year and month', () => {
    const step = isFull ? 1 : 5;
    const rows = goldenRows('day-facts').filter((_, i) => i % step === 0);
    const misses: string[] = [];
    let cells = 0;
    const compare = (row: Record<string, string>, field: string, own: string) => {
      if (row[field] === '') return;
      cells++;
      if (row[field] !== own) misses.push(`${row['date']} ${field}: ${row[field]}, ours ${own}`);
    };
    for (const row of rows) {
      const [year, month, day] = row['date']!.split('-').map(Number) as [number, number, number];
      const d = jdn(year, month, day);
      const nine = findShujiu(d);
      const fu = findSanfu(d);
      const pillars = dayPillars(d);
      compare(row, 'hou72', houOf(d, 'days').name);
      compare(row, 'nine9', nine === null ? '-' : `${nine.name}${nine.day}`);
      compare(row, 'fu3', fu === null ? '-' : `${fu.name}${fu.day}`);
      const cycleYear = d >= (termDaysOfYear(year)[2] as number) ? year : year - 1;
      compare(row, 'nine_yr', NINE.charAt(yearJiuxing(cycleYear).number - 1));
      compare(
        row,
        'nine_mon',
        NINE.charAt(monthJiuxing(pillars.year.branch, pillars.month.branch).number - 1),
      );
    }
    expect(cells).toBeGreaterThan(rows.length);
    // 春分 of 2084 is 03-20 by our ΔT and 03-19 in the published tables, and its three pentads with it.
    expect(misses.filter((miss) => !miss.startsWith('2084-03'))).toEqual([]);
  });
});

interface WorkedDay {
  readonly date: string;
  readonly facts: Readonly<Record<string, string | null>>;
}

describe('the eighteen worked days', () => {
  const { examples } = goldenJson<{ examples: readonly WorkedDay[] }>('almanac/worked-days');
  it('are eighteen', () => {
    expect(examples).toHaveLength(18);
  });
  it.each(examples.map((example) => [example.date, example.facts] as const))(
    '%s agrees on 候, 数九, 三伏, 梅雨, phase and stars',
    (text: string, facts) => {
      const starName = (star: { name: string; wuxing: string }) => star.name + star.wuxing;
      const counted = (season: { name: string; day: number } | null) =>
        season === null ? null : `${season.name}第${season.day}天`;
      const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
      const d = jdn(year, month, day);
      const hou = houOf(d);
      const plum = findMeiyu(d);
      const pillars = dayPillars(d);
      const cycleYear = d >= (termDaysOfYear(year)[2] as number) ? year : year - 1;
      const phase = moonPhaseNameOf(d);
      expect({
        phenology: `${hou.name}第${hou.day}天`,
        shujiu: counted(findShujiu(d)),
        fu: counted(findSanfu(d)),
        plum: plum === null ? null : plum.name === '出梅' ? '出梅' : `入梅第${plum.day}天`,
        phase: ['朔', '上弦', '望', '下弦'].includes(phase) ? phase : null,
        yearStar: starName(yearJiuxing(cycleYear)),
        monthStar: starName(monthJiuxing(pillars.year.branch, pillars.month.branch)),
      }).toEqual({
        phenology: facts['phenology'],
        shujiu: facts['shujiu'],
        fu: facts['fu_'],
        plum: facts['plum'],
        phase: facts['phaseDay'],
        yearStar: facts['yearStar'],
        monthStar: facts['monthStar'],
      });
    },
  );
});
