import type { Agreement } from '@shangyuan/reading/classicCases';
import styles from './Classics.module.css';

interface AgreementMarkProps {
  readonly agreement: Agreement;
  /** Other words for it: 多数一致, 用神不同. */
  readonly children?: string;
}

/** How far the book and we agree: 一致 solid, 相近 framed, 不同 dashed. */
export function AgreementMark({ agreement, children = agreement }: AgreementMarkProps) {
  return (
    <span className={styles.Agreement} data-agreement={agreement}>
      {children}
    </span>
  );
}
