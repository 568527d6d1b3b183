/**
 * Every option of the almanac, 五运六气 and the compass by its name: its default is what applies where nothing is stated, and
 * every other value changes an answer. The days are such as the schools differ on.
 */
import { describe, expect, test } from 'vitest';
import { ALMANAC_OPTIONS, almanacDay, almanacHours, pickDays, pickHours } from './almanac/index.ts';
import { dayPillars, lunarDateOf, lunarMonthName, lunarYear } from './calendar/index.ts';
import { houseBazhai, readCompass } from './compass/index.ts';
import { goldenRows } from '../golden/golden.ts';
import { type CivilDate, jdnOf } from './time/index.ts';
import { yunqiOfYear } from './yunqi/index.ts';
import { HISTORY } from './calendar/historical/index.ts';

/** An option: its default, the other values, and an answer it changes. `value` is undefined where nothing is stated. */
interface OptionCase {
  readonly name: string;
  readonly values: readonly [string, ...string[]];
  readonly answer: (value: string | undefined) => unknown;
}

function rulesOf(name: string, value: string | undefined): Record<string, string> {
  return value === undefined ? {} : { [name]: value };
}

function dateOf(text: string): CivilDate {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
}

/** A day without the rules it carries, which differ by themselves. */
function dayWith(date: string, rules: Record<string, string>): unknown {
  const { rules: _, yiji, ...rest } = almanacDay(dateOf(date), rules);
  const { rules: __, ...verdicts } = yiji;
  return { ...rest, yiji: verdicts };
}

const ofDay = (name: string, values: OptionCase['values'], date: string): OptionCase => ({
  name,
  values,
  answer: (value) => dayWith(date, rulesOf(name, value)),
});

const IN_2026 = { from: dateOf('2026-01-01'), to: dateOf('2026-12-31') };

const ofPicking = (name: string, values: OptionCase['values'], affair: string): OptionCase => ({
  name,
  values,
  answer: (value) => {
    const { candidates } = pickDays({ affair, ...IN_2026, rules: rulesOf(name, value) });
    return candidates.map(({ jdn, score }) => [jdn, score]);
  },
});

const SHANGHAI = { latitudeDeg: 31.2, longitudeDeg: 121.5 };

const ofHours = (name: string, values: OptionCase['values'], date: string): OptionCase => ({
  name,
  values,
  answer: (value) => almanacHours(dateOf(date), rulesOf(name, value), SHANGHAI).rows,
});

/** Sixty years, among them some that only 干德符 balances. */
const ofYears = (name: string, values: OptionCase['values']): OptionCase => ({
  name,
  values,
  answer: (value) =>
    Array.from({ length: 60 }, (_, i) => {
      const { rules: _rules, ...year } = yunqiOfYear(1984 + i, rulesOf(name, value));
      return year;
    }),
});

