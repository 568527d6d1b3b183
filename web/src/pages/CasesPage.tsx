import { lazy, useState, type ComponentProps } from 'react';
import { useCastAgain } from '../features/birth/useCastAgain.ts';
import { NO_GROUP } from '../features/cases/caseFilter.ts';
import { CaseManager } from '../features/cases/CaseManager.tsx';
import { SyncBar } from '../features/sync/SyncBar.tsx';
import { useCases, useGroups } from '../lib/cases/deviceLists.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { useFlag } from '../lib/wire/session.ts';
import { ActionSheet } from '../ui/controls/ActionSheet.tsx';
import { useSelection } from '../ui/controls/BatchBar.tsx';
import { AddButton, MoreButton } from '../ui/shell/HeaderButtons.tsx';
import { ListDetail } from '../ui/frames/ListDetail.tsx';
import { DeviceList } from '../ui/states/DeviceList.tsx';
import {
  arrowCounterClockwiseIcon,
  checkIcon,
  downloadSimpleIcon,
  folderSimpleIcon,
  uploadSimpleIcon,
  usersIcon,
} from '../ui/tables/icons.ts';
import { NoCases, SyncMark } from './CaseListParts.tsx';

const RecordPane = lazy(() => import('./RecordPane.tsx'));

/** 我的命例: the cases of this device, by groups; where the window is wide the chosen one (`id`) beside the list. */
export default function CasesPage() {
  const go = useGo();
  const { group } = useQueryTexts();
  const cases = useCases();
  const groups = useGroups();
  const castAgain = useCastAgain();
  const hasHepan = useFlag('is_show_he_pan');
  const selection = useSelection();
  const [isMore, setIsMore] = useState(false);
  const isLoading = cases === null || groups === null;
  const groupId = groups?.some(({ id }) => id === group) === true || group === NO_GROUP ? group : null;
  const list: ComponentProps<typeof ListDetail>['list'] = (doorOf) => (
    <DeviceList
      rows={groups === null ? null : cases}
      empty={
        <>
          <NoCases />
          <SyncBar count={0} />
        </>
      }
    >
      {(shown) => (
        <CaseManager
          cases={shown}
          groups={groups ?? []}
          groupId={groupId ?? null}
          onGroup={(next) => go.query({ group: next ?? undefined })}
          doorOf={doorOf}
          selection={selection}
          onAgain={castAgain}
          markOf={({ id }) => <SyncMark id={id} />}
        >
          <SyncBar count={shown.length} />
        </CaseManager>
      )}
    </DeviceList>
  );
  return (
    <ListDetail
      title="我的命例"
      page="cases"
      rows={isLoading ? null : cases}
      right={
        <>
          <AddButton label="添加命例" page="addCase" />
          <MoreButton onOpen={() => setIsMore(true)} />
        </>
      }
      list={list}
      listLabel="命例"
      record={(id) => <RecordPane id={id} />}
      recordLabel="命盘"
    >
      <ActionSheet
        isOpen={isMore}
        title="更多"
        onClose={() => setIsMore(false)}
        actions={[
          ...(isLoading || cases.length === 0
            ? []
            : [{ text: '批量选择', icon: checkIcon, onSelect: selection.begin }]),
          ...(hasHepan ? [{ text: '一家人', icon: usersIcon, onSelect: () => go.to('family') }] : []),
          { text: '分组管理', icon: folderSimpleIcon, onSelect: () => go.to('groups') },
          { text: '导入', icon: uploadSimpleIcon, onSelect: () => go.to('backup') },
          { text: '导出', icon: downloadSimpleIcon, onSelect: () => go.to('backup') },
          { text: '回收站', icon: arrowCounterClockwiseIcon, onSelect: () => go.to('backup') },
        ]}
      />
    </ListDetail>
  );
}
