/**
 * The device's compass as React state: permission, live readings smoothed to the frame rate, level, and silence
 * (no event within a second and a half means there is no usable sensor).
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { headingOf, smoothHeadingDeg, type OrientationSample } from './heading.ts';

/** State of the sensor: not requested yet, refused, absent, waiting for its first event, or live. */
export type SensorState = 'idle' | 'denied' | 'absent' | 'waiting' | 'live';

/** What the page shows of the sensor. */
export interface LiveHeading {
  readonly headingDeg: number;
  readonly accuracyDeg: number | null;
  /** Tilt left-right and front-back, degrees; for the level bubble. */
  readonly level: { readonly xDeg: number; readonly yDeg: number };
}

const SILENCE_MS = 1500;

interface PermissionApi {
  requestPermission?: () => Promise<'granted' | 'denied'>;
}

/** Whether a tap is needed before the sensor may be read (iOS). */
export function needsPermission(): boolean {
  return typeof DeviceOrientationEvent !== 'undefined' && 'requestPermission' in DeviceOrientationEvent;
}

function screenAngleDeg(): number {
  return typeof screen !== 'undefined' ? (screen.orientation?.angle ?? 0) : 0;
}

/** Subscribes to the sensor while `active`; readings stop when the page is hidden. */
export function useHeading(active: boolean): {
  state: SensorState;
  live: LiveHeading | null;
  start: () => Promise<void>;
} {
  const [state, setState] = useState<SensorState>('idle');
  const [live, setLive] = useState<LiveHeading | null>(null);
  const smoothed = useRef<{ deg: number; atMs: number } | null>(null);

  const start = useCallback(async () => {
    if (typeof DeviceOrientationEvent === 'undefined') return setState('absent');
    if (needsPermission()) {
      const answer = await (DeviceOrientationEvent as PermissionApi)
        .requestPermission?.()
        .catch(() => 'denied' as const);
      if (answer !== 'granted') return setState('denied');
    }
    setState('waiting');
  }, []);

  // A sensor that starts late is still used after its silence has been reported.
  const hasApi = typeof DeviceOrientationEvent !== 'undefined';
  const listening = active && hasApi && state !== 'idle' && state !== 'denied';
  useEffect(() => {
    if (!listening) return;
    const silence = setTimeout(() => setState((now) => (now === 'waiting' ? 'absent' : now)), SILENCE_MS);
    const handleOrientation = (event: DeviceOrientationEvent): void => {
      const heading = headingOf(event as OrientationSample, screenAngleDeg());
      if (heading === null || document.hidden) return;
      const previous = smoothed.current;
      const deg =
        previous === null
          ? heading.headingDeg
          : smoothHeadingDeg(previous.deg, heading.headingDeg, event.timeStamp - previous.atMs);
      smoothed.current = { deg, atMs: event.timeStamp };
      setState('live');
      setLive({
        headingDeg: deg,
        accuracyDeg: heading.accuracyDeg,
        level: { xDeg: event.gamma ?? 0, yDeg: event.beta ?? 0 },
      });
    };
    const names =
      'ondeviceorientationabsolute' in window ? ['deviceorientationabsolute'] : ['deviceorientation'];
    for (const name of names) window.addEventListener(name, handleOrientation as EventListener);
    return () => {
      clearTimeout(silence);
      for (const name of names) window.removeEventListener(name, handleOrientation as EventListener);
    };
  }, [listening]);

  return { state, live, start };
}
