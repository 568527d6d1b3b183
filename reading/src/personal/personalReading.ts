/**
 * The personal calendar in sentences: a day, and its hours, for one person.
 */
import type { LuckReason, PersonalDay, PersonalHour } from '@shangyuan/engine/analysis';
import { luckReasonText } from '../chart/index.ts';
import { toStatement } from '../statement/family.ts';
import { joinStatements } from '../statement/joinStatements.ts';
import { BENEFIT_OF_ROLE } from '../statement/keys.ts';
import { chartKeyOf } from '../statement/reader.ts';
import type { Statement } from '../statement/statement.ts';
import { PERSONAL_BAND, PERSONAL_DAY, PERSONAL_HOUR, PERSONAL_MEETING } from './library/dayText.ts';

/** A day in words. */
export interface PersonalDayReading {
  /** For a cell of the month, in one short sentence. */
  readonly headline: string;
  /** How the day goes, its tone, then what it meets in the chart. */
  readonly statements: readonly Statement[];
}

/** An hour in words. */
export interface PersonalHourReading {
  readonly hour: PersonalHour;
  readonly statement: Statement;
}

/** Whose day it is: a chart, or its analysis. */
export type PersonalChart = Parameters<typeof chartKeyOf>[0];

const MEETING_NAMES: Partial<Record<LuckReason['code'], string>> = { 天乙: '天乙贵人', 禄: '禄神' };

/** Most meetings that a day shows, those of most points first. */
const MAX_MEETINGS = 2;

function meetingsOf(reader: { readonly chartKey: string }, why: readonly LuckReason[]): Statement[] {
  return why
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MAX_MEETINGS)
    .map((reason) =>
      toStatement(reader, PERSONAL_MEETING, {
        key: reason.code,
        pillars: reason.pillars,
        values: {
          fact: luckReasonText(reason, '流日').sentence,
          name: MEETING_NAMES[reason.code] ?? reason.code,
        },
        rests: { source: reason.source },
      }),
    );
}

/**
 * A day of the personal calendar.
 *
 * @param chart whose day it is; with the date it chooses between texts, so that a month does not read alike
 */
export function personalDayReading(chart: PersonalChart, day: PersonalDay): PersonalDayReading {
  const { ganzhi, band, stemGod, stemRole, branchGod, branchRole, jdn, why } = day;
  const reader = { chartKey: chartKeyOf(chart) + String(jdn) };
  const tone = toStatement(reader, PERSONAL_DAY, {
    key: `${stemGod}.${BENEFIT_OF_ROLE[stemRole]}`,
    values: { ganzhi: ganzhi.name, god: stemGod, role: stemRole, branchGod, branchRole },
  });
  const grade = toStatement(reader, PERSONAL_BAND, { key: band, values: { ganzhi: ganzhi.name, band } });
  return {
    headline: tone.short ?? '',
    statements: joinStatements([grade, ...meetingsOf(reader, why), tone]),
  };
}

/** The thirteen hours of a day, the early and the late 子 apart; empty where the day was rated without them. */
export function personalHourReadings(
  chart: PersonalChart,
  { hours, jdn }: PersonalDay,
): PersonalHourReading[] {
  const reader = { chartKey: chartKeyOf(chart) + String(jdn) };
  return hours.map((hour) => ({
    hour,
    statement: toStatement(reader, PERSONAL_HOUR, {
      key: hour.stemGod,
      values: { hour: hour.branch, god: hour.stemGod, role: hour.stemRole },
    }),
  }));
}
