/**
 * 六十四卦 as sixty-four frozen records: trigrams, palace, 世应, 纳甲 and 六亲, computed once from the two trigrams by the
 * rules of 京房. Lines count from the bottom; bit 0 of `bits` is the first line, 阳 is 1.
 */
import {
  BRANCH_WUXING,
  findGanzhi,
  type Ganzhi,
  TRIGRAM_BITS,
  TRIGRAM_IMAGE,
  TRIGRAM_WUXING,
  type Trigram,
  trigramOfBits,
  type Wuxing,
  type WuxingRelation,
  wuxingRelation,
} from '../ganzhi/index.ts';
import { type HexagramName, KING_WEN } from './tables/kingWen.ts';
import { NAJIA } from './tables/najia.ts';

/** 世代 of a hexagram in its palace. */
export type Generation = '本宫' | '一世' | '二世' | '三世' | '四世' | '五世' | '游魂' | '归魂';

/** 六亲: what a line is to the palace. */
export type Liuqin = '父母' | '兄弟' | '子孙' | '妻财' | '官鬼';

/** Six of something, for the lines from the bottom up. */
export type SixLines<T> = readonly [T, T, T, T, T, T];

/** A hexagram 卦. */
export interface Hexagram {
  /** 1–64 in the order of the 周易. */
  readonly number: number;
  /** Short name, 屯. */
  readonly name: HexagramName;
  /** Name with its images, 水雷屯; doubled trigrams are 乾为天. */
  readonly fullName: string;
  readonly upper: Trigram;
  readonly lower: Trigram;
  /** 0–63, the first (bottom) line is bit 0. */
  readonly bits: number;
  /** 1 for a whole line 阳, 0 for a broken one 阴, bottom first. */
  readonly lines: SixLines<0 | 1>;
  /** 八宫: the trigram of its palace. */
  readonly palace: Trigram;
  readonly generation: Generation;
  /** 世: number of the line that stands for oneself, 1–6. */
  readonly shi: number;
  /** 应: number of the line that answers, three away. */
  readonly ying: number;
  /** 五行 of the palace. */
  readonly wuxing: Wuxing;
  /** 纳甲 of the lines, bottom first. */
  readonly najia: SixLines<Ganzhi>;
  /** 六亲 of the lines against the palace, bottom first. */
  readonly liuqin: SixLines<Liuqin>;
}

/** 六亲 by the relation of the palace's phase (我) to that of the line. Source: 火珠林 (生我父母, 我生子孙, 克我官鬼, 我克妻财, 同我兄弟). */
const LIUQIN = {
  同: '兄弟',
  生: '子孙',
  克: '妻财',
  被克: '官鬼',
  被生: '父母',
} as const satisfies Readonly<Record<WuxingRelation, Liuqin>>;

/**
 * 六亲 of a branch for a palace's phase.
 *
 * @param palace phase of the palace (我)
 * @param line phase of the line's branch
 * @example liuqinOf('金', '木') // '妻财'
 */
export function liuqinOf(palace: Wuxing, line: Wuxing): Liuqin {
  return LIUQIN[wuxingRelation(palace, line)];
}

/** The steps from a doubled trigram: which lines are flipped (bits), the name, the line 世 stands on. Source: 京房易传. */
const GENERATIONS: readonly (readonly [flips: number, name: Generation, shi: number])[] = [
  [0b000000, '本宫', 6],
  [0b000001, '一世', 1],
  [0b000011, '二世', 2],
  [0b000111, '三世', 3],
  [0b001111, '四世', 4],
  [0b011111, '五世', 5],
  [0b010111, '游魂', 4],
  [0b010000, '归魂', 3],
];

function palaceOf(bits: number): Pick<Hexagram, 'palace' | 'generation' | 'shi' | 'ying'> {
  for (const [flips, generation, shi] of GENERATIONS) {
    const origin = bits ^ flips;
    if (origin >> 3 === (origin & 7)) {
      return { palace: trigramOfBits(origin), generation, shi, ying: shi > 3 ? shi - 3 : shi + 3 };
    }
  }
  throw new RangeError(`Cannot find the palace of hexagram ${bits}: no generation fits, expected 0 to 63`);
}

function buildHexagram(index: number): Hexagram {
  const [name, upper, lower] = KING_WEN[index] as (typeof KING_WEN)[number];
  const bits = (TRIGRAM_BITS[upper] << 3) | TRIGRAM_BITS[lower];
  const palace = palaceOf(bits);
  const wuxing = TRIGRAM_WUXING[palace.palace];
  const najia = [...NAJIA[lower].lower, ...NAJIA[upper].upper].map((pair) => findGanzhi(pair) as Ganzhi);
  const lines = Array.from({ length: 6 }, (_, i) => (bits >> i) & 1);
  return Object.freeze({
    number: index + 1,
    name,
    fullName:
      upper === lower
        ? `${name}为${TRIGRAM_IMAGE[upper]}`
        : TRIGRAM_IMAGE[upper] + TRIGRAM_IMAGE[lower] + name,
    upper,
    lower,
    bits,
    lines: Object.freeze(lines) as unknown as SixLines<0 | 1>,
    ...palace,
    wuxing,
    najia: Object.freeze(najia) as unknown as SixLines<Ganzhi>,
    liuqin: Object.freeze(
      najia.map((pair) => liuqinOf(wuxing, BRANCH_WUXING[pair.branch])),
    ) as unknown as SixLines<Liuqin>,
  });
}

/** The sixty-four hexagrams in the order of the 周易 (index 0 is 乾). Frozen and shared. */
export const HEXAGRAMS: readonly Hexagram[] = Object.freeze(KING_WEN.map((_, index) => buildHexagram(index)));

const BY_BITS: readonly Hexagram[] = [...HEXAGRAMS].sort((a, b) => a.bits - b.bits);
const BY_NAME: ReadonlyMap<string, Hexagram> = new Map(HEXAGRAMS.map((h) => [h.name, h]));

/**
 * The hexagram of six lines.
 *
 * @param bits 0–63, the first (bottom) line is bit 0, 阳 is 1
 * @throws RangeError outside 0–63
 * @example hexagramOfBits(63).name // '乾'
 */
export function hexagramOfBits(bits: number): Hexagram {
  const hexagram = BY_BITS[bits];
  if (hexagram === undefined)
    throw new RangeError(`Cannot find hexagram ${bits}: unknown lines, expected 0 to 63`);
  return hexagram;
}

/**
 * The hexagram of two trigrams.
 *
 * @example hexagramOfTrigrams('坎', '震').fullName // '水雷屯'
 */
export function hexagramOfTrigrams(upper: Trigram, lower: Trigram): Hexagram {
  return hexagramOfBits((TRIGRAM_BITS[upper] << 3) | TRIGRAM_BITS[lower]);
}

/**
 * The hexagram of a short name, or null where it is none of the sixty-four.
 *
 * @example findHexagram('既济')?.number // 63
 */
export function findHexagram(name: string): Hexagram | null {
  return BY_NAME.get(name) ?? null;
}
