/**
 * 刑冲合害: every relation among the pillars of a chart, and those that pillars of luck bring. Detection is mechanical;
 * what takes effect (distance, 合化, 解) follows 子平真诠·论刑冲会合解法 as conditions that each record names.
 */
import { SANHE, SANHUI, SANXING, type Branch, type Ganzhi, type Triple } from '../../ganzhi/index.ts';
import { judgeRelations, type Placed } from './relationEffects.ts';
import { branchPairEntries, STEM_PAIRS, type PairEntry } from './relationPairs.ts';
import type { ChartRules } from '../rules.ts';
import type {
  LuckEffect,
  LuckKey,
  PillarKey,
  PillarsChart,
  PlaceKey,
  Relation,
  RelationKind,
} from '../types.ts';

/** A pillar of luck beside the chart. */
export interface LuckPlace {
  readonly place: LuckKey;
  readonly ganzhi: Ganzhi;
}

const NATAL_KEYS: readonly PillarKey[] = ['year', 'month', 'day', 'hour'];

/** Kinds that count at any distance; other pairs act only when adjacent. */
const ANY_DISTANCE: readonly RelationKind[] = ['干冲', '干克', '六冲', '天克地冲', '伏吟', '反吟'];
/** Named, never counted. */
const LABEL_ONLY: readonly RelationKind[] = ['绝'];

/** The natal pillars in their places. */
export function natalPlaces(chart: PillarsChart): Placed[] {
  return NATAL_KEYS.flatMap((place, slot) => {
    const ganzhi = chart.pillars[place];
    return ganzhi === null ? [] : [{ place, ganzhi, slot }];
  });
}

function distanceOf(a: Placed, b: Placed): number {
  return a.slot < 0 || b.slot < 0 ? 1 : Math.abs(a.slot - b.slot);
}

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

function tripleRelations(places: readonly Placed[]): Relation[] {
  const build = (kind: RelationKind, members: readonly Branch[], extra: Partial<Relation>): Relation[] =>
    combinationsOf(members, places).map((chosen) => ({
      kind,
      ...extra,
      pillars: places.filter((place) => chosen.includes(place)).map(({ place }) => place),
      members: members.join(''),
      isEffective: true,
    }));
  return [
    ...SANHUI.flatMap(({ members, to }) => build('三会', members, { to })),
    ...SANHE.flatMap(({ members, to }) => build('三合', members, { to })),
    ...SANXING.flatMap(({ members, name }) => build('三刑', members, { name })),
  ];
}

function isComplete({ members }: Triple, branches: ReadonlySet<Branch>): boolean {
  return members.every((member) => branches.has(member));
}

