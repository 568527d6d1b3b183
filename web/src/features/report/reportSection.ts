/** A section of a report as a resource: its texts are loaded when it is shown. */
import { loadSection, type ReportFrame, type SectionId } from '@shangyuan/reading/report';
import { queryOptions } from '@tanstack/react-query';
import { readingKey } from './reportView.ts';

export const reportSection = (frame: ReportFrame, id: SectionId) =>
  queryOptions({
    queryKey: ['reportSection', frame.facts.chartKey, readingKey(frame.facts), id],
    queryFn: () => loadSection(frame, id),
  });
