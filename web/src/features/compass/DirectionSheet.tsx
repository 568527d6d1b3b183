import { type DirectionQuery, directionReading } from '@shangyuan/reading/direction';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { WhyParts } from '../../ui/display/WhyParts.tsx';

interface DirectionSheetProps {
  readonly subject: DirectionQuery;
  readonly onClose: () => void;
}

/** Why a direction: what custom makes of it, how it was found, and from which table. */
export function DirectionSheet({ subject, onClose }: DirectionSheetProps) {
  const { title, meaning, steps, source } = directionReading(subject);
  return (
    <Sheet isOpen title={title} onClose={onClose}>
      <WhyParts meanings={[{ name: '', text: meaning }]} steps={steps} source={source} />
    </Sheet>
  );
}
