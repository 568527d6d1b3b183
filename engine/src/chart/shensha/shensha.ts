/**
 * 神煞: which spirits are on a pillar, natal or of luck, each with what put it there and its source.
 * They colour a reading and never decide strength, pattern or 用神 (子平真诠·论星辰无关格局).
 */
import type { Ganzhi } from '../../ganzhi/index.ts';
import type { ChartRules } from '../rules.ts';
import { SHENSHA_SPECIAL } from './shenshaSpecial.ts';
import { bitsOf, reachOf } from './reach.ts';
import {
  ANCHOR_PILLAR,
  shenshaContextOf,
  type LookupAnchor,
  type ShenshaContext,
  type ShenshaMatch,
  type ShenshaPlace,
} from './shenshaContext.ts';
import { SHENSHA } from './tables/shenshaTable.ts';
import {
  targetsOf,
  type LookupRule,
  type ShenshaItem,
  type ShenshaLand,
  type ShenshaRule,
} from './tables/shenshaItem.ts';
import { SHENSHA_SWITCHES, SHENSHA_VARIANTS } from './tables/shenshaVariants.ts';
import type { LuckKey, PillarKey, PillarsChart, PlaceKey } from '../types.ts';
import type { ShenshaHit } from './types.ts';

/** Spirits on each natal pillar. */
export interface ChartShensha {
  readonly year: readonly ShenshaHit[];
  readonly month: readonly ShenshaHit[];
  readonly day: readonly ShenshaHit[];
  /** Empty without an hour. */
  readonly hour: readonly ShenshaHit[];
}

/** What of a chart the spirits are looked up by. */
export type ShenshaSubject = Pick<PillarsChart, 'pillars' | 'sex' | 'rules'>;

/** How many spirits to list. */
export interface ShenshaSelection {
  /** Also those that are off by default. */
  readonly includesOff?: boolean;
  /** Only the spirits of these ids; default all. Taken as fixed: the rows of a set are chosen once. */
  readonly ids?: ReadonlySet<string>;
}

interface RuledItem {
  /** Place in {@link SHENSHA}. */
  readonly order: number;
  readonly item: ShenshaItem;
  readonly isOn: boolean;
  readonly variantId: string | null;
}

/** Rows under one set of rules, by the place they are looked up for; each list keeps the order of the reference. */
type RuledTable = { readonly [place in PillarKey | 'luck' | 'liunian']: readonly RuledItem[] };

/** The table under each set of rules, computed once for each frozen rules object. */
const ruledTables = new WeakMap<ChartRules, RuledTable>();

function buildRuledItem(item: ShenshaItem, order: number, rules: ChartRules): RuledItem {
  const variant = SHENSHA_VARIANTS.find(({ id, option, value }) => id === item.id && rules[option] === value);
  const switchedOn = SHENSHA_SWITCHES.some(({ id, isOn }) => id === item.id && isOn(rules));
  return {
    order,
    item: variant === undefined ? item : { ...item, ...variant.change },
    isOn: item.isOff !== true || switchedOn,
    variantId: variant === undefined ? null : `${variant.option}=${variant.value}`,
  };
}

function ruledTableOf(rules: ChartRules): RuledTable {
  const known = ruledTables.get(rules);
  if (known !== undefined) return known;
  const rows = SHENSHA.map((item, order) => buildRuledItem(item, order, rules));
  const landing = (...lands: ShenshaLand[]): RuledItem[] =>
    rows.filter(({ item }) => lands.some((land) => item.land.includes(land)));
  const table = {
    year: landing('year'),
    month: landing('month'),
    day: landing('day'),
    hour: landing('hour'),
    luck: landing('luck'),
    liunian: landing('luck', 'luckYear'),
  };
  if (Object.isFrozen(rules)) ruledTables.set(rules, table);
  return table;
}

/** What in `ganzhi` is among the values of a row, or null. */
function matchedIn(rule: LookupRule, ganzhi: Ganzhi, values: string): string | null {
  // Pairs stand with spaces between, so that no name is found across two of them.
  if (rule.match === 'pillar') return values.includes(ganzhi.name) ? ganzhi.name : null;
  if (rule.match !== 'branch' && values.includes(ganzhi.stem)) return ganzhi.stem;
  return rule.match !== 'stem' && values.includes(ganzhi.branch) ? ganzhi.branch : null;
}

