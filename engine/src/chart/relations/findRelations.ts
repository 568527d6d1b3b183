/**
 * Which relations stand among pillars: the written lists applied to every pair and triple. Mechanical; what takes effect is
 * for the judge (judgeRelations.ts).
 */
import { SANHE, SANHUI, SANXING, type Branch, type Ganzhi, type Triple } from '../../ganzhi/index.ts';
import type { ChartRules } from '../rules.ts';
import type { Relation, RelationKind } from '../types.ts';
import { distanceOf, type Placed } from './place.ts';
import { branchPairEntries, STEM_PAIRS, type PairEntry } from './relationPairs.ts';

/** The options that relations read. */
export type RelationRules = Pick<ChartRules, 'si' | 'wuwei' | 'gong' | 'anhe'>;

/** Kinds that count at any distance; other pairs act only when adjacent. */
const ANY_DISTANCE: readonly RelationKind[] = ['干冲', '干克', '六冲', '天克地冲', '伏吟', '反吟'];
/** Named, never counted. */
const LABEL_ONLY: readonly RelationKind[] = ['绝'];

function pairRelation(entry: PairEntry, a: Placed, b: Placed, members: string): Relation {
  const distance = distanceOf(a, b);
  const isEffective =
    !LABEL_ONLY.includes(entry.kind) && (distance === 1 || ANY_DISTANCE.includes(entry.kind));
  return { ...entry, pillars: [a.place, b.place], members, distance, isEffective };
}

/** Every way to fill a triple with one place for each member. */
function combinationsOf(members: readonly Branch[], places: readonly Placed[]): Placed[][] {
  return members.reduce<Placed[][]>(
    (partial, member) =>
      partial.flatMap((chosen) =>
        places.filter(({ ganzhi }) => ganzhi.branch === member).map((place) => [...chosen, place]),
      ),
    [[]],
  );
}

/** Whether branches hold every member of a set. */
export function isComplete(members: readonly Branch[], branches: ReadonlySet<Branch>): boolean {
  return members.every((member) => branches.has(member));
}

function tripleRelations(places: readonly Placed[], branches: ReadonlySet<Branch>): Relation[] {
  const build = (kind: RelationKind, members: readonly Branch[], extra: Partial<Relation>): Relation[] =>
    isComplete(members, branches)
      ? combinationsOf(members, places).map((chosen) => ({
          kind,
          ...extra,
          pillars: places.filter((place) => chosen.includes(place)).map(({ place }) => place),
          members: members.join(''),
          isEffective: true,
        }))
      : [];
  return [
    ...SANHUI.flatMap(({ members, to }) => build('三会', members, { to })),
    ...SANHE.flatMap(({ members, to }) => build('三合', members, { to })),
    ...SANXING.flatMap(({ members, name }) => build('三刑', members, { name })),
  ];
}

/** 半合 and 拱 are not listed beside the full combination that covers them, nor 拱 under unlike stems by `gong`. */
function isListed(
  entry: PairEntry,
  [a, b]: readonly [Placed, Placed],
  branches: ReadonlySet<Branch>,
  { gong }: RelationRules,
): boolean {
  if (entry.kind !== '半合' && entry.kind !== '拱合' && entry.kind !== '拱会') return true;
  const triples: readonly Triple[] = entry.kind === '拱会' ? SANHUI : SANHE;
  const whole = triples.find(({ members }) => members.includes(a.ganzhi.branch));
  if (whole !== undefined && isComplete(whole.members, branches)) return false;
  return entry.kind === '半合' || gong === 'free' || a.ganzhi.stem === b.ganzhi.stem;
}

function wholePillarKinds(a: Ganzhi, b: Ganzhi, kinds: ReadonlySet<RelationKind>): RelationKind[] {
  const found: RelationKind[] = [];
  const isStemAgainst = kinds.has('干冲') || kinds.has('干克');
  if (isStemAgainst && kinds.has('六冲')) found.push('天克地冲');
  if (kinds.has('干五合') && kinds.has('六合')) found.push('天地鸳合');
  if (a.index === b.index) found.push('伏吟');
  if (a.stem === b.stem && kinds.has('六冲')) found.push('反吟');
  return found;
}

function pairRelations(
  a: Placed,
  b: Placed,
  branches: ReadonlySet<Branch>,
  rules: RelationRules,
): Relation[] {
  const [x, y] = [a.ganzhi, b.ganzhi];
  const stems = (STEM_PAIRS.get(x.stem + y.stem) ?? []).map((entry) =>
    pairRelation(entry, a, b, x.stem + y.stem),
  );
  const branchRelations = branchPairEntries(x.branch, y.branch, rules)
    .filter((entry) => isListed(entry, [a, b], branches, rules))
    .map((entry) => pairRelation(entry, a, b, x.branch + y.branch));
  const kinds = new Set([...stems, ...branchRelations].map(({ kind }) => kind));
  const whole = wholePillarKinds(x, y, kinds).map((kind) => pairRelation({ kind }, a, b, x.name + y.name));
  return [...stems, ...branchRelations, ...whole];
}

/** All relations among places: triples first, then pair by pair. */
export function findRelations(places: readonly Placed[], rules: RelationRules): Relation[] {
  const branches = new Set(places.map(({ ganzhi }) => ganzhi.branch));
  const found = tripleRelations(places, branches);
  for (const [i, a] of places.entries()) {
    for (const b of places.slice(i + 1)) found.push(...pairRelations(a, b, branches, rules));
  }
  return found;
}
