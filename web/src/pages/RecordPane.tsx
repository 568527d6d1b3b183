import { lazy, Suspense, useMemo, useState } from 'react';
import type { ChartRulesInput } from '@shangyuan/engine/chart';
import { saveCaseBirth } from '../features/birth/caseForm.ts';
import { buildChartView } from '../features/chart/chartView.ts';
import { ChartStrip } from '../features/chart/ChartStrip.tsx';
import { ChartTabs } from '../features/chart/ChartTabs.tsx';
import { NoChartState } from '../features/chart/NoChartState.tsx';
import { RecastNotice } from '../features/chart/RecastNotice.tsx';
import { updateCase } from '../lib/cases/caseDb.ts';
import { caseName, type CaseNote } from '../lib/cases/caseRecord.ts';
import { useChartSource, type ChartSource } from '../lib/cases/useChartSource.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { useMinute } from '../lib/time/clock.ts';
import { useFlag } from '../lib/wire/session.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Icon } from '../ui/display/Icon.tsx';
import { PageBody } from '../ui/shell/PageShell.tsx';
import { PaneHead } from '../ui/shell/PaneHead.tsx';
import { ErrorState, Skeleton } from '../ui/states/States.tsx';
import { pencilSimpleIcon, usersIcon, yinYangIcon } from '../ui/tables/icons.ts';

const RuleSheet = lazy(async () => ({
  default: (await import('../features/rules/RuleSheet.tsx')).RuleSheet,
}));

/** The chart of a saved case beside its list: its four parts in one column, and its actions. */
export default function RecordPane({ id }: { readonly id: string }) {
  const [version, setVersion] = useState(0);
  const loaded = useChartSource({ id }, version);
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
  return <Content source={loaded.value} onChanged={() => setVersion(version + 1)} />;
}

interface ContentProps {
  readonly source: ChartSource;
  readonly onChanged: () => void;
}

function Content({ source: { record, chart }, onChanged }: ContentProps) {
  const go = useGo();
  const { tab, luck } = useQueryTexts();
  const nowMs = useMinute();
  const hasHepan = useFlag('is_show_he_pan');
  const [hasRules, setHasRules] = useState(false);
  const view = useMemo(() => buildChartView(chart), [chart]);
  const own = {
    id: record.id,
    ...(tab === undefined ? {} : { tab }),
    ...(luck === undefined ? {} : { luck }),
  };
  const recast = async (rules: ChartRulesInput): Promise<void> => {
    await saveCaseBirth(record, { ...record, rules });
    onChanged();
  };
  const keepNotes = async (notes: readonly CaseNote[]): Promise<void> => {
    await updateCase(record.id, { notes, updatedAt: Date.now() });
    onChanged();
  };
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
      <ChartStrip record={record} chart={chart} onRules={() => setHasRules(true)} />
      <RecastNotice record={record} view={view} onSave={() => void recast(record.rules)} />
      <ChartTabs
        key={record.id}
        record={record}
        view={view}
        query={own}
        nowMs={nowMs}
        isOneColumn
        onNotes={({ notes }) => void keepNotes(notes)}
      />
      {hasRules && (
        <Suspense>
          <RuleSheet
            birth={chart.birth}
            rules={chart.rules}
            onClose={() => setHasRules(false)}
            onApply={({ rules }) => {
              setHasRules(false);
              void recast(rules);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
