import { useSyncExternalStore } from 'react';
import { useMinute } from './clock.ts';

const SECOND_MS = 1000;
const STILL = '(prefers-reduced-motion: reduce)';

function subscribeSeconds(onChange: () => void): () => void {
  const timer = setInterval(onChange, SECOND_MS);
  return () => clearInterval(timer);
}

function subscribeStill(onChange: () => void): () => void {
  const media = matchMedia(STILL);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/**
 * The present second, UTC milliseconds, and whether it ticks: with reduced motion it is the present minute.
 */
export function useSecond(): { readonly nowMs: number; readonly isTicking: boolean } {
  const isStill = useSyncExternalStore(subscribeStill, () => matchMedia(STILL).matches);
  const minuteMs = useMinute();
  const second = useSyncExternalStore(isStill ? subscribeStill : subscribeSeconds, () =>
    isStill ? 0 : Math.floor(Date.now() / SECOND_MS),
  );
  return isStill ? { nowMs: minuteMs, isTicking: false } : { nowMs: second * SECOND_MS, isTicking: true };
}
