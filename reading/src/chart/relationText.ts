/**
 * Relations in words: what each is called, between which places, and what becomes of it.
 */
import type { PlaceKey, Relation, RelationKind } from '@shangyuan/engine/chart';
import {
  ANHE,
  ANHE_EXTENDED,
  BANHE,
  GONGHE,
  GONGHUI,
  JUE,
  LIUCHONG,
  LIUHAI,
  LIUHE,
  LIUPO,
  STEM_CHONG,
  STEM_KE,
  WUHE,
  ZIMAO_XING,
  type PlainPair,
} from '@shangyuan/engine/ganzhi';
import { COMBINE_REASON_TEXTS } from './combineReasonText.ts';
import { PLACE_TITLES } from './explanation.ts';

/** Families a relation is drawn and filtered by. */
export type RelationFamily = '合' | '冲' | '刑' | '拱' | '害' | '柱';

// prettier-ignore
const FAMILIES: Readonly<Record<RelationKind, RelationFamily>> = {
  干五合: '合', 三会: '合', 三合: '合', 六合: '合', 半合: '合', 暗合: '合', 天地鸳合: '合',
  干冲: '冲', 六冲: '冲', 干克: '冲', 天克地冲: '冲', 反吟: '冲',
  三刑: '刑', 相刑: '刑', 自刑: '刑',
  拱合: '拱', 拱会: '拱',
  六害: '害', 六破: '害', 绝: '害',
  伏吟: '柱', 盖头: '柱', 截脚: '柱',
};

// prettier-ignore
const SHORT: Readonly<Record<RelationKind, string>> = {
  干五合: '合', 三会: '三会', 三合: '三合', 六合: '合', 半合: '半合', 暗合: '暗合', 天地鸳合: '鸳合',
  干冲: '冲', 六冲: '冲', 干克: '克', 天克地冲: '天克地冲', 反吟: '反吟',
  三刑: '三刑', 相刑: '刑', 自刑: '自刑',
  拱合: '拱', 拱会: '拱',
  六害: '害', 六破: '破', 绝: '绝',
  伏吟: '伏吟', 盖头: '盖头', 截脚: '截脚',
};

/** Pillars by one character beside the periods of luck: 年–日, 大运–日. */
const PLACE_NAMES: Readonly<Record<PlaceKey, string>> = {
  ...PLACE_TITLES,
  year: '年',
  month: '月',
  day: '日',
  hour: '时',
};

const STEM_KINDS: ReadonlySet<RelationKind> = new Set(['干五合', '干冲', '干克']);
const PILLAR_KINDS: ReadonlySet<RelationKind> = new Set([
  '天克地冲',
  '天地鸳合',
  '伏吟',
  '反吟',
  '盖头',
  '截脚',
]);

const LUCK_EFFECTS = {
  completes: '岁运补全',
  breaks: '岁运冲开',
  contests: '岁运争合',
  releases: '岁运解开',
} as const;

/** A relation in words. */
export interface RelationText {
  readonly family: RelationFamily;
  /** 合, 冲, 自刑. */
  readonly short: string;
  /** 乙庚, in its one written order; of 克 the one that controls first. */
  readonly members: string;
  /** 时干–年干, in the order of the members. */
  readonly places: string;
  /** What becomes of it: 化金, 合而不化, 因寅卯辰三会而解, 相隔. Empty where there is nothing to add. */
  readonly state: string;
  readonly level: 'stem' | 'branch' | 'pillar';
}

/** Whether a relation is between stems, branches or whole pillars. */
export function relationLevel(kind: RelationKind): RelationText['level'] {
  if (STEM_KINDS.has(kind)) return 'stem';
  return PILLAR_KINDS.has(kind) ? 'pillar' : 'branch';
}

/** Stem and branch, twice. */
const TWO_PILLARS =
  /^([甲乙丙丁戊己庚辛壬癸][子丑寅卯辰巳午未申酉戌亥])([甲乙丙丁戊己庚辛壬癸][子丑寅卯辰巳午未申酉戌亥])$/u;

const SUFFIXES = { stem: '干', branch: '支', pillar: '柱' } as const;

