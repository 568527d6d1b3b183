/**
 * Whose calendar is shown: a case, its analysis, and the rating of days by it. Loaded when the switch is turned on.
 */
import { personalDays, type DayRange, type PersonalDay } from '@shangyuan/engine/analysis';
import { isDated } from '@shangyuan/engine/chart';
import { dayScoreText, luckReasonText } from '@shangyuan/reading/chart';
import {
  personalDayReading,
  personalHourReadings,
  type PersonalDayReading,
} from '@shangyuan/reading/personal';
import { NO_ANSWERS } from '@shangyuan/reading/reader';
import { analysisOf } from '../../lib/cases/analysisOf.ts';
import { hourRows, type PersonalHourRow } from './hoursView.ts';
import { caseName, type CaseRecord } from '../../lib/cases/caseRecord.ts';

/** A person whose days can be rated. */
export interface Person {
  readonly name: string;
  readonly rate: (range: DayRange) => readonly PersonalDay[];
  /** The same with the hours of each day. */
  readonly rateHours: (range: DayRange) => readonly PersonalDay[];
  /** What a day is for this person. */
  readonly read: (day: PersonalDay) => PersonalDayReading;
  /** The hours of a day for this person. */
  readonly hours: (day: PersonalDay) => readonly PersonalHourRow[];
  /** Why a day is what it is for this person, a sentence each. */
  readonly why: (day: PersonalDay) => readonly string[];
}

function why(day: PersonalDay): readonly string[] {
  return [
    `天干${day.stemGod}，为${day.stemRole}；地支${day.branchGod}，为${day.branchRole}`,
    dayScoreText(day),
    ...day.why.map((reason) => {
      const { sentence, arithmetic } = luckReasonText(reason, '流日');
      return sentence + arithmetic;
    }),
  ];
}

/** The person of a case. */
export async function loadPerson(record: CaseRecord): Promise<Person> {
  const { castBirth } = await import('../../lib/cases/castBirth.ts');
  const chart = await castBirth(record.birth, record.rules);
  const analysis = analysisOf(chart);
  const reader = {
    bornOn: isDated(chart) ? chart.time.civil : null,
    answers: record.answers ?? NO_ANSWERS,
  };
  const rateHours = (range: DayRange) => personalDays(analysis, range, { hours: true }).days;
  return {
    name: caseName(record),
    rate: (range) => personalDays(analysis, range).days,
    rateHours,
    read: (day) => personalDayReading(analysis, day, reader),
    hours: ({ date }) =>
      hourRows(rateHours({ from: date, to: date }).flatMap((day) => personalHourReadings(analysis, day))),
    why,
  };
}