const OPTIONS: readonly OptionCase[] = [
  {
    name: 'printed',
    values: ['computed', 'hko'],
    answer: (value) => lunarDateOf(dateOf('2057-09-29'), rulesOf('printed', value)),
  },
  {
    name: 'era1912',
    values: ['period', 'gbt'],
    answer: (value) => lunarYear(1916, rulesOf('era1912', value)).startJdn,
  },
  {
    name: 'historic',
    values: ['table', 'proleptic-gbt'],
    answer: (value) => lunarDateOf(dateOf('0600-02-10'), rulesOf('historic', value), HISTORY).day,
  },
  {
    name: 'yearStart',
    values: ['jianyin', 'regnal'],
    answer: (value) => {
      const lunar = lunarDateOf(dateOf('0700-02-10'), {}, HISTORY);
      return lunarMonthName(lunar, rulesOf('yearStart', value));
    },
  },
  {
    name: 'monthPillar',
    values: ['day', 'instant'],
    // 立春 of 2024 is at 16:27.
    answer: (value) => dayPillars(jdnOf(dateOf('2024-02-04')), rulesOf('monthPillar', value)),
  },
  {
    name: 'monthAlias',
    values: ['on', 'off'],
    answer: (value) => lunarMonthName({ month: 12, isLeap: false }, rulesOf('monthAlias', value)),
  },
  ofDay('chongStem', ['printed', 'seventh'], '2020-01-01'),
  ofDay('fuShen', ['B', 'A'], '2020-01-01'),
  ofDay('guiren', ['xieji', 'gengxin'], '2020-01-08'),
  ofDay('guirenDayNight', ['kaoyuan', 'yuannv'], '2020-01-01'),
  ofDay('dayStarLeap', ['restart', 'backcount', 'jiawu'], '2031-05-24'),
  ofDay('phenology', ['longitude', 'days'], '2020-04-24'),
  ofDay('meiyu', ['shenshu', 'suijin'], '2020-06-08'),
  ofDay('sheri', ['fifth', 'nearest'], '2021-09-17'),
  ofDay('hanshi', ['qingming-1', 'dongzhi+105'], '2020-04-03'),
  ofDay('tuwang', ['longitude', '18days'], '2020-01-17'),
  ofDay('leapFestival', ['off', 'on'], '2020-05-26'),
  ofDay('tiandeZhong', ['none', 'branch'], '2020-01-03'),
  ofDay('tianyuan', ['corrected', 'old'], '2020-01-22'),
  ofDay('shouri', ['xieji', 'lili'], '2020-01-04'),
  // 2020-01-27 is 己巳, a week before 立春.
  ofDay('mucang', ['tuwang', 'season'], '2020-01-27'),
  ofDay('furi', ['one', 'both'], '2020-01-05'),
  ofDay('dinang', ['corrected', 'old'], '2020-01-13'),
  ofDay('tiangouAll', ['off', 'on'], '2020-01-13'),
  ofDay('sanheExtended', ['off', 'on'], '2020-01-07'),
  ofDay('xiejiJiaZi6', ['off', 'on'], '2020-07-20'),
  ofDay('spiritMonth', ['jie', 'lunar'], '2020-01-01'),
  ofDay('yearVirtue', ['off', 'on'], '2020-01-02'),
  ofDay('popular', ['off', 'on'], '2020-01-01'),
  ofDay('yinyangBuilding', ['all', 'note'], '2008-08-08'),
  ofDay('changduanxing', ['on', 'off'], '2020-01-03'),
  ofDay('shangshuoLayer', ['on', 'off'], '2020-02-26'),
  ofDay('strict', ['off', 'on'], '2020-01-02'),
  ofDay('kaiguang', ['any', 'jisi+qifu'], '2020-01-03'),
  ofPicking('suipoDay', ['on', 'off'], 'jiaqu'),
  ofPicking('weekendBoost', ['0', '3'], 'jiaqu'),
  ofPicking('includeNeutral', ['off', 'on'], 'jiaqu'),
  {
    name: 'nightHours',
    values: ['exclude', 'allow'],
    answer: (value) =>
      pickHours({
        affair: 'jiaqu',
        date: dateOf('2026-05-27'),
        rules: rulesOf('nightHours', value),
      }).hours.map(({ branch }) => branch),
  },
  ofHours('guiDayNight', ['table', 'sunrise'], '2024-12-04'),
  ofYears('pingqi', ['standard', 'strict', 'ganDeFu']),
  ofYears('keyun', ['suwen', 'alternate']),
  ofYears('wubu', ['table', 'equal']),
  ofYears('liuqi', ['longitude', 'ke']),
  ofYears('yunqiYearStart', ['dahan', 'lichun', 'dongzhi']),
  ofYears('jialin', ['graded', 'flat']),
  ofYears('yunStart', ['table', 'instant']),
  {
    name: 'plates',
    values: ['sanhe', 'sanyuan'],
    answer: (value) => readCompass({ headingDeg: 10, ...rulesOf('plates', value) }).mountain,
  },
  {
    name: 'bazhaiHouse',
    values: ['sitting', 'door'],
    // Says whether the bearing is that of the sitting or of the door; the answer carries which.
    answer: (value) => houseBazhai(0, '离', value as 'sitting' | undefined),
  },
  {
    name: 'north',
    values: ['magnetic', 'true'],
    answer: (value) =>
      readCompass({ headingDeg: 10, declinationDeg: -7.53, ...rulesOf('north', value) }).mountain,
  },
];

describe('options by name', () => {
  test.each(OPTIONS)('$name', ({ values, answer }) => {
    const plain = JSON.stringify(answer(undefined));
    const [standard, ...others] = values;
    expect(JSON.stringify(answer(standard))).toBe(plain);
    const seen = new Set([plain, ...others.map((value) => JSON.stringify(answer(value)))]);
    expect(seen.size).toBe(values.length);
    if (values.length > 1) expect(() => answer('none of them')).toThrow(RangeError);
  });
  test('every almanac option and value stands here, except ziHour of the hours page', () => {
    const here = new Map(OPTIONS.map(({ name, values }) => [name, values]));
    for (const [name, values] of Object.entries(ALMANAC_OPTIONS.values)) {
      if (name !== 'ziHour') expect([name, here.get(name)]).toEqual([name, values]);
    }
  });
  const written = goldenRows('almanac/options');
  test('are in the option table, or beside it', () => {
    const names = written.map((row) => row['option']);
    expect(OPTIONS.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual([
      'printed',
      'mucang',
    ]);
  });
  // `tieDays` had one value; `printed` took its place.
  test.each(
    written.filter((row) => row['option'] !== 'tieDays').map((row) => [row['option'] ?? '', row] as const),
  )('%s is as the option table has it, default first', (name, row) => {
    const standard = row['default'] ?? '';
    const others = (row['values'] ?? '').split('|').filter((value) => value !== standard);
    expect(OPTIONS.find((option) => option.name === name)?.values).toEqual([standard, ...others]);
  });
});
