import { type DirectionQuery, directionReading } from '@shangyuan/reading/direction';
import { reasonOf, ReasonSheet } from '../../ui/frames/ReasonSheet.tsx';

interface DirectionSheetProps {
  readonly subject: DirectionQuery;
  readonly onClose: () => void;
}

/** Why a direction: what custom makes of it, how it was found, and from which table. */
export function DirectionSheet({ subject, onClose }: DirectionSheetProps) {
  const reading = directionReading(subject);
  return <ReasonSheet title={reading.title} reason={reasonOf(reading)} onClose={onClose} />;
}
