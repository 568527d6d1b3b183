/**
 * Simplified characters of the elements' texts to traditional ones, the longest phrase first.
 */
import { TRADITIONAL } from './traditional.texts.ts';

const LONGEST = Math.max(...Object.keys(TRADITIONAL).map((text) => text.length));
const DICTIONARY: ReadonlyMap<string, string> = new Map(Object.entries(TRADITIONAL));

/** A text of the elements in traditional characters. */
export function inTraditional(text: string): string {
  let result = '';
  for (let at = 0; at < text.length;) {
    let length = Math.min(LONGEST, text.length - at);
    while (length > 1 && !DICTIONARY.has(text.slice(at, at + length))) length--;
    const part = text.slice(at, at + length);
    result += DICTIONARY.get(part) ?? part;
    at += length;
  }
  return result;
}