function lookUp(rule: LookupRule, context: ShenshaContext, place: ShenshaPlace): ShenshaMatch | null {
  let matched: string | null = null;
  let anchors: ShenshaMatch['anchors'][number][] | null = null;
  for (const anchor of rule.from as readonly LookupAnchor[]) {
    if (rule.skipsAnchor === true && ANCHOR_PILLAR[anchor] === place.pillar) continue;
    const value = context.anchors[anchor];
    const targets = targetsOf(rule, value);
    const hit = matchedIn(rule, place.ganzhi, targets);
    if (hit === null) continue;
    matched = hit;
    (anchors ??= []).push({ anchor, value, targets });
  }
  return matched === null || anchors === null ? null : { anchors, matched };
}

/** A listed pillar is its own anchor. */
function matchListed(pillars: string, { pillar, ganzhi }: ShenshaPlace): ShenshaMatch | null {
  if (!pillars.includes(ganzhi.name)) return null;
  const anchor = pillar === 'hour' ? 'hourPillar' : 'dayPillar';
  return { anchors: [{ anchor, value: ganzhi.name }], matched: ganzhi.name };
}

function tryRule(
  rule: ShenshaRule,
  context: ShenshaContext,
  place: ShenshaPlace,
  item: ShenshaItem,
): ShenshaMatch | null {
  switch (rule.type) {
    case 'lookup':
      return lookUp(rule, context, place);
    case 'listed':
      return matchListed(rule.pillars, place);
    case 'special':
      return SHENSHA_SPECIAL[rule.algorithm](context, place, item);
  }
}

function joinMatches(first: ShenshaMatch, second: ShenshaMatch): ShenshaMatch {
  return { ...first, anchors: [...first.anchors, ...second.anchors] };
}

/** Tries the rules of a row; several that hold on one pillar make one match with all their anchors. */
function tryRow(item: ShenshaItem, context: ShenshaContext, place: ShenshaPlace): ShenshaMatch | null {
  let joined: ShenshaMatch | null = null;
  for (const rule of item.rules) {
    const match = tryRule(rule, context, place, item);
    if (match !== null) joined = joined === null ? match : joinMatches(joined, match);
  }
  return joined;
}

/** The rows of each set of ids, for as long as the set and the table live: the same few are requested again and again. */
const chosenRows = new WeakMap<ReadonlySet<string>, WeakMap<readonly RuledItem[], readonly RuledItem[]>>();

/** Rows that may land on a pillar; those of luck have one list except for the flowing year. */
function rowsAt(rules: ChartRules, pillar: PlaceKey): readonly RuledItem[] {
  const table: { readonly [place in PlaceKey]?: readonly RuledItem[] } & RuledTable = ruledTableOf(rules);
  return table[pillar] ?? table.luck;
}

/** The rows of a selection. */
function rowsOf(
  rows: readonly RuledItem[],
  { includesOff = false, ids }: ShenshaSelection,
): readonly RuledItem[] {
  const isIncluded = ({ item, isOn }: RuledItem): boolean =>
    (isOn || includesOff) && ids?.has(item.id) !== false;
  if (ids === undefined || includesOff) return rows.filter(isIncluded);
  let byTable = chosenRows.get(ids);
  if (byTable === undefined) chosenRows.set(ids, (byTable = new WeakMap()));
  let chosen = byTable.get(rows);
  if (chosen === undefined) byTable.set(rows, (chosen = rows.filter(isIncluded)));
  return chosen;
}

/** A chart as its spirits are looked up in it: what the rules look at, and what each row reaches, by its order. */
interface Field {
  readonly context: ShenshaContext;
  readonly reach: (number | undefined)[];
}

function fieldOf({ pillars, sex, rules }: ShenshaSubject): Field {
  return { context: shenshaContextOf(pillars, sex, rules), reach: [] };
}