/** Pairs of each kind in the order the books write them; in 干克 the first controls the second. */
const WRITTEN_PAIRS: Partial<Readonly<Record<RelationKind, readonly PlainPair<string>[]>>> = {
  干五合: WUHE,
  干冲: STEM_CHONG,
  干克: STEM_KE,
  六合: LIUHE,
  六冲: LIUCHONG,
  半合: BANHE,
  相刑: [ZIMAO_XING],
  六害: LIUHAI,
  六破: LIUPO,
  暗合: [...ANHE, ...ANHE_EXTENDED],
  绝: JUE,
  拱合: GONGHE,
  拱会: GONGHUI,
};

const reversed = (pair: string): string => `${pair.charAt(1)}${pair.charAt(0)}`;

/**
 * Two characters in the fixed order their relation is written in. Pairs of whole pillars and sets
 * of three stay as they are.
 *
 * @param from in 相刑 of a set of three, the branch that punishes
 * @example writtenPair('干克', '庚丙') // '丙庚'
 */
export function writtenPair(kind: RelationKind, members: string, from?: string): string {
  if (members.length !== 2) return members;
  const other = reversed(members);
  const isOther =
    from === undefined
      ? WRITTEN_PAIRS[kind]?.some(({ a, b }) => a + b === other) === true
      : other.startsWith(from);
  return isOther ? other : members;
}

/** Members in their written order, with the pillars in the order of the members. */
function writtenOf({ kind, members, from, pillars }: Relation): Pick<Relation, 'members' | 'pillars'> {
  const written = writtenPair(kind, members, from);
  return { members: written, pillars: written === members ? pillars : pillars.toReversed() };
}

/**
 * Where a relation stands, in the order of its members as they are written.
 *
 * @example placesText({ kind: '六冲', pillars: ['dayun', 'day'], members: '子午', isEffective: true }) // '大运支、日支'
 */
export function placesText(relation: Relation): string {
  const suffix = SUFFIXES[relationLevel(relation.kind)];
  return writtenOf(relation)
    .pillars.map((place) => PLACE_NAMES[place] + suffix)
    .join('、');
}

/**
 * Members of a relation within a sentence: two pillars are separated, stems and branches are joined.
 *
 * @example membersText('甲寅戊申') // '甲寅与戊申'
 */
export function membersText(members: string): string {
  return members.replace(TWO_PILLARS, '$1与$2');
}

/**
 * What resolved a relation: kind and members.
 *
 * @example resolverText('三会:寅卯辰') // '寅卯辰三会'
 */
export function resolverText(resolvedBy: string): string {
  const [kind = '', members = ''] = resolvedBy.split(':');
  return writtenPair(kind as RelationKind, members) + kind;
}

/**
 * What becomes of a combination: 化金, 合而不化 with its reason, or 遥合. Null where the relation is none.
 *
 * @example combineVerdict({ kind: '干五合', pillars: ['year', 'day'], members: '甲己', isEffective: false, transformed: false, reason: '遥合' }) // '遥合'
 */
export function combineVerdict({ to, transformed, reason }: Relation): string | null {
  if (transformed === true) return `化${to ?? ''}`;
  if (reason === '遥合') return reason;
  if (reason !== undefined) return `合而不化：${COMBINE_REASON_TEXTS[reason]}`;
  return transformed === false ? '合而不化' : null;
}

function stateOf(relation: Relation): string {
  const { reason, missing, name, resolvedBy, luckEffect, isEffective } = relation;
  const verdict = combineVerdict(relation);
  const parts = verdict === null ? [] : [verdict];
  if (missing !== undefined) parts.push(`缺${missing}`);
  if (name !== undefined) parts.push(name);
  if (resolvedBy !== undefined) parts.push(`因${resolverText(resolvedBy)}而解`);
  if (luckEffect !== undefined) parts.push(LUCK_EFFECTS[luckEffect]);
  if (!isEffective && reason !== '遥合') parts.push('隔得太远，力量很弱');
  return parts.join('，');
}

/**
 * Words of a relation.
 *
 * @example relationText({ kind: '六冲', pillars: ['year', 'day'], members: '寅申', isEffective: true, resolvedBy: '三会:寅卯辰' }).state // '因寅卯辰三会而解'
 */
export function relationText(relation: Relation): RelationText {
  const { kind } = relation;
  const { members, pillars } = writtenOf(relation);
  const level = relationLevel(kind);
  return {
    family: FAMILIES[kind],
    short: SHORT[kind],
    members,
    places: pillars.map((place) => PLACE_NAMES[place] + SUFFIXES[level]).join('–'),
    state: stateOf(relation),
    level,
  };
}
