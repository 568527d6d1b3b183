import type { AlmanacHour } from '@shangyuan/engine/almanac';
import { useSecond } from '../../lib/time/useSecond.ts';
import { leftText, rowLabel } from './hoursView.ts';

interface HourCountdownProps {
  /** End of the present hour, UTC milliseconds. */
  readonly endMs: number;
  /** The hour that follows; null at the end of the day. */
  readonly next: AlmanacHour | null;
}

/** How long the present hour still lasts, and what follows it: each second, or each minute where motion is not wanted. */
export function HourCountdown({ endMs, next }: HourCountdownProps) {
  const { nowMs, isTicking } = useSecond();
  return (
    <p role="timer">
      还有 {leftText(endMs - nowMs, isTicking)}
      {next !== null && `，之后是${rowLabel(next)}时，${next.band}`}
    </p>
  );
}
