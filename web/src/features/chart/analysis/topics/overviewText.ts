/**
 * The first section of a chart's report, which is free to read, as text. Loaded when it is drawn.
 */
import type { Analysis } from '@shangyuan/engine/analysis';
import type { AnyChart } from '@shangyuan/engine/chart';
import type { CivilDate } from '@shangyuan/engine/time';
import { loadSection, reportFrameOf, textOf } from '@shangyuan/reading/report';

/** A section with its title. */
export interface OverviewText {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** The section that opens the report of a chart; a minor's opens with character. */
export async function overviewText(
  chart: AnyChart,
  analysis: Analysis,
  today: CivilDate,
): Promise<OverviewText> {
  const frame = reportFrameOf(chart, analysis, { today });
  const [first] = frame.sectionIds;
  const section = first === undefined ? null : await loadSection(frame, first);
  if (section === null) return { title: '总论', paragraphs: frame.notes };
  return { title: section.title, paragraphs: [...textOf(section, '通俗'), ...frame.notes] };
}
