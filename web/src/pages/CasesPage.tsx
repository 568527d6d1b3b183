import { lazy, Suspense, useState } from 'react';
import { useCastAgain } from '../features/birth/useCastAgain.ts';
import { NO_GROUP } from '../features/cases/caseFilter.ts';
import { CaseManager } from '../features/cases/CaseManager.tsx';
import { SyncBar } from '../features/sync/SyncBar.tsx';
import { useDeviceRead } from '../lib/cases/db.ts';
import { useCases, useGroups } from '../lib/cases/deviceLists.ts';
import { useWide } from '../lib/device/useWide.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { ActionSheet } from '../ui/controls/ActionSheet.tsx';
import { HeaderButton } from '../ui/shell/AppHeader.tsx';
import { ListPanes } from '../ui/shell/ListPanes.tsx';
import { doorsOf, shownOf } from '../ui/shell/rowDoors.ts';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { DeviceError } from '../ui/states/DeviceError.tsx';
import { Skeleton } from '../ui/states/States.tsx';
import {
  arrowCounterClockwiseIcon,
  checkIcon,
  dotsThreeIcon,
  downloadSimpleIcon,
  folderSimpleIcon,
  plusIcon,
  uploadSimpleIcon,
} from '../ui/tables/icons.ts';
import { NoCases, SyncMark } from './CaseListParts.tsx';

const RecordPane = lazy(() => import('./RecordPane.tsx'));

/** 我的命例: the cases of this device, by groups; where the window is wide the chosen one (`id`) beside the list. */
export default function CasesPage() {
  const go = useGo();
  const query = useQueryTexts();
  const { group } = query;
  const cases = useCases();
  const groups = useGroups();
  const { hasFailed } = useDeviceRead();
  const castAgain = useCastAgain();
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const [isMore, setIsMore] = useState(false);
  const isLoading = cases === null || groups === null;
  const groupId = groups?.some(({ id }) => id === group) === true || group === NO_GROUP ? group : null;
  const hasPanes = useWide('list') && !isLoading && cases.length > 0;
  const shownId = hasPanes ? shownOf(cases, query['id']) : null;
  const list = (
    <PageBody>
      {isLoading && <Skeleton />}
      {hasFailed && <DeviceError />}
      {!isLoading && !hasFailed && cases.length === 0 && (
        <>
          <NoCases />
          <SyncBar count={0} />
        </>
      )}
      {!isLoading && cases.length > 0 && (
        <CaseManager
          cases={cases}
          groups={groups}
          groupId={groupId ?? null}
          onGroup={(next) => go.query({ group: next ?? undefined })}
          doorOf={shownId === null ? undefined : doorsOf('cases', shownId, query)}
          chosen={chosen}
          onChosen={setChosen}
          onAgain={castAgain}
          markOf={({ id }) => <SyncMark id={id} />}
        >
          <SyncBar count={cases.length} />
        </CaseManager>
      )}
    </PageBody>
  );
  return (
    <PageShell
      title="我的命例"
      isWide={hasPanes}
      right={
        <>
          <HeaderButton label="添加命例" icon={plusIcon} onClick={() => go.to('addCase')} />
          <HeaderButton label="更多" icon={dotsThreeIcon} onClick={() => setIsMore(true)} />
        </>
      }
    >
      {shownId === null ? (
        list
      ) : (
        <ListPanes
          list={list}
          listLabel="命例"
          recordLabel="命盘"
          record={
            <Suspense fallback={<Skeleton />}>
              <RecordPane id={shownId} />
            </Suspense>
          }
        />
      )}
      <ActionSheet
        isOpen={isMore}
        title="更多"
        onClose={() => setIsMore(false)}
        actions={[
          ...(isLoading || cases.length === 0
            ? []
            : [{ text: '批量选择', icon: checkIcon, onSelect: () => setChosen(new Set()) }]),
          { text: '分组管理', icon: folderSimpleIcon, onSelect: () => go.to('groups') },
          { text: '导入', icon: uploadSimpleIcon, onSelect: () => go.to('backup') },
          { text: '导出', icon: downloadSimpleIcon, onSelect: () => go.to('backup') },
          { text: '回收站', icon: arrowCounterClockwiseIcon, onSelect: () => go.to('backup') },
        ]}
      />
    </PageShell>
  );
}
