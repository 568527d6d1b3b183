import type { ReactNode } from 'react';
import { APPNAME } from '@shangyuan/contract';
import { DISCLAIMER } from '../../lib/words/disclaimer.ts';
import { Sheet } from '../controls/Sheet.tsx';
import { Stack, Text } from '../kit/Kit.tsx';
import { ShareCard } from './ShareCard.tsx';

/** What a picture of a reading says around it. */
export interface PictureFrame {
  readonly title: string;
  /** The four pillars in a line. */
  readonly pillars: string;
  /** What it is of, below the pillars and in the name of the file. */
  readonly line: string;
  /** Lines at the foot, before the disclaimer. */
  readonly foot: readonly string[];
  /** What to do where it is too long for a picture. */
  readonly tooLong: string;
}

interface ReadingPictureProps {
  readonly frame: PictureFrame;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet with a reading as a picture: the pillars, without name, date or place, and the disclaimer. */
export function ReadingPicture({ frame, onClose, children }: ReadingPictureProps) {
  const { title, pillars, line, foot, tooLong } = frame;
  return (
    <Sheet isOpen title="分享图片" onClose={onClose}>
      <Stack gap={3}>
        <ShareCard
          title={title}
          pillars={pillars}
          name={`${title} ${pillars}`}
          foot={[...foot, `${APPNAME} · ${DISCLAIMER}`]}
          tooLong={tooLong}
          onShared={onClose}
        >
          <Text as="p" size="sub" tone="soft">
            {line}
          </Text>
          {children}
        </ShareCard>
      </Stack>
    </Sheet>
  );
}
