/**
 * Our reading of a hexagram: image, situation, and for each line what it describes and what one may do.
 */
import { CANON_ONE } from './canonOne.ts';
import { CANON_TWO } from './canonTwo.ts';
import { ADVICE_ONE } from './tables/adviceOne.ts';
import { ADVICE_TWO } from './tables/adviceTwo.ts';
import type { HexagramReading, HexagramText } from './text.ts';

const TEXTS: Readonly<Record<string, HexagramText>> = { ...CANON_ONE, ...CANON_TWO };
const ADVICE: Readonly<Record<string, HexagramText['lines']>> = { ...ADVICE_ONE, ...ADVICE_TWO };

/**
 * Our plain reading of a hexagram 卦.
 *
 * @param name short name, such as 乾 or 既济
 * @throws RangeError for a name that is not one of the sixty-four
 * @example hexagramReading('乾').lines.length // 6
 */
export function hexagramReading(name: string): HexagramReading {
  const text = TEXTS[name];
  const advice = ADVICE[name];
  if (text === undefined || advice === undefined) {
    throw new RangeError(`Cannot read hexagram "${name}": unknown name, expected one of the sixty-four`);
  }
  return { ...text, advice };
}
