import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { clampIndex, findTyped, snapIndex, type WheelItem } from './wheel.ts';
import styles from './WheelPicker.module.css';

/** A column of wheels. */
export interface WheelColumn {
  /** What the column is: 年, 月. */
  readonly label: string;
  readonly items: readonly WheelItem[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Shown in the band after the selected item. */
  readonly unit?: string;
  /** Share of the width; 1 by default. */
  readonly grow?: number;
}

/** Wheels side by side over one band. */
export function Wheels({ columns }: { readonly columns: readonly WheelColumn[] }) {
  return (
    <div className={styles.Wheels}>
      {columns.map((column) => (
        <Wheel key={column.label} {...column} />
      ))}
    </div>
  );
}

const ROWS = 5;
/** Options rendered on each side of the middle one. */
const RENDERED_ROWS = 6;
const TYPING_MS = 900;

interface Drag {
  readonly pointerId: number;
  readonly startY: number;
  readonly startOffset: number;
  /** Last two samples, for the speed when let go. */
  samples: { y: number; atMs: number }[];
  hasMoved: boolean;
}

/** One wheel: drag, flick, mouse wheel, arrows, Home, End and typing. A listbox to assistive technology. */
function Wheel({ label, items, value, onChange, unit, grow = 1 }: WheelColumn) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const selected = clampIndex(
    items.findIndex((item) => item.value === value),
    items.length,
  );
  // The middle row in rows, with a fraction, while a finger holds it; null at rest on the selected item.
  const [held, setHeld] = useState<number | null>(null);
  const drag = useRef<Drag | null>(null);
  const typed = useRef({ text: '', atMs: 0 });
  const offset = held ?? selected;
  const middle = clampIndex(Math.round(offset), items.length);
  const rowHeight = () => (box.current?.clientHeight ?? 220) / ROWS;

  /** Takes an item at once, although the wheel still runs there: who confirms in between means what it says. */
  const choose = (index: number) => {
    setHeld(null);
    const item = items[clampIndex(index, items.length)];
    if (item !== undefined && item.value !== value) onChange(item.value);
  };

  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const turn = (event: globalThis.WheelEvent) => {
      event.preventDefault();
      element.dispatchEvent(new CustomEvent('wheelstep', { detail: Math.sign(event.deltaY) }));
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, []);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const step = (event: Event) => choose(selected + Number((event as CustomEvent).detail));
    element.addEventListener('wheelstep', step);
    return () => element.removeEventListener('wheelstep', step);
  });

  const handleDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    drag.current = {
      pointerId: event.pointerId,
      startY: event.clientY,
      startOffset: offset,
      samples: [{ y: event.clientY, atMs: event.timeStamp }],
      hasMoved: false,
    };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const handleMove = (event: PointerEvent) => {
    const now = drag.current;
    if (now === null || now.pointerId !== event.pointerId) return;
    const rows = (now.startY - event.clientY) / rowHeight();
    if (Math.abs(rows) > 0.1) now.hasMoved = true;
    now.samples = [...now.samples.slice(-3), { y: event.clientY, atMs: event.timeStamp }];
    const next = Math.max(-0.4, Math.min(items.length - 0.6, now.startOffset + rows));
    if (Math.round(next) !== Math.round(offset)) navigator.vibrate?.(4);
    setHeld(next);
  };
  const handleUp = (event: PointerEvent) => {
    const now = drag.current;
    drag.current = null;
    if (now === null) return;
    if (!now.hasMoved) {
      const top = box.current?.getBoundingClientRect().top ?? 0;
      choose(selected + Math.floor((event.clientY - top) / rowHeight()) - (ROWS - 1) / 2);
      return;
    }
    const first = now.samples[0];
    const speed =
      first === undefined
        ? 0
        : (first.y - event.clientY) / Math.max(1, event.timeStamp - first.atMs) / rowHeight();
    choose(snapIndex(offset, speed));
  };
  const handleKey = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowUp: selected - 1,
      ArrowDown: selected + 1,
      PageUp: selected - ROWS,
      PageDown: selected + ROWS,
      Home: 0,
      End: items.length - 1,
    };
    const target = steps[event.key];
    if (target !== undefined) {
      event.preventDefault();
      choose(target);
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && event.key !== ' ') {
      const isNew = event.timeStamp - typed.current.atMs > TYPING_MS;
      typed.current = { text: (isNew ? '' : typed.current.text) + event.key, atMs: event.timeStamp };
      const found = findTyped(items, typed.current.text, selected);
      if (found !== null) choose(found);
    }
  };

  const from = Math.max(0, middle - RENDERED_ROWS);
  const shown = items.slice(from, middle + RENDERED_ROWS + 1);
  return (
    <div
      ref={box}
      className={styles.Wheel}
      style={{ '--grow': grow }}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={`${id}-${middle}`}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerCancel={() => {
        drag.current = null;
        setHeld(null);
      }}
      onKeyDown={handleKey}
    >
      <div className={styles.Strip} data-held={held !== null} style={{ '--from': from, '--offset': offset }}>
        {shown.map((item, index) => (
          <div
            key={item.value}
            id={`${id}-${from + index}`}
            role="option"
            aria-selected={from + index === middle}
            aria-setsize={items.length}
            aria-posinset={from + index + 1}
            className={styles.Option}
            data-far={Math.abs(from + index - middle) > 1}
          >
            {item.text}
            {from + index === middle && unit !== undefined && <small>{unit}</small>}
          </div>
        ))}
      </div>
    </div>
  );
}
