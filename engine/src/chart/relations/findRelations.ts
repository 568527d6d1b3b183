/**
 * Which relations stand among pillars: the written lists applied to every pair and triple. Mechanical; what takes effect is
 * for the judge (judgeRelations.ts).
 */
import { SANHE, SANHE_OF, SANHUI, SANHUI_OF, SANXING, type Branch } from '../../ganzhi/index.ts';
import type { ChartRules } from '../rules.ts';
import type { Relation, RelationKind } from './types.ts';
import { distanceOf, type Placed } from './place.ts';
import { branchPairing, stemPairing, type PairEntry } from './relationPairs.ts';

/** The options that relations read. */
export type RelationRules = Pick<ChartRules, 'si' | 'wuwei' | 'gong' | 'anhe'>;

/** Kinds that count at any distance; other pairs act only when adjacent. */
const ANY_DISTANCE: readonly RelationKind[] = ['干冲', '干克', '六冲', '天克地冲', '伏吟', '反吟'];
/** Named, never counted. */
const LABEL_ONLY: readonly RelationKind[] = ['绝'];

/** Branches that a triple needs. */
const TRIPLE = 3;

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

/** Whether branches contain every member of a set. */
export function isComplete(members: readonly Branch[], branches: ReadonlySet<Branch>): boolean {
  return members.every((member) => branches.has(member));
}

/** A set of three branches, with what its relation says of it. */
interface TripleEntry {
  readonly members: readonly [Branch, Branch, Branch];
  readonly entry: Pick<Relation, 'kind' | 'to' | 'name'>;
}

const COMBINING_TRIPLES: readonly TripleEntry[] = [
  ...SANHUI.map(({ members, to }) => ({ members, entry: { kind: '三会', to } as const })),
  ...SANHE.map(({ members, to }) => ({ members, entry: { kind: '三合', to } as const })),
];
const TRIPLES: readonly TripleEntry[] = [
  ...COMBINING_TRIPLES,
  ...SANXING.map(({ members, name }) => ({ members, entry: { kind: '三刑', name } as const })),
];

function branchesOf(places: readonly Placed[]): Set<Branch> {
  const branches = new Set<Branch>();
  for (const { ganzhi } of places) branches.add(ganzhi.branch);
  return branches;
}

function addTriples(
  found: Relation[],
  triples: readonly TripleEntry[],
  places: readonly Placed[],
  branches: ReadonlySet<Branch>,
): void {
  if (branches.size < TRIPLE) return;
  for (const { members, entry } of triples) {
    const [first, second, third] = members;
    if (!branches.has(first) || !branches.has(second) || !branches.has(third)) continue;
    for (const chosen of combinationsOf(members, places)) {
      const pillars = places.filter((place) => chosen.includes(place)).map(({ place }) => place);
      found.push({ ...entry, pillars, members: members.join(''), isEffective: true });
    }
  }
}

/** 三会 and 三合 among places. */
export function findTriples(places: readonly Placed[]): Relation[] {
  const found: Relation[] = [];
  addTriples(found, COMBINING_TRIPLES, places, branchesOf(places));
  return found;
}

/** Whether a 半合 or 拱 stands beside the full combination that covers it. */
function isCovered(kind: RelationKind, branch: Branch, branches: ReadonlySet<Branch>): boolean {
  if (kind !== '半合' && kind !== '拱合' && kind !== '拱会') return false;
  const { members } = kind === '拱会' ? SANHUI_OF[branch] : SANHE_OF[branch];
  return isComplete(members, branches);
}

/** 半合 and 拱 are not listed beside the full combination that covers them, nor 拱 under unlike stems by `gong`. */
function isListed(
  { kind }: PairEntry,
  a: Placed,
  b: Placed,
  branches: ReadonlySet<Branch>,
  { gong }: RelationRules,
): boolean {
  if (isCovered(kind, a.ganzhi.branch, branches)) return false;
  if (kind !== '拱合' && kind !== '拱会') return true;
  return gong === 'free' || a.ganzhi.stem === b.ganzhi.stem;
}

/** Adds what two whole pillars are to each other, whose relations stand in the list from a place on. */
function addWholePillar(found: Relation[], a: Placed, b: Placed, from: number): void {
  const [x, y] = [a.ganzhi, b.ganzhi];
  const to = found.length;
  if (to === from && x.index !== y.index) return;
  const has = (kind: RelationKind): boolean => {
    for (let i = from; i < to; i++) if (found[i]?.kind === kind) return true;
    return false;
  };
  const add = (kind: RelationKind): void => {
    found.push(pairRelation({ kind }, a, b, x.name + y.name));
  };
  if (x.index === y.index) add('伏吟');
  const isOpposed = has('六冲');
  if (isOpposed && (has('干冲') || has('干克'))) add('天克地冲');
  if (has('干五合') && has('六合')) add('天地鸳合');
  if (isOpposed && x.stem === y.stem) add('反吟');
}

/** Adds the relations of two pillars: of their stems, of their branches, of the whole. */
function addPair(
  found: Relation[],
  a: Placed,
  b: Placed,
  branches: ReadonlySet<Branch>,
  rules: RelationRules,
): void {
  const [x, y] = [a.ganzhi, b.ganzhi];
  const from = found.length;
  const stems = stemPairing(x, y);
  for (const entry of stems.entries) found.push(pairRelation(entry, a, b, stems.members));
  const { members, entries } = branchPairing(x, y, rules);
  for (const entry of entries)
    if (isListed(entry, a, b, branches, rules)) found.push(pairRelation(entry, a, b, members));
  addWholePillar(found, a, b, from);
}

/** Relations of the natal pillars pair by pair: made once for every pillar of luck that is set beside them. */
export interface NatalPairs {
  readonly places: readonly Placed[];
  /** Of the pillars i and j at i × their count + j. */
  readonly pairs: readonly (readonly Relation[])[];
}

/** Relations of natal pillars, for `findRelations` with pillars of luck. */
export function natalPairsOf(places: readonly Placed[], rules: RelationRules): NatalPairs {
  const branches = branchesOf(places);
  const pairs = places.flatMap((a, i) =>
    places.map((b, j) => {
      const found: Relation[] = [];
      if (i < j) addPair(found, a, b, branches, rules);
      return found;
    }),
  );
  return { places, pairs };
}

/**
 * All relations among places: triples first, then pair by pair.
 *
 * @param natal relations of the first of these places, where they are known
 */
export function findRelations(
  places: readonly Placed[],
  rules: RelationRules,
  natal?: NatalPairs,
): Relation[] {
  const branches = branchesOf(places);
  const found: Relation[] = [];
  addTriples(found, TRIPLES, places, branches);
  const known = natal?.places.length ?? 0;
  for (let i = 0; i < places.length; i++)
    for (let j = i + 1; j < places.length; j++) {
      if (j >= known) addPair(found, places[i] as Placed, places[j] as Placed, branches, rules);
      else {
        for (const relation of natal?.pairs[i * known + j] ?? []) {
          // A pillar of luck may complete what a natal 半合 or 拱 is part of.
          if (!isCovered(relation.kind, relation.members[0] as Branch, branches)) found.push(relation);
        }
      }
    }
  return found;
}
