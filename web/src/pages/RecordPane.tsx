import { useState } from 'react';
import type { ChartRulesInput } from '@shangyuan/engine/chart';
import { useChartView, type ChartPageProps } from '../features/chart/ChartFrame.tsx';
import { ChartStrip } from '../features/chart/ChartStrip.tsx';
import { ChartTabs } from '../features/chart/ChartTabs.tsx';
import { NoChartState } from '../features/chart/NoChartState.tsx';
import { caseName } from '../lib/cases/caseRecord.ts';
import { useChartSource } from '../lib/cases/useChartSource.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { useFlag } from '../lib/wire/session.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Icon } from '../ui/display/Icon.tsx';
import { PageBody } from '../ui/shell/PageShell.tsx';
import { PaneHead } from '../ui/shell/PaneHead.tsx';
import { ErrorState, Skeleton } from '../ui/states/States.tsx';
import { pencilSimpleIcon, usersIcon, yinYangIcon } from '../ui/tables/icons.ts';
import { saveNotes, saveRules } from './caseChanges.ts';
import { RuleChange } from './RuleChange.tsx';

/** The chart of a saved case beside its list: its four parts in one column, and its actions. */
export default function RecordPane({ id }: { readonly id: string }) {
  const loaded = useChartSource({ id });
  if (loaded.state === 'loading')
    return (
      <PageBody>
        <Skeleton />
      </PageBody>
    );
  if (loaded.state === 'failed')
    return (
      <PageBody>
        <ErrorState onRetry={loaded.retry}>命盘没有算出来，请重试</ErrorState>
      </PageBody>
    );
  if (typeof loaded.value === 'string') return <NoChartState reason={loaded.value} />;
  return <Content source={loaded.value} />;
}

function Content({ source: { record, chart } }: ChartPageProps) {
  const go = useGo();
  const { tab, luck } = useQueryTexts();
  const hasHepan = useFlag('is_show_he_pan');
  const [hasRules, setHasRules] = useState(false);
  const view = useChartView(chart);
  const own = {
    id: record.id,
    ...(tab === undefined ? {} : { tab }),
    ...(luck === undefined ? {} : { luck }),
  };
  const recast = (rules: ChartRulesInput) => void saveRules(record, rules);
  return (
    <>
      <PaneHead title={caseName(record)}>
        <Button variant="secondary" size="small" onClick={() => go.to('chart', own)}>
          <Icon of={yinYangIcon} size={1.125} /> 打开命盘
        </Button>
        {hasHepan && (
          <Button variant="secondary" size="small" onClick={() => go.to('hepan', { a: record.id })}>
            <Icon of={usersIcon} size={1.125} /> 合盘
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={() => go.to('addCase', { id: record.id })}>
          <Icon of={pencilSimpleIcon} size={1.125} /> 编辑
        </Button>
      </PaneHead>
      <ChartTabs
        key={record.id}
        record={record}
        view={view}
        query={own}
        isOneColumn
        strip={<ChartStrip record={record} chart={chart} onRules={() => setHasRules(true)} />}
        notice={({ RecastNotice }) => <RecastNotice record={record} view={view} onSave={recast} />}
        onNotes={({ notes }) => void saveNotes(record, notes)}
      />
      {hasRules && <RuleChange chart={chart} onClose={() => setHasRules(false)} onApply={recast} />}
    </>
  );
}
