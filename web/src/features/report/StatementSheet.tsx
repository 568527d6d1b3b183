import { Sheet } from '../../ui/controls/Sheet.tsx';
import { WhyParts } from '../../ui/display/WhyParts.tsx';
import { whyOfStatement, type ChipView } from './reportView.ts';

interface StatementSheetProps {
  /** Null keeps the sheet closed. */
  readonly chip: ChipView | null;
  readonly onClose: () => void;
}

/** Why a report says what it says. */
export function StatementSheet({ chip, onClose }: StatementSheetProps) {
  if (chip === null) return null;
  return (
    <Sheet isOpen title={chip.text} onClose={onClose}>
      <WhyParts {...whyOfStatement(chip.statement)} />
    </Sheet>
  );
}
