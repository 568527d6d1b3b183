/** What the keys of a calendar turn. */
interface Turns {
  readonly onTurn: (by: { readonly months: number }) => void;
  readonly onToday: () => void;
}

/**
 * Handles a key in any calendar: PageUp and PageDown a month, T back to today.
 *
 * @returns whether it was one of these
 */
export function turnByKey(key: string, { onTurn, onToday }: Turns): boolean {
  if (key === 'PageUp') onTurn({ months: -1 });
  else if (key === 'PageDown') onTurn({ months: 1 });
  else if (key === 't' || key === 'T') onToday();
  else return false;
  return true;
}
