/**
 * Relations in words, for the chips under the grid and the list under the arcs.
 */
import type { PlaceKey, Relation, RelationKind } from '@shangyuan/engine/chart';

/** Families a relation is drawn and filtered by. */
export type RelationFamily = '合' | '冲' | '刑' | '拱' | '害' | '柱';

// prettier-ignore
const FAMILY: Readonly<Record<RelationKind, RelationFamily>> = {
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

// prettier-ignore
const PLACE_TEXT: Readonly<Record<PlaceKey, string>> = {
  year: '年', month: '月', day: '日', hour: '时',
  dayun: '大运', xiaoyun: '小运', liunian: '流年', liuyue: '流月', liuri: '流日', liushi: '流时',
};

const STEM_KINDS: readonly RelationKind[] = ['干五合', '干冲', '干克'];
const PILLAR_KINDS: readonly RelationKind[] = ['天克地冲', '天地鸳合', '伏吟', '反吟', '盖头', '截脚'];

/** A relation in words. */
export interface RelationText {
  readonly family: RelationFamily;
  /** 合, 冲, 自刑. */
  readonly short: string;
  /** 乙庚. */
  readonly members: string;
  /** 时干–年干. */
  readonly places: string;
  /** What becomes of it: 合而化金, 合而不化, 因三合而解, 遥合. Empty where there is nothing to add. */
  readonly state: string;
  readonly level: 'stem' | 'branch' | 'pillar';
}

function stateOf(relation: Relation): string {
  const parts: string[] = [];
  if (relation.transformed === true) parts.push(`化${relation.to ?? ''}`);
  if (relation.transformed === false)
    parts.push(relation.reason === undefined ? '合而不化' : `合而不化：${relation.reason}`);
  if (relation.missing !== undefined) parts.push(`缺${relation.missing}`);
  if (relation.name !== undefined) parts.push(relation.name);
  if (relation.resolvedBy !== undefined) parts.push(`因${relation.resolvedBy}而解`);
  if (!relation.isEffective && relation.reason !== '遥合') parts.push('相隔，只记名');
  return parts.join('，');
}

/** Words of a relation. */
export function relationText(relation: Relation): RelationText {
  const level = STEM_KINDS.includes(relation.kind)
    ? 'stem'
    : PILLAR_KINDS.includes(relation.kind)
      ? 'pillar'
      : 'branch';
  const suffix = level === 'stem' ? '干' : level === 'branch' ? '支' : '柱';
  return {
    family: FAMILY[relation.kind],
    short: SHORT[relation.kind],
    members: relation.members,
    places: relation.pillars.map((place) => PLACE_TEXT[place] + suffix).join('–'),
    state: stateOf(relation),
    level,
  };
}
