/**
 * The error for a number that is out of range, or is no number at all.
 *
 * @param what the argument's name, such as `solar year`
 * @param expected the range, as it ends the message
 * @returns TypeError for text and Dates, `wrong solar year: '1999' is text, expected …`; else RangeError `wrong solar year 99999, expected …`
 * @example numberError('hour', 25, '0 to 23').message // 'wrong hour 25, expected 0 to 23'
 */
export function numberError(what: string, value: unknown, expected: string): Error {
  if (typeof value === 'string')
    return new TypeError(`wrong ${what}: '${value}' is text, expected ${expected}`);
  if (typeof value === 'object' && value !== null)
    return new TypeError(`wrong ${what}: ${kindOf(value)} is no number, expected ${expected}`);
  return new RangeError(`wrong ${what} ${String(value)}, expected ${expected}`);
}

/** `a Date`, `an Array`: what an object that stands in for a number is. */
function kindOf(value: object): string {
  const name = Object.prototype.toString.call(value).slice(8, -1);
  return `${/^[AEIO]/.test(name) ? 'an' : 'a'} ${name}`;
}

/** Whether something is a host's Date, which carries no zone. */
export function isHostDate(value: unknown): boolean {
  return Object.prototype.toString.call(value) === '[object Date]';
}
