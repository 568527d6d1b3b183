/**
 * Our reading of a hexagram: image, situation, and for each line what it describes and what one may do.
 */
import { UPPER_CANON } from './upperCanon.ts';
import { LOWER_CANON } from './lowerCanon.ts';
import { UPPER_ADVICE } from './tables/upperAdvice.ts';
import { LOWER_ADVICE } from './tables/lowerAdvice.ts';
import type { HexagramReading, HexagramText } from './text.ts';

const TEXTS: Readonly<Record<string, HexagramText>> = { ...UPPER_CANON, ...LOWER_CANON };
const ADVICE: Readonly<Record<string, HexagramText['lines']>> = { ...UPPER_ADVICE, ...LOWER_ADVICE };

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
