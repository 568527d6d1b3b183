import * as peerLunar from 'lunar-typescript';
import * as peerTyme from 'tyme4ts';
import { describe, expect, it } from 'vitest';
import * as lunar from '../src/lunar/index.ts';
import { NotInShangyuan } from '../src/notInShangyuan.ts';
import * as tyme from '../src/tyme/index.ts';

type Moment = [number, number, number, number, number, number];
type Thing = Record<string, () => unknown>;

/** The same 60 moments of 1900-2099 in every run. */
function moments(): Moment[] {
  let seed = 7;
  const next = (below: number): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * below);
  };
  return Array.from({ length: 60 }, () => [
    1900 + next(200),
    1 + next(12),
    1 + next(28),
    next(24),
    next(60),
    next(60),
  ]);
}

/** Calls without a value to give, that answer with text, a number or things of one text. */
const isAsked = (name: string, method: unknown): boolean =>
  /^(get|is|to)/.test(name) && typeof method === 'function' && method.length === 0;

/** Answers that differ by cause and not by error; the causes are in docs/FROM_6TAIL.md. */
const EXPECTED: readonly string[] = [
  // 宜忌 and spirits of tables, and names of them.
  'getGods',
  'getRecommends',
  'getAvoids',
  'getDayYi',
  'getDayJi',
  'getDayJiShen',
  'getDayXiongSha',
  // Seconds of the term, and what is counted from them.
  'getJulianDay',
  'getEndTime',
  'getMinuteCount',
  'getHourCount',
  'getDayCount',
  'getMonthCount',
  // The hour of 23:00 in the first way of counting.
  'getStartDay',
  'getStartMonth',
  'getStartSolar',
  // 得辛; 室火猪 beside 壁水獝 or 貐; lists of festivals; 司令 of 未月; turn of the day stars.
  'getGold',
  'getDeJin',
  'getAnimal',
  'getFestivals',
  'getOtherFestivals',
  'toFullString',
  'getHideHeavenStemDay',
  'getNineStar',
  'getDayNineStar',
  'getTimeNineStar',
  // 十斋 of a month of 29 days.
  'isDayZhaiTen',
];

const textOf = (answer: unknown): string =>
  Array.isArray(answer) ? answer.map(String).join() : String(answer);

/** Theirs; null where it fails, or is a thing without a text. */
function expectedOf(theirs: Thing, name: string): string | null {
  try {
    const text = textOf(theirs[name]?.());
    return text.includes('[object') ? null : text;
  } catch {
    return null;
  }
}

/** Ours; null where it refuses by name. */
function answerOf(ours: Thing, name: string): string | null {
  try {
    return textOf(ours[name]?.());
  } catch (error) {
    if (error instanceof NotInShangyuan) return null;
    throw error;
  }
}

/** Names of the calls on which two objects differ. */
function differences(ours: object, theirs: object): string[] {
  const names = Object.getOwnPropertyNames(Object.getPrototypeOf(theirs));
  return names.filter((name) => {
    if (EXPECTED.includes(name) || !(name in ours) || !isAsked(name, (theirs as Thing)[name])) return false;
    const expected = expectedOf(theirs as Thing, name);
    const answer = answerOf(ours as Thing, name);
    return expected !== null && answer !== null && answer !== expected;
  });
}

