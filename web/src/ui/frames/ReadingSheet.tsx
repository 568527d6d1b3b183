import type { ReactNode } from 'react';
import { Sheet } from '../controls/Sheet.tsx';
import { Disclaimer } from '../display/Note.tsx';
import { Prose } from '../display/Prose.tsx';

interface ReadingSheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Where the text comes from. */
  readonly origin: ReactNode;
}

/** A text about one thing, in topics. */
export function ReadingSheet({ title, onClose, children, origin }: ReadingSheetProps) {
  return (
    <Sheet isOpen title={title} onClose={onClose}>
      <Prose>
        {children}
        <Disclaimer align="start">{origin}</Disclaimer>
      </Prose>
    </Sheet>
  );
}

/** A paragraph under its heading. */
export function Topic({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <>
      <h3>{title}</h3>
      <p>{children}</p>
    </>
  );
}
