/**
 * Births of 1600-2100 that no table of ours holds, beside both 6tail libraries: pillars, palaces, direction and pillars of the
 * decades. 150 births, 6,000 with FULL=1, a third of them near a 节 and a third near midnight.
 */
import { Solar } from 'lunar-typescript';
import { ChildLimit, Gender, SolarTime } from 'tyme4ts';
import { expect, test } from 'vitest';
import { randomFrom } from '../../golden/random.ts';
import { isFull } from '../../golden/sweep.ts';
import { TERMS_PER_YEAR, termEpochMsOf } from '../astronomy/index.ts';
import { historicalTermDays } from '../calendar/historical/index.ts';
import { civilOfEpochMs, jdnOf, type CivilTime } from '../time/index.ts';
import { castChart, luckOf, type Chart, type Sex } from './index.ts';

const BEIJING_MINUTES = 480;
const MS_PER_DAY = 86_400_000;
const FROM = { year: 1600, ms: Date.UTC(1600, 0, 10) };
const TO = { ms: Date.UTC(2100, 11, 30) };
const TERMS = 500 * TERMS_PER_YEAR;
/** The older ΔT of the libraries puts their terms before ours, by up to 100 s in 2100. */
const TERM_TOLERANCE_MS = 120_000;
/** Until then tyme4ts reads the month by the day that calendars of the time printed where this is later (ACCURACY.md). */
const TYME_BY_THE_SUN = 1734;
const LIDONG = 20;

/** Civil times of UTC+8: anywhere, within an hour of a 节, within 45 minutes of midnight, in turn. */
function times(count: number): CivilTime[] {
  const random = randomFrom(17_340_204);
  const anywhere = (): number => FROM.ms + random() * (TO.ms - FROM.ms);
  const around = (epochMs: number, minutes: number): number =>
    epochMs + (2 * random() - 1) * minutes * 60_000;
  const draws = [
    anywhere,
    () => around(termEpochMsOf(Math.floor(random() * TERMS) + FROM.year * TERMS_PER_YEAR), 60),
    () => around(Math.floor(anywhere() / MS_PER_DAY) * MS_PER_DAY - BEIJING_MINUTES * 60_000, 45),
  ];
  return Array.from({ length: count }, (_, i) => {
    const epochMs = (draws[i % draws.length] as () => number)();
    return civilOfEpochMs(Math.round(epochMs / 1000) * 1000, BEIJING_MINUTES);
  });
}

/** What both libraries give for a birth. */
interface BirthResult {
  readonly pillars: string;
  /** 胎元 胎息 命宫 身宫. */
  readonly places: readonly string[];
  readonly direction: '顺' | '逆';
  readonly dayun: readonly string[];
}

function ours(chart: Chart): BirthResult {
  const { direction, dayun } = luckOf(chart, { dayunCount: 8 });
  const { year, month, day, hour } = chart.pillars;
  return {
    pillars: [year, month, day, hour].map((pillar) => pillar?.name).join(' '),
    places: [chart.taiyuan, chart.taixi, chart.minggong, chart.shengong].map((place) => place?.name ?? ''),
    direction,
    dayun: dayun.map(({ ganzhi }) => ganzhi.name),
  };
}

function lunarTypescript({ year, month, day, hour, minute, second }: CivilTime, sex: Sex): BirthResult {
  const chart = Solar.fromYmdHms(year, month, day, hour, minute, second).getLunar().getEightChar();
  chart.setSect(1);
  const luck = chart.getYun(sex === '男' ? 1 : 0, 2);
  return {
    pillars: chart.toString(),
    places: [chart.getTaiYuan(), chart.getTaiXi(), chart.getMingGong(), chart.getShenGong()],
    direction: luck.isForward() ? '顺' : '逆',
    dayun: luck
      .getDaYun(9)
      .slice(1)
      .map((decade) => decade.getGanZhi()),
  };
}

function tyme4ts({ year, month, day, hour, minute, second }: CivilTime, sex: Sex): BirthResult {
  const time = SolarTime.fromYmdHms(year, month, day, hour, minute, second);
  const chart = time.getLunarHour().getEightChar();
  const luck = ChildLimit.fromSolarTime(time, sex === '男' ? Gender.MAN : Gender.WOMAN);
  const first = luck.getStartDecadeFortune();
  return {
    pillars: chart.getName(),
    places: [chart.getFetalOrigin(), chart.getFetalBreath(), chart.getOwnSign(), chart.getBodySign()].map(
      (place) => place.getName(),
    ),
    direction: luck.isForward() ? '顺' : '逆',
    dayun: Array.from({ length: 8 }, (_, i) => first.next(i).getName()),
  };
}

test('births of five centuries are read alike, but within two minutes of a 节, and by tyme4ts before 1734', () => {
  const charts = times(isFull ? 6000 : 150).map((civil, i) =>
    castChart({ civil, utcOffsetMinutes: BEIJING_MINUTES, sex: i % 2 === 0 ? '男' : '女', hour: 'minute' }),
  );
  const isFar = ({ time, prevJie, nextJie }: Chart): boolean =>
    Math.min(time.epochMs - prevJie.epochMs, nextJie.epochMs - time.epochMs) > TERM_TOLERANCE_MS;
  const compared = charts.filter(isFar);
  expect(compared.length).toBeGreaterThan(charts.length * 0.95);
  for (const chart of compared) {
    const { civil } = chart.time;
    expect([civil, ours(chart)]).toEqual([civil, lunarTypescript(civil, chart.sex)]);
    if (civil.year >= TYME_BY_THE_SUN)
      expect([civil, ours(chart)]).toEqual([civil, tyme4ts(civil, chart.sex)]);
  }
});

test('where the calendar of the time printed a 节 a day late, tyme4ts keeps the old month and we go by the Sun', () => {
  // 立冬 of 1730 was at 23:12:44 of 11-07 in UTC+8; the calendar printed 11-08.
  const civil = { year: 1730, month: 11, day: 7, hour: 23, minute: 23, second: 22 };
  const chart = castChart({ civil, utcOffsetMinutes: BEIJING_MINUTES, sex: '男', hour: 'minute' });
  const asPrinted = historicalTermDays(1730)[LIDONG];
  expect([asPrinted, jdnOf(civilOfEpochMs(chart.prevJie.epochMs, BEIJING_MINUTES))]).toEqual([
    jdnOf({ year: 1730, month: 11, day: 8 }),
    jdnOf(civil),
  ]);
  expect(
    [ours(chart), lunarTypescript(civil, '男'), tyme4ts(civil, '男')].map(({ pillars }) => pillars),
  ).toEqual(['庚戌 丁亥 甲午 甲子', '庚戌 丁亥 甲午 甲子', '庚戌 丙戌 甲午 甲子']);
});
