/**
 * How the texts of a kind of pair are chosen and explained. A text says what the finding comes to and, behind the 「；」, what can be done;
 * the fact it rests on, with names and figures, is put before it where it is composed.
 */
import type {
  BranchTie,
  HEPAN_BASIS,
  HEPAN_WEIGHTS,
  HepanItemKey,
  HepanMode,
} from '@shangyuan/engine/analysis';
import type { Stem, TenGod, Wuxing } from '@shangyuan/engine/ganzhi';
import type { Family, Words } from '../statement/family.ts';

type WeightsOf<Mode extends HepanMode> = (typeof HEPAN_WEIGHTS)[(typeof HEPAN_BASIS)[Mode]];

/** Items that count for a kind of pair: those with a weight. */
export type ItemOf<Mode extends HepanMode> = {
  [Item in HepanItemKey]: WeightsOf<Mode>[Item] extends 0 ? never : Item;
}[HepanItemKey];

type TextsOf<Key extends string> = Readonly<Record<Key, Words>>;

/** What every text here may use: the fact it rests on in whole sentences, its chip, and names. */
export type PairValues = {
  /** The reason with its figures. */
  readonly fact: string;
  readonly chip: string;
} & Readonly<Record<string, string>>;

/** How one side sees the other. */
export type SeenValues = {
  /** Name of the side that sees. */
  readonly by: string;
  readonly other: string;
  readonly own: Stem;
  readonly seen: Stem;
  readonly god: TenGod;
};

/** Two stems of the day, in the order of the ten. */
export type StemPair = `${Stem}${Stem}`;

/** A tie between the two branches of the day. */
export type DayTieKey = `支${Exclude<BranchTie, '同支'>}` | '支同';

/** A tie between the two branches of the year. */
export type ZodiacKey = '合' | '会' | '同' | '自' | '冲' | '刑' | '害';

/** Years of both: well for both, hard for both, well for `{x}` and hard for `{y}`. */
export type YearsKey = 'good' | 'hard' | 'apart';

/** What the one 纳音 does to the other, with the phase that does it; 成: it controls to good effect. */
export type NayinKey = `${'生' | '克' | '成' | '同'}.${Wuxing}`;

/** The element a chart needs most where the other has much or little of it; the one it bears least where the other has much. */
export type UsefulKey = `${Wuxing}.${'足' | '少' | '忌'}`;

/** How each item is weighed, for 专业. */
export const METHOD = {
  zodiac: '生肖只论年支，力轻于日柱，旧时凭此取舍婚姻，这里不取。',
  nayin: '纳音论气象，旧说另分谁克谁，这里只论生克，不分男女。',
  dayPillar: '日柱是两人自身，干看性情，支看起居，合盘以此为重。',
  elements: '各行以二成为足，不足的由对方来补，两面取平均。',
  useful: '对方的五行落在自己的喜用则加，落在忌神则减，两面取平均。',
  tenGods: '十神互看是以自己的日主看对方的日主，两面各看一次。',
  palace: '先看本宫本气的喜忌，再看对方的日主藏不藏在宫里，以及来合来冲的支。',
  shensha: '神煞只作点缀，分量最轻。',
  luckSync: '这一项以大运计分；逐年看时流年占五成半，大运占四成半。',
} as const satisfies Readonly<Record<HepanItemKey, string>>;

interface PairFamily<K extends string> {
  readonly id: string;
  readonly when: string;
  readonly item: HepanItemKey;
  readonly source: string;
  readonly isCostly?: (key: K) => boolean;
}

/** A family whose 专业 is the fact and how the item is weighed. */
function pairFamily<K extends string>(
  { id, when, item, source, isCostly = () => false }: PairFamily<K>,
  words: TextsOf<K>,
): Family<K, PairValues> {
  return {
    id: `hepan.${id}`,
    when,
    rule: 'HEPAN_ITEM',
    source,
    isImage: true,
    expert: ({ fact }) => fact + METHOD[item],
    chip: ({ chip }) => chip,
    why: ({ fact }) => fact,
    isCostly,
    words,
  };
}

/** How a god behaves between two people, for 专业. */
// prettier-ignore
const DRIFT = {
  比肩: '同气而阴阳同，势均则和，分工要明', 劫财: '同气而阴阳异，亲近也相争，界限在先',
  食神: '我生而阴阳同，付出自然，情意绵长', 伤官: '我生而阴阳异，才气外露，言语宜收',
  偏财: '我克而阴阳同，来去有时，贵在守信', 正财: '我克而阴阳异，经营有情，可以长久',
  七杀: '克我而阴阳同，威重易紧，有化则成', 正官: '克我而阴阳异，约束有节，敬重为先',
  偏印: '生我而阴阳同，意深而隐，多问少猜', 正印: '生我而阴阳异，护持得力，防依赖',
} as const satisfies Readonly<Record<TenGod, string>>;

/** Texts of two day stems as they meet. */
export function stemsFamily<K extends StemPair>(words: TextsOf<K>): Family<K, PairValues> {
  return pairFamily(
    { id: 'stems', when: '两人的日干是哪两个', item: 'dayPillar', source: '滴天髓·天干' },
    words,
  );
}

