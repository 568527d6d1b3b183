import { DISCLAIMER } from '../../lib/words/disclaimer.ts';
import { formatDate } from '../../lib/words/dateText.ts';
import { ShareFrame } from '../../ui/frames/ShareFrame.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { PictureCanvas } from '../../ui/pictures/PictureCanvas.tsx';
import { drawDay, type PickedDayCard } from './drawDay.ts';

interface DayPictureSheetProps {
  readonly card: PickedDayCard;
  readonly onClose: () => void;
}

/** 分享: a picked day as a picture, without the names of those it was picked for. */
export function DayPictureSheet({ card, onClose }: DayPictureSheetProps) {
  const name = `${formatDate(card.day.civil)} ${card.affair}`;
  return (
    <ShareFrame onClose={onClose}>
      <PictureCanvas
        draw={(canvas, address) => drawDay(canvas, card, address)}
        label={`${name} ${card.candidate.band}`}
        fileName={name}
        onDone={onClose}
      />
      <Note>{DISCLAIMER}</Note>
    </ShareFrame>
  );
}
