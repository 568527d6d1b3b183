/**
 * Choosing one of this device's cases.
 */
import { useState } from 'react';
import { caseLabel, type CaseRecord } from '../../lib/cases/caseRecord.ts';
import { useCases } from '../../lib/cases/deviceLists.ts';
import { PageLink } from '../../ui/shell/PageLink.tsx';
import { ActionRow, Rows } from '../../ui/controls/Rows.tsx';
import { SearchField } from '../../ui/controls/SearchField.tsx';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { DeviceList } from '../../ui/states/DeviceList.tsx';
import { EmptyState } from '../../ui/states/States.tsx';

interface PickCaseSheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly onPick: (choice: { readonly record: CaseRecord }) => void;
}

/** Cases shown at once; the others are found by their name. */
const MAX_SHOWN = 30;

const isFound = (record: CaseRecord, text: string) =>
  caseLabel(record).includes(text) || record.pillars.join('').includes(text);

export function PickCaseSheet({ title, onClose, onPick }: PickCaseSheetProps) {
  const cases = useCases();
  const [text, setText] = useState('');
  return (
    <Sheet isOpen title={title} onClose={onClose}>
      <DeviceList
        rows={cases}
        placeholder={3}
        empty={
          <EmptyState action={<PageLink page="home">去排盘</PageLink>}>还没有命例，先排一个盘</EmptyState>
        }
      >
        {(all) => (
          <>
            {all.length > MAX_SHOWN && (
              <SearchField label="搜索命例" placeholder="姓名、四柱" value={text} onChange={setText} />
            )}
            <Rows isDense>
              {all
                .filter((record) => isFound(record, text.trim()))
                .slice(0, MAX_SHOWN)
                .map((record) => (
                  <ActionRow
                    key={record.id}
                    label={caseLabel(record)}
                    value={record.pillars.filter((pillar) => pillar !== null).join(' ')}
                    hasArrow={false}
                    onClick={() => onPick({ record })}
                  />
                ))}
            </Rows>
          </>
        )}
      </DeviceList>
    </Sheet>
  );
}
