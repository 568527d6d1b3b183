/**
 * The thirteen hours of a birth as rows: what each would make of the chart, and how well it fits what was answered.
 */
import { rankHours, type HourAnswers, type HourReading } from '@shangyuan/engine/analysis';
import { hourReasonText } from '@shangyuan/reading/chart';
import type { HourCandidate } from '../../lib/cases/caseRecord.ts';
import { hourKey, hourName, isSameHour } from './hours.ts';

/** One hour. */
export interface HourRow extends HourCandidate {
  readonly key: string;
  /** 子时, 晚子时. */
  readonly name: string;
  readonly pillar: string;
  readonly strength: string;
  readonly pattern: string;
  readonly yong: string;
  /** Null while nothing has been answered. */
  readonly points: number | null;
  readonly reasons: readonly string[];
}

/** The hours: in the order of the day, or by their points once something has been answered. */
export function hourRows(hours: readonly HourReading[], answers: HourAnswers): readonly HourRow[] {
  const isAnswered = Object.keys(answers).length > 0;
  return rankHours(hours, answers).flatMap(({ branch, isLateZi, points, reasons }) => {
    const reading = hours.find((hour) => isSameHour(hour, { branch, isLateZi }));
    if (reading === undefined) return [];
    const { chart, analysis } = reading;
    return [
      {
        branch,
        isLateZi,
        key: hourKey({ branch, isLateZi }),
        name: hourName({ branch, isLateZi }),
        pillar: chart.pillars.hour?.name ?? '',
        strength: analysis.strength.class,
        pattern: analysis.pattern.name,
        yong: analysis.yongshen.yong,
        points: isAnswered ? points : null,
        reasons: reasons.map((reason) => {
          const { sentence, arithmetic } = hourReasonText(reason);
          return `${sentence}${arithmetic ?? ''}`;
        }),
      },
    ];
  });
}
