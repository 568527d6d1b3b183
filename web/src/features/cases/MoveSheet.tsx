/**
 * Choosing the group of cases, or creating one.
 */
import { useState } from 'react';
import { updateCases } from '../../lib/cases/caseDb.ts';
import type { CaseRecord } from '../../lib/cases/caseRecord.ts';
import { addGroup } from '../../lib/cases/groupDb.ts';
import { GROUP_NAME_LENGTH, groupNameError } from '../../lib/cases/groupRecord.ts';
import { useGroups } from '../../lib/cases/deviceLists.ts';
import { showSnack } from '../../lib/page/toast.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ActionRow, Rows } from '../../ui/controls/Rows.tsx';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { GroupDot } from './GroupDot.tsx';
import { Stack } from '../../ui/kit/Kit.tsx';

interface MoveSheetProps {
  readonly records: readonly CaseRecord[];
  readonly onClose: () => void;
  readonly onMoved: () => void;
}

/** Moves cases into a group; 撤销 takes each back to where it was. */
async function moveCases(
  records: readonly CaseRecord[],
  group: { readonly id: string; readonly name: string } | null,
): Promise<void> {
  await updateCases(records.map(({ id }) => [id, { groupId: group?.id ?? null }]));
  showSnack({
    text: `已移动 ${records.length} 条到「${group?.name ?? '未分组'}」`,
    action: '撤销',
    onAction: () => void updateCases(records.map(({ id, groupId }) => [id, { groupId }])),
  });
}

export function MoveSheet({ records, onClose, onMoved }: MoveSheetProps) {
  const groups = useGroups() ?? [];
  const [name, setName] = useState('');
  const [fault, setFault] = useState('');
  const move = (group: { id: string; name: string } | null): void => {
    onClose();
    onMoved();
    void moveCases(records, group);
  };
  const handleNew = async (): Promise<void> => {
    const error = groupNameError(name, groups);
    setFault(error);
    if (error === '') move(await addGroup(name, Date.now()));
  };
  return (
    <Sheet isOpen title={`移动 ${records.length} 条到`} onClose={onClose}>
      <Rows isDense>
        {groups.map((group) => (
          <ActionRow
            key={group.id}
            label={
              <>
                <GroupDot colour={group.colour} /> {group.name}
              </>
            }
            hasArrow={false}
            onClick={() => move(group)}
          />
        ))}
        <ActionRow label="未分组" hasArrow={false} onClick={() => move(null)} />
      </Rows>
      <Stack
        as="form"
        gap={2}
        onSubmit={(event) => {
          event.preventDefault();
          void handleNew();
        }}
        padTop={3}
      >
        <TextField
          label="新分组"
          maxLength={GROUP_NAME_LENGTH}
          placeholder="如 家人"
          value={name}
          error={fault}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" variant="secondary" size="small">
          新建并移入
        </Button>
      </Stack>
    </Sheet>
  );
}
