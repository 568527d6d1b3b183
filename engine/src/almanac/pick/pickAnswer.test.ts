/** What an answer of picking contains for a page: hours, people, customs, nearest days, rest days, days side by side. */
import { describe, expect, test } from 'vitest';
import { type CivilDate, civilDateOf, jdnOf, MAX_JDN, weekdayOf } from '../../time/index.ts';
import { MODERN_CALENDAR, publicHoliday, publishedHolidays, withNotices } from '../../calendar/index.ts';
import { almanacDay, type AlmanacDay } from '../almanacDay.ts';
import { almanacFactsOf } from '../day/dayFacts.ts';
import { ALMANAC_OPTIONS } from '../rules.ts';
import { comparePicks } from './comparePicks.ts';
import { byRank } from './pickCandidate.ts';
import { nearestPickDays, pickDays } from './pickDays.ts';
import { pickHours } from './pickHours.ts';
import { PICK_REASON_CODES } from './pickReasons.ts';
import { pickBandOf } from './pickScore.ts';
import type { PickCandidate, PickDaysQuery } from './pickTypes.ts';
import { HISTORY } from '../../calendar/historical/index.ts';

function dateOf(text: string): CivilDate {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
}

const range = (from: string, to: string) => ({ from: dateOf(from), to: dateOf(to) });
const YEAR = range('2026-01-01', '2026-12-31');
const COUPLE = [
  { role: '新郎', birthYear: '甲戌' },
  { role: '新娘', birthYear: '丙子' },
] as const;

test('bands begin at 80, 68, 55 and 40', () => {
  const bands = [100, 80, 79, 68, 67, 55, 54, 40, 39, 0].map(pickBandOf);
  expect(bands).toEqual(['大吉', '大吉', '吉', '吉', '平吉', '平吉', '平', '平', '不荐', '不荐']);
});

test('ties go to more 德, then to 黄道, then to the earlier day', () => {
  const [one] = pickDays({ affair: 'jiaqu', ...YEAR }).candidates;
  const day = (deCount: number, road: PickCandidate['road'], jdn: number): PickCandidate => {
    return { ...(one as PickCandidate), score: 60, deCount, road, jdn };
  };
  const sorted = [
    day(0, '玉堂', 1),
    day(1, '天刑', 4),
    day(1, '玉堂', 3),
    day(1, '玉堂', 2),
    day(2, '天刑', 9),
  ];
  expect(sorted.sort(byRank).map(({ jdn }) => jdn)).toEqual([9, 2, 3, 4, 1]);
});

