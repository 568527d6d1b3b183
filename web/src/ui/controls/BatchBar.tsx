/**
 * Rows of a list that are chosen together, and what can be done with them.
 */
import { useState } from 'react';
import { Inline } from '../kit/Kit.tsx';
import styles from './Rows.module.css';
import { Button } from './Button.tsx';

interface Row {
  readonly id: string;
}

/** Which rows are chosen. */
export type Selection = ReturnType<typeof useSelection>;

/** The rows that are being chosen; off until it begins. */
export function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null);
  const toggle = (id: string) => {
    const after = new Set(ids);
    if (!after.delete(id)) after.add(id);
    setIds(after);
  };
  return {
    isOn: ids !== null,
    begin: () => setIds(new Set()),
    end: () => setIds(null),
    choose: (rows: readonly Row[]) => setIds(new Set(rows.map(({ id }) => id))),
    of: <T extends Row>(rows: readonly T[]) => rows.filter(({ id }) => ids?.has(id) === true),
    /** How a row is chosen; undefined while a tap opens it. */
    choiceOf: ({ id }: Row) =>
      ids === null ? undefined : { isChosen: ids.has(id), onToggle: () => toggle(id) },
  };
}

interface BatchBarProps<T extends Row> {
  readonly selection: Selection;
  /** Rows that can be chosen. */
  readonly rows: readonly T[];
  readonly acts: (
    chosen: readonly T[],
  ) => readonly { readonly text: string; readonly onSelect: () => void }[];
  /** Rows that one button chooses; absent where there is no such button. */
  readonly all?: readonly T[];
  /** Whether a button ends the choosing; not where another control does. */
  readonly hasEnd?: boolean;
}

export function BatchBar<T extends Row>({ selection, rows, acts, all, hasEnd = true }: BatchBarProps<T>) {
  if (!selection.isOn) return null;
  const chosen = selection.of(rows);
  return (
    <Inline wrap align="center" padX={3} size="sub" className={styles.Bar} role="group" aria-label="批量操作">
      <span>已选 {chosen.length}</span>
      {all !== undefined && (
        <Button
          variant="plain"
          size="small"
          disabled={all.length === 0}
          onClick={() => selection.choose(all)}
        >
          全选
        </Button>
      )}
      {acts(chosen).map(({ text, onSelect }) => (
        <Button key={text} variant="plain" size="small" disabled={chosen.length === 0} onClick={onSelect}>
          {text}
        </Button>
      ))}
      {hasEnd && (
        <Button variant="plain" size="small" onClick={selection.end}>
          完成
        </Button>
      )}
    </Inline>
  );
}
