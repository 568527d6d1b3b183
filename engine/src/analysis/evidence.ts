/**
 * Evidence: what a judgement rests on. A code, the values of the rule, the pillars that triggered it, and the book whose idea
 * it is. The sentences for people live in `reading`.
 */
import type { CombineReason, PillarKey } from '../chart/index.ts';
import type { Branch, HiddenRole, Stem, TenGod, TenGodGroup, Wuxing } from '../ganzhi/index.ts';
import type { PresenceLevel } from './tables/presence.ts';
import type { Role } from './tables/roles.ts';
import type { MonthState } from './tables/strengthParams.ts';

/** Named instead of a book where the numbers and the rule are our own. */
export const OWN_SCORING = '本应用的计分';

/** A stem or branch of the chart by its place, such as `month.stem`. */
export type ChartPlace = `${PillarKey}.${'stem' | 'branch'}`;

/** A 五合 that made a stem into another, as evidence that rests on it says: 丁合化木. */
export interface StemChange {
  /** The stem as written. */
  readonly written: Stem;
  readonly to: Wuxing;
}

/** Members of a combination and its 化神. */
interface Gathered {
  readonly members: string;
  readonly to: Wuxing;
}

/** A rule that carries no values. */
type Empty = Readonly<Record<never, never>>;

/** A figure against its border. Percentages, weights of hidden stems or counts, as the code says. */
interface Limit {
  readonly value: number;
  readonly border: number;
}

/** A stem of the month that is revealed. */
interface RevealedQi {
  readonly branch: Branch;
  readonly role: HiddenRole;
  readonly stem: Stem;
  /** The stem that shows it: itself, or under `revealed: 'sameElement'` another of its wuxing. */
  readonly shown: Stem;
  /** Its place. */
  readonly pillar: PillarKey;
  /** Set where the stem that stands there was made so by a 五合. */
  readonly changed: StemChange | null;
}

/** One half of a combination of ten gods: a god, a group with its power, the day master's own strength, or the 刃. */
export type ComboHalf =
  | { readonly god: TenGod; readonly level: PresenceLevel; readonly visible: readonly PillarKey[] }
  | { readonly group: TenGodGroup; readonly power: number }
  | { readonly support: number }
  | { readonly blade: Branch; readonly pillars: readonly PillarKey[] };

