import { lazy, Suspense, useState } from 'react';
import { useCastAgain } from '../features/birth/useCastAgain.ts';
import { useGo } from '../lib/page/navigation.ts';
import { useCases } from '../lib/cases/useCases.ts';
import { HeaderButton } from '../ui/shell/AppHeader.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { Segment } from '../ui/controls/RadioGroup.tsx';
import { EmptyState, Skeleton } from '../ui/states/States.tsx';
import { magnifyingGlassIcon, plusIcon } from '../ui/tables/icons.ts';
import { ChartList } from '../features/cases/ChartList.tsx';

const HepanRecords = lazy(async () => ({
  default: (await import('../features/hepan/HepanRecords.tsx')).HepanRecords,
}));

const SavedDays = lazy(async () => ({
  default: (await import('../features/agenda/SavedDays.tsx')).SavedDays,
}));

const KINDS = [
  { value: 'charts', text: '排盘' },
  { value: 'hepan', text: '合盘' },
  { value: 'days', text: '择吉' },
] as const;
type Kind = (typeof KINDS)[number]['value'];

const refresh = async () => (await import('../lib/wire/refresh.ts')).refreshAll();

/** 记录, tab 2: the charts cast on this device. */
export default function RecordsPage() {
  const go = useGo();
  const cases = useCases();
  const castAgain = useCastAgain();
  const [kind, setKind] = useState<Kind>('charts');
  const [isSearching, setIsSearching] = useState(false);
  return (
    <PageShell
      title="记录"
      tab="records"
      onRefresh={refresh}
      right={
        <>
          <HeaderButton
            label="搜索"
            icon={magnifyingGlassIcon}
            onClick={() => setIsSearching(!isSearching)}
          />
          <HeaderButton label="排盘" icon={plusIcon} onClick={() => go.to('home')} />
        </>
      }
    >
      <PageBody>
        <Segment label="记录类别" options={KINDS} value={kind} onChange={setKind} />
        {kind === 'charts' && cases === null && <Skeleton />}
        {kind === 'charts' && cases !== null && cases.length === 0 && (
          <EmptyState action={<Button onClick={() => go.to('home')}>去排盘</Button>}>还没有记录</EmptyState>
        )}
        {kind === 'charts' && cases !== null && cases.length > 0 && (
          <ChartList cases={cases} isSearching={isSearching} onAgain={castAgain} />
        )}
        {kind === 'hepan' && (
          <Suspense fallback={<Skeleton />}>
            <HepanRecords chosen={null} onChosen={() => go.to('hepanRecords')} />
          </Suspense>
        )}
        {kind === 'days' && (
          <Suspense fallback={<Skeleton />}>
            <SavedDays />
          </Suspense>
        )}
      </PageBody>
    </PageShell>
  );
}
