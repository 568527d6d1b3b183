/**
 * The plan of a report, made before its words: two or three theses (what decides this chart, what it costs, what helps), what each
 * rests on, when it shows, and which section develops it. Sections read the plan, so that they argue from the same grounds.
 */
import { GODS_OF_GROUP, type Facet, type FollowType } from '@shangyuan/engine/analysis';
import type { PillarKey } from '@shangyuan/engine/chart';
import { TEN_GOD_GROUPS, type TenGodGroup, type Wuxing } from '@shangyuan/engine/ganzhi';
import { groupOfWuxing, heaviestGroup, wuxingOfGroup } from '../figures.ts';
import { oncePerReport, PILLAR_KEYS, type ReportFacts } from '../reportFacts.ts';
import type { NamedYear } from '../years.ts';
import { livedYears, openYears, yearsOf } from './yearOf.ts';

/** What a thesis is about. */
export type ThesisKind = 'decides' | 'costs' | 'helps';

/** How the day master bears: by itself, or with a stream. */
export type Bearing = '弱' | '中' | '强' | '从';

/** What decides a chart: a group that weighs most, all five alike, or the stream it follows. */
export type DecidesKey = `${TenGodGroup}.${Exclude<Bearing, '从'>}` | '匀' | FollowType;

/** What costs: a group that is unwanted, or a 用神 that is absent. */
export type CostsKey = `${TenGodGroup}.${Bearing}` | `缺.${TenGodGroup}`;

/** What helps: the group of the 用神. */
export type HelpsKey = `${TenGodGroup}.${Bearing}`;

interface ThesisOf<Kind extends ThesisKind, Key extends string> {
  readonly kind: Kind;
  readonly key: Key;
  /** The group it is about, null where all five are alike. */
  readonly group: TenGodGroup | null;
  readonly wuxing: Wuxing | null;
  /** Percent of the whole; 0 where it is absent. */
  readonly share: number;
  /** Pillars that show it. */
  readonly pillars: readonly PillarKey[];
  /** Years of the last twelve in which it showed, the latest first, two at most. */
  readonly shown: readonly NamedYear[];
  /** Years of the next ten in which it shows, the earliest first, two at most. */
  readonly ahead: readonly NamedYear[];
}

/** A thesis with its grounds. */
export type Thesis =
  ThesisOf<'decides', DecidesKey> | ThesisOf<'costs', CostsKey> | ThesisOf<'helps', HelpsKey>;

/** Parts of life that a thesis is read for. */
export type Domain = Exclude<Facet, '学业'>;

/** The plan of a report. */
export interface ReportPlan {
  /** In their order: what decides, what costs where anything does, what helps. */
  readonly theses: readonly Thesis[];
  /** The thesis that the section of a part of life develops. */
  readonly leads: Readonly<Record<Domain, Thesis>>;
}

const SIDES: Readonly<Record<string, Bearing>> = { 身弱: '弱', 中和: '中', 身强: '强' };

/** How the day master of a chart bears. */
export function bearingOf({ analysis: { strength } }: Pick<ReportFacts, 'analysis'>): Bearing {
  return strength.follow === null ? (SIDES[strength.class] ?? '中') : '从';
}

/** How many years of a side are named. */
const MAX_YEARS = 2;

/** Least percent at which an unwanted group is a separate cost. */
const COST_SHARE = 8;

function timesOf(
  facts: ReportFacts,
  side: '助' | '累',
  wuxings: readonly Wuxing[],
): Pick<Thesis, 'shown' | 'ahead'> {
  return {
    shown: yearsOf(livedYears(facts), side, wuxings).toReversed().slice(0, MAX_YEARS),
    ahead: yearsOf(openYears(facts), side, wuxings).slice(0, MAX_YEARS),
  };
}

/** Pillars whose stem or main hidden stem is of a group, year to hour. */
function pillarsOfGroup({ analysis }: ReportFacts, group: TenGodGroup): readonly PillarKey[] {
  const gods = GODS_OF_GROUP[group].map((god) => analysis.tenGods[god]).filter(({ level }) => level > 0);
  const found = new Set(gods.flatMap(({ visible, mainPillar }) => [...visible, mainPillar]));
  return PILLAR_KEYS.filter((pillar) => found.has(pillar));
}

function aboutGroup(facts: ReportFacts, group: TenGodGroup) {
  const wuxing = wuxingOfGroup(facts, group);
  const { percent } = facts.analysis.strength;
  return { group, wuxing, share: percent[wuxing], pillars: pillarsOfGroup(facts, group) };
}

/** Least share of the heaviest group that the next one has, where the heaviest is what helps anyway. */
const NEXT_SHARE = 0.6;

