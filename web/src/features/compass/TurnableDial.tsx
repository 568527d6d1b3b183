/**
 * The dial under the hand: dragging turns it as a disc under the finger, arrow keys by a degree, Page keys by a mountain.
 */
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { Dial } from './Dial.tsx';
import type { RimMark } from './dialView.ts';
import styles from './Dial.module.css';
import { normaliseDeg, turnDeg } from './heading.ts';

interface TurnableDialProps {
  /** Angle of the dial, degrees. */
  readonly bearingDeg: number;
  readonly marks: readonly RimMark[];
  /** See {@link Dial}. */
  readonly accuracyDeg: number | null;
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

/** A drag: about which point of the window, and where the finger stood last. */
interface Drag {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

function centreOf(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function angleAt(centre: { readonly x: number; readonly y: number }, event: PointerEvent): number {
  return normaliseDeg((Math.atan2(event.clientX - centre.x, centre.y - event.clientY) * 180) / Math.PI);
}

export function TurnableDial({
  bearingDeg,
  marks,
  accuracyDeg,
  label,
  isTurnable,
  onTurn,
}: TurnableDialProps) {
  // The centre at the start of the drag: a line that appears above during it does not turn the dial.
  const drag = useRef<Drag | null>(null);
  if (!isTurnable)
    return <Dial headingDeg={bearingDeg} marks={marks} accuracyDeg={accuracyDeg} label={label} />;
  const handlePointerMove = (event: PointerEvent<HTMLElement>): void => {
    if (drag.current === null) return;
    const angle = angleAt(drag.current, event);
    onTurn({ byDeg: -turnDeg(drag.current.angle, angle) });
    drag.current = { ...drag.current, angle };
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = event.key === 'Home' ? -bearingDeg : KEY_STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onTurn({ byDeg: event.shiftKey ? step / 10 : step });
  };
  const release = (): void => {
    drag.current = null;
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
        const centre = centreOf(event.currentTarget);
        drag.current = { ...centre, angle: angleAt(centre, event) };
      }}
      onPointerMove={handlePointerMove}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <Dial headingDeg={bearingDeg} marks={marks} accuracyDeg={accuracyDeg} label="" />
    </div>
  );
}
