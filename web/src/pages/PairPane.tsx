import { HepanReading } from '../features/hepan/HepanReading.tsx';
import { handOver } from '../features/hepan/currentPair.ts';
import { removeComparisons } from '../features/hepan/ComparisonList.tsx';
import { hepanResult, type HepanResult } from '../features/hepan/hepanResult.ts';
import { pairLine, ResultFigure } from '../features/hepan/ResultFigure.tsx';
import { findComparison } from '../lib/cases/comparisonDb.ts';
import { useGo } from '../lib/page/navigation.ts';
import { useResource } from '../lib/page/resource.ts';
import { useToday } from '../lib/time/useToday.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Icon } from '../ui/display/Icon.tsx';
import { Note } from '../ui/display/Note.tsx';
import { PageBody } from '../ui/shell/PageShell.tsx';
import { PaneHead } from '../ui/shell/PaneHead.tsx';
import { EmptyState, ErrorState, Skeleton } from '../ui/states/States.tsx';
import { arrowsLeftRightIcon, trashIcon, usersIcon } from '../ui/tables/icons.ts';

/** A saved comparison beside its list: both charts, the reading, and its actions. */
export default function PairPane({ id }: { readonly id: string }) {
  const { date, text } = useToday();
  const loaded = useResource({
    queryKey: ['pairPane', id, text],
    queryFn: async () => {
      const record = await findComparison(id);
      return record === null ? null : hepanResult(record, date);
    },
  });
  if (loaded.state === 'ready' && loaded.value !== null) return <Content result={loaded.value} />;
  return (
    <PageBody>
      {loaded.state === 'loading' && <Skeleton />}
      {loaded.state === 'failed' && (
        <ErrorState onRetry={loaded.retry}>合盘算不出来：{String(loaded.error)}</ErrorState>
      )}
      {loaded.state === 'ready' && <EmptyState>记录不存在或已删除</EmptyState>}
    </PageBody>
  );
}

function Content({ result }: { readonly result: HepanResult }) {
  const go = useGo();
  const { record, a, b } = result;
  const change = (): void => {
    handOver(record);
    go.to('hepan');
  };
  return (
    <>
      <PaneHead title={`${a.name}与${b.name}`}>
        <Button variant="secondary" size="small" onClick={() => go.to('hepanItem', { id: record.id })}>
          <Icon of={usersIcon} size={1.125} /> 打开合盘
        </Button>
        <Button variant="secondary" size="small" onClick={change}>
          <Icon of={arrowsLeftRightIcon} size={1.125} /> 换一位
        </Button>
        <Button variant="secondary" size="small" onClick={() => void removeComparisons([record])}>
          <Icon of={trashIcon} size={1.125} /> 删除
        </Button>
      </PaneHead>
      <PageBody>
        <Note align="start">{pairLine(record)}</Note>
        <ResultFigure result={result} />
        <HepanReading key={record.id} result={result} />
      </PageBody>
    </>
  );
}
