/**
 * Word of a payment that has arrived, from the calls that find it to the app, which leads home.
 */
const listeners = new Set<() => void>();

/** Calls back whenever a payment has arrived. */
export function onPaid(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that a payment has arrived. */
export function notifyPaid(): void {
  for (const listener of listeners) listener();
}
