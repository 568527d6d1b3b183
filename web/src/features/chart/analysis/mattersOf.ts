/**
 * 三件要事 of a chart for the tab: the report's own three, without the rest of the report.
 */
import type { AnyChart } from '@shangyuan/engine/chart';
import type { CivilDate } from '@shangyuan/engine/time';
import { reportFactsOf } from '@shangyuan/reading/report';
import { keyPointsOf } from '@shangyuan/reading/report/keyPoints';
import { analysisOf } from '../../../lib/cases/analysisOf.ts';
import type { TitledReason } from '../../../ui/frames/ReasonSheet.tsx';

/** A matter as the card shows it. */
export interface MatterRow {
  readonly title: string;
  readonly text: string;
  readonly explanation: TitledReason;
}

/** The three matters, the heaviest first. */
export function matterRows(chart: AnyChart, today: CivilDate): readonly MatterRow[] {
  return keyPointsOf(reportFactsOf(chart, analysisOf(chart), { today })).map(({ statement }) => {
    const { short, plain, whole, evidence } = statement;
    const title = (short ?? plain ?? '').replace(/。$/u, '');
    return {
      title,
      text: plain ?? '',
      explanation: {
        title,
        meanings: [{ name: '', text: whole ?? plain ?? '' }],
        steps: evidence.map(({ why }) => why),
        source: [...new Set(evidence.map(({ source }) => source))].join('；'),
      },
    };
  });
}
