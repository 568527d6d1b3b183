/**
 * 刑冲合害: every relation among the pillars of a chart, and those that pillars of luck bring, each with what it comes to.
 */
import { SANHE, SANHUI, type Branch, type Triple } from '../../ganzhi/index.ts';
import type { LuckEffect, Relation, RelationKind } from './types.ts';
import type { PillarsChart, PlaceKey } from '../types.ts';
import { findRelations, isComplete, natalPairsOf, type NatalPairs } from './findRelations.ts';
import { judgeRelations, judgeWithLuck } from './judgeRelations.ts';
import { NATAL_KEYS } from '../natalPillars.ts';
import { natalPlaces, type LuckPlace } from './place.ts';

function coverRelations(chart: PillarsChart): Relation[] {
  return NATAL_KEYS.flatMap((pillar) => {
    const facts = chart.facts[pillar];
    if (facts === null || facts.cover === null) return [];
    return [{ kind: facts.cover, pillars: [pillar], members: facts.ganzhi.name, isEffective: true }];
  });
}

/**
 * Relations among the natal pillars: 三会 三合 三刑 first, then pair by pair, then 盖头 and 截脚.
 *
 * Source: 渊海子平·天干相合, 三命通会·论支元三合/论三刑/论六害, 子平真诠·论刑冲会合解法.
 * @example relationsOf(castChart({ pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' }, sex: '男', hour: 'shichen' }))[0].members // '巳午未'
 */
export function relationsOf(chart: PillarsChart): readonly Relation[] {
  return [...judgeRelations(chart.pillars, chart.rules).relations, ...coverRelations(chart)];
}

/**
 * Relations that pillars of luck bring: only those in which at least one of them takes part. Each counts as adjacent to
 * every natal pillar.
 *
 * @param luck the pillars of luck considered together, such as decade and year
 * @example relationsWithLuck(castChart({ pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' }, sex: '男', hour: 'shichen' }), [{ place: 'liunian', ganzhi: ganzhiOf(42) }])[0].kind // '三会'
 */
export function relationsWithLuck(
  chart: Pick<PillarsChart, 'pillars' | 'rules'>,
  luck: readonly LuckPlace[],
): readonly Relation[] {
  const luckKeys = new Set<PlaceKey>(luck.map(({ place }) => place));
  const natal = natalSideOf(chart);
  const withLuck = judgeWithLuck(natal, chart.pillars.month.branch, chart.rules, luck);
  return withLuck.map((relation): Relation => {
    const luckEffect = luckEffectOf(relation, natal, luckKeys);
    const named = nameBinglin(relation);
    return luckEffect === null ? named : { ...named, luckEffect };
  });
}

/** 岁运并临: decade and year of one pillar. */
function nameBinglin(relation: Relation): Relation {
  const isBinglin = relation.kind === '伏吟' && relation.pillars.join() === 'dayun,liunian';
  return isBinglin ? { ...relation, name: '岁运并临' } : relation;
}

const COMBINATIONS: readonly RelationKind[] = ['三会', '三合', '六合', '半合', '干五合'];

/** What the natal pillars are by themselves. Its relations are not judged: kind, places and distance are all that is read. */
interface NatalSide extends NatalPairs {
  readonly relations: readonly Relation[];
  readonly branches: ReadonlySet<Branch>;
}

/** The last natal side of a chart: its years and months ask for it one after another. */
const natalSides = new WeakMap<
  PillarsChart['pillars'],
  { readonly rules: PillarsChart['rules']; readonly side: NatalSide }
>();

function natalSideOf({ pillars, rules }: Pick<PillarsChart, 'pillars' | 'rules'>): NatalSide {
  const known = natalSides.get(pillars);
  if (known?.rules === rules) return known.side;
  const places = natalPlaces(pillars);
  const natal = natalPairsOf(places, rules);
  const side = {
    ...natal,
    relations: findRelations(places, rules, natal),
    branches: new Set(places.map(({ ganzhi }) => ganzhi.branch)),
  };
  natalSides.set(pillars, { rules, side });
  return side;
}

/** A 局 that the natal branches make by themselves is not completed by a pillar that repeats one of its members. */
function tripleEffect(
  { kind, members }: Pick<Relation, 'kind' | 'members'>,
  { branches }: NatalSide,
): LuckEffect | null {
  const triples: readonly Triple[] = kind === '三会' ? SANHUI : SANHE;
  const triple = triples.find((each) => each.members.join('') === members);
  return triple === undefined || isComplete(triple.members, branches) ? null : 'completes';
}

/** What a relation with luck does to the natal combinations of the natal places it touches. */
function luckEffectOf(
  { kind, members, pillars, resolvedBy }: Relation,
  natal: NatalSide,
  luckKeys: ReadonlySet<PlaceKey>,
): LuckEffect | null {
  if (kind === '三会' || kind === '三合') return tripleEffect({ kind, members }, natal);
  const isOfStems = kind === '干冲' || kind === '干五合';
  const isClash = kind === '六冲' || kind === '干冲';
  if (!isClash && !isOfStems && kind !== '六合') return null;
  const isTouched = (relation: Relation): boolean =>
    relation.pillars.some((place) => !luckKeys.has(place) && pillars.includes(place));
  const isEngaged = (relation: Relation): boolean =>
    relation.isEffective && (relation.kind === '干五合') === isOfStems && isTouched(relation);
  if (isClash) {
    const isBroken =
      resolvedBy === undefined &&
      natal.relations.some((each) => COMBINATIONS.includes(each.kind) && isEngaged(each));
    return isBroken ? 'breaks' : null;
  }
  if (natal.relations.some((each) => each.kind === kind && isEngaged(each))) return 'contests';
  const clash = isOfStems ? '干冲' : '六冲';
  return natal.relations.some((each) => each.kind === clash && isTouched(each)) ? 'releases' : null;
}
