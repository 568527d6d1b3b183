/**
 * How the texts of a kind of pair are chosen and explained: five families each, the same in all five kinds.
 */
import type { HepanGrade, HepanMode } from '@shangyuan/engine/analysis';
import type { Stem, TenGod } from '@shangyuan/engine/ganzhi';
import type { Family, Words } from '../statement/family.ts';
import type { ItemOf, ItemStepKey } from './steps.ts';

type TextsOf<Key extends string> = Readonly<Record<Key, Words>>;

/** The values an item's text uses. */
export type ItemValues = {
  /** Its reasons in whole sentences. */
  readonly ground: string;
  readonly chip: string;
};

/** How one side sees the other. */
export type SeenValues = {
  /** Name of the side that sees. */
  readonly by: string;
  readonly other: string;
  readonly own: Stem;
  readonly seen: Stem;
  readonly god: TenGod;
};

/** A tie between the two day pillars. */
export type DayTieKey =
  '干五合' | '干相生' | '干同' | '干比和' | '干冲' | '干相克' | '支合' | '支同' | '支冲' | '支刑' | '支害';

/** The tie as it is written: 庚壬相生. */
export type DayTieValues = { readonly tie: string };

/** The values the overall text uses. */
export type LeadValues = {
  readonly fits: string;
  readonly cares: string;
  readonly confidence: string;
};

const COSTLY: readonly HepanGrade[] = ['中下', '宜多经营'];

/** Whether a key ends in a step that needs care. */
function needsCare(key: string): boolean {
  return key.endsWith('相克') || COSTLY.some((grade) => key.endsWith(grade));
}

/** How each item is weighed, for 专业. */
const METHOD = {
  zodiac: '生肖只论年支，力轻于日柱，旧时凭此取舍婚姻，这里不取。',
  nayin: '纳音论气象，旧说另分谁克谁，这里只论生克，不分男女。',
  dayPillar: '日柱是两人自身，干看性情，支看起居，合盘以此为重。',
  elements: '各行以二成为足，不足的由对方来补，两面取平均。',
  useful: '对方的五行落在自己的喜用则加，落在忌神则减，两面取平均。',
  tenGods: '十神互看是以自己的日主看对方的日主，两面各看一次。',
  palace: '先看本宫本气的喜忌，再看对方的日主藏不藏在宫里，以及来合来冲的支。',
  shensha: '神煞只作点缀，分量最轻。',
  luckSync: '以大运为准，看往后的年份里两人的高低是否同步。',
} as const satisfies Readonly<Record<ItemOf<'couple'>, string>>;

/** Items whose reasons have their own statements. */
const ITEMS_WITH_FAMILIES: readonly string[] = ['tenGods', 'dayPillar'];

/** How a god behaves between two people, for 专业. */
// prettier-ignore
const DRIFT = {
  比肩: '同气而阴阳同，势均则和，分工要明', 劫财: '同气而阴阳异，亲近也相争，界限在先',
  食神: '我生而阴阳同，付出自然，情意绵长', 伤官: '我生而阴阳异，才气外露，言语宜收',
  偏财: '我克而阴阳同，来去有时，贵在守信', 正财: '我克而阴阳异，经营有情，可以长久',
  七杀: '克我而阴阳同，威重易紧，有化则成', 正官: '克我而阴阳异，约束有节，敬重为先',
  偏印: '生我而阴阳同，意深而隐，多问少猜', 正印: '生我而阴阳异，护持得力，防依赖',
} as const satisfies Readonly<Record<TenGod, string>>;

const TIE_REASON = {
  干五合: '五合主情，合而不必化，贵在不失本位',
  干相生: '生者为付，受者为承，久则宜互换',
  干同: '同干同气，相知也相照',
  干比和: '同行而阴阳异，同路不同步',
  干冲: '干冲在明，说破反而易解',
  干相克: '克者主事，受克者宜有一隅自主',
  支合: '支合主起居相安，力在日常',
  支同: '同支同习，有余也有不足处相叠',
  支冲: '支冲主动，合而有时可解',
  支刑: '刑在细处，伤和气而不伤根本',
  支害: '害与破在暗，攒则成隔',
} as const satisfies Readonly<Record<DayTieKey, string>>;

/** Texts of the items: `zodiac.上等`. */
export function itemFamily<Mode extends HepanMode>(
  mode: Mode,
  words: TextsOf<ItemStepKey<ItemOf<Mode>>>,
): Family<ItemStepKey<ItemOf<Mode>>, ItemValues> {
  return {
    id: `hepan.${mode}`,
    when: '合盘每一项所在的档',
    rule: 'HEPAN_ITEM',
    source: '本应用的计分',
    expert: ({ ground, chip }, key) => {
      const item = key.slice(0, key.indexOf('.')) as ItemOf<'couple'>;
      return (ITEMS_WITH_FAMILIES.includes(item) ? `${chip}。` : ground) + METHOD[item];
    },
    chip: ({ chip }) => chip,
    why: null,
    isCostly: needsCare,
    words,
  };
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

/** Texts of a tie between the two day pillars. */
export function dayTieFamily(mode: HepanMode, words: TextsOf<DayTieKey>): Family<DayTieKey, DayTieValues> {
  return {
    id: `hepan.${mode}.day`,
    when: '两人日柱的干与干、支与支是什么关系',
    rule: 'DAY_PILLARS',
    source: '三命通会·论十干合',
    isImage: true,
    expert: ({ tie }, key) => `${key.startsWith('干') ? '日干' : '日支'}${tie}：${TIE_REASON[key]}。`,
    chip: ({ tie }, key) => `日${key.charAt(0)}${tie}`,
    why: ({ tie }, key) => `两人的${key.startsWith('干') ? '日干' : '日支'}${tie}。`,
    isCostly: (key) => /[冲克刑害]$/u.test(key),
    words,
  };
}

/** What opens the report, by grade. */
export function leadFamily(mode: HepanMode, words: TextsOf<HepanGrade>): Family<HepanGrade, LeadValues> {
  return {
    id: `hepan.${mode}.lead`,
    when: '各项按轻重合起来的档',
    rule: 'HEPAN_TOTAL',
    source: '本应用的计分',
    expert: ({ fits, cares, confidence }) =>
      `${fits}${cares}两盘取用的把握以较低的一方为准，为${confidence}。`,
    chip: (_, grade) => grade,
    why: ({ fits, cares }) => `各项按轻重合起来看。${fits}${cares}`,
    words,
  };
}

/** What one side can do, by the god the other is to it. */
export function sideFamily(mode: HepanMode, words: TextsOf<TenGod>): Family<TenGod, SeenValues> {
  return {
    id: `hepan.${mode}.side`,
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
): Family<ItemOf<Mode>, ItemValues> {
  return {
    id: `hepan.${mode}.together`,
    when: '给两人的建议，依最要留心的一项',
    rule: 'HEPAN_ITEM',
    source: '本应用的计分',
    expert: ({ ground }) => `各项之中，此项最低。${ground}`,
    chip: ({ chip }) => chip,
    why: ({ ground }) => `各项之中，这一项最要用心。${ground}`,
    words,
  };
}

/** The texts of a kind of pair. */
export interface HepanLibrary<Mode extends HepanMode = HepanMode> {
  readonly item: Family<ItemStepKey<ItemOf<Mode>>, ItemValues>;
  readonly god: Family<TenGod, SeenValues>;
  readonly day: Family<DayTieKey, DayTieValues>;
  readonly lead: Family<HepanGrade, LeadValues>;
  readonly side: Family<TenGod, SeenValues>;
  readonly together: Family<ItemOf<Mode>, ItemValues>;
}
