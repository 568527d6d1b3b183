/**
 * 神煞: which of the 79 spirits stand on a pillar, natal or of luck, each with what put it there and its source.
 * They colour a reading and never decide strength, pattern or 用神 (子平真诠·论星辰无关格局).
 */
import type { Ganzhi } from '../ganzhi/index.ts';
import type { ChartRules } from './rules.ts';
import { SHENSHA_SPECIAL } from './shenshaSpecial.ts';
import {
  ANCHOR_PILLAR,
  shenshaContextOf,
  type LookupAnchor,
  type ShenshaContext,
  type ShenshaMatch,
  type ShenshaPlace,
} from './shenshaContext.ts';
import { DAY_SHENSHA } from './tables/dayShensha.ts';
import { MOVING_SHENSHA } from './tables/movingShensha.ts';
import { NOBLE_SHENSHA } from './tables/nobleShensha.ts';
import type { LookupRule, ShenshaItem, ShenshaLand, ShenshaRule } from './tables/shenshaItem.ts';
import { SHENSHA_SWITCHES, SHENSHA_VARIANTS } from './tables/shenshaVariants.ts';
import type { LuckKey, PillarKey, PillarsChart, ShenshaAnchor, ShenshaHit } from './types.ts';

/** The 79 spirits in the order of the reference, default tables. */
export const SHENSHA: readonly ShenshaItem[] = Object.freeze([
  ...NOBLE_SHENSHA,
  ...MOVING_SHENSHA,
  ...DAY_SHENSHA,
]);

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
}

interface RuledItem {
  readonly item: ShenshaItem;
  readonly isOn: boolean;
  readonly variantId: string | null;
}

/** The table under each set of rules, worked out once for each frozen rules object. */
const ruledTables = new WeakMap<ChartRules, readonly RuledItem[]>();

function ruledTableOf(rules: ChartRules): readonly RuledItem[] {
  const known = ruledTables.get(rules);
  if (known !== undefined) return known;
  const table = SHENSHA.map((item): RuledItem => {
    const variant = SHENSHA_VARIANTS.find(
      ({ id, option, value }) => id === item.id && rules[option] === value,
    );
    const switchedOn = SHENSHA_SWITCHES.some(({ id, isOn }) => id === item.id && isOn(rules));
    return {
      item: variant === undefined ? item : { ...item, ...variant.change },
      isOn: item.isOff !== true || switchedOn,
      variantId: variant === undefined ? null : `${variant.option}=${variant.value}`,
    };
  });
  if (Object.isFrozen(rules)) ruledTables.set(rules, table);
  return table;
}

/** What in `ganzhi` is among the values of a row, or null. */
function matchedIn(rule: LookupRule, ganzhi: Ganzhi, values: string): string | null {
  if (rule.match === 'pillar') return values.split(' ').includes(ganzhi.name) ? ganzhi.name : null;
  if (rule.match !== 'branch' && values.includes(ganzhi.stem)) return ganzhi.stem;
  return rule.match !== 'stem' && values.includes(ganzhi.branch) ? ganzhi.branch : null;
}

function lookUp(rule: LookupRule, context: ShenshaContext, place: ShenshaPlace): ShenshaMatch | null {
  let matched: string | null = null;
  const anchors: { anchor: ShenshaAnchor; value: string }[] = [];
  for (const anchor of rule.from as readonly LookupAnchor[]) {
    if (rule.skipsAnchor === true && ANCHOR_PILLAR[anchor] === place.pillar) continue;
    const value = context.anchors[anchor];
    const hit = matchedIn(rule, place.ganzhi, rule.map[value] ?? '');
    if (hit === null) continue;
    matched = hit;
    anchors.push({ anchor, value });
  }
  return matched === null ? null : { anchors, matched };
}

/** A listed pillar is its own anchor. */
function matchListed(pillars: string, { pillar, ganzhi }: ShenshaPlace): ShenshaMatch | null {
  if (!pillars.split(' ').includes(ganzhi.name)) return null;
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

/** Several rules of one row that hold on one pillar make one hit with all their anchors. */
function joinMatches(matches: readonly ShenshaMatch[]): ShenshaMatch | null {
  const [first, ...rest] = matches;
  if (first === undefined || rest.length === 0) return first ?? null;
  return { ...first, anchors: matches.flatMap((match) => match.anchors) };
}

function hitsAt(
  context: ShenshaContext,
  place: ShenshaPlace,
  lands: readonly ShenshaLand[],
  { includesOff = false }: ShenshaSelection,
): ShenshaHit[] {
  const hits: ShenshaHit[] = [];
  for (const { item, isOn, variantId } of ruledTableOf(context.rules)) {
    if (!isOn && !includesOff) continue;
    if (!lands.some((land) => item.land.includes(land))) continue;
    const match = joinMatches(item.rules.flatMap((rule) => tryRule(rule, context, place, item) ?? []));
    if (match === null) continue;
    const { id, name, kind, category, priority, source } = item;
    hits.push({ id, name, kind, category, priority, pillar: place.pillar, ...match, variantId, source });
  }
  return hits;
}

/**
 * Spirits on the natal pillars, in the order of the reference.
 *
 * @param selection default: those that are on under the chart's rules
 * Source: 三命通会 卷二–卷三, 渊海子平, 协纪辨方书; each hit names its chapter.
 */
export function shenshaOf(chart: ShenshaSubject, selection: ShenshaSelection = {}): ChartShensha {
  const context = shenshaContextOf(chart.pillars, chart.sex, chart.rules);
  const at = (pillar: PillarKey): ShenshaHit[] => {
    const ganzhi = chart.pillars[pillar];
    return ganzhi === null ? [] : hitsAt(context, { pillar, ganzhi }, [pillar], selection);
  };
  return { year: at('year'), month: at('month'), day: at('day'), hour: at('hour') };
}

/**
 * Spirits that the natal chart puts on a pillar of luck (大运, 流年, 流月, 流日).
 *
 * @param ganzhi the pillar
 * @param pillar which luck it is; a flowing year also shows those of 岁前
 */
export function shenshaOfLuck(
  chart: ShenshaSubject,
  ganzhi: Ganzhi,
  pillar: LuckKey,
  selection: ShenshaSelection = {},
): readonly ShenshaHit[] {
  const context = shenshaContextOf(chart.pillars, chart.sex, chart.rules);
  return hitsAt(
    context,
    { pillar, ganzhi },
    pillar === 'liunian' ? ['luck', 'luckYear'] : ['luck'],
    selection,
  );
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
