/**
 * Where luck changes, as events of a calendar: the start of each 大运, 流年 and 流月 of a chart.
 */
import {
  liunianOf,
  liuyueOf,
  luckOf,
  type BirthHour,
  type Chart,
  type Luck,
  type PillarFacts,
} from '@shangyuan/engine/chart';
import { epochMsOfUtc, jdnOf, jdnOfEpochMs, MS_PER_MINUTE } from '@shangyuan/engine/time';
import { instantText } from '../time/index.ts';
import type { CalendarEvent } from './calendarFile.ts';
import { lunarLine } from './lunarLine.ts';

/** Whose luck goes into a calendar. */
export interface LuckPerson {
  /** Names the chart in the ids of the events: the same after its rules or its birth are changed. */
  readonly id: string;
  readonly name: string;
  readonly chart: Chart;
  readonly stampMs: number;
}

/** Years whose 流年 or 流月 are listed, both included. */
export interface LuckYears {
  readonly fromYear: number;
  readonly toYear: number;
}

const SECOND_MS = 1_000;
/** Calendars of other programs are not made for earlier days, and the lunar calendar of the default engine begins with it. */
const FIRST_JDN = jdnOf({ year: 1646, month: 1, day: 1 });

const uidOfLuck = (kind: string, { id }: LuckPerson, part: number | string): string =>
  `${kind}-${encodeURIComponent(id)}-${part}@shangyuan`;

/** 天干戊正财，地支寅劫财. */
function godsText({ ganzhi, stemGod, hidden }: PillarFacts): string {
  return `天干${ganzhi.stem}${stemGod}，地支${ganzhi.branch}${hidden[0]?.god ?? ''}`;
}

/**
 * Instants at which the decades begin; null where the birth is not known to the minute, so that no instant is.
 *
 * @example ((chart) => decadeStartsMs(chart, luckOf(chart))?.[0])(castChart({ civil: { year: 1990, month: 5, day: 15, hour: 14, minute: 30, second: 0 }, sex: '男', hour: 'minute' })) // 871221960000
 */
export function decadeStartsMs({ birth, time }: Chart, { start, dayun }: Luck): readonly number[] | null {
  if (birth.hour !== 'minute') return null;
  const standardMinutes = time.offsetMinutes - time.dstMinutes;
  return dayun.map(
    ({ startDate }) => epochMsOfUtc({ ...start, ...startDate }) - standardMinutes * MS_PER_MINUTE,
  );
}

/** What is not known of the start of a decade, and how far it may be off. */
const UNCERTAIN: Readonly<Record<BirthHour, string>> = {
  unknown: '时辰不详，只记日期，前后可差两个月',
  shichen: '只知道时辰，只记日期，前后可差几天',
  minute: '',
};

/** The day and second of an instant. */
function momentOf(epochMs: number): { readonly jdn: number; readonly days: 1; readonly startMs: number } {
  const startMs = Math.round(epochMs / SECOND_MS) * SECOND_MS;
  return { jdn: jdnOfEpochMs(startMs), days: 1, startMs };
}

/** The start of each 大运 from 1646 on: its moment where the birth is known to the minute, else its date. */
export function decadeEvents(person: LuckPerson): readonly CalendarEvent[] {
  const { chart, name, stampMs } = person;
  const luck = luckOf(chart);
  const starts = decadeStartsMs(chart, luck);
  const { hour } = chart.birth;
  return luck.dayun.flatMap(
    ({ dayunNumber, ganzhi, facts, startDate, startYear, endYear, startAgeXu }, i) => {
      const ms = starts?.[i];
      const at = ms === undefined ? { jdn: jdnOf(startDate), days: 1 } : momentOf(ms);
      if (at.jdn < FIRST_JDN) return [];
      return {
        uid: uidOfLuck('dayun', person, dayunNumber),
        ...at,
        title: `${name} 交${ganzhi.name}大运`,
        text: [
          `${startYear}到${endYear}年，虚岁${startAgeXu}起；${godsText(facts)}`,
          ms === undefined ? UNCERTAIN[hour] : `北京时间 ${instantText(ms)} 交运`,
          lunarLine(at.jdn),
        ].join('\n'),
        stampMs,
      };
    },
  );
}

/** The start of each 流年, at 立春. */
export function yearEvents(person: LuckPerson, years: LuckYears): readonly CalendarEvent[] {
  const { chart, name, stampMs } = person;
  const luck = luckOf(chart);
  return liunianOf(chart, luck, years).map(({ year, ganzhi, facts, startMs, ageXu, dayunNumber }) => {
    const decade = luck.dayun[dayunNumber - 1];
    const at = momentOf(startMs);
    return {
      uid: uidOfLuck('liunian', person, year),
      ...at,
      title: `${name} ${year}${ganzhi.name}流年起`,
      text: [
        `虚岁${ageXu}，${decade === undefined ? '尚未起运' : `大运${decade.ganzhi.name}`}；${godsText(facts)}`,
        `北京时间 ${instantText(startMs)} 交立春`,
        lunarLine(at.jdn),
      ].join('\n'),
      stampMs,
    };
  });
}

/** The start of each 流月, at its 节. */
export function monthEvents(person: LuckPerson, { fromYear, toYear }: LuckYears): readonly CalendarEvent[] {
  const { chart, name, stampMs } = person;
  return Array.from({ length: toYear - fromYear + 1 }, (_, i) => fromYear + i).flatMap((year) =>
    liuyueOf(chart, year).map(({ ganzhi, facts, term }, index) => {
      const at = momentOf(term.epochMs);
      return {
        uid: uidOfLuck('liuyue', person, `${year}-${index + 1}`),
        ...at,
        title: `${name} ${ganzhi.name}流月起`,
        text: [
          godsText(facts),
          `北京时间 ${instantText(term.epochMs)} 交${term.name}`,
          lunarLine(at.jdn),
        ].join('\n'),
        stampMs,
      };
    }),
  );
}
