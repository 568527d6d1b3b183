/**
 * Figures and places as the sentences of the report write them.
 */
import {
  GODS_OF_GROUP,
  scoreYear,
  type Analysis,
  type Evidence,
  type LuckBand,
  type Role,
  type TenGodPresence,
} from '@shangyuan/engine/analysis';
import type { PillarKey } from '@shangyuan/engine/chart';
import {
  ganzhiOf,
  SHENG,
  STEM_WUXING,
  TEN_GOD_GROUP,
  TEN_GOD_GROUPS,
  type Stem,
  type TenGod,
  type TenGodGroup,
  type Wuxing,
} from '@shangyuan/engine/ganzhi';
import { evidenceText, godShare } from '../chart/index.ts';
import type { Finding } from '../statement/family.ts';
import type { Values } from '../statement/statement.ts';
import { yearMostlyAhead } from './luckYear.ts';
import { oncePerReport, type ReportFacts } from './reportFacts.ts';

export { shareClause, shareWords } from '../statement/figures.ts';

const PILLAR_CHARS = { year: '年', month: '月', day: '日', hour: '时' } as const satisfies Readonly<
  Record<PillarKey, string>
>;

/** 39.1%. */
export function percentOf(share: number): string {
  return `${share}%`;
}

/** 年柱、时柱. */
export function pillarsOf(pillars: readonly PillarKey[]): string {
  return pillars.map((pillar) => `${PILLAR_CHARS[pillar]}柱`).join('、');
}

/** 年支、时支. */
export function branchesOf(pillars: readonly PillarKey[]): string {
  return pillars.map((pillar) => `${PILLAR_CHARS[pillar]}支`).join('、');
}

/** 年支, 日干: a place of one character. */
export function placeOf(pillar: PillarKey, part: 'stem' | 'branch'): string {
  return PILLAR_CHARS[pillar] + (part === 'stem' ? '干' : '支');
}

/** A stem that a 五合 turned into another phase, as it is written. */
interface ChangedStem {
  readonly written: Stem;
  readonly to: Wuxing;
}

/** What a 五合 made of the stem of a pillar; null where the stem is its own. Source: 子平真诠·论十干合而不合. */
export function changedStem(
  { chart, relations }: Pick<ReportFacts, 'chart' | 'relations'>,
  pillar: PillarKey,
): ChangedStem | null {
  const pair = relations.find(
    ({ kind, transformed, pillars }) =>
      kind === '干五合' && transformed === true && pillars.includes(pillar) && !pillars.includes('day'),
  );
  const written = chart.pillars[pillar]?.stem;
  return pair?.to === undefined || written === undefined ? null : { written, to: pair.to };
}

/** Where a god stands: 透月干、时干, 透月干（壬合化木）, 藏年支, 盘中不见. */
export function positionText(facts: ReportFacts, { visible, mainPillar }: TenGodPresence): string {
  if (visible.length > 0) {
    const places = visible.map((pillar) => {
      const changed = changedStem(facts, pillar);
      return placeOf(pillar, 'stem') + (changed === null ? '' : `（${changed.written}合化${changed.to}）`);
    });
    return `透${places.join('、')}`;
  }
  return mainPillar === null ? '盘中不见' : `藏${placeOf(mainPillar, 'branch')}`;
}

/** The phase of a group of gods in this chart. */
export function wuxingOfGroup({ chart }: Pick<ReportFacts, 'chart'>, group: TenGodGroup): Wuxing {
  let wuxing: Wuxing = STEM_WUXING[chart.dayMaster];
  for (let i = TEN_GOD_GROUPS.indexOf(group); i > 0; i--) wuxing = SHENG[wuxing];
  return wuxing;
}

/** The group a phase is to the day master. */
export function groupOfWuxing(facts: Pick<ReportFacts, 'chart'>, wuxing: Wuxing): TenGodGroup {
  return TEN_GOD_GROUPS.find((group) => wuxingOfGroup(facts, group) === wuxing) as TenGodGroup;
}

/** The phase of a god in this chart. */
export function wuxingOfGod(facts: Pick<ReportFacts, 'chart'>, god: TenGod): Wuxing {
  return wuxingOfGroup(facts, TEN_GOD_GROUP[god]);
}

/** The heaviest group of gods; ties in the order of the five. */
export function heaviestGroup({ strength: { groups } }: Pick<Analysis, 'strength'>): TenGodGroup {
  return TEN_GOD_GROUPS.reduce((a, b) => (groups[b] > groups[a] ? b : a));
}

/** 身太弱, 中和, or the name of a special class. */
export function classNameOf({ strength }: Pick<Analysis, 'strength'>): string {
  const { follow, label } = strength;
  if (follow !== null) return follow.name;
  return label === '中和' ? label : `身${label}`;
}

/** Role of a group of gods. */
export function roleOfGroup(facts: ReportFacts, group: TenGodGroup): Role {
  return facts.analysis.roles[wuxingOfGroup(facts, group)];
}

/** Groups that are 忌神 or 仇神: 印、官杀. */
export function unwantedGroups(facts: ReportFacts): string {
  return TEN_GOD_GROUPS.filter((group) => facts.benefit[wuxingOfGroup(facts, group)] === '累').join('、');
}

/** Both gods of a group that are present, with their shares: 七杀39.1%、正官2%. */
export function sharesOf({ analysis }: ReportFacts, gods: readonly TenGod[]): string {
  return gods
    .filter((god) => analysis.tenGods[god].level > 0)
    .map((god) => god + percentOf(godShare(analysis, god)))
    .join('、');
}

/** Where the gods of a phase stand: 己藏年支 by its gods, 偏印藏年支. */
export function groupPositionText(facts: ReportFacts, group: TenGodGroup): string {
  const { analysis } = facts;
  const found = GODS_OF_GROUP[group].filter((god) => analysis.tenGods[god].level > 0);
  return found.length === 0
    ? '盘中不见'
    : found.map((god) => god + positionText(facts, analysis.tenGods[god])).join('，');
}

const JIAZI_YEAR = 4;
/** How far ahead a year is looked for; every stem comes within ten years. */
const YEARS_AHEAD = 10;
const MAX_YEARS = 2;

/** Bands of a year that is not named as one to act in. */
const HARD: readonly LuckBand[] = ['需谨慎', '宜守'];

/** The next good years whose stem is of the 用神: 2027丁未、2036丙辰年. Most sections name them; looked for once a report. */
export const yearsOfYong = oncePerReport((facts): string =>
  yearsWhere(facts, (stem) => STEM_WUXING[stem] === facts.analysis.yongshen.yong),
);

/** The next years whose stem passes a test and that are not to be careful in; empty where ten years have none. */
export function yearsWhere({ luckDay, analysis }: ReportFacts, test: (stem: Stem) => boolean): string {
  const named: string[] = [];
  const first = yearMostlyAhead(luckDay);
  for (let year = first; year < first + YEARS_AHEAD && named.length < MAX_YEARS; year++) {
    const { stem, name } = ganzhiOf(year - JIAZI_YEAR);
    if (test(stem) && !HARD.includes(scoreYear(analysis, year).band)) named.push(`${year}${name}`);
  }
  return named.length === 0 ? '' : `${named.join('、')}年`;
}

/** The evidence of a finding, in the words of the chart. */
export function restsOn(evidence: Evidence): NonNullable<Finding<string, Values>['rests']> {
  return {
    rule: evidence.code,
    pillars: evidence.pillars,
    source: evidence.source,
    why: evidenceText(evidence).sentence,
  };
}
