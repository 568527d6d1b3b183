import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  readonly children: ReactNode;
  /** Second line, smaller. */
  readonly detail?: ReactNode;
  /** Buttons at the right, see NoticeButton. */
  readonly actions?: ReactNode;
}

/** A band with something to know. */
export function Notice({ children, detail, actions }: NoticeProps) {
  return (
    <div className={styles.Notice} role="note">
      <div className={styles.Text}>
        <p>{children}</p>
        {detail !== undefined && <p className={styles.Detail}>{detail}</p>}
      </div>
      {actions !== undefined && <div className={styles.Actions}>{actions}</div>}
    </div>
  );
}

interface NoticeButtonProps {
  readonly children: ReactNode;
  readonly isStrong?: boolean;
  readonly onClick: () => void;
}

/** A choice inside a notice. */
export function NoticeButton({ children, isStrong = false, onClick }: NoticeButtonProps) {
  return (
    <button type="button" className={styles.Button} data-strong={isStrong} onClick={onClick}>
      <span>{children}</span>
    </button>
  );
}
