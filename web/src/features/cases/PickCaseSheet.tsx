/**
 * Choosing one of this device's cases.
 */
import { caseName, type CaseRecord } from '../../lib/cases/caseRecord.ts';
import { useCases } from '../../lib/cases/useCases.ts';
import { PageLink } from '../../ui/shell/PageLink.tsx';
import { ActionRow, Rows } from '../../ui/controls/Rows.tsx';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { EmptyState, Skeleton } from '../../ui/states/States.tsx';

interface PickCaseSheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly onPick: (choice: { readonly record: CaseRecord }) => void;
}

export function PickCaseSheet({ title, onClose, onPick }: PickCaseSheetProps) {
  const cases = useCases();
  return (
    <Sheet isOpen title={title} onClose={onClose}>
      {cases === null && <Skeleton rows={3} />}
      {cases?.length === 0 && (
        <EmptyState action={<PageLink page="home">去排盘</PageLink>}>还没有命例，先排一个盘</EmptyState>
      )}
      <Rows isDense>
        {cases?.map((record) => (
          <ActionRow
            key={record.id}
            label={caseName(record)}
            value={record.pillars.filter((pillar) => pillar !== null).join(' ')}
            hasArrow={false}
            onClick={() => onPick({ record })}
          />
        ))}
      </Rows>
    </Sheet>
  );
}