/** Calls `visit` with each row that holds on a pillar, in the order of the reference. */
function forEachMatch(
  { context, reach }: Field,
  place: ShenshaPlace,
  selection: ShenshaSelection,
  visit: (row: RuledItem, match: ShenshaMatch) => void,
): void {
  const bits = bitsOf(place.ganzhi);
  for (const row of rowsOf(rowsAt(context.rules, place.pillar), selection)) {
    if (((reach[row.order] ??= reachOf(row.item.rules, context)) & bits) === 0) continue;
    const match = tryRow(row.item, context, place);
    if (match !== null) visit(row, match);
  }
}

function hitsAt(field: Field, place: ShenshaPlace, selection: ShenshaSelection): ShenshaHit[] {
  const hits: ShenshaHit[] = [];
  forEachMatch(field, place, selection, ({ item, variantId }, match) => {
    const { id, name, kind, category, priority, source } = item;
    hits.push({ id, name, kind, category, priority, pillar: place.pillar, ...match, variantId, source });
  });
  return hits;
}

/**
 * Spirits on the natal pillars, in the order of the reference.
 *
 * @param selection default: those that are on under the chart's rules
 * Source: 三命通会 卷二–卷三, 渊海子平, 协纪辨方书; each hit names its chapter.
 * @example shenshaOf(castChart({ pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' }, sex: '男', hour: 'shichen' })).hour.map(({ name }) => name) // ['天乙贵人', '童子']
 */
export function shenshaOf(chart: ShenshaSubject, selection: ShenshaSelection = {}): ChartShensha {
  const field = fieldOf(chart);
  const at = (pillar: PillarKey): ShenshaHit[] => {
    const ganzhi = chart.pillars[pillar];
    return ganzhi === null ? [] : hitsAt(field, { pillar, ganzhi }, selection);
  };
  return { year: at('year'), month: at('month'), day: at('day'), hour: at('hour') };
}

/**
 * Spirits that the natal chart puts on a pillar of luck (大运, 流年, 流月, 流日).
 *
 * @param ganzhi the pillar
 * @param pillar which luck it is; a flowing year also shows those of 岁前
 * @example shenshaOfLuck(castChart({ pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' }, sex: '男', hour: 'shichen' }), ganzhiOf(18), 'dayun').map(({ name }) => name) // ['福星贵人', '将星']
 */
export function shenshaOfLuck(
  chart: ShenshaSubject,
  ganzhi: Ganzhi,
  pillar: LuckKey,
  selection: ShenshaSelection = {},
): readonly ShenshaHit[] {
  return shenshaAt(chart, ganzhi, pillar, selection);
}

/** Spirits on one pillar, natal or of luck. */
export function shenshaAt(
  chart: ShenshaSubject,
  ganzhi: Ganzhi,
  pillar: PlaceKey,
  selection: ShenshaSelection = {},
): readonly ShenshaHit[] {
  return hitsAt(fieldOf(chart), { pillar, ganzhi }, selection);
}

/**
 * Which spirits are on the pillars of a chart and of its luck, for callers that need many and not for what put them there.
 *
 * @example shenshaFinder(castChart({ pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' }, sex: '男', hour: 'shichen' }))(ganzhiOf(18), 'dayun').map(({ name }) => name) // ['福星贵人', '将星']
 */
export function shenshaFinder(
  chart: ShenshaSubject,
  selection: ShenshaSelection = {},
): (ganzhi: Ganzhi, pillar: PlaceKey) => readonly ShenshaItem[] {
  const field = fieldOf(chart);
  return (ganzhi, pillar) => {
    const found: ShenshaItem[] = [];
    forEachMatch(field, { pillar, ganzhi }, selection, ({ item }) => found.push(item));
    return found;
  };
}

const KIND_ORDER = { 吉: 0, 中: 1, 凶: 2 } as const;

/**
 * Hits in the order of the screen: priority first, then 吉 中 凶, then the order of the reference.
 *
 * @example sortShensha([]) // []
 */
export function sortShensha(hits: readonly ShenshaHit[]): ShenshaHit[] {
  return hits.toSorted((a, b) => b.priority - a.priority || KIND_ORDER[a.kind] - KIND_ORDER[b.kind]);
}
