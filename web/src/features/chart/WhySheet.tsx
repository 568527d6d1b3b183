import { Sheet } from '../../ui/controls/Sheet.tsx';
import type { Why } from './whyView.ts';
import styles from './WhySheet.module.css';
import { Disclaimer, Note } from '../../ui/display/Note.tsx';

interface WhySheetProps {
  /** What to explain; null keeps the sheet closed. */
  readonly why: Why | null;
  readonly onClose: () => void;
}

/** Why a cell says what it says: the steps and the book. */
export function WhySheet({ why, onClose }: WhySheetProps) {
  return (
    <Sheet isOpen={why !== null} title={why?.title ?? ''} onClose={onClose}>
      <ol className={styles.Steps}>
        {why?.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Note align="start">依据：{why?.source}</Note>
      <Disclaimer align="start" />
    </Sheet>
  );
}
