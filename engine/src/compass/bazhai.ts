/**
 * 八宅: the eight wandering stars 游年 of a person or a house over the eight directions.
 */
import {
  type ByTrigram,
  EAST_FOUR,
  type Trigram,
  TRIGRAM_BITS,
  TRIGRAMS,
  type Wuxing,
} from '../ganzhi/index.ts';
import { mountainAt, trigramOfMountain } from './mountains.ts';
import { COMPASS_OPTIONS, type HouseRule } from './rules.ts';

/** A wandering star. */
export type Youxing = '生气' | '天医' | '延年' | '伏位' | '祸害' | '六煞' | '五鬼' | '绝命';

/** 游年 by which lines differ (bit 0 the bottom line): none 伏位, the top one 生气 and so on. Source: 八宅明镜·大游年歌. */
const BY_DIFFERENCE = [
  '伏位',
  '祸害',
  '绝命',
  '天医',
  '生气',
  '六煞',
  '五鬼',
  '延年',
] as const satisfies readonly Youxing[];

/** Name in the Dipper and phase of each star. Source: 八宅明镜. */
export const YOUXING_DIPPER = {
  生气: { dipper: '贪狼', wuxing: '木' },
  天医: { dipper: '巨门', wuxing: '土' },
  延年: { dipper: '武曲', wuxing: '金' },
  伏位: { dipper: '辅弼', wuxing: '木' },
  祸害: { dipper: '禄存', wuxing: '土' },
  六煞: { dipper: '文曲', wuxing: '水' },
  五鬼: { dipper: '廉贞', wuxing: '火' },
  绝命: { dipper: '破军', wuxing: '金' },
} as const satisfies Readonly<Record<Youxing, { readonly dipper: string; readonly wuxing: Wuxing }>>;

/** Order of use, best first; the last four are avoided, the worst first among them. */
export const YOUXING_ORDER = [
  '生气',
  '延年',
  '天医',
  '伏位',
  '绝命',
  '五鬼',
  '六煞',
  '祸害',
] as const satisfies readonly Youxing[];

function bitsOf(trigram: Trigram): number {
  const bits: number | undefined = TRIGRAM_BITS[trigram];
  if (bits === undefined) {
    throw new RangeError(`Cannot find stars of "${trigram}": unknown, expected one of ${TRIGRAMS.join(' ')}`);
  }
  return bits;
}

/** @throws RangeError for what is none of the eight */
function isEastFour(trigram: Trigram): boolean {
  bitsOf(trigram);
  return EAST_FOUR.includes(trigram);
}

/**
 * Star of a direction for a person or house of a trigram. Symmetric.
 *
 * @throws RangeError for what is none of the eight trigrams
 * @example youxingOf('坎', '巽') // '生气'
 */
export function youxingOf(own: Trigram, direction: Trigram): Youxing {
  return BY_DIFFERENCE[bitsOf(own) ^ bitsOf(direction)] as Youxing;
}

/**
 * Stars of all eight directions, for a 命卦 or a house.
 *
 * @param own trigram of the person (`mingguaOf` of the chart room) or of the house
 * @example youxingRing('坎').离 // '延年'
 */
export function youxingRing(own: Trigram): ByTrigram<Youxing> {
  return Object.fromEntries(
    TRIGRAMS.map((direction) => [direction, youxingOf(own, direction)]),
  ) as ByTrigram<Youxing>;
}

/** A house by 八宅. */
export interface HouseBazhai {
  readonly trigram: Trigram;
  readonly group: '东四宅' | '西四宅';
  readonly stars: ByTrigram<Youxing>;
  /** Whether house and person belong together, or null where no person is given. */
  readonly suitsPerson: boolean | null;
  /** The rule in force. */
  readonly bazhaiHouse: HouseRule;
}

/**
 * 八宅 of a house.
 *
 * @param bearingDeg bearing of the sitting under `sitting` (default), of the door under `door`; degrees from north
 * @param mingTrigram 命卦 of the person, or null
 * @param bazhaiHouse default `sitting`
 * @throws RangeError `wrong bearing N`, or for a rule or a trigram that is none
 * Source: 八宅明镜. Variants: 门 instead of 坐 (阳宅三要), option `bazhaiHouse`.
 * @example houseBazhai(0, '离').suitsPerson // true
 */
export function houseBazhai(
  bearingDeg: number,
  mingTrigram: Trigram | null,
  bazhaiHouse: HouseRule = 'sitting',
): HouseBazhai {
  COMPASS_OPTIONS.check('bazhaiHouse', bazhaiHouse);
  const trigram = trigramOfMountain(mountainAt(bearingDeg));
  const isEast = isEastFour(trigram);
  return {
    trigram,
    group: isEast ? '东四宅' : '西四宅',
    stars: youxingRing(trigram),
    suitsPerson: mingTrigram === null ? null : isEastFour(mingTrigram) === isEast,
    bazhaiHouse,
  };
}
