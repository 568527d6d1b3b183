/**
 * The dial under the hand: dragging turns it as a disc under the finger, arrow keys by a degree, Page keys by a mountain.
 */
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { Dial, type RimMark } from './Dial.tsx';
import styles from './Dial.module.css';
import { normaliseDeg, turnDeg } from './heading.ts';

interface TurnableDialProps {
  /** Where the dial stands, degrees. */
  readonly bearingDeg: number;
  readonly marks: readonly RimMark[];
  /** What the dial reads, for those who do not see it. */
  readonly label: string;
  /** Whether it may be turned now. */
  readonly isTurnable: boolean;
  readonly onTurn: (turn: { readonly byDeg: number }) => void;
}

const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 15,
  PageDown: -15,
};

function angleAt(element: Element, event: PointerEvent): number {
  const box = element.getBoundingClientRect();
  const x = event.clientX - (box.left + box.width / 2);
  const y = event.clientY - (box.top + box.height / 2);
  return normaliseDeg((Math.atan2(x, -y) * 180) / Math.PI);
}

export function TurnableDial({ bearingDeg, marks, label, isTurnable, onTurn }: TurnableDialProps) {
  const last = useRef<number | null>(null);
  if (!isTurnable) return <Dial headingDeg={bearingDeg} marks={marks} label={label} />;
  const handlePointerMove = (event: PointerEvent<HTMLElement>): void => {
    if (last.current === null) return;
    const angle = angleAt(event.currentTarget, event);
    onTurn({ byDeg: -turnDeg(last.current, angle) });
    last.current = angle;
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = event.key === 'Home' ? -bearingDeg : KEY_STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onTurn({ byDeg: event.shiftKey ? step / 10 : step });
  };
  const release = (): void => {
    last.current = null;
  };
  return (
    <div
      className={styles.Turnable}
      role="slider"
      tabIndex={0}
      aria-label="罗盘转盘"
      aria-valuemin={0}
      aria-valuemax={360}
      aria-valuenow={Number(bearingDeg.toFixed(1))}
      aria-valuetext={label}
      onKeyDown={handleKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        last.current = angleAt(event.currentTarget, event);
      }}
      onPointerMove={handlePointerMove}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <Dial headingDeg={bearingDeg} marks={marks} label="" />
    </div>
  );
}