describe('beside tyme4ts over random moments', () => {
  const pairs = moments().map((at, i) => {
    const ours = tyme.SolarTime.fromYmdHms(...at);
    const theirs = peerTyme.SolarTime.fromYmdHms(...at);
    const gender = (i % 2) as 0 | 1;
    const limits = [
      tyme.ChildLimit.fromSolarTime(ours, gender),
      peerTyme.ChildLimit.fromSolarTime(theirs, gender),
    ] as const;
    return { ours, theirs, limits };
  });

  it.each<[string, (pair: (typeof pairs)[number]) => readonly [object, object]]>([
    ['time', ({ ours, theirs }) => [ours, theirs]],
    ['day', ({ ours, theirs }) => [ours.getSolarDay(), theirs.getSolarDay()]],
    ['term', ({ ours, theirs }) => [ours.getTerm(), theirs.getTerm()]],
    ['lunar hour', ({ ours, theirs }) => [ours.getLunarHour(), theirs.getLunarHour()]],
    [
      'lunar day',
      ({ ours, theirs }) => [ours.getSolarDay().getLunarDay(), theirs.getSolarDay().getLunarDay()],
    ],
    [
      'lunar month',
      ({ ours, theirs }) => [
        ours.getSolarDay().getLunarDay().getLunarMonth(),
        theirs.getSolarDay().getLunarDay().getLunarMonth(),
      ],
    ],
    [
      'pillars of the day',
      ({ ours, theirs }) => [ours.getSolarDay().getSixtyCycleDay(), theirs.getSolarDay().getSixtyCycleDay()],
    ],
    [
      'month of pillars',
      ({ ours, theirs }) => [
        ours.getSolarDay().getSixtyCycleDay().getSixtyCycleMonth(),
        theirs.getSolarDay().getSixtyCycleDay().getSixtyCycleMonth(),
      ],
    ],
    [
      'day of the phase',
      ({ ours, theirs }) => [ours.getSolarDay().getPhaseDay(), theirs.getSolarDay().getPhaseDay()],
    ],
    ['pillars of the hour', ({ ours, theirs }) => [ours.getSixtyCycleHour(), theirs.getSixtyCycleHour()]],
    [
      'eight characters',
      ({ ours, theirs }) => [ours.getLunarHour().getEightChar(), theirs.getLunarHour().getEightChar()],
    ],
    ['luck', ({ limits }) => limits],
    [
      'third decade',
      ({ limits }) => [limits[0].getStartDecadeFortune().next(2), limits[1].getStartDecadeFortune().next(2)],
    ],
    [
      'fourth year',
      ({ limits }) => [limits[0].getStartFortune().next(3), limits[1].getStartFortune().next(3)],
    ],
  ])('gives the same %s', (_, of) => {
    expect(pairs.flatMap((pair) => differences(...of(pair)))).toEqual([]);
  });
});

describe('beside tyme4ts, what takes a value', () => {
  it('gives the same phases on the same days, their instants within three minutes', () => {
    interface Clock {
      getSolarDay: () => { getJulianDay: () => { getDay: () => number } };
      getHour: () => number;
      getMinute: () => number;
      getSecond: () => number;
    }
    const secondsOf = (time: Clock): number =>
      time.getSolarDay().getJulianDay().getDay() * 86_400 +
      time.getHour() * 3600 +
      time.getMinute() * 60 +
      time.getSecond();
    for (const [year, month] of moments()) {
      for (let step = -2; step < 9; step++) {
        const ours = tyme.Phase.fromIndex(year, month, 0).next(step);
        const theirs = peerTyme.Phase.fromIndex(year, month, 0).next(step);
        expect(ours.getName()).toBe(theirs.getName());
        const [a, b] = [secondsOf(ours.getSolarTime()), secondsOf(theirs.getSolarTime())];
        expect(Math.abs(a - b)).toBeLessThan(180);
        // An instant so near midnight may lie on either day: 满月 of 2072-08-29, 9 s past it by ours.
        const isMidnightBetween = Math.floor(a / 86_400 - 0.5) !== Math.floor(b / 86_400 - 0.5);
        if (!isMidnightBetween) expect(ours.getSolarDay().toString()).toBe(theirs.getSolarDay().toString());
      }
    }
  });

  it('finds the same days of three pillars', () => {
    for (const [year, month, day] of moments()) {
      const name = tyme.SolarDay.fromYmd(year, month, day).getThreePillars().getName();
      const [a, b, c] = name.split(' ') as [string, string, string];
      const found = new tyme.ThreePillars(a, b, c).getSolarDays(1800, 2199).map(String);
      expect(found).toContain(tyme.SolarDay.fromYmd(year, month, day).toString());
      expect(found).toEqual(new peerTyme.ThreePillars(a, b, c).getSolarDays(1800, 2199).map(String));
    }
  });
});

