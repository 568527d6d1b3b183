/**
 * The clock of the app. "Today" is the date in Shanghai, whatever zone the device is in.
 */
import { useSyncExternalStore } from 'react';
import { formatDate } from '../words/dateText.ts';
import { beijingTime } from './beijing.ts';

/**
 * Date in Shanghai of an instant, `YYYY-MM-DD`.
 *
 * @param epochMs UTC milliseconds
 * @example shanghaiDate(1795233599000) // "2026-11-21"
 */
export function shanghaiDate(epochMs: number): string {
  return formatDate(beijingTime(epochMs));
}

const MINUTE_MS = 60_000;
const listeners = new Set<() => void>();
let minute = Math.floor(Date.now() / MINUTE_MS);
let timer = 0;

function tick(): void {
  minute = Math.floor(Date.now() / MINUTE_MS);
  for (const listener of listeners) listener();
  timer = window.setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  if (listeners.size === 1) {
    timer = window.setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
    document.addEventListener('visibilitychange', catchUp);
  }
  return () => {
    listeners.delete(onChange);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', catchUp);
  };
}

/** Timers sleep in a hidden page; the clock is right again when it is shown. */
function catchUp(): void {
  if (document.visibilityState !== 'visible') return;
  clearTimeout(timer);
  tick();
}

function currentMinute(): number {
  if (listeners.size === 0) minute = Math.floor(Date.now() / MINUTE_MS);
  return minute;
}

/** The current minute's first instant, UTC milliseconds; renders again as each minute begins. */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, currentMinute) * MINUTE_MS;
}

/** Today in Shanghai as text, `YYYY-MM-DD`; renders again when the day changes there. */
export function useShanghaiDate(): string {
  return useSyncExternalStore(subscribe, () => shanghaiDate(currentMinute() * MINUTE_MS));
}