/** Values of every rule, by its code. */
export interface EvidenceValues {
  // 合冲
  readonly STEM_COMBINE_TRANSFORMED: Gathered;
  /** `withDayMaster`: one of the two is the day master, which is not weakened itself. */
  readonly STEM_COMBINE_BOUND: Gathered & { readonly reason: CombineReason; readonly withDayMaster: boolean };
  readonly STEM_COMBINE_CONTESTED: Gathered & { readonly withDayMaster: boolean };
  readonly 三会_化: Gathered;
  readonly 三会_聚: Gathered;
  readonly 三合_化: Gathered;
  readonly 三合_聚: Gathered;
  readonly 六合_化: Gathered;
  readonly 六合_绊: { readonly members: string; readonly reason: CombineReason };
  readonly 半合: Gathered & { readonly name: '生地半合' | '墓地半合' };
  readonly 六冲_损: { readonly members: string; readonly distance: number };
  /** `by`: kind and members of the combination, 三会:寅卯辰. */
  readonly 六冲_合解: { readonly members: string; readonly distance: number; readonly by: string };
  // 旺衰
  readonly TICK_DELING: {
    readonly dayMaster: Stem;
    readonly branch: Branch;
    readonly main: Stem;
    readonly god: TenGod;
    readonly state: MonthState;
    readonly isMet: boolean;
  };
  /** `changsheng`: the branch where the day master sits on its 长生 with a root, where that decides. */
  readonly TICK_DEDI: Limit & {
    readonly dayMaster: Stem;
    readonly changsheng: Branch | null;
    readonly isMet: boolean;
  };
  readonly TICK_DESHI: Limit & { readonly isMet: boolean };
  /** `sealExcess`: percent of 印 that counts against the day master instead of for it. */
  readonly SCORE: {
    readonly groups: Readonly<Record<TenGodGroup, number>>;
    readonly support: number;
    readonly sealExcess: number;
  };
  readonly CLASS_SUPPORT: {
    readonly class: '身弱' | '中和' | '身强';
    readonly label: string;
    readonly support: number;
  };
  readonly CLASS_SPECIAL: {
    readonly class: '从弱' | '从强' | '化气';
    readonly name: string;
    readonly isTrue: boolean;
  };
  // 化气, 从, 专旺: each condition met
  readonly SPECIAL_PAIR: { readonly members: string; readonly to: Wuxing };
  readonly SPECIAL_SEASON: { readonly branch: Branch; readonly to: Wuxing };
  readonly SPECIAL_UNCONTESTED: Empty;
  /** `by`: what would control the 化神 and stands in no neighbouring stem. */
  readonly SPECIAL_NEIGHBOURS: { readonly to: Wuxing; readonly by: Wuxing };
  readonly SPECIAL_ROOTLESS_PAIR: Empty;
  /** 日主无比劫本气根, and the root sum; `isOwn` where 化神 is the day master's own wuxing and nothing is asked. */
  readonly SPECIAL_DAY_ROOT: Limit & { readonly isOwn: boolean };
  readonly SPECIAL_TO: Limit & { readonly to: Wuxing };
  /** `fed`: the narrower border of a day master with a rooted 印 stem; `output`, `command`: the wider ones of 从儿 and of a month of 官杀. */
  readonly SPECIAL_SUPPORT_MAX: Limit & { readonly reach: 'fed' | 'output' | 'command' | 'plain' };
  /** 官杀 commands the month, the day master is rootless, and no branch is 比劫 or 印 by its 本气. */
  readonly SPECIAL_COMMAND: { readonly branch: Branch };
  /** 吾儿又得儿: the 食伤 that lead have 财 to feed. */
  readonly SPECIAL_OUTPUT_FEEDS: Limit;
  /** 食伤 is below the share from which it checks 官杀, or the day master has neither root nor hidden 印 to use it by. */
  readonly SPECIAL_UNCHECKED: Limit & { readonly isAlive: boolean };
  /** The largest of 食伤 财 官杀 reaches the border (从儿 从财 从官杀), or does not (从势). */
  readonly SPECIAL_LED_BY: Limit & { readonly group: TenGodGroup; readonly isReached: boolean };
  readonly SPECIAL_SUPPORT_MIN: Limit;
  readonly SPECIAL_GROUP_MAX: Limit & { readonly group: TenGodGroup };
  /** The month is 比劫 or 印. */
  readonly SPECIAL_OWN_MONTH: { readonly branch: Branch };
  /** No 官杀 stem, or only such without a root. */
  readonly SPECIAL_NO_OFFICER_STEM: { readonly floating: readonly Stem[] };
  readonly SPECIAL_OWN_LEADS: { readonly own: number; readonly seal: number };
  readonly SPECIAL_SEAL_LEADS: { readonly seal: number; readonly own: number };
  /** What makes a 从弱 class 真 or 假. */
  readonly SPECIAL_PURE_WEAK: {
    readonly isTrue: boolean;
    readonly root: Limit;
    readonly sealStems: number;
    readonly sealHidden: Limit;
  };
  /** What makes a 从强 class 真, or 假: the branches whose 官杀 stands outside every gathering, or a floating 官杀 stem. */
  readonly SPECIAL_PURE_STRONG: { readonly isTrue: boolean; readonly branches: readonly Branch[] };
  // 格局
  readonly PAT_MAIN_REVEALED: RevealedQi;
  readonly PAT_FRAME: Gathered & {
    readonly kind: '三会' | '三合';
    readonly stem: Stem;
    /** The stem is revealed; else it is the 本气 of the 帝旺 branch. */
    readonly isRevealed: boolean;
  };
  readonly PAT_MINOR_REVEALED: RevealedQi;
  readonly PAT_MIXED_QI_REVEALED: RevealedQi;
  readonly PAT_OWN_MONTH: {
    readonly dayMaster: Stem;
    readonly branch: Branch;
    readonly god: TenGod;
    readonly name: '建禄格' | '月刃格' | '月劫格';
  };
  readonly PAT_MAIN_HIDDEN: { readonly branch: Branch; readonly stem: Stem };
  // 成败 and level, with the points each adds
  readonly PAT_STATE: {
    readonly pattern: string;
    readonly state: '成' | '半成' | '假成' | '败中有救' | '平' | '败';
    /** What the way asks of the group of the 相神. */
    readonly assist: TenGod | TenGodGroup | null;
    readonly isAssistHidden: boolean;
    readonly hiddenCompanion: TenGod | TenGodGroup | null;
    readonly isRescueHidden: boolean;
    readonly points: number;
  };
  readonly PAT_SPECIAL_TRUE: { readonly pattern: string; readonly points: number };
  readonly PAT_YONG_REVEALED: { readonly yong: Wuxing; readonly points: number };
  readonly PAT_YONG_ROOTED: Limit & { readonly yong: Wuxing; readonly points: number };
  readonly PAT_YONG_HURT: {
    readonly yong: Wuxing;
    readonly places: readonly ChartPlace[];
    readonly points: number;
  };
  // 用神 ledger
  readonly UG_FOLLOW: { readonly name: string; readonly group: TenGodGroup };
  readonly UG_TRANSFORM: {
    readonly name: string;
    readonly relation: '化神' | '生化神' | '化神所生' | '化神所克' | '克化神';
  };
  readonly UG_SUPPORT_WEAK: {
    readonly class: '身弱' | '中和' | '身强';
    readonly support: number;
    readonly cause: '官杀' | '财' | '食伤';
    readonly group: TenGodGroup;
  };
  readonly UG_RESTRAIN_STRONG: {
    readonly class: '身弱' | '中和' | '身强';
    readonly support: number;
    readonly cause: '印' | '比劫带官杀' | '比劫';
    readonly group: TenGodGroup;
  };
  /** 印过重: `isHeld` where 财 is there to hold it back. */
  readonly UG_SEAL_EXCESS: {
    readonly seal: number;
    readonly wealth: number;
    readonly isHeld: boolean;
    readonly group: TenGodGroup;
  };
  /** The wuxing, not 土, is rooted in the branches. */
  readonly UG_ROOTED: { readonly root: number };
  /** 燥土: neither 辰 nor 丑 is there to keep 土 moist. */
  readonly UG_DRY_EARTH: Empty;
  /** 食伤制杀: 官杀 leads a weak chart, and a stem of 食伤 checks it. */
  readonly UG_CHECK: {
    readonly officer: number;
    readonly stems: readonly Stem[];
    readonly group: '食伤' | '官杀';
  };
  /** 杀印相生: 印 turns 官杀 into help of a weak day master. */
  readonly UG_SEAL_TURNS: { readonly seal: number };
  readonly UG_CLIMATE: {
    readonly dayMaster: Stem;
    readonly month: Branch;
    /** 1-based. */
    readonly rank: number;
    readonly stem: Stem;
    /** 为急: an extreme month that all but lacks what it needs first. */
    readonly isUrgent: boolean;
  };
  readonly UG_BRIDGE: { readonly a: Wuxing; readonly b: Wuxing };
  readonly UG_DISEASE: { readonly percent: number };
  readonly UG_MEDICINE: { readonly disease: Wuxing };
  /** `isAssist`: the 相神; else only what the pattern takes up 格局取法. */
  readonly UG_PATTERN: { readonly pattern: string; readonly group: TenGodGroup; readonly isAssist: boolean };
  // 结论
  readonly METHOD: {
    readonly method: '扶抑' | '调候' | '通关' | '病药' | '顺势' | '格局' | '合议';
    readonly yong: Wuxing;
    /** What each school that speaks would take by itself. */
    readonly choices: Readonly<Partial<Record<'扶抑' | '调候' | '格局' | '通关' | '病药', Wuxing>>>;
  };
  readonly CONCLUSION: {
    readonly yong: Wuxing;
    readonly xi: Wuxing;
    readonly ji: Wuxing;
    readonly state: '现' | '不现' | '受伤';
    readonly confidence: '高' | '中' | '低';
    readonly score: number;
  };
  // facts of the chapters
  readonly LIFE_COMBO: { readonly combo: string; readonly halves: readonly ComboHalf[] };
  readonly LIFE_CAREER: { readonly group: TenGodGroup; readonly power: number; readonly role: Role };
  readonly LIFE_WEALTH: { readonly base: string; readonly wealth: number; readonly support: number };
  readonly LIFE_STORE: { readonly branch: Branch; readonly isOpened: boolean };
  readonly LIFE_PALACE: { readonly branch: Branch; readonly god: TenGod; readonly role: Role };
  // facet scores
  readonly FACET_BASE: { readonly patternPoints: number };
  readonly FACET_FAVOUR: { readonly group: TenGodGroup; readonly role: Role };
  readonly FACET_COMBO: { readonly combo: string };
  readonly FACET_UNGUARDED: Empty;
  /** `store`: the branch of the 财库, where it counts beside the spirits. */
  readonly FACET_SPIRITS: { readonly names: readonly string[]; readonly store: Branch | null };
  readonly FACET_DAY_JOINED: { readonly branch: Branch };
  readonly FACET_DAY_OPPOSED: { readonly branch: Branch };
  readonly FACET_DAY_HARMED: { readonly branch: Branch };
  readonly FACET_BALANCE: { readonly support: number };
  readonly FACET_FOLLOWING: { readonly name: string };
  readonly FACET_EXCESS: { readonly wuxing: Wuxing; readonly percent: number };
  readonly FACET_OPPOSED: Empty;
}

