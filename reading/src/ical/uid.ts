import { civilDateOf } from '@shangyuan/engine/time';

/**
 * Id of an event: what it is, its day, and a name where a day may have several.
 *
 * @example uidOf('term', 2461352) // "term-20261107@shangyuan"
 */
export function uidOf(kind: string, jdn: number, name = ''): string {
  const { year, month, day } = civilDateOf(jdn);
  const date = `${String(year).padStart(4, '0')}${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}`;
  return `${kind}-${date}${name === '' ? '' : `-${encodeURIComponent(name)}`}@shangyuan`;
}
