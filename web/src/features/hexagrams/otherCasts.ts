/**
 * Hexagrams not cast by the hour: by coins that were thrown, by numbers that came to mind. The cast is in the address,
 * so that going back and reloading show the same.
 */
import { BRANCHES, type Stem } from '@shangyuan/engine/ganzhi';
import { castByCoins, castByCounts, layOutHexagram, type HexagramCast } from '@shangyuan/engine/hexagram';
import { coinsText, countsText, type CastWords } from '@shangyuan/reading/hexagrams';

/** How a hexagram is cast. */
export type CastMethod = 'time' | 'coins' | 'counts';

const MAX_COUNTS = 3;
const MAX_DIGITS = 9;

/**
 * One to three whole numbers of a text.
 *
 * @returns null where it contains anything else
 * @example countsOf('12，34') // [12, 34]
 */
export function countsOf(text: string): readonly number[] | null {
  const parts = text
    .trim()
    .split(/[\s,，、.·-]+/u)
    .filter(Boolean);
  if (parts.length < 1 || parts.length > MAX_COUNTS) return null;
  if (parts.some((part) => !/^\d+$/u.test(part) || part.length > MAX_DIGITS)) return null;
  const counts = parts.map(Number);
  return counts.every((count) => count >= 1) ? counts : null;
}

/** A cast that was not the hour's. */
export interface OtherCast extends CastWords {
  readonly cast: HexagramCast;
}

function ofCoins(toss: string, dayStem: Stem): OtherCast | null {
  if (!/^[0-3]{6}$/u.test(toss)) return null;
  const tosses = [...toss].map(Number);
  const { hexagram, movingLines } = castByCoins(tosses);
  return { cast: layOutHexagram(hexagram, movingLines, dayStem), ...coinsText(tosses) };
}

function ofCounts(text: string, dayStem: Stem, hourIndex: number): OtherCast | null {
  const counts = countsOf(text);
  if (counts === null) return null;
  const hour = BRANCHES[hourIndex] ?? null;
  const { hexagram, movingLine } = castByCounts({ counts, hour });
  return { cast: layOutHexagram(hexagram, [movingLine], dayStem), ...countsText(counts, hour) };
}

/**
 * What the address cast, other than by the hour.
 *
 * @param query `toss` six digits 0–3, backs of each throw from the bottom up; or `counts` one to three numbers
 * @param hourIndex 0 (子) to 11, for numbers
 * @returns null where nothing was cast, or the query cannot be read
 */
export function otherCastOf(
  query: { readonly toss?: string; readonly counts?: string },
  dayStem: Stem,
  hourIndex: number,
): OtherCast | null {
  if (query.toss !== undefined) return ofCoins(query.toss, dayStem);
  return query.counts === undefined ? null : ofCounts(query.counts, dayStem, hourIndex);
}
