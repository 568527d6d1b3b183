/**
 * What can be done with the rows of a list that were chosen together.
 */
import { Inline } from '../kit/Kit.tsx';
import styles from './BatchBar.module.css';
import { Button } from './Button.tsx';

interface BatchAct {
  readonly text: string;
  readonly onSelect: () => void;
}

interface BatchBarProps {
  /** How many are chosen; without one the acts rest. */
  readonly count: number;
  readonly acts: readonly BatchAct[];
  /** Chooses every row; absent where there is no such button, null where there is no row. */
  readonly onAll?: (() => void) | null;
  /** Ends the choosing; absent where another control does. */
  readonly onDone?: () => void;
}

export function BatchBar({ count, acts, onAll, onDone }: BatchBarProps) {
  return (
    <Inline wrap align="center" padX={3} size="sub" className={styles.Bar} role="group" aria-label="批量操作">
      <span>已选 {count}</span>
      {onAll !== undefined && (
        <Button variant="plain" size="small" disabled={onAll === null} onClick={() => onAll?.()}>
          全选
        </Button>
      )}
      {acts.map(({ text, onSelect }) => (
        <Button key={text} variant="plain" size="small" disabled={count === 0} onClick={onSelect}>
          {text}
        </Button>
      ))}
      {onDone !== undefined && (
        <Button variant="plain" size="small" onClick={onDone}>
          完成
        </Button>
      )}
    </Inline>
  );
}
