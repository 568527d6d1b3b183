import { Sheet } from '../../ui/controls/Sheet.tsx';
import type { Why } from './whyView.ts';
import styles from './WhySheet.module.css';

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
      <p className={styles.Source}>依据：{why?.source}</p>
      <p className={styles.Source}>仅供传统文化研究与娱乐参考</p>
    </Sheet>
  );
}
