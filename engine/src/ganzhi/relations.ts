/**
 * 合冲刑害破: the written relations between stems and between branches, each list in the order of the books.
 *
 * Only the vocabulary: which characters stand in which relation. Whether a relation takes effect in a chart (distance,
 * 合化, 解) is the business of `chart/relations.ts`.
 */
import type { Branch, ByBranch } from './branch.ts';
import type { Stem } from './stem.ts';
import type { ByWuxing, Wuxing } from './wuxing.ts';

/** Two characters in a relation that makes nothing. */
export interface PlainPair<T> {
  readonly a: T;
  readonly b: T;
}

/** Two characters that combine, and the phase 化神 they may turn into. */
export interface CombinedPair<T> extends PlainPair<T> {
  readonly to: Wuxing;
}

/** Three branches that gather into one phase. */
export interface Triple {
  readonly members: readonly [Branch, Branch, Branch];
  readonly to: Wuxing;
}

/** Two ends of a triple that calls for the absent middle one 拱. */
export interface ArchedPair extends CombinedPair<Branch> {
  readonly missing: Branch;
}

/** 天干五合. Source: 渊海子平·论天干合; 三命通会·论十干合 (names 中正之合 …). */
// prettier-ignore
export const WUHE = [
  { a: '甲', b: '己', to: '土', name: '中正之合' },
  { a: '乙', b: '庚', to: '金', name: '仁义之合' },
  { a: '丙', b: '辛', to: '水', name: '威制之合' },
  { a: '丁', b: '壬', to: '木', name: '淫匿之合' },
  { a: '戊', b: '癸', to: '火', name: '无情之合' },
] as const satisfies readonly (CombinedPair<Stem> & { name: string })[];

/** 天干相冲; 戊己 hold the centre and have none. Source: 三命通会·论冲击. */
// prettier-ignore
export const STEM_CHONG = [
  { a: '甲', b: '庚' }, { a: '乙', b: '辛' }, { a: '丙', b: '壬' }, { a: '丁', b: '癸' },
] as const satisfies readonly PlainPair<Stem>[];

/** 天干相克 of equal polarity that is no 冲; `a` controls `b`. (In a 冲 the later stem controls: 庚克甲 ….) */
// prettier-ignore
export const STEM_KE = [
  { a: '甲', b: '戊' }, { a: '乙', b: '己' }, { a: '丙', b: '庚' },
  { a: '丁', b: '辛' }, { a: '戊', b: '壬' }, { a: '己', b: '癸' },
] as const satisfies readonly PlainPair<Stem>[];

/** 地支六合. Source: 三命通会·论支元六合. Variant: 午未 as 土, or not transforming (option `wuwei`). */
// prettier-ignore
export const LIUHE = [
  { a: '子', b: '丑', to: '土' }, { a: '寅', b: '亥', to: '木' }, { a: '卯', b: '戌', to: '火' },
  { a: '辰', b: '酉', to: '金' }, { a: '巳', b: '申', to: '水' }, { a: '午', b: '未', to: '火' },
] as const satisfies readonly CombinedPair<Branch>[];

/** 三合局, in the order 生 旺 墓. Source: 三命通会·论支元三合. */
// prettier-ignore
export const SANHE = [
  { members: ['申', '子', '辰'], to: '水' }, { members: ['亥', '卯', '未'], to: '木' },
  { members: ['寅', '午', '戌'], to: '火' }, { members: ['巳', '酉', '丑'], to: '金' },
] as const satisfies readonly Triple[];

/** 半合: the 旺 branch with the 生 (生地半合) or the 墓 (墓地半合) of its 三合. */
// prettier-ignore
export const BANHE = [
  { a: '申', b: '子', to: '水', name: '生地半合' }, { a: '子', b: '辰', to: '水', name: '墓地半合' },
  { a: '亥', b: '卯', to: '木', name: '生地半合' }, { a: '卯', b: '未', to: '木', name: '墓地半合' },
  { a: '寅', b: '午', to: '火', name: '生地半合' }, { a: '午', b: '戌', to: '火', name: '墓地半合' },
  { a: '巳', b: '酉', to: '金', name: '生地半合' }, { a: '酉', b: '丑', to: '金', name: '墓地半合' },
] as const satisfies readonly (CombinedPair<Branch> & { name: string })[];

/** 拱合: 生 and 墓 of a 三合 without the 旺 between them. */
// prettier-ignore
export const GONGHE = [
  { a: '申', b: '辰', missing: '子', to: '水' }, { a: '亥', b: '未', missing: '卯', to: '木' },
  { a: '寅', b: '戌', missing: '午', to: '火' }, { a: '巳', b: '丑', missing: '酉', to: '金' },
] as const satisfies readonly ArchedPair[];

/** 三会方. Source: 滴天髓·方局. */
// prettier-ignore
export const SANHUI = [
  { members: ['寅', '卯', '辰'], to: '木' }, { members: ['巳', '午', '未'], to: '火' },
  { members: ['申', '酉', '戌'], to: '金' }, { members: ['亥', '子', '丑'], to: '水' },
] as const satisfies readonly Triple[];

