import type { ArcFamily } from './arcView.ts';
import styles from './LineLegend.module.css';

/** A sample of the line a family of relations is drawn with in the 四柱图. */
export function FamilyLine({ family }: { readonly family: ArcFamily | '柱' }) {
  return (
    <svg viewBox="0 0 24 2" className={styles.Sample} data-family={family} aria-hidden>
      <path d="M0 1H24" />
    </svg>
  );
}
