/**
 * Choosing one of this device's cases.
 */
import { useState } from 'react';
import { caseLabel, type CaseRecord } from '../../lib/cases/caseRecord.ts';
import { useDeviceRead } from '../../lib/cases/db.ts';
import { useCases } from '../../lib/cases/deviceLists.ts';
import { PageLink } from '../../ui/shell/PageLink.tsx';
import { ActionRow, Rows } from '../../ui/controls/Rows.tsx';
import { SearchField } from '../../ui/controls/SearchField.tsx';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { DeviceError } from '../../ui/states/DeviceError.tsx';
import { EmptyState, Skeleton } from '../../ui/states/States.tsx';

interface PickCaseSheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly onPick: (choice: { readonly record: CaseRecord }) => void;
}

/** Cases shown at once; the others are found by their name. */
const MAX_SHOWN = 30;

export function PickCaseSheet({ title, onClose, onPick }: PickCaseSheetProps) {
  const cases = useCases();
  const { hasFailed } = useDeviceRead();
  const [text, setText] = useState('');
  const query = text.trim();
  const found = (cases ?? []).filter(
    (record) => caseLabel(record).includes(query) || record.pillars.join('').includes(query),
  );
  return (
    <Sheet isOpen title={title} onClose={onClose}>
      {cases === null && <Skeleton rows={3} />}
      {hasFailed && <DeviceError />}
      {!hasFailed && cases?.length === 0 && (
        <EmptyState action={<PageLink page="home">去排盘</PageLink>}>还没有命例，先排一个盘</EmptyState>
      )}
      {(cases?.length ?? 0) > MAX_SHOWN && (
        <SearchField label="搜索命例" placeholder="姓名、四柱" value={text} onChange={setText} />
      )}
      <Rows isDense>
        {found.slice(0, MAX_SHOWN).map((record) => (
          <ActionRow
            key={record.id}
            label={caseLabel(record)}
            value={record.pillars.filter((pillar) => pillar !== null).join(' ')}
            hasArrow={false}
            onClick={() => onPick({ record })}
          />
        ))}
      </Rows>
    </Sheet>
  );
}