describe('hours of a candidate', () => {
  const { candidates } = pickDays({ affair: 'jiaqu', ...YEAR, people: COUPLE });
  test('are the thirteen rows in the order of the clock, those pickHours gives, the best first three of them', () => {
    for (const { civil, hours, bestHours, isGoodByNightAlone } of candidates) {
      expect(hours.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      const answer = pickHours({ affair: 'jiaqu', date: civil, people: COUPLE });
      const left = hours
        .filter(({ rejection }) => rejection === null)
        .map(({ index, score }) => [index, score]);
      const inClockOrder = answer.hours.toSorted((a, b) => a.index - b.index);
      expect(inClockOrder.map(({ index, score }) => [index, score])).toEqual(left);
      const best = answer.hours.filter(({ score }) => score >= 2).slice(0, 3);
      expect(bestHours.map(({ index }) => index)).toEqual(best.map(({ index }) => index));
      expect(isGoodByNightAlone).toBe(answer.isGoodByNightAlone);
    }
  });
  test('亥 子 丑 are left out for what is done by day, and reported; rated like the others by option; not for 祭祀', () => {
    const branchesOf = (query: Partial<Parameters<typeof pickHours>[0]>): string =>
      pickHours({ affair: 'jiaqu', date: dateOf('2026-05-27'), ...query })
        .hours.map(({ branch }) => branch)
        .toSorted()
        .join('');
    expect(branchesOf({})).not.toMatch(/[亥子丑]/);
    expect(branchesOf({ rules: { nightHours: 'allow' } })).toMatch(/亥.*子.*子|子.*子.*亥/);
    expect(branchesOf({ affair: 'jisi' })).toMatch(/亥/);
    const texts = candidates.flatMap(({ hours }) => hours.map(({ rejection }) => rejection?.code));
    expect(new Set(texts)).toEqual(new Set([undefined, 'night', 'ripo', 'chongYear']));
  });
  test('daylight gives two points, dusk one, to a wedding only', () => {
    const pointsOf = (affair: string): Record<string, number> => {
      const { hours } = pickHours({ affair, date: dateOf('2026-05-27'), rules: { nightHours: 'allow' } });
      return Object.fromEntries(
        hours.map(({ branch, relations }) => {
          const own = relations.filter(({ code }) => code === 'daylight' || code === 'dusk');
          return [branch, own.reduce((sum, { points }) => sum + points, 0)];
        }),
      );
    };
    expect(pointsOf('jiaqu')).toMatchObject({
      卯: 2,
      辰: 2,
      巳: 2,
      午: 2,
      申: 2,
      酉: 1,
      戌: 0,
      寅: 0,
      亥: 0,
    });
    expect(pointsOf('kaishi')).toMatchObject({ 卯: 2, 申: 2, 酉: 0 });
    expect(pointsOf('jisi')).toMatchObject({ 卯: 0, 申: 0, 酉: 0 });
  });
  test('a day whose good hours are all at night is marked', () => {
    // Four mourners of 寅卯子丑 leave 寅 卯 辰 巳 戌 of the day, none of them good.
    const people = ['丙寅', '丁卯', '甲子', '乙丑'].map(
      (birthYear) => ({ role: '家人', birthYear }) as const,
    );
    const alone = { affair: 'anzang', date: dateOf('2026-01-26'), people };
    expect(pickHours(alone).isGoodByNightAlone).toBe(true);
    expect(pickHours(alone).hours.every(({ score }) => score < 2)).toBe(true);
    expect(pickHours({ ...alone, rules: { nightHours: 'allow' } }).isGoodByNightAlone).toBe(false);
    expect(pickHours({ ...alone, people: [] }).isGoodByNightAlone).toBe(false);
  });
});

test('every person has a separate verdict, with the reasons that do not even out', () => {
  const { candidates } = pickDays({ affair: 'jiaqu', ...YEAR, people: COUPLE });
  const leanings = new Set<string>();
  for (const { people, reasons } of candidates) {
    expect(people.map(({ role, birthYear }) => role + birthYear)).toEqual(['新郎甲戌', '新娘丙子']);
    const texts = reasons.flatMap((reason) => (reason.code === 'person' ? [reason.values] : []));
    expect(texts).toEqual(people.filter(({ points }) => points !== 0));
    for (const { relations, points, leaning } of people) {
      expect(relations.reduce((sum, one) => sum + one.points, 0)).toBe(points);
      leanings.add(leaning);
    }
  }
  expect(leanings).toEqual(new Set(['good', 'even', 'bad']));
});

describe('customs of the year', () => {
  /** Custom of a day by its festivals and its term. */
  function customOf({ festivals, term }: AlmanacDay): string {
    const names = festivals.map(({ name }) => name);
    if (names.includes('春节')) return 'suishou';
    if (names.includes('除夕')) return 'chuxi';
    return term.today === '清明' ? 'qingming' : '';
  }
  const pointsOf = ({ reasons }: PickCandidate): number =>
    reasons.find(({ code }) => code === 'custom')?.points ?? 0;

  test.each([
    ['jiaqu', { suishou: -10, chuxi: -8, qingming: -8 }],
    ['anzang', { suishou: -10, chuxi: -8, qingming: -4 }],
    ['xiufen', { suishou: -10, chuxi: -8, qingming: 0 }],
    ['jisi', { suishou: 0, chuxi: 0, qingming: 0 }],
  ] as const)('%s: points on every candidate of thirty years', (affair, points) => {
    const seen = new Set<string>();
    for (let year = 2000; year < 2030; year++) {
      const query = {
        affair,
        ...range(`${year}-01-20`, `${year}-04-06`),
        rules: { includeNeutral: 'on' },
      } as const;
      for (const day of pickDays(query).candidates) {
        const custom = customOf(almanacDay(day.civil));
        expect([day.civil, pointsOf(day)]).toEqual([day.civil, points[custom as keyof typeof points] ?? 0]);
        const isRemarked = day.cautions.some(({ code }) => code === 'graveQingming');
        expect(isRemarked).toBe(affair === 'xiufen' && custom === 'qingming');
        seen.add(custom);
      }
    }
    expect(seen.size).toBe(4);
  });
  test('the end of a 腊月 that a leap 腊月 follows is not 除夕', () => {
    // 闰十二月 of 3358: the year ends on 3359-02-18, the plain 腊月 on 01-20.
    const query = {
      affair: 'jiaqu',
      ...range('3359-01-15', '3359-02-20'),
      rules: { includeNeutral: 'on' },
    } as const;
    for (const day of pickDays(query).candidates) {
      const isEnd = day.civil.month === 2 && day.civil.day === 18;
      expect(day.reasons.some((one) => one.code === 'custom' && one.values.custom === 'chuxi')).toBe(isEnd);
    }
    expect(
      almanacFactsOf(MODERN_CALENDAR, jdnOf(dateOf('3359-02-18')), ALMANAC_OPTIONS.defaults).isLunarYearEnd,
    ).toBe(true);
    expect(
      almanacFactsOf(MODERN_CALENDAR, jdnOf(dateOf('3359-01-20')), ALMANAC_OPTIONS.defaults),
    ).toMatchObject({
      isLunarYearEnd: false,
      lunar: { month: 12, isLeap: false, day: 29 },
    });
  });
});

describe('which days are looked at', () => {
  test('weekends only: neither candidates nor removed days on other days', () => {
    const { candidates, rejected, stats } = pickDays({ affair: 'jiaqu', ...YEAR, on: 'weekend' });
    const days = [...candidates, ...rejected];
    expect(
      days.every(({ jdn, weekday }) => weekday === weekdayOf(jdn) && (weekday === 0 || weekday === 6)),
    ).toBe(true);
    expect(days.length).toBe(stats.scanned);
    expect(stats.scanned).toBe(104);
  });
  test('rest days follow the notices: 国庆 is off, a weekend that is worked is not', () => {
    const { candidates, rejected } = pickDays({
      affair: 'jiaqu',
      ...range('2025-09-26', '2025-10-12'),
      on: 'rest',
    });
    const dates = [...candidates, ...rejected]
      .map(({ civil }) => civil.month * 100 + civil.day)
      .sort((a, b) => a - b);
    expect(dates).toEqual([927, 1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1012]);
  });
  test('rest days follow a notice that has come out since', () => {
    const friday = jdnOf({ year: 2040, month: 10, day: 5 });
    const notice = { year: 2040, source: '', days: [publicHoliday(friday, '国庆节', 'off')] };
    const holidays = withNotices(publishedHolidays(), '2039-11-01', [notice]);
    const query = { affair: 'jiaqu', ...range('2040-10-01', '2040-10-05'), on: 'rest' } as const;
    expect(pickDays({ ...query, holidays }).stats.scanned).toBe(1);
    expect(pickDays(query).stats.scanned).toBe(0);
  });
  test('an unknown choice is refused', () => {
    expect(() => pickDays({ affair: 'jiaqu', ...YEAR, on: 'monday' as 'all' })).toThrow(/days on "monday"/);
  });
});

describe('the nearest days outside a range', () => {
  test('are the last before and the first after that pass the same question', () => {
    const query = { affair: 'jiaqu', ...range('2026-05-04', '2026-05-06'), people: COUPLE };
    const { before, after } = nearestPickDays(query);
    const around = pickDays({ ...query, ...range('2026-04-01', '2026-06-30') }).candidates;
    const byDate = around.map(({ jdn }) => jdn).sort((a, b) => a - b);
    expect(before?.jdn).toBe(byDate.filter((jdn) => jdn < jdnOf(query.from)).at(-1));
    expect(after?.jdn).toBe(byDate.find((jdn) => jdn > jdnOf(query.to)));
    expect(around).toContainEqual(after);
  });
  test('are outside the range even where its own days suit', () => {
    const [day] = pickDays({ affair: 'jiaqu', ...YEAR }).candidates;
    if (day === undefined) throw new Error('no day');
    const { before, after } = nearestPickDays({ affair: 'jiaqu', from: day.civil, to: day.civil });
    expect(before?.jdn).toBeLessThan(day.jdn);
    expect(after?.jdn).toBeGreaterThan(day.jdn);
  });
  test('keep to weekends and filters, and stop at the edges of the calendar', () => {
    const { before, after } = nearestPickDays({
      affair: 'jiaqu',
      ...YEAR,
      on: 'weekend',
      filters: ['huangdao'],
    });
    for (const day of [before, after]) expect([0, 6]).toContain(day?.weekday);
    const last = civilDateOf(MAX_JDN);
    expect(nearestPickDays({ affair: 'jisi', from: last, to: last }).after).toBeNull();
    const first = { year: 1645, month: 1, day: 28 };
    expect(nearestPickDays({ affair: 'jisi', from: first, to: first }).before).toBeNull();
    expect(nearestPickDays({ affair: 'jisi', from: first, to: first }, HISTORY).before?.civil.year).toBe(
      1645,
    );
  });
});

test('days side by side: every reason of every day once, in the order they are shown', () => {
  const { candidates } = pickDays({ affair: 'jiaqu', ...YEAR, people: COUPLE });
  const three = candidates.slice(0, 3);
  const rows = comparePicks(three);
  three.forEach(({ reasons }, column) => {
    expect(rows.flatMap(({ cells }) => cells[column] ?? [])).toEqual(reasons);
  });
  const order = rows.map(({ code }) => PICK_REASON_CODES.indexOf(code));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  for (const { cells, differs } of rows) {
    expect(cells).toHaveLength(3);
    expect(differs).toBe(new Set(cells.map((cell) => cell?.points ?? 0)).size > 1);
  }
});

test('days side by side: two of one part and one year of birth have a row each', () => {
  const people: PickDaysQuery['people'] = [
    { role: '家人', birthYear: '甲子', birthMonth: '丙寅', birthDay: '甲子' },
    { role: '家人', birthYear: '甲子', birthMonth: '壬申', birthDay: '庚午' },
  ];
  const { candidates } = pickDays({ affair: 'qifu', ...YEAR, people });
  const apart = candidates.filter(({ people: [one, other] }) => one?.points !== other?.points);
  expect(apart.length).toBeGreaterThan(1);
  const rows = comparePicks(apart).filter(({ code }) => code === 'person');
  expect(rows).toHaveLength(2);
  apart.forEach((candidate, column) => {
    const shown = rows.map(({ cells }) => cells[column]?.points ?? 0);
    expect(shown).toEqual(candidate.people.map(({ points }) => points));
  });
});

test('reasons stand in the order of their codes', () => {
  const seen = new Set<string>();
  for (const affair of ['jiaqu', 'anzang', 'ruzhai', 'kaiguang']) {
    const query: PickDaysQuery = {
      affair,
      ...YEAR,
      people: [{ role: '主', birthYear: '甲子', favourableWuxing: ['火', '木'] }],
      sitting: '午',
      chips: ['sanniang'],
      rules: { includeNeutral: 'on', weekendBoost: '3' },
    };
    for (const { reasons } of pickDays(query).candidates) {
      const order = reasons.map(({ code }) => PICK_REASON_CODES.indexOf(code));
      expect(order).toEqual([...order].sort((a, b) => a - b));
      for (const { code } of reasons) seen.add(code);
    }
  }
  expect(seen.size).toBeGreaterThan(15);
});

test('9999-12-31 can be picked, its late 子 hour too', () => {
  const last = civilDateOf(MAX_JDN);
  expect(pickDays({ affair: 'jisi', from: last, to: last }).stats.scanned).toBe(1);
  expect(
    pickHours({ affair: 'jisi', date: last }).hours.length +
      pickHours({ affair: 'jisi', date: last }).rejected.length,
  ).toBe(13);
});

test.each([
  ['pickDays()', () => pickDays(undefined as unknown as PickDaysQuery), 'Cannot pick: query is undefined'],
  ['pickDays(null)', () => pickDays(null as unknown as PickDaysQuery), 'Cannot pick: query is null'],
  [
    'from null',
    () => pickDays({ affair: 'jiaqu', ...YEAR, from: null as unknown as CivilDate }),
    'Cannot pick: from is null',
  ],
  [
    'rules null',
    () => pickDays({ affair: 'jiaqu', ...YEAR, rules: null as never }),
    'Cannot use rules: null',
  ],
  [
    'unknown rule',
    () => pickDays({ affair: 'jiaqu', ...YEAR, rules: { nosuch: 'x' } as never }),
    'Cannot use rule nosuch',
  ],
  ['pickHours()', () => pickHours(undefined as never), 'Cannot pick: query is undefined'],
  ['no date', () => pickHours({ affair: 'jiaqu' } as never), 'Cannot pick: date is undefined'],
])('%s says what is wrong', (_, ask, message) => {
  expect(ask).toThrow(message);
});
