import { CANON_ONE } from './canonOne.ts';
import { CANON_TWO } from './canonTwo.ts';
import type { HexagramText } from './text.ts';

const TEXTS: Readonly<Record<string, HexagramText>> = { ...CANON_ONE, ...CANON_TWO };

/**
 * Our plain reading of a hexagram 卦.
 *
 * @param name short name, such as 乾 or 既济
 * @throws RangeError for a name that is not one of the sixty-four
 * @example hexagramReading('乾').lines.length // 6
 */
export function hexagramReading(name: string): HexagramText {
  const text = TEXTS[name];
  if (text === undefined)
    throw new RangeError(`Cannot read hexagram "${name}": unknown name, expected one of the sixty-four`);
  return text;
}
