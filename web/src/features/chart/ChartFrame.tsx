import { lazy, Suspense, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { caseName } from '../../lib/cases/caseRecord.ts';
import { useQueryTexts } from '../../lib/page/navigation.ts';
import { sexOfQuery, useChartSource, type ChartSource } from '../../lib/cases/useChartSource.ts';
import { isUnlocked } from '../../lib/wire/unlocked.ts';
import { buildChartView, type ChartView, type NatalView } from './chartView.ts';
import { NoChartState } from './NoChartState.tsx';
import { Page, PageBody, PageShell } from '../../ui/shell/PageShell.tsx';
import { ErrorState, Skeleton } from '../../ui/states/States.tsx';

// What a chart of a moment asks first loads with such a chart, the code that checks a link with the first link.
const MomentGate = lazy(async () => ({ default: (await import('./MomentGate.tsx')).MomentGate }));
const LinkGate = lazy(async () => ({ default: (await import('./share/LinkGate.tsx')).LinkGate }));

interface ChartFrameProps {
  /** Title of the page; by default the name of the case. */
  readonly title?: string | undefined;
  readonly right?: ReactNode;
  /** From 744 px on the page takes the width of two columns. */
  readonly isWide?: boolean;
  readonly children: (source: ChartSource) => ReactNode;
}

export interface ChartPageProps {
  readonly source: ChartSource;
}

/** A wide page of one content. */
export function chartPage(title: string, Content: (props: ChartPageProps) => ReactElement) {
  return function ChartPage() {
    return (
      <ChartFrame title={title} isWide>
        {(source) => <Content source={source} />}
      </ChartFrame>
    );
  };
}

/** What pages show of a chart, made once. */
export function useChartView(chart: ChartSource['chart']): ChartView | NatalView {
  return useMemo(() => buildChartView(chart), [chart]);
}

/** A page about the chart its query names: the gate, loading, missing and failed states, then the content. */
export function ChartFrame(props: ChartFrameProps) {
  const query = useQueryTexts();
  const [passedAt, setPassedAt] = useState<string | null>(null);
  const isExample = query['example'] !== undefined;
  const isMoment = query['now'] !== undefined && query['birth'] === undefined && !isExample;
  const isPassed = passedAt === query['at'] || isUnlocked('tab', query['at']);
  if (isMoment && (!isPassed || sexOfQuery(query) === null)) {
    return (
      <PageShell title={props.title ?? '即时盘'}>
        <Suspense fallback={<Skeleton />}>
          <MomentGate query={query} onPass={({ at }) => setPassedAt(at)} />
        </Suspense>
      </PageShell>
    );
  }
  const { birth, seal } = query;
  const title = props.title ?? '命盘';
  if (birth === undefined || isExample) return <Framed {...props} />;
  return (
    <Suspense
      fallback={
        <Page title={title}>
          <Skeleton />
        </Page>
      }
    >
      <LinkGate title={title} birth={birth} seal={seal}>
        <Framed {...props} />
      </LinkGate>
    </Suspense>
  );
}

function Framed({ title, right, isWide = false, children }: ChartFrameProps) {
  const query = useQueryTexts();
  const loaded = useChartSource(query);
  const source = loaded.state === 'ready' && typeof loaded.value !== 'string' ? loaded.value : null;
  const heading = title ?? (source === null ? '命盘' : caseName(source.record));
  return (
    <PageShell title={heading} right={source === null ? undefined : right} isWide={isWide}>
      {loaded.state === 'loading' && (
        <PageBody>
          <Skeleton />
        </PageBody>
      )}
      {loaded.state === 'failed' && (
        <PageBody>
          <ErrorState onRetry={loaded.retry}>命盘没有算出来，请重试</ErrorState>
        </PageBody>
      )}
      {loaded.state === 'ready' && typeof loaded.value === 'string' && <NoChartState reason={loaded.value} />}
      {source !== null && children(source)}
    </PageShell>
  );
}
