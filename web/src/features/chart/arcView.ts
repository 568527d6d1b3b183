/**
 * The chart as the 四柱图 shows it: tiles and arcs as plain data.
 */
import type { PlaceKey, Relation } from '@shangyuan/engine/chart';
import type { GridColumn } from './gridView.ts';
import { relationText, type RelationFamily } from './relationText.ts';

/** Families that are drawn; relations of whole pillars are listed only. */
export const ARC_FAMILIES = ['合', '冲', '刑', '拱', '害'] as const satisfies readonly RelationFamily[];
/** A family that is drawn. */
export type ArcFamily = (typeof ARC_FAMILIES)[number];

/** A pillar as a tile. */
export function tilesOf(columns: readonly GridColumn[]) {
  return columns.map((column) => ({
    key: column.key,
    name: column.isTransit ? column.title : column.title.slice(0, 1),
    tenGod: column.stemLabel,
    stem: column.facts?.ganzhi.stem ?? null,
    branch: column.facts?.ganzhi.branch ?? null,
    hidden: column.facts?.hidden.map((hidden) => hidden.stem).join('') ?? '',
    isDay: column.isDay,
    isTransit: column.isTransit,
  }));
}

/** Identity of a relation within a chart. */
export function relationId(relation: Relation): string {
  return `${relation.kind}:${relation.pillars.join('-')}`;
}

/** Relations of the chosen families as arcs between the columns. */
export function arcsOf(
  relations: readonly Relation[],
  columns: readonly GridColumn[],
  families: ReadonlySet<ArcFamily>,
) {
  const indexOf = (place: PlaceKey): number => columns.findIndex((column) => column.key === place);
  return relations.flatMap((relation) => {
    const { family, short, members, level } = relationText(relation);
    if (family === '柱' || level === 'pillar' || !families.has(family)) return [];
    const places = relation.pillars.map(indexOf).toSorted((a, b) => a - b);
    if (places.some((index) => index < 0)) return [];
    return [
      {
        id: relationId(relation),
        side: level,
        columns: places,
        family,
        label: short.length > 1 && members.length > 2 ? short : `${members}${short}`,
        transit: relation.pillars.some((place) => columns[indexOf(place)]?.isTransit === true),
      },
    ];
  });
}
