/**
 * Relations in words: what each is called, between which places, and what becomes of it.
 */
import type { PlaceKey, Relation, RelationKind } from '@shangyuan/engine/chart';
import { COMBINE_REASON_TEXTS } from './combineReasonText.ts';
import { PLACE_TITLES } from './said.ts';

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
  /** 乙庚. */
  readonly members: string;
  /** 时干–年干. */
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

/**
 * Where a relation stands.
 *
 * @example placesText({ kind: '六冲', pillars: ['dayun', 'day'], members: '子午', isEffective: true }) // '大运支、日支'
 */
export function placesText({ kind, pillars }: Relation): string {
  return pillars.map((place) => PLACE_NAMES[place] + SUFFIXES[relationLevel(kind)]).join('、');
}

/**
 * Members of a relation within a sentence: two pillars are set apart, stems and branches stand together.
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
  return members + kind;
}

function stateOf({
  to,
  transformed,
  reason,
  missing,
  name,
  resolvedBy,
  luckEffect,
  isEffective,
}: Relation): string {
  const parts: string[] = [];
  if (transformed === true) parts.push(`化${to ?? ''}`);
  if (transformed === false && reason === undefined) parts.push('合而不化');
  if (reason !== undefined)
    parts.push(reason === '遥合' ? reason : `合而不化：${COMBINE_REASON_TEXTS[reason]}`);
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
  const { kind, members, pillars } = relation;
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
