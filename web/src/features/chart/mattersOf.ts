/**
 * 三件要事 of a chart for the tab: the report's own three, without the rest of the report.
 */
import type { Analysis } from '@shangyuan/engine/analysis';
import type { AnyChart } from '@shangyuan/engine/chart';
import type { CivilDate } from '@shangyuan/engine/time';
import { reportFactsOf } from '@shangyuan/reading/report';
import { mattersOf } from '@shangyuan/reading/report/matters';
import type { Told } from './ToldSheet.tsx';

/** A matter as the card shows it. */
export interface ToldMatter {
  readonly title: string;
  readonly text: string;
  readonly told: Told;
}

/** The three matters, the heaviest first. */
export function toldMatters(chart: AnyChart, analysis: Analysis, today: CivilDate): readonly ToldMatter[] {
  return mattersOf(reportFactsOf(chart, analysis, { today })).map(({ statement }) => {
    const { short, plain, whole, evidence } = statement;
    const title = (short ?? plain ?? '').replace(/。$/u, '');
    return {
      title,
      text: plain ?? '',
      told: {
        title,
        meanings: [{ name: '', text: whole ?? plain ?? '' }],
        steps: evidence.map(({ why }) => why),
        source: [...new Set(evidence.map(({ source }) => source))].join('；'),
      },
    };
  });
}
