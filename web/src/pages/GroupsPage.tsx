import { useMemo, useState } from 'react';
import { countByGroup } from '../features/cases/caseListView.ts';
import { GroupList } from '../features/cases/GroupList.tsx';
import { addGroup, saveGroups } from '../lib/cases/groupDb.ts';
import { GROUP_NAME_LENGTH, groupNameError, type GroupRecord } from '../lib/cases/groupRecord.ts';
import { useCases, useGroups } from '../lib/cases/deviceLists.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Sheet } from '../ui/controls/Sheet.tsx';
import { TextField } from '../ui/controls/TextField.tsx';
import { Card } from '../ui/display/Card.tsx';
import { Note } from '../ui/display/Note.tsx';
import { HeaderButton } from '../ui/shell/AppHeader.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { DeviceList } from '../ui/states/DeviceList.tsx';
import { EmptyState } from '../ui/states/States.tsx';
import { plusIcon } from '../ui/tables/icons.ts';

/** 分组: folders of cases. */
export default function GroupsPage() {
  const groups = useGroups();
  const cases = useCases();
  const counts = useMemo(() => countByGroup(cases ?? []), [cases]);
  /** The group being named; 'new' for one that is not there yet. */
  const [naming, setNaming] = useState<GroupRecord | 'new' | null>(null);
  return (
    <PageShell
      title="分组"
      right={<HeaderButton label="新建分组" icon={plusIcon} onClick={() => setNaming('new')} />}
    >
      <PageBody>
        <DeviceList
          rows={groups}
          placeholder={3}
          empty={
            <EmptyState action={<Button onClick={() => setNaming('new')}>新建分组</Button>}>
              还没有分组。把命例按家人、朋友、客户分开，找起来更快。
            </EmptyState>
          }
        >
          {(shown) => (
            <>
              <Card isPadded={false}>
                <GroupList groups={shown} counts={counts} onRename={setNaming} />
              </Card>
              <Note>拖动左侧手柄调整次序；删除分组时，其中的命例移到未分组。</Note>
            </>
          )}
        </DeviceList>
      </PageBody>
      {naming !== null && (
        <NameSheet
          group={naming === 'new' ? null : naming}
          groups={groups ?? []}
          onClose={() => setNaming(null)}
        />
      )}
    </PageShell>
  );
}

interface NameSheetProps {
  /** Null for a new group. */
  readonly group: GroupRecord | null;
  readonly groups: readonly GroupRecord[];
  readonly onClose: () => void;
}

function NameSheet({ group, groups, onClose }: NameSheetProps) {
  const [name, setName] = useState(group?.name ?? '');
  const [fault, setFault] = useState('');
  const handleConfirm = (): void => {
    const error = groupNameError(name, groups, group?.id);
    setFault(error);
    if (error !== '') return;
    const nowMs = Date.now();
    if (group === null) void addGroup(name, nowMs);
    else void saveGroups([{ ...group, name: name.trim(), updatedAt: nowMs }]);
    onClose();
  };
  return (
    <Sheet
      isOpen
      title={group === null ? '新建分组' : '改名'}
      confirmText="保存"
      onClose={onClose}
      onConfirm={handleConfirm}
    >
      <TextField
        label="名称"
        autoFocus
        maxLength={GROUP_NAME_LENGTH}
        placeholder="建议不超过 12 个字"
        value={name}
        error={fault}
        onChange={(event) => setName(event.target.value)}
      />
    </Sheet>
  );
}
