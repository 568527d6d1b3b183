/**
 * The chart as the 四柱图 shows it: tiles, arcs and the list that says the same, as plain data.
 */
import type { PlaceKey, Relation } from '@shangyuan/engine/chart';
import { relationText, type RelationText } from '@shangyuan/reading/chart';
import type { GridColumn } from './gridView.ts';
import { ARC_FAMILIES, type ArcFamily, type ArcInput, type ArcTile } from '../../../ui/figures/arcView.ts';

/** A relation as the list under the picture says it. */
export interface ArcRow {
  readonly id: string;
  readonly text: RelationText;
}

/** Everything the board shows. */
export interface BoardView {
  readonly tiles: readonly ArcTile[];
  readonly arcs: readonly ArcInput[];
  readonly rows: readonly ArcRow[];
}

/** Families shown at first; 害破 is left for the reader to add. */
export const FIRST_FAMILIES: ReadonlySet<ArcFamily> = new Set(ARC_FAMILIES.slice(0, 4));

function tileOf(column: GridColumn): ArcTile {
  return {
    key: column.key,
    name: column.isTransit ? column.title : column.title.slice(0, 1),
    tenGod: column.stemLabel,
    stem: column.facts?.ganzhi.stem ?? null,
    branch: column.facts?.ganzhi.branch ?? null,
    hidden: column.facts?.hidden.map((hidden) => hidden.stem).join('') ?? '',
    isDay: column.isDay,
    isTransit: column.isTransit,
  };
}

/** Identity of a relation within a chart. */
function idOf(relation: Relation): string {
  return `${relation.kind}:${relation.pillars.join('-')}`;
}

function arcOf(relation: Relation, columns: readonly GridColumn[]): ArcInput | null {
  const indexOf = (place: PlaceKey): number => columns.findIndex((column) => column.key === place);
  const { family, short, members, level } = relationText(relation);
  if (family === '柱' || level === 'pillar') return null;
  const places = relation.pillars.map(indexOf).toSorted((a, b) => a - b);
  if (places.some((index) => index < 0)) return null;
  return {
    id: idOf(relation),
    side: level,
    columns: places,
    family,
    label: short.length > 1 && members.length > 2 ? short : `${members}${short}`,
    transit: relation.pillars.some((place) => columns[indexOf(place)]?.isTransit === true),
  };
}

/**
 * The board of a chart. 绝 is neither drawn nor listed; relations of whole pillars are only listed.
 *
 * @param columns of the grid; one without an hour is left out
 * @param families those that are shown
 */
export function boardView(
  columns: readonly GridColumn[],
  relations: readonly Relation[],
  families: ReadonlySet<ArcFamily>,
): BoardView {
  const known = columns.filter((column) => column.facts !== null);
  const shown = relations.filter((relation) => {
    const { family } = relationText(relation);
    return relation.kind !== '绝' && (family === '柱' || families.has(family));
  });
  return {
    tiles: known.map(tileOf),
    arcs: shown.map((relation) => arcOf(relation, known)).filter((arc) => arc !== null),
    rows: shown.map((relation) => ({ id: idOf(relation), text: relationText(relation) })),
  };
}
