/**
 * The angle of the dial: from the sensor, turned by hand, or held.
 */
import { useEffect, useState } from 'react';
import { normaliseDeg } from './heading.ts';
import { needsPermission, useHeading, type LiveHeading, type SensorState } from './useHeading.ts';

/** State of the dial with what moves it. */
export interface CompassState {
  readonly sensor: SensorState;
  readonly live: LiveHeading | null;
  /** Whether the dial follows the hand and not the sensor. */
  readonly isManual: boolean;
  readonly isLocked: boolean;
  /** Magnetic heading, degrees; without the fine adjustment. */
  readonly headingDeg: number;
  readonly startSensor: () => void;
  readonly setManual: (isManual: boolean) => void;
  readonly turnTo: (headingDeg: number) => void;
  readonly setLocked: (isLocked: boolean) => void;
}

const SOUTH_DEG = 180;

/** The dial's state. Where no leave is needed the sensor starts by itself. */
export function useCompass(): CompassState {
  const { state, live, start } = useHeading(true);
  const [wantsManual, setWantsManual] = useState(false);
  const [manualDeg, setManualDeg] = useState(SOUTH_DEG);
  const [lockedDeg, setLockedDeg] = useState<number | null>(null);
  useEffect(() => {
    if (!needsPermission()) void start();
  }, [start]);
  const isManual = wantsManual || live === null;
  const freeDeg = isManual ? manualDeg : live.headingDeg;
  return {
    sensor: state,
    live,
    isManual,
    isLocked: lockedDeg !== null,
    headingDeg: lockedDeg ?? freeDeg,
    startSensor: () => {
      setWantsManual(false);
      void start();
    },
    setManual: (next) => {
      // The hand takes over where the sensor stood.
      if (next && live !== null) setManualDeg(live.headingDeg);
      setWantsManual(next);
    },
    turnTo: (deg) => setManualDeg(normaliseDeg(deg)),
    setLocked: (next) => setLockedDeg(next ? freeDeg : null),
  };
}