/** 拱会: the two ends of a 三会 without its middle. */
// prettier-ignore
export const GONGHUI = [
  { a: '寅', b: '辰', missing: '卯', to: '木' }, { a: '巳', b: '未', missing: '午', to: '火' },
  { a: '申', b: '戌', missing: '酉', to: '金' }, { a: '亥', b: '丑', missing: '子', to: '水' },
] as const satisfies readonly ArchedPair[];

/** 六冲. Source: 三命通会·论冲击. */
// prettier-ignore
export const LIUCHONG = [
  { a: '子', b: '午' }, { a: '丑', b: '未' }, { a: '寅', b: '申' },
  { a: '卯', b: '酉' }, { a: '辰', b: '戌' }, { a: '巳', b: '亥' },
] as const satisfies readonly PlainPair<Branch>[];

/** 三刑: two sets of three, each member punishing the next; any two of a set are 相刑. Source: 三命通会·论三刑. */
// prettier-ignore
export const SANXING = [
  { members: ['寅', '巳', '申'], name: '无恩之刑' }, { members: ['丑', '戌', '未'], name: '恃势之刑' },
] as const satisfies readonly { members: readonly [Branch, Branch, Branch]; name: string }[];

/** 相刑 of two that stands by itself: 子卯无礼. */
export const ZIMAO_XING = { a: '子', b: '卯', name: '无礼之刑' } as const satisfies PlainPair<Branch> & {
  name: string;
};

/** 自刑: branches that punish themselves when doubled. */
export const ZIXING = ['辰', '午', '酉', '亥'] as const satisfies readonly Branch[];

/** 六害. Source: 三命通会·论六害. */
// prettier-ignore
export const LIUHAI = [
  { a: '子', b: '未' }, { a: '丑', b: '午' }, { a: '寅', b: '巳' },
  { a: '卯', b: '辰' }, { a: '申', b: '亥' }, { a: '酉', b: '戌' },
] as const satisfies readonly PlainPair<Branch>[];

/** 六破. */
// prettier-ignore
export const LIUPO = [
  { a: '子', b: '酉' }, { a: '卯', b: '午' }, { a: '辰', b: '丑' },
  { a: '未', b: '戌' }, { a: '寅', b: '亥' }, { a: '巳', b: '申' },
] as const satisfies readonly PlainPair<Branch>[];

/** 暗合, the three that the lists share (option `anhe` = three). */
// prettier-ignore
export const ANHE = [
  { a: '寅', b: '丑' }, { a: '午', b: '亥' }, { a: '卯', b: '申' },
] as const satisfies readonly PlainPair<Branch>[];

/** 暗合 of the longer lists, added by option `anhe` = extended. */
// prettier-ignore
export const ANHE_EXTENDED = [
  { a: '子', b: '巳' }, { a: '巳', b: '酉' }, { a: '子', b: '戌' },
] as const satisfies readonly PlainPair<Branch>[];

/** 绝: the phase of one meets its 绝 in the other; a label only. */
// prettier-ignore
export const JUE = [
  { a: '寅', b: '酉' }, { a: '卯', b: '申' }, { a: '午', b: '亥' }, { a: '子', b: '巳' },
] as const satisfies readonly PlainPair<Branch>[];

/** Months in which a combination may turn into the phase of the key 化神得令. Source: 三命通会·论十干化气. */
// prettier-ignore
export const TRANSFORM_MONTHS = {
  土: ['辰', '戌', '丑', '未'], 金: ['申', '酉', '巳', '丑'], 水: ['亥', '子', '申', '辰'],
  木: ['寅', '卯', '亥', '未'], 火: ['巳', '午', '寅', '戌'],
} as const satisfies ByWuxing<readonly Branch[]>;

/** Each branch's own of the four triples that share out the twelve. */
function tripleByMember(triples: readonly Triple[]): ByBranch<Triple> {
  const entries = triples.flatMap((triple) => triple.members.map((member) => [member, triple] as const));
  return Object.fromEntries(entries) as ByBranch<Triple>;
}

/** The 三合 each branch belongs to. */
export const SANHE_OF: ByBranch<Triple> = /* @__PURE__ */ tripleByMember(SANHE);

/** The 三会 each branch belongs to. */
export const SANHUI_OF: ByBranch<Triple> = /* @__PURE__ */ tripleByMember(SANHUI);

/** The branches each branch punishes or is punished by, itself for 自刑. Read off `SANXING`, `ZIMAO_XING`, `ZIXING`. */
// prettier-ignore
export const XING_WITH = {
  子: ['卯'], 丑: ['戌', '未'], 寅: ['巳', '申'], 卯: ['子'], 辰: ['辰'], 巳: ['寅', '申'],
  午: ['午'], 未: ['丑', '戌'], 申: ['寅', '巳'], 酉: ['酉'], 戌: ['丑', '未'], 亥: ['亥'],
} as const satisfies ByBranch<readonly Branch[]>;

/**
 * Whether two branches stand in 刑, either way round (two of a 三刑, 子卯, or 自刑 where both are the same).
 *
 * @example isXing('卯', '子') // true
 */
export function isXing(a: Branch, b: Branch): boolean {
  return (XING_WITH[a] as readonly Branch[]).includes(b);
}
