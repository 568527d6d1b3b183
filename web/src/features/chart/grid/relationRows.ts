/**
 * Relations of the four pillars as a list shows them: a pair once for each verdict, with its places as a track.
 */
import { NATAL_KEYS, type PillarKey, type Relation } from '@shangyuan/engine/chart';
import { relationText, type RelationFamily } from '@shangyuan/reading/chart';

/** One row. */
export interface RelationRow {
  readonly key: string;
  readonly family: RelationFamily;
  readonly short: string;
  readonly members: string;
  /** Its places of 年月日时; null where luck takes part. */
  readonly track: readonly boolean[] | null;
  readonly places: string;
  readonly state: string;
  readonly isEffective: boolean;
  /** The first of those that were merged: what the row opens. */
  readonly relation: Relation;
}

const isNatal = ({ pillars }: Relation) => pillars.every((place) => NATAL_KEYS.includes(place as PillarKey));

/** Rows, effective relations first; those named only because they are too far apart come last. */
export function relationRows(relations: readonly Relation[]): readonly RelationRow[] {
  const groups = Map.groupBy(relations, (relation) => {
    const { members, state } = relationText(relation);
    return isNatal(relation)
      ? `${relation.kind} ${members} ${state}`
      : `${relation.kind} ${members} ${relation.pillars.join(' ')}`;
  });
  const rows = [...groups].flatMap(([key, group]): readonly RelationRow[] => {
    const [relation] = group;
    if (relation === undefined) return [];
    const { family, short, members, state } = relationText(relation);
    const touched = new Set(group.flatMap(({ pillars }) => pillars));
    return [
      {
        key,
        family,
        short,
        members,
        track: isNatal(relation) ? NATAL_KEYS.map((place) => touched.has(place)) : null,
        places: [...new Set(group.map((each) => relationText(each).places))].join('、'),
        state,
        isEffective: relation.isEffective,
        relation,
      },
    ];
  });
  return rows.toSorted((a, b) => Number(b.isEffective) - Number(a.isEffective));
}

/** A pair in the line under the grid. */
export interface RelationChip {
  readonly family: RelationFamily;
  readonly short: string;
  readonly members: string;
  /** Each of its places with the outcome there. */
  readonly title: string;
}

/** Chips, each pair once and without the mere labels; the list has them all with their verdict. */
export function relationChips(relations: readonly Relation[]): readonly RelationChip[] {
  const texts = relations
    .filter(({ kind }) => kind !== '绝')
    .map(relationText)
    .filter(({ family }) => family !== '柱');
  const pairs = Map.groupBy(texts, ({ short, members }) => short + members);
  return [...pairs.values()].flatMap((group) =>
    group.slice(0, 1).map(({ family, short, members }) => ({
      family,
      short,
      members,
      title: group.map(({ places, state }) => `${places} ${state}`.trim()).join('；'),
    })),
  );
}
