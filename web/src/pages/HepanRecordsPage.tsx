import { lazy, Suspense, useState } from 'react';
import { HepanRecords } from '../features/hepan/HepanRecords.tsx';
import { useComparisons } from '../lib/cases/deviceLists.ts';
import { useWide } from '../lib/device/useWide.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { HeaderButton } from '../ui/shell/AppHeader.tsx';
import { ListPanes } from '../ui/shell/ListPanes.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { doorsOf, shownOf } from '../ui/shell/rowDoors.ts';
import { FlagGate } from '../ui/states/FlagGate.tsx';
import { Skeleton } from '../ui/states/States.tsx';
import { checkIcon, plusIcon } from '../ui/tables/icons.ts';

const PairPane = lazy(() => import('./PairPane.tsx'));

/** 合盘记录: comparisons stored on this device. */
export default function HepanRecordsPage() {
  return (
    <FlagGate flag="is_show_he_pan" title="合盘记录">
      <PairRecords />
    </FlagGate>
  );
}

/** The list; where the window is wide the chosen one (`id`) beside it. */
function PairRecords() {
  const go = useGo();
  const query = useQueryTexts();
  const pairs = useComparisons();
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const hasRoom = useWide('list');
  const shownId = hasRoom ? shownOf(pairs ?? [], query['id']) : null;
  const list = (
    <PageBody>
      <HepanRecords
        chosen={chosen}
        onChosen={setChosen}
        doorOf={shownId === null ? undefined : doorsOf('hepanRecords', shownId, query)}
      />
    </PageBody>
  );
  return (
    <PageShell
      title="合盘记录"
      isWide={shownId !== null}
      right={
        <>
          <HeaderButton
            label="多选"
            icon={checkIcon}
            onClick={() => setChosen(chosen === null ? new Set() : null)}
          />
          <HeaderButton label="去合盘" icon={plusIcon} onClick={() => go.to('hepan')} />
        </>
      }
    >
      {shownId === null ? (
        list
      ) : (
        <ListPanes
          list={list}
          listLabel="合盘记录"
          recordLabel="合盘"
          record={
            <Suspense fallback={<Skeleton />}>
              <PairPane id={shownId} />
            </Suspense>
          }
        />
      )}
    </PageShell>
  );
}
