/**
 * 周易: what the book itself says of a hexagram and of its lines. Separate from our own readings, so that a page loads
 * it when someone opens it.
 */
import type { Hexagram } from '@shangyuan/engine/hexagram';
import { LOWER_CANON } from './tables/lowerCanon.ts';
import type { Passages } from './tables/passages.ts';
import { UPPER_CANON } from './tables/upperCanon.ts';

/** A passage with the label it has in the book. */
export interface LinePassage {
  /** 初九, 六二 … 上六; 用九 and 用六. */
  readonly label: string;
  readonly text: string;
}

/** What the book says of a hexagram. */
export interface ZhouyiText {
  /** Part of the book. */
  readonly canon: '上经' | '下经';
  /** 卦辞. */
  readonly judgement: string;
  /** 爻辞, the first line first. */
  readonly lines: readonly LinePassage[];
  /** 用九 of 乾, 用六 of 坤: where all six lines move; null for the others. */
  readonly all: LinePassage | null;
}

const NUMERALS = '初二三四五上';
const LAST_OF_UPPER = 30;

function labelOf(line: number, isYang: boolean): string {
  const place = NUMERALS.charAt(line);
  const kind = isYang ? '九' : '六';
  return line === 0 || line === NUMERALS.length - 1 ? `${place}${kind}` : `${kind}${place}`;
}

/**
 * Passages of the 周易 on a hexagram.
 *
 * @throws RangeError for a record that is none of the sixty-four
 * @example zhouyiText(HEXAGRAMS[0]).lines[0] // { label: '初九', text: '潜龙，勿用。' }
 */
export function zhouyiText({ name, number, lines }: Pick<Hexagram, 'name' | 'number' | 'lines'>): ZhouyiText {
  const passages: Readonly<Record<string, Passages>> = number <= LAST_OF_UPPER ? UPPER_CANON : LOWER_CANON;
  const found = passages[name];
  if (found === undefined) throw new RangeError(`Cannot read hexagram "${name}": unknown name`);
  const [judgement, ...rest] = found;
  const all = rest[lines.length];
  return {
    canon: number <= LAST_OF_UPPER ? '上经' : '下经',
    judgement,
    lines: lines.map((bit, i) => ({ label: labelOf(i, bit === 1), text: rest[i] ?? '' })),
    all: all === undefined ? null : { label: lines[0] === 1 ? '用九' : '用六', text: all },
  };
}
