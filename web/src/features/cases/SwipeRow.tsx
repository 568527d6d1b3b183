import type { ReactNode } from 'react';
import styles from './SwipeRow.module.css';

interface SwipeRowProps {
  readonly name: string;
  /** While several are being chosen, rows do not move. */
  readonly isStill: boolean;
  readonly onEdit: () => void;
  readonly onMove: () => void;
  readonly onDelete: () => void;
  readonly children: ReactNode;
}

/** A row that is swiped to the left for what can be done with it. The browser's own scrolling does the swipe. */
export function SwipeRow({ name, isStill, onEdit, onMove, onDelete, children }: SwipeRowProps) {
  if (isStill) return children;
  return (
    <div className={styles.Swipe}>
      <div className={styles.Face}>{children}</div>
      <div className={styles.Actions}>
        <button type="button" aria-label={`编辑 ${name}`} onClick={onEdit}>
          编辑
        </button>
        <button type="button" aria-label={`移动 ${name}`} onClick={onMove}>
          移动
        </button>
        <button type="button" aria-label={`删除 ${name}`} data-danger onClick={onDelete}>
          删除
        </button>
      </div>
    </div>
  );
}
