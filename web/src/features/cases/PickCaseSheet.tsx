/**
 * Choosing one of this device's cases.
 */
import { caseName, type CaseRecord } from '../../lib/caseRecord.ts';
import { useCases } from '../../lib/useCases.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { ActionRow, Rows } from '../../ui/Rows.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { EmptyState, Skeleton } from '../../ui/States.tsx';

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