describe('beside lunar-typescript over random moments', () => {
  const pairs = moments().map((at, i) => {
    const ours = lunar.Solar.fromYmdHms(...at);
    const theirs = peerLunar.Solar.fromYmdHms(...at);
    const charts = [ours.getLunar().getEightChar(), theirs.getLunar().getEightChar()] as const;
    return { ours, theirs, charts, yun: [charts[0].getYun(i % 2), charts[1].getYun(i % 2)] as const };
  });

  it.each<[string, (pair: (typeof pairs)[number]) => readonly [object, object]]>([
    ['date', ({ ours, theirs }) => [ours, theirs]],
    ['lunar date', ({ ours, theirs }) => [ours.getLunar(), theirs.getLunar()]],
    ['date in 佛历', ({ ours, theirs }) => [ours.getLunar().getFoto(), theirs.getLunar().getFoto()]],
    ['date in 道历', ({ ours, theirs }) => [ours.getLunar().getTao(), theirs.getLunar().getTao()]],
    ['term before', ({ ours, theirs }) => [ours.getLunar().getPrevJieQi(), theirs.getLunar().getPrevJieQi()]],
    ['eight characters', ({ charts }) => charts],
    ['luck', ({ yun }) => yun],
    ['fourth decade', ({ yun }) => [yun[0].getDaYun()[4] as object, yun[1].getDaYun()[4] as object]],
    ['week', ({ ours, theirs }) => [ours.getSolarWeek(1), theirs.getSolarWeek(1)]],
  ])('gives the same %s', (_, of) => {
    expect(pairs.flatMap((pair) => differences(...of(pair)))).toEqual([]);
  });
});

describe.each([
  ['tyme4ts', tyme, peerTyme],
  ['lunar-typescript', lunar, peerLunar],
] as const)('the names of %s', (_, ours, theirs) => {
  /** Methods that the library declares private or protected, or inherits without declaring them. */
  const INTERNAL =
    /^(_|constructor$|indexOf|nextIndex$|getCompareIndex$|getCulture$|getSecondsInDay$|byHeavenStem$|byEarthBranch$|getInfo$|next$|getEightChar$|checkLang$|getStartSolarTime$|_isDayIn$|getJieQiSolar$|getNearJieQi$|compute$|getThreePhenology$)/;

  it('has every class', () => {
    expect(Object.keys(theirs).filter((name) => !(name in ours))).toEqual([]);
  });

  it('has every method, which answers or throws by name', () => {
    const missing = Object.entries(theirs).flatMap(([name, type]) => {
      const own: unknown = (ours as Record<string, unknown>)[name];
      if (typeof type !== 'function' || typeof own !== 'function' || isRefused(own)) return [];
      const methods = Object.getOwnPropertyNames(type.prototype as object).filter(
        (each) => !INTERNAL.test(each),
      );
      return methods.filter((each) => !(each in (own.prototype as object))).map((each) => `${name}.${each}`);
    });
    expect(missing).toEqual([]);
  });
});

it.each([
  ['tyme4ts', tyme, peerTyme],
  ['lunar-typescript', lunar, peerLunar],
] as const)('%s has every static method, which answers or throws by name', (_, ours, theirs) => {
  const missing = Object.entries(theirs).flatMap(([name, type]) => {
    const own: unknown = (ours as Record<string, unknown>)[name];
    if (typeof type !== 'function' || typeof own !== 'function' || isRefused(own)) return [];
    return Object.getOwnPropertyNames(type)
      .filter(
        (each) =>
          typeof Object.getOwnPropertyDescriptor(type, each)?.value === 'function' &&
          !/^(?:_|init$)/.test(each),
      )
      .filter((each) => !(each in own))
      .map((each) => `${name}.${each}`);
  });
  expect(missing).toEqual([]);
});

function isRefused(type: object): boolean {
  try {
    return (type as { prototype: unknown }).prototype === undefined;
  } catch {
    return true;
  }
}

it('throws by name what it has no answer for', () => {
  const { LunarTime, Solar } = lunar as unknown as Record<string, { fromYmd: (...of: number[]) => Thing }>;
  expect(() => LunarTime?.fromYmd(2024, 1, 1)).toThrow('LunarTime.fromYmd');
  expect(() => Solar?.fromYmd(2024, 1, 1)['getSalaryRate']?.()).toThrow(
    new NotInShangyuan('Solar.getSalaryRate'),
  );
  expect(String(new NotInShangyuan('Lunar.getTimes'))).toBe('NotInShangyuan: Lunar.getTimes');
});