/** Texts of how one side sees the other, a god each. */
export function godFamily(mode: HepanMode, words: TextsOf<TenGod>): Family<TenGod, SeenValues> {
  return {
    id: `hepan.${mode}.god`,
    when: '一方的日主看另一方的日主是什么十神',
    rule: 'SEEN_AS',
    source: '渊海子平·天干五阳通变、天干五阴通变',
    isImage: true,
    expert: ({ by, other, own, seen }, god) =>
      `${by}的日主${own}见${other}的日主${seen}，为${god}：${DRIFT[god]}。`,
    chip: ({ by, god }) => `${by}看是${god}`,
    why: ({ by, other, own, seen, god }) =>
      `${by}的日主是${own}，${other}的日主是${seen}，从${own}看${seen}是${god}。`,
    words,
  };
}

/** Texts of a tie between the two branches of the day. */
export function branchFamily(mode: HepanMode, words: TextsOf<DayTieKey>): Family<DayTieKey, PairValues> {
  return pairFamily(
    {
      id: `${mode}.day`,
      when: '两人日柱的支与支是什么关系',
      item: 'dayPillar',
      source: '三命通会·论支元六合',
      isCostly: (key) => /[冲刑害破]$/u.test(key),
    },
    words,
  );
}

/** Texts of a tie between the two branches of the year. */
export function zodiacFamily(mode: HepanMode, words: TextsOf<ZodiacKey>): Family<ZodiacKey, PairValues> {
  return pairFamily(
    {
      id: `${mode}.zodiac`,
      when: '两人年柱的支与支是什么关系',
      item: 'zodiac',
      source: '三命通会·论支元六合',
      isCostly: (key) => /[自冲刑害]$/u.test(key),
    },
    words,
  );
}

/** Texts of years that both have well or ill, or apart. */
export function yearsFamily(mode: HepanMode, words: TextsOf<YearsKey>): Family<YearsKey, PairValues> {
  return pairFamily(
    {
      id: `${mode}.years`,
      when: '往后十年里两人的流年同顺、同累或一高一低',
      item: 'luckSync',
      source: '滴天髓·岁运',
      isCostly: (key) => key !== 'good',
    },
    words,
  );
}

/** Texts of an element between two charts. */
export function wuxingFamily(id: string, words: TextsOf<Wuxing>): Family<Wuxing, PairValues> {
  return pairFamily(
    {
      id: `element.${id}`,
      when: '一方少的五行另一方有多少，或两人同少、同多',
      item: 'elements',
      source: '滴天髓·中和',
      isCostly: () => id !== 'gives',
    },
    words,
  );
}

/** Texts of the element a chart needs most or bears least. */
export function usefulFamily(words: TextsOf<UsefulKey>): Family<UsefulKey, PairValues> {
  return pairFamily(
    {
      id: 'useful',
      when: '一方的用神或忌神，另一方有多少',
      item: 'useful',
      source: '滴天髓·夫妻',
      isCostly: (key) => !key.endsWith('足'),
    },
    words,
  );
}

/** Texts of two 纳音. */
export function nayinFamily(words: TextsOf<NayinKey>): Family<NayinKey, PairValues> {
  return pairFamily(
    {
      id: 'nayin',
      when: '两人年柱纳音的生克',
      item: 'nayin',
      source: '三命通会·论纳音取象',
      isCostly: (key) => key.startsWith('克'),
    },
    words,
  );
}

/** Texts of what one looks for in the palace that stands for the other. */
export function palaceFamily(
  id: 'couple' | 'parent' | 'child',
  words: TextsOf<TenGod>,
): Family<TenGod, PairValues> {
  return pairFamily(
    {
      id: `palace.${id}`,
      when: '夫妻宫、子女宫或父母宫的本气是什么十神',
      item: 'palace',
      source: id === 'couple' ? '滴天髓·夫妻' : '滴天髓·子女',
    },
    words,
  );
}

/** What one side can do, by the god the other is to it. */
export function sideFamily(
  id: HepanMode | 'parentChild.little',
  words: TextsOf<TenGod>,
): Family<TenGod, SeenValues> {
  return {
    id: `hepan.${id}.side`,
    when: '给一方的建议，依它看对方的十神',
    rule: 'SEEN_AS',
    source: '本应用的计分',
    expert: ({ by, other }, god) => `${by}看${other}为${god}，${DRIFT[god]}；所行宜顺此而调。`,
    chip: ({ by, god }) => `${by}看是${god}`,
    why: ({ by, other, god }) => `${by}看${other}是${god}，这一条写给${by}。`,
    words,
  };
}

/** What both can do together, by the item that needs most care. */
export function togetherFamily<Mode extends HepanMode>(
  mode: Mode,
  words: TextsOf<ItemOf<Mode>>,
): Family<ItemOf<Mode>, PairValues> {
  return {
    id: `hepan.${mode}.together`,
    when: '给两人的建议，依最要留心的一项',
    rule: 'HEPAN_ITEM',
    source: '本应用的计分',
    expert: ({ fact }) => `按分量算，此项失分最多。${fact}`,
    chip: ({ chip }) => chip,
    why: ({ fact }) => `按分量算，这一项最要用心。${fact}`,
    words,
  };
}

/** The texts of a kind of pair. */
export interface HepanLibrary<Mode extends HepanMode = HepanMode> {
  readonly god: Family<TenGod, SeenValues>;
  readonly day: Family<DayTieKey, PairValues>;
  readonly zodiac: Family<ZodiacKey, PairValues>;
  readonly years: Family<YearsKey, PairValues>;
  readonly side: Family<TenGod, SeenValues>;
  readonly together: Family<ItemOf<Mode>, PairValues>;
}
