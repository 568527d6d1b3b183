import type { ReactNode } from 'react';
import { Text } from '../../ui/kit/Kit.tsx';
import styles from './SwipeRow.module.css';

interface SwipeRowProps {
  readonly name: string;
  /** While several are being chosen, rows do not move. */
  readonly isStill: boolean;
  readonly isPinned: boolean;
  readonly onPin: () => void;
  readonly onEdit: () => void;
  readonly onMove: () => void;
  readonly onDelete: () => void;
  readonly children: ReactNode;
}

/** A row that is swiped to the left for what can be done with it. The browser's own scrolling does the swipe. */
export function SwipeRow(props: SwipeRowProps) {
  const { name, isStill, isPinned, onPin, onEdit, onMove, onDelete, children } = props;
  if (isStill) return <>{children}</>;
  return (
    <div className={styles.Swipe}>
      <div className={styles.Face}>{children}</div>
      <div className={styles.Actions}>
        <Text
          as="button"
          padX={2}
          textAlign="center"
          size="sub"
          tone="plain"
          type="button"
          aria-label={`${isPinned ? '取消置顶' : '置顶'} ${name}`}
          onClick={onPin}
        >
          {isPinned ? '取消置顶' : '置顶'}
        </Text>
        <Text
          as="button"
          padX={2}
          textAlign="center"
          size="sub"
          tone="plain"
          type="button"
          aria-label={`编辑 ${name}`}
          onClick={onEdit}
        >
          编辑
        </Text>
        <Text
          as="button"
          padX={2}
          textAlign="center"
          size="sub"
          tone="plain"
          type="button"
          aria-label={`移动 ${name}`}
          onClick={onMove}
        >
          移动
        </Text>
        <Text
          as="button"
          padX={2}
          textAlign="center"
          size="sub"
          tone="plain"
          type="button"
          aria-label={`删除 ${name}`}
          data-danger
          onClick={onDelete}
        >
          删除
        </Text>
      </div>
    </div>
  );
}
