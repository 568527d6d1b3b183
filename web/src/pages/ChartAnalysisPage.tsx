import { useState, type ReactNode } from 'react';
import { BooksCard } from '../features/chart/analysis/BooksCard.tsx';
import { chartPage, useChartView, type ChartPageProps } from '../features/chart/ChartFrame.tsx';
import { PillarsStrip } from '../features/chart/grid/PillarsStrip.tsx';
import { GodsTopic } from '../features/chart/analysis/topics/GodsTopic.tsx';
import { LuckTopic } from '../features/chart/analysis/topics/LuckTopic.tsx';
import { OverviewTopic } from '../features/chart/analysis/topics/OverviewTopic.tsx';
import { PhasesTopic } from '../features/chart/analysis/topics/PhasesTopic.tsx';
import { SpiritsTopic } from '../features/chart/analysis/topics/SpiritsTopic.tsx';
import { termExplanation } from '../features/chart/analysis/topics/topicView.ts';
import { analysisOf } from '../lib/cases/analysisOf.ts';
import { chartQueryOf } from '../lib/cases/useChartSource.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { useFlag } from '../lib/wire/session.ts';
import { TitledReasonSheet, type TitledReason } from '../ui/frames/ReasonSheet.tsx';
import { Tabs } from '../ui/controls/Tabs.tsx';
import { Disclaimer } from '../ui/display/Note.tsx';
import { Flow } from '../ui/shell/Columns.tsx';
import { PageBody } from '../ui/shell/PageShell.tsx';
import { FlagGate } from '../ui/states/FlagGate.tsx';

const TABS = [
  { value: 'overview', text: '总论' },
  { value: 'phases', text: '五行' },
  { value: 'gods', text: '十神' },
  { value: 'spirits', text: '神煞' },
  { value: 'luck', text: '岁运' },
  { value: 'books', text: '古籍' },
] as const;
type Topic = (typeof TABS)[number]['value'];

/** 命盘分析: a chart by topics. */
export default function ChartAnalysisPage() {
  return (
    <FlagGate flag="is_show_pai_pan_html" title="命盘分析">
      <Topics />
    </FlagGate>
  );
}

const Topics = chartPage('命盘分析', Content);

function Content({ source: { chart } }: ChartPageProps) {
  const go = useGo();
  const query = useQueryTexts();
  const hasBooks = useFlag('is_show_ancient_book');
  const [explanation, setExplanation] = useState<TitledReason | null>(null);
  const view = useChartView(chart);
  const analysis = analysisOf(chart);
  const same = chartQueryOf(query);
  const handleTerm = (term: string) => setExplanation(termExplanation(term));
  const tabs = TABS.filter(({ value }) => value !== 'books' || hasBooks);
  const topic = tabs.find(({ value }) => value === query['tab'])?.value ?? 'overview';
  const draw: Readonly<Record<Topic, () => ReactNode>> = {
    overview: () => <OverviewTopic chart={chart} analysis={analysis} query={same} onTerm={handleTerm} />,
    phases: () => <PhasesTopic analysis={analysis} onTerm={handleTerm} />,
    gods: () => <GodsTopic chart={chart} analysis={analysis} onTerm={handleTerm} />,
    spirits: () => <SpiritsTopic view={view} onExplain={setExplanation} />,
    luck: () => <LuckTopic view={view} analysis={analysis} query={same} onTerm={handleTerm} />,
    books: () => <BooksCard analysis={analysis} />,
  };
  return (
    <>
      <PillarsStrip pillars={chart.pillars}>{chart.sex}</PillarsStrip>
      <Tabs
        label="命盘分析"
        value={topic}
        onChange={(next) => go.query({ tab: next === 'overview' ? undefined : next })}
        tabs={tabs.map(({ value, text }) => ({
          value,
          text,
          content: () => (
            <PageBody>
              <Flow>{draw[value]()}</Flow>
              <Disclaimer />
            </PageBody>
          ),
        }))}
      />
      <TitledReasonSheet reason={explanation} onClose={() => setExplanation(null)} />
    </>
  );
}
