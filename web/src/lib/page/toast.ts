/**
 * Short messages: a toast (one at a time), and a snackbar with one action (undo, 10 s).
 */
import { create } from 'zustand';
import { TIMES } from '@shangyuan/contract';

interface Snack {
  readonly text: string;
  readonly action: string;
  readonly onAction: () => void;
}

interface Messages {
  /** `id` counts up, so that the same text twice is two messages. */
  readonly toast: { readonly id: number; readonly text: string } | null;
  readonly snack: (Snack & { readonly id: number }) | null;
}

const SNACK_MS = 10_000;

/** Messages now on the screen. */
export const useMessages = create<Messages>(() => ({ toast: null, snack: null }));

let count = 0;
let toastTimer = 0;
let snackTimer = 0;

function displayToast(text: string, durationMs: number): void {
  clearTimeout(toastTimer);
  useMessages.setState({ toast: { id: ++count, text } });
  toastTimer = window.setTimeout(() => useMessages.setState({ toast: null }), durationMs);
}

/** Shows a toast for 3000 ms. */
export function showToast(text: string): void {
  displayToast(text, TIMES.toastMs);
}

/** Shows a toast for 1500 ms: a word on what the finger just did, in a place where it covers what is being read. */
export function showBriefToast(text: string): void {
  displayToast(text, TIMES.toastDefaultMs);
}

/** Shows a snackbar for 10 s; its action closes it. */
export function showSnack(snack: Snack): void {
  clearTimeout(snackTimer);
  useMessages.setState({ snack: { ...snack, id: ++count } });
  snackTimer = window.setTimeout(hideSnack, SNACK_MS);
}

/** Takes the snackbar away. */
export function hideSnack(): void {
  clearTimeout(snackTimer);
  useMessages.setState({ snack: null });
}

const OFFLINE_TOAST_MS = 10_000;
let lastTransportMs = -OFFLINE_TOAST_MS;

/** The transport toast, at most once in 10 s. */
export function showTransportToast(text: string): void {
  const nowMs = performance.now();
  if (nowMs - lastTransportMs < OFFLINE_TOAST_MS) return;
  lastTransportMs = nowMs;
  showToast(text);
}