/** A rule code of the analysis. */
export type RuleCode = keyof EvidenceValues;

/** Where each rule comes from. Numbers are ours throughout; the source names the idea. */
// prettier-ignore
export const RULE_SOURCES = {
  STEM_COMBINE_TRANSFORMED: '三命通会·论十干合', STEM_COMBINE_BOUND: '子平真诠·论十干合而不合', STEM_COMBINE_CONTESTED: '子平真诠·论十干合而不合',
  三会_化: '滴天髓·方局', 三会_聚: '滴天髓·方局', 三合_化: '三命通会·论支元三合', 三合_聚: '三命通会·论支元三合',
  六合_化: '三命通会·论支元六合', 六合_绊: '子平真诠·论刑冲会合解法', 半合: '三命通会·论支元三合',
  六冲_损: '三命通会·论冲击', 六冲_合解: '子平真诠·论刑冲会合解法',
  TICK_DELING: '千里命稿·强弱篇', TICK_DEDI: '千里命稿·强弱篇', TICK_DESHI: '千里命稿·强弱篇',
  SCORE: '三命通会·论五行旺相休囚死并寄生十二宫', CLASS_SUPPORT: '滴天髓·衰旺', CLASS_SPECIAL: '滴天髓·从象',
  SPECIAL_PAIR: '滴天髓·化象', SPECIAL_SEASON: '滴天髓·化象', SPECIAL_UNCONTESTED: '滴天髓·化象', SPECIAL_NEIGHBOURS: '滴天髓·化象',
  SPECIAL_ROOTLESS_PAIR: '滴天髓·化象', SPECIAL_DAY_ROOT: '滴天髓·化象', SPECIAL_TO: '滴天髓·化象',
  SPECIAL_SUPPORT_MAX: '滴天髓·从象', SPECIAL_COMMAND: '滴天髓·从象', SPECIAL_OUTPUT_FEEDS: '滴天髓·顺局', SPECIAL_OWN_MONTH: '滴天髓·从象',
  SPECIAL_UNCHECKED: '滴天髓·官杀', SPECIAL_LED_BY: '滴天髓·从象', SPECIAL_SUPPORT_MIN: '滴天髓·形象', SPECIAL_GROUP_MAX: '滴天髓·形象',
  SPECIAL_NO_OFFICER_STEM: '滴天髓·形象', SPECIAL_OWN_LEADS: '滴天髓·形象', SPECIAL_SEAL_LEADS: '滴天髓·从象',
  SPECIAL_PURE_WEAK: '滴天髓·从象', SPECIAL_PURE_STRONG: '滴天髓·形象',
  PAT_MAIN_REVEALED: '子平真诠·论用神', PAT_FRAME: '子平真诠·论用神变化', PAT_MINOR_REVEALED: '子平真诠·论用神变化',
  PAT_MIXED_QI_REVEALED: '子平真诠·论杂气如何取用', PAT_OWN_MONTH: '子平真诠·论建禄月劫', PAT_MAIN_HIDDEN: '子平真诠·论用神',
  PAT_STATE: '子平真诠·论用神成败救应', PAT_SPECIAL_TRUE: '子平真诠·论用神格局高低', PAT_YONG_REVEALED: '子平真诠·论用神格局高低',
  PAT_YONG_ROOTED: '子平真诠·论用神格局高低', PAT_YONG_HURT: '子平真诠·论用神格局高低',
  UG_FOLLOW: '滴天髓·从象', UG_TRANSFORM: '滴天髓·化象', UG_SUPPORT_WEAK: '滴天髓·衰旺', UG_RESTRAIN_STRONG: '滴天髓·衰旺',
  UG_SEAL_EXCESS: '滴天髓·反局', UG_ROOTED: '子平真诠·论用神格局高低', UG_DRY_EARTH: '滴天髓·燥湿', UG_CHECK: '滴天髓·官杀', UG_SEAL_TURNS: '子平真诠·论偏官',
  UG_CLIMATE: '穷通宝鉴', UG_BRIDGE: '滴天髓·通关', UG_DISEASE: '神峰通考·病药说', UG_MEDICINE: '神峰通考·病药说', UG_PATTERN: '子平真诠·论相神紧要',
  METHOD: '子平真诠·论用神', CONCLUSION: '滴天髓·衰旺',
  LIFE_COMBO: '子平真诠·论相神紧要', LIFE_CAREER: OWN_SCORING, LIFE_WEALTH: '子平真诠·论财', LIFE_STORE: '子平真诠·论墓库刑冲之说', LIFE_PALACE: '滴天髓·夫妻',
  FACET_BASE: OWN_SCORING, FACET_FAVOUR: OWN_SCORING, FACET_COMBO: OWN_SCORING, FACET_UNGUARDED: OWN_SCORING, FACET_SPIRITS: OWN_SCORING,
  FACET_DAY_JOINED: OWN_SCORING, FACET_DAY_OPPOSED: OWN_SCORING, FACET_DAY_HARMED: OWN_SCORING, FACET_BALANCE: OWN_SCORING,
  FACET_FOLLOWING: OWN_SCORING, FACET_EXCESS: OWN_SCORING, FACET_OPPOSED: OWN_SCORING,
} as const satisfies Readonly<Record<RuleCode, string>>;