/** 半合 and 拱 are not listed beside the full combination that covers them, nor 拱 under unlike stems by `gong`. */
function isListed(
  entry: PairEntry,
  [a, b]: readonly [Placed, Placed],
  branches: ReadonlySet<Branch>,
  rules: ChartRules,
): boolean {
  if (entry.kind === '半合' || entry.kind === '拱合' || entry.kind === '拱会') {
    const triples: readonly Triple[] = entry.kind === '拱会' ? SANHUI : SANHE;
    const whole = triples.find(({ members }) => members.includes(a.ganzhi.branch));
    if (whole !== undefined && isComplete(whole, branches)) return false;
    return entry.kind === '半合' || rules.gong === 'free' || a.ganzhi.stem === b.ganzhi.stem;
  }
  return true;
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

function pairRelations(a: Placed, b: Placed, branches: ReadonlySet<Branch>, rules: ChartRules): Relation[] {
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

function coverRelations(chart: PillarsChart): Relation[] {
  return NATAL_KEYS.flatMap((pillar) => {
    const facts = chart.facts[pillar];
    if (facts === null || facts.cover === null) return [];
    return [{ kind: facts.cover, pillars: [pillar], members: facts.ganzhi.name, isEffective: true }];
  });
}

function everyPair(places: readonly Placed[]): (readonly [Placed, Placed])[] {
  return places.flatMap((a, i) => places.slice(i + 1).map((b) => [a, b] as const));
}

/** All relations among places: triples first, then pair by pair. */
function relationsAmong(places: readonly Placed[], rules: ChartRules): Relation[] {
  const branches = new Set(places.map(({ ganzhi }) => ganzhi.branch));
  return [
    ...tripleRelations(places),
    ...everyPair(places).flatMap(([a, b]) => pairRelations(a, b, branches, rules)),
  ];
}

/**
 * Relations among the natal pillars: 三会 三合 三刑 first, then pair by pair, then 盖头 and 截脚.
 *
 * Source: 渊海子平·论天干合, 三命通会·论三合/论三刑/论六害, 子平真诠·论刑冲会合解法.
 * @example relationsOf(castChart({ pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' }, sex: '男', hour: 'shichen' }))[0].members // '巳午未'
 */
export function relationsOf(chart: PillarsChart): readonly Relation[] {
  const places = natalPlaces(chart);
  return judgeRelations([...relationsAmong(places, chart.rules), ...coverRelations(chart)], places);
}

/**
 * Relations that pillars of luck bring: only those in which at least one of them takes part. Each counts as adjacent to
 * every natal pillar.
 *
 * @param luck the pillars of luck considered together, such as decade and year
 * @example relationsWithLuck(castChart({ pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' }, sex: '男', hour: 'shichen' }), [{ place: 'liunian', ganzhi: ganzhiOf(42) }])[0].kind // '三会'
 */
export function relationsWithLuck(chart: PillarsChart, luck: readonly LuckPlace[]): readonly Relation[] {
  const natal = natalPlaces(chart);
  const places = [...natal, ...luck.map(({ place, ganzhi }) => ({ place, ganzhi, slot: -1 }))];
  const luckKeys = new Set<PlaceKey>(luck.map(({ place }) => place));
  const all = judgeRelations(relationsAmong(places, chart.rules), places);
  const withLuck = all.filter(({ pillars }) => pillars.some((place) => luckKeys.has(place)));
  const natalAlone = relationsOf(chart);
  return withLuck.map(nameBinglin).map((relation): Relation => {
    const luckEffect = luckEffectOf(relation, natalAlone, luckKeys);
    return luckEffect === null ? relation : { ...relation, luckEffect };
  });
}

/** 岁运并临: decade and year of one pillar. */
function nameBinglin(relation: Relation): Relation {
  const isBinglin = relation.kind === '伏吟' && relation.pillars.join() === 'dayun,liunian';
  return isBinglin ? { ...relation, name: '岁运并临' } : relation;
}

const COMBINATIONS: readonly RelationKind[] = ['三会', '三合', '六合', '半合', '干五合'];

/** What a relation with luck does to the natal combinations of the natal places it touches. */
function luckEffectOf(
  relation: Relation,
  natal: readonly Relation[],
  luckKeys: ReadonlySet<PlaceKey>,
): LuckEffect | null {
  if (relation.kind === '三会' || relation.kind === '三合') return 'completes';
  const touched = relation.pillars.filter((place) => !luckKeys.has(place));
  const held = natal.filter(
    ({ kind, pillars, isEffective }) =>
      isEffective && COMBINATIONS.includes(kind) && pillars.some((place) => touched.includes(place)),
  );
  const isOfStems = relation.kind.startsWith('干');
  const engaged = held.filter(({ kind }) => (kind === '干五合') === isOfStems);
  if (relation.kind === '六冲' || relation.kind === '干冲') return engaged.length > 0 ? 'breaks' : null;
  if (relation.kind === '六合' || relation.kind === '干五合') {
    if (engaged.some(({ kind }) => kind === relation.kind)) return 'contests';
    const clashed = natal.some(
      ({ kind, pillars }) =>
        kind === (isOfStems ? '干冲' : '六冲') && pillars.some((place) => touched.includes(place)),
    );
    return clashed ? 'releases' : null;
  }
  return null;
}
