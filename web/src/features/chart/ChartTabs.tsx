/**
 * The four parts of a chart page: 基本, 细盘, 分析, 备注.
 */
import type { Chart, PillarsChart } from '@shangyuan/engine/chart';
import { useMemo, useState } from 'react';
import type { CaseNote, CaseRecord } from '../../lib/caseRecord.ts';
import type { Query } from '../../lib/paths.ts';
import { useFlag } from '../../lib/session.ts';
import { useSettings } from '../../lib/settings.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { AnalysisTab } from './AnalysisTab.tsx';
import { BasicTab } from './BasicTab.tsx';
import { buildChartModel, hasLuck } from './chartModel.ts';
import { DetailTab } from './DetailTab.tsx';
import { NotesTab } from './NotesTab.tsx';

interface ChartTabsProps {
  readonly record: CaseRecord;
  readonly chart: Chart | PillarsChart;
  /** Query that leads other pages to the same chart. */
  readonly query: Query;
  readonly nowMs: number;
  readonly onNotes: (change: { notes: readonly CaseNote[] }) => void;
}

type TabId = 'basic' | 'detail' | 'analysis' | 'notes';

export function ChartTabs({ record, chart, query, nowMs, onNotes }: ChartTabsProps) {
  const model = useMemo(() => buildChartModel(chart), [chart]);
  const showShensha = useSettings((settings) => settings.showShensha);
  const showBoneWeight = useFlag('is_show_gu_zhong');
  const showBooks = useFlag('is_show_ancient_book');
  const [tab, setTab] = useState<TabId>(hasLuck(model) ? 'detail' : 'basic');
  return (
    <Tabs
      label="命盘"
      value={tab}
      onChange={setTab}
      tabs={[
        {
          value: 'basic',
          text: '基本',
          content: () => <BasicTab model={model} showShensha={showShensha} showBoneWeight={showBoneWeight} />,
        },
        ...(hasLuck(model)
          ? [
              {
                value: 'detail' as const,
                text: '细盘',
                content: () => <DetailTab model={model} nowMs={nowMs} showShensha={showShensha} />,
              },
            ]
          : []),
        {
          value: 'analysis',
          text: '分析',
          content: () => <AnalysisTab model={model} query={query} showBooks={showBooks} />,
        },
        { value: 'notes', text: '备注', content: () => <NotesTab record={record} onChange={onNotes} /> },
      ]}
    />
  );
}
