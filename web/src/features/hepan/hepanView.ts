/**
 * A comparison as the page of results shows it: tiles and arcs of both charts, bars of the five elements, the years of both.
 */
import type { Analysis, Comparison, CrossRelation } from '@shangyuan/engine/analysis';
import { NATAL_KEYS, type PillarKey } from '@shangyuan/engine/chart';
import { WUXING, type Wuxing } from '@shangyuan/engine/ganzhi';
import { relationText, type RelationText } from '@shangyuan/reading/chart';
import type { ArcFamily, ArcInput, ArcTile } from '../../ui/figures/arcView.ts';

const PILLAR_NAMES: Readonly<Record<PillarKey, string>> = { year: '年', month: '月', day: '日', hour: '时' };

/** A relation between the two charts. */
export interface CrossRow {
  readonly id: string;
  readonly family: RelationText['family'];
  readonly short: string;
  readonly members: string;
  /** 年干–日干, the first person's place first. */
  readonly places: string;
  readonly fromPillar: PillarKey;
  readonly toPillar: PillarKey;
}

/** Both charts side by side. */
export interface PairView {
  readonly tiles: readonly ArcTile[];
  readonly arcs: readonly ArcInput[];
  /** Every relation, those that are drawn first. */
  readonly rows: readonly CrossRow[];
  readonly drawnIds: ReadonlySet<string>;
}

/** Most arcs on a side; the rest is only listed. */
const MAX_DRAWN = 3;
/** Kinds that are drawn before others: combinations and oppositions. */
const RANK: Readonly<Record<string, number>> = { 合: 0, 冲: 0, 刑: 1, 拱: 2, 害: 1 };

function tilesOf(pillars: Comparison['pillars']['a'], side: 'a' | 'b'): ArcTile[] {
  return NATAL_KEYS.map((key) => ({
    key: `${side}-${key}`,
    name: PILLAR_NAMES[key],
    tenGod: '',
    stem: pillars[key]?.stem ?? null,
    branch: pillars[key]?.branch ?? null,
    hidden: '',
    isDay: key === 'day',
    isTransit: false,
  }));
}

/** Relations nearer to the two day pillars are drawn first. */
function weightOf({ fromPillar, toPillar }: CrossRelation, family: string): number {
  const days = Number(fromPillar === 'day') + Number(toPillar === 'day');
  const isSamePlace = fromPillar === toPillar ? 1 : 0;
  return days * 10 + isSamePlace * 2 - (RANK[family] ?? 3);
}

/** Both charts side by side with what passes between them. */
export function pairView({ pillars, crossRelations }: Comparison): PairView {
  const shown = crossRelations
    .filter(({ kind }) => kind !== '绝' && kind !== '干克')
    .map((relation, index) => {
      const text = relationText({
        kind: relation.kind,
        pillars: [relation.fromPillar, relation.toPillar],
        members: relation.members,
        ...(relation.from === undefined ? {} : { from: relation.from }),
        isEffective: true,
      });
      const isTurned = text.members !== relation.members;
      const row: CrossRow = {
        id: `${index}`,
        family: text.family,
        short: text.short,
        members: text.members,
        places: isTurned ? text.places.split('–').toReversed().join('–') : text.places,
        fromPillar: relation.fromPillar,
        toPillar: relation.toPillar,
      };
      return { row, side: text.level, weight: weightOf(relation, text.family) };
    })
    .sort((x, y) => y.weight - x.weight);
  const drawn = (['stem', 'branch'] as const).flatMap((side) =>
    shown.filter(({ row, side: own }) => own === side && row.family !== '柱').slice(0, MAX_DRAWN),
  );
  const drawnIds = new Set(drawn.map(({ row }) => row.id));
  return {
    tiles: [...tilesOf(pillars.a, 'a'), ...tilesOf(pillars.b, 'b')],
    arcs: drawn.map(({ row, side }) => ({
      id: row.id,
      side: side === 'stem' ? 'stem' : 'branch',
      columns: [NATAL_KEYS.indexOf(row.fromPillar), NATAL_KEYS.indexOf(row.toPillar) + NATAL_KEYS.length],
      family: row.family as ArcFamily,
      label: `${row.members}${row.short}`,
      transit: false,
    })),
    rows: [
      ...shown.filter(({ row }) => drawnIds.has(row.id)),
      ...shown.filter(({ row }) => !drawnIds.has(row.id)),
    ].map(({ row }) => row),
    drawnIds,
  };
}

/** One element in both charts, percent. */
export interface BarRow {
  readonly wuxing: Wuxing;
  readonly a: number;
  readonly b: number;
  /** Lengths of the bars on one scale, percent of the longest. */
  readonly aShare: number;
  readonly bShare: number;
}

/** The five elements of both on one scale. */
export function barRows(a: Analysis, b: Analysis): readonly BarRow[] {
  const most = Math.max(
    ...WUXING.flatMap((wuxing) => [a.strength.percent[wuxing], b.strength.percent[wuxing]]),
  );
  return WUXING.map((wuxing) => {
    const [x, y] = [a.strength.percent[wuxing], b.strength.percent[wuxing]];
    return { wuxing, a: x, b: y, aShare: (x / most) * 100, bShare: (y / most) * 100 };
  });
}

/** The years of both as two lines in a box of 100 by 100: `a` and `b` are points as SVG has them. */
export interface YearLines {
  readonly a: string;
  readonly b: string;
  readonly first: number;
  readonly last: number;
  /** Years in which both run well, and in which one is high while the other is low, as shares of the width. */
  readonly marks: readonly { readonly year: number; readonly x: number; readonly tie: '同顺' | '错位' }[];
}

/** Range of the scores on the axis. */
const LOWEST = 20;
const HIGHEST = 100;

/** Lines of the years compared; null where there are fewer than two. */
export function yearLines(years: Comparison['years']): YearLines | null {
  const [first] = years;
  const last = years.at(-1);
  if (first === undefined || last === undefined || first.year === last.year) return null;
  const xOf = (index: number): number => (index / (years.length - 1)) * 100;
  const yOf = (score: number): number =>
    100 - ((Math.min(HIGHEST, Math.max(LOWEST, score)) - LOWEST) / (HIGHEST - LOWEST)) * 100;
  const points = (scores: readonly number[]): string =>
    scores.map((score, i) => `${xOf(i).toFixed(1)},${yOf(score).toFixed(1)}`).join(' ');
  return {
    a: points(years.map(({ aScore }) => aScore)),
    b: points(years.map(({ bScore }) => bScore)),
    first: first.year,
    last: last.year,
    marks: years.flatMap(({ year, tie }, i) => (tie === null ? [] : [{ year, x: xOf(i), tie }])),
  };
}
