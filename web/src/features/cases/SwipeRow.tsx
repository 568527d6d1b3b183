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
  const acts = [
    [isPinned ? '取消置顶' : '置顶', onPin],
    ['编辑', onEdit],
    ['移动', onMove],
    ['删除', onDelete],
  ] as const;
  return (
    <div className={styles.Swipe}>
      <div className={styles.Face}>{children}</div>
      <div className={styles.Actions}>
        {acts.map(([text, onAct]) => (
          <Text
            as="button"
            padX={2}
            textAlign="center"
            size="sub"
            tone="plain"
            key={text}
            aria-label={`${text} ${name}`}
            data-danger={onAct === onDelete ? true : undefined}
            onClick={onAct}
          >
            {text}
          </Text>
        ))}
      </div>
    </div>
  );
}
