/**
 * 总论: three matters, then the first section of the report, which is free; and links.
 */
import type { Analysis } from '@shangyuan/engine/analysis';
import type { AnyChart } from '@shangyuan/engine/chart';
import { useEffect, useId } from 'react';
import { useClientState } from '../../../../lib/cases/clientState.ts';
import type { Query } from '../../../../lib/page/paths.ts';
import { useResource } from '../../../../lib/page/resource.ts';
import { useToday } from '../../../../lib/time/useToday.ts';
import { TermText } from '../../../../ui/controls/TermText.tsx';
import { Card } from '../../../../ui/display/Card.tsx';
import { Prose } from '../../../../ui/display/Prose.tsx';
import { WhenLoaded } from '../../../../ui/states/WhenLoaded.tsx';
import { MattersCard } from '../MattersCard.tsx';
import { WaysOn } from '../WaysOn.tsx';

interface OverviewTopicProps {
  readonly chart: AnyChart;
  readonly analysis: Analysis;
  /** Query that leads other pages to the same chart. */
  readonly query: Query;
  readonly onTerm: (term: string) => void;
}

export function OverviewTopic({ chart, analysis, query, onTerm }: OverviewTopicProps) {
  const { date } = useToday();
  // One key for each component: a chart has no short one here.
  const own = useId();
  const loaded = useResource({
    queryKey: ['overview', own, date],
    queryFn: async () => {
      const { overviewText } = await import('./overviewText.ts');
      return overviewText(chart, analysis, date);
    },
  });
  const set = useClientState((state) => state.set);
  const text = loaded.state === 'ready' ? loaded.value.paragraphs.join('\n') : null;
  useEffect(() => {
    if (text !== null) set({ AnalysisStr: text });
  }, [set, text]);
  return (
    <>
      <MattersCard chart={chart} />
      <WhenLoaded loaded={loaded} failed="没有加载成功，请重试">
        {(value) => (
          <Card heading={value.title}>
            <Prose>
              {value.paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <TermText text={paragraph} onTerm={onTerm} />
                </p>
              ))}
            </Prose>
          </Card>
        )}
      </WhenLoaded>
      <WaysOn query={query} isTopic />
    </>
  );
}