/** Chapter of each special class. Source of the names: 滴天髓, 通神论. */
export const SPECIAL_SOURCES = {
  从儿: '滴天髓·顺局',
  从财: '滴天髓·从象',
  从官杀: '滴天髓·从象',
  从势: '滴天髓·从象',
  专旺: '滴天髓·形象',
  从印: '滴天髓·从象',
  化气: '滴天髓·化象',
} as const;

/** One piece of evidence. `pillars`: those that triggered it, year to hour; empty where it rests on the whole chart. */
export type Evidence<Code extends RuleCode = RuleCode> = Code extends RuleCode
  ? {
      readonly code: Code;
      readonly values: EvidenceValues[Code];
      readonly pillars: readonly PillarKey[];
      /** Book and chapter of the idea. */
      readonly source: string;
    }
  : never;

/**
 * Evidence of a rule.
 *
 * @param source where it is not that of the rule
 * @example evidenceOf('UG_BRIDGE', [], { a: '木', b: '土' }).source // '滴天髓·通关'
 */
export function evidenceOf<Code extends RuleCode>(
  code: Code,
  pillars: readonly PillarKey[],
  values: EvidenceValues[Code],
  source: string = RULE_SOURCES[code],
): Evidence<Code> {
  return { code, values, pillars, source } as Evidence<Code>;
}