/** The heaviest group; where that is the 用神, of which the help speaks, the next one if it weighs enough. */
function decidingGroup(facts: ReportFacts): TenGodGroup {
  const { strength, yongshen } = facts.analysis;
  const [first, second] = TEN_GOD_GROUPS.toSorted((a, b) => strength.groups[b] - strength.groups[a]);
  const heaviest = heaviestGroup(facts.analysis);
  if (first === undefined || second === undefined || strength.follow !== null) return heaviest;
  const isHelp = wuxingOfGroup(facts, heaviest) === yongshen.yong;
  return isHelp && strength.groups[second] >= NEXT_SHARE * strength.groups[first] ? second : heaviest;
}

function decidesOf(facts: ReportFacts): Extract<Thesis, { kind: 'decides' }> {
  const { strength, life } = facts.analysis;
  const { follow } = strength;
  const heaviest =
    follow === null || follow.to === null ? decidingGroup(facts) : groupOfWuxing(facts, follow.to);
  const about = aboutGroup(facts, heaviest);
  const side = facts.benefit[about.wuxing] === '累' ? '累' : '助';
  const times = timesOf(facts, side, [about.wuxing]);
  if (follow !== null) return { kind: 'decides', key: follow.type, ...about, ...times };
  if (life.balance.isEven)
    return { kind: 'decides', key: '匀', ...about, group: null, wuxing: null, ...times };
  const bearing = bearingOf(facts) as Exclude<Bearing, '从'>;
  return { kind: 'decides', key: `${heaviest}.${bearing}`, ...about, ...times };
}

/** The unwanted group that weighs most beside the one that decides the chart, which shows its own cost. */
function costsOf(facts: ReportFacts, decides: Thesis): Extract<Thesis, { kind: 'costs' }> | null {
  const { roles, strength, yongshen } = facts.analysis;
  const weightOf = (wuxing: Wuxing): number =>
    strength.percent[wuxing] * (roles[wuxing] === '忌神' ? 1.5 : 1);
  const unwanted = TEN_GOD_GROUPS.map((group) => aboutGroup(facts, group))
    .filter(({ wuxing, share }) => facts.benefit[wuxing] === '累' && share >= COST_SHARE)
    .toSorted((a, b) => weightOf(b.wuxing) - weightOf(a.wuxing));
  const about = unwanted.find(({ group }) => group !== decides.group);
  if (about !== undefined) {
    const key = `${about.group}.${bearingOf(facts)}` as const;
    return { kind: 'costs', key, ...about, ...timesOf(facts, '累', [about.wuxing]) };
  }
  if (strength.percent[yongshen.yong] > 0) return null;
  const missing = aboutGroup(facts, groupOfWuxing(facts, yongshen.yong));
  return { kind: 'costs', key: `缺.${missing.group}`, ...missing, ...timesOf(facts, '助', [missing.wuxing]) };
}

function helpsOf(facts: ReportFacts): Extract<Thesis, { kind: 'helps' }> {
  const { yong, xi } = facts.analysis.yongshen;
  const about = aboutGroup(facts, groupOfWuxing(facts, yong));
  return {
    kind: 'helps',
    key: `${about.group}.${bearingOf(facts)}`,
    ...about,
    ...timesOf(facts, '助', [yong, xi]),
  };
}

/** Groups that speak of a part of life, the nearest first. */
const GROUPS_OF_DOMAIN: Readonly<Record<Exclude<Domain, '感情' | '健康'>, readonly TenGodGroup[]>> = {
  事业: ['官杀', '印', '食伤'],
  财运: ['财', '比劫', '食伤'],
};

function leadOf(facts: ReportFacts, theses: readonly Thesis[], domain: Domain): Thesis {
  const [first] = theses as readonly [Thesis, ...Thesis[]];
  if (domain === '健康') return theses.toSorted((a, b) => b.share - a.share)[0] ?? first;
  const { group } = facts.analysis.life.spouse;
  const order = domain === '感情' ? [group ?? '比劫', '比劫' as const] : GROUPS_OF_DOMAIN[domain];
  for (const each of order) {
    const thesis = theses.find((candidate) => candidate.group === each);
    if (thesis !== undefined) return thesis;
  }
  return theses.find(({ kind }) => kind === 'helps') ?? first;
}

/**
 * The plan of a report: made once, from findings only.
 *
 * @returns two or three theses, and the one that each part of life develops
 */
export const reportPlanOf = oncePerReport((facts): ReportPlan => {
  const decides = decidesOf(facts);
  const costs = costsOf(facts, decides);
  const helps = helpsOf(facts);
  const theses: readonly Thesis[] = costs === null ? [decides, helps] : [decides, costs, helps];
  return {
    theses,
    leads: {
      事业: leadOf(facts, theses, '事业'),
      财运: leadOf(facts, theses, '财运'),
      感情: leadOf(facts, theses, '感情'),
      健康: leadOf(facts, theses, '健康'),
    },
  };
});
