import { lazy, Suspense, useState } from 'react';
import { useCastAgain } from '../features/birth/useCastAgain.ts';
import { doorsOf, shownCase } from '../features/cases/caseDoors.ts';
import { useWide } from '../lib/device/useWide.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { useDeviceRead } from '../lib/cases/db.ts';
import { useCases } from '../lib/cases/useCases.ts';
import { HeaderButton } from '../ui/shell/AppHeader.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { ListPanes } from '../ui/shell/ListPanes.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { Segment } from '../ui/controls/RadioGroup.tsx';
import { DeviceFault } from '../ui/states/DeviceFault.tsx';
import { EmptyState, Skeleton } from '../ui/states/States.tsx';
import { magnifyingGlassIcon, plusIcon } from '../ui/tables/icons.ts';
import { ChartList } from '../features/cases/ChartList.tsx';

const HepanRecords = lazy(async () => ({
  default: (await import('../features/hepan/HepanRecords.tsx')).HepanRecords,
}));

const SavedDays = lazy(async () => ({
  default: (await import('../features/agenda/SavedDays.tsx')).SavedDays,
}));

const RecordPane = lazy(() => import('./RecordPane.tsx'));

const KINDS = [
  { value: 'charts', text: '排盘' },
  { value: 'hepan', text: '合盘' },
  { value: 'days', text: '择吉' },
] as const;
type Kind = (typeof KINDS)[number]['value'];

const refresh = async () => (await import('../lib/wire/refresh.ts')).refreshAll();

function kindOf(text: string | undefined): Kind {
  return KINDS.find(({ value }) => value === text)?.value ?? 'charts';
}

/** 记录, tab 2: the charts cast on this device; where the window is wide the chosen one (`id`) beside the list. */
export default function RecordsPage() {
  const go = useGo();
  const cases = useCases();
  const { hasFailed } = useDeviceRead();
  const castAgain = useCastAgain();
  const query = useQueryTexts();
  const kind = kindOf(query['kind']);
  const [isSearching, setIsSearching] = useState(false);
  const hasPanes = useWide('list') && kind === 'charts' && cases !== null && cases.length > 0;
  const shownId = hasPanes ? shownCase(cases, query['id']) : null;
  const list = (
    <PageBody>
      <Segment
        label="记录类别"
        options={KINDS}
        value={kind}
        onChange={(next) => go.query({ kind: next === 'charts' ? undefined : next })}
      />
      {kind === 'charts' && cases === null && <Skeleton />}
      {kind === 'charts' && hasFailed && <DeviceFault />}
      {kind === 'charts' && !hasFailed && cases !== null && cases.length === 0 && (
        <EmptyState action={<Button onClick={() => go.to('home')}>去排盘</Button>}>还没有记录</EmptyState>
      )}
      {kind === 'charts' && cases !== null && cases.length > 0 && (
        <ChartList
          cases={cases}
          isSearching={isSearching}
          doorOf={shownId === null ? undefined : doorsOf('records', shownId, query)}
          onAgain={castAgain}
        />
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
  );
  return (
    <PageShell
      title="记录"
      isWide={hasPanes}
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
      {shownId === null ? (
        list
      ) : (
        <ListPanes
          list={list}
          listLabel="记录"
          recordLabel="命盘"
          record={
            <Suspense fallback={<Skeleton />}>
              <RecordPane id={shownId} />
            </Suspense>
          }
        />
      )}
    </PageShell>
  );
}
