import type { ReactNode } from 'react';
import { DISCLAIMER } from '../../lib/words/disclaimer.ts';
import { Text } from '../kit/Kit.tsx';
import styles from './Note.module.css';

interface NoteProps {
  /** Alignment of the lines: centred, as at the foot of a page, or at the left edge of what they explain. */
  readonly align?: 'center' | 'start';
  readonly children: ReactNode;
}

/** A small line that explains. */
export function Note({ align = 'center', children }: NoteProps) {
  return (
    <Text as="p" size="cell" tone="soft" className={styles.Note} data-align={align}>
      {children}
    </Text>
  );
}

/** The disclaimer of every reading, after its other notes. */
export function Disclaimer({ align = 'center', children }: Partial<NoteProps>) {
  return (
    <Note align={align}>
      {children}
      {DISCLAIMER}
    </Note>
  );
}
