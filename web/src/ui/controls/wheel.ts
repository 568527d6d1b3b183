/**
 * Arithmetic of a wheel.
 */

/** An item of a wheel. */
export interface WheelItem {
  readonly value: string;
  readonly text: string;
}

/** The nearest index of a list; 0 where the list is empty. */
export function clampIndex(index: number, count: number): number {
  return Math.max(0, Math.min(count - 1, index));
}

/** How long a flick runs on, milliseconds: distance = speed × this. */
const GLIDE_MS = 180;

/**
 * Snap position of a wheel.
 *
 * @param offset middle row when let go
 * @param rowsPerMs speed when let go
 * @example snapIndex(10.2, 0.02) // 14
 */
export function snapIndex(offset: number, rowsPerMs: number): number {
  return Math.round(offset + rowsPerMs * GLIDE_MS);
}

/**
 * The item that was typed: one whose text begins with it, leading zeros not minded; the nearest below the selected one
 * wins.
 *
 * @returns its index, or null
 * @example findTyped([{ value: '1', text: '01' }, { value: '12', text: '12' }], '12', 0) // 1
 */
export function findTyped(items: readonly WheelItem[], text: string, selected: number): number | null {
  const fits = ({ text: name }: WheelItem) =>
    name.startsWith(text) || name.replace(/^0+(?=\d)/, '').startsWith(text);
  const exact = items.findIndex(({ text: name }) => name === text || name.replace(/^0+(?=\d)/, '') === text);
  if (exact >= 0) return exact;
  const after = items.findIndex((item, index) => index >= selected && fits(item));
  if (after >= 0) return after;
  const any = items.findIndex(fits);
  return any >= 0 ? any : null;
}

/** Items of a range of numbers, two digits at least. */
export function numberItems(first: number, last: number): WheelItem[] {
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    value: String(first + index),
    text: String(first + index).padStart(2, '0'),
  }));
}

/** A wheel of numbers, named by its unit. */
export function numberColumn(
  unit: string,
  items: readonly WheelItem[],
  value: number,
  onChange: (value: number) => void,
) {
  return {
    label: unit,
    unit,
    items,
    value: String(value),
    onChange: (text: string) => onChange(Number(text)),
  };
}
