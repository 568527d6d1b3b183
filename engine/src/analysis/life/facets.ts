/**
 * Facet scores of a chart: 事业 财运 感情 健康 学业, with every step.
 */
import type { PillarKey } from '../../chart/index.ts';
import {
  CHONG_OF,
  isXing,
  LIUHAI_OF,
  LIUHE_OF,
  SANHE_OF,
  WUXING,
  type Branch,
  type TenGodGroup,
} from '../../ganzhi/index.ts';
import { OWN_SCORING, type Evidence, type EvidenceValues } from '../evidence.ts';
import type { Subject } from '../model/subject.ts';
import { clampRound } from '../round.ts';
import { FACET_BASE, FACET_POINTS, FACET_SPIRIT_NAMES } from '../tables/facetPoints.ts';
import { LUCK_BOUNDS, SPOUSE_GROUP, type Facet } from '../tables/luckPoints.ts';
import { FAVOUR } from '../tables/roles.ts';
import { SUPPORT_WEIGHT } from '../tables/yongshenPoints.ts';
import type { LifeFacts } from './lifeFacts.ts';
import { roleOfGroup, type LifeInput } from './lifeInput.ts';

/** Rules of the facets. */
type FacetCode = Extract<keyof EvidenceValues, `FACET_${string}`>;

/** One step of a facet: its evidence and its points, not rounded. */
export type FacetStep<Code extends FacetCode = FacetCode> = Evidence<Code> & { readonly points: number };

/** One facet. */
export interface FacetScore {
  /** 20–95. */
  readonly score: number;
  readonly source: string;
  /** Every step from the base on. */
  readonly why: readonly FacetStep[];
}

/** The five facets. */
export type Facets = Readonly<Record<Facet, FacetScore>>;

/** What facets are scored on. */
export interface FacetInput extends LifeInput {
  readonly life: LifeFacts;
  /** Points of the pattern's outcome. */
  readonly patternPoints: number;
}

/** The whole chart: no pillar by itself. */
const NOWHERE: readonly PillarKey[] = Object.freeze([]);

function stepOf<Code extends FacetCode>(
  code: Code,
  points: number,
  values: EvidenceValues[Code],
  pillars: readonly PillarKey[] = NOWHERE,
): FacetStep {
  return { code, values, pillars, source: OWN_SCORING, points } as FacetStep;
}

function addFavour(steps: FacetStep[], input: FacetInput, group: TenGodGroup, weight: number): void {
  const role = roleOfGroup(input, group);
  if (FAVOUR[role] !== 0) steps.push(stepOf('FACET_FAVOUR', weight * FAVOUR[role], { group, role }));
}

/** Adds the spirits of a facet that the chart has, and the 财库 where it counts too. */
function addSpirits(steps: FacetStep[], { spiritPillars, life }: FacetInput, facet: Facet): void {
  for (const { names, points } of FACET_SPIRIT_NAMES[facet]) {
    const found = names.filter((name) => spiritPillars(name).length > 0);
    const stored = facet === '财运' ? life.wealth.store.pillars : [];
    if (found.length + stored.length === 0) continue;
    const pillars = new Set<PillarKey>(stored);
    for (const name of found) for (const key of spiritPillars(name)) pillars.add(key);
    const store = stored.length === 0 ? null : life.wealth.store.branch;
    steps.push(stepOf('FACET_SPIRITS', points, { names: found, store }, [...pillars]));
  }
}

/** Combinations that uphold a career, the first of them counting. */
const UPHOLDING = ['官印相生', '杀印相生', '食神制杀', '羊刃驾杀'] as const;
/** Combinations that move wealth, with the points of each. */
const WEALTH_COMBOS = [
  ['食伤生财', FACET_POINTS.wealthMade],
  ['比劫夺财', FACET_POINTS.wealthRobbed],
  ['财多身弱', FACET_POINTS.wealthHeavy],
] as const;

function addCareer(steps: FacetStep[], input: FacetInput): void {
  const { life } = input;
  const group = roleOfGroup(input, '官杀') === '忌神' ? life.career.group : '官杀';
  addFavour(steps, input, group, FACET_POINTS.favour);
  const upheld = UPHOLDING.find((combo) => life.combos.includes(combo));
  if (upheld !== undefined) steps.push(stepOf('FACET_COMBO', FACET_POINTS.upheld, { combo: upheld }));
  if (life.isOfficerUnguarded) steps.push(stepOf('FACET_UNGUARDED', FACET_POINTS.unguarded, {}));
}

function addWealth(steps: FacetStep[], input: FacetInput): void {
  addFavour(steps, input, '财', FACET_POINTS.favour);
  for (const [combo, points] of WEALTH_COMBOS)
    if (input.life.combos.includes(combo)) steps.push(stepOf('FACET_COMBO', points, { combo }));
}

/** Adds how the day branch relates to the others: 六合 or a whole 三合, 六冲, 刑 and 六害, at any distance. */
function addDayTies(steps: FacetStep[], { slots, day }: Subject): void {
  const { branch } = day;
  const trio: readonly Branch[] = SANHE_OF[branch].members;
  const isWhole = trio.every((member) => slots.some((slot) => slot.branch === member));
  const joined: PillarKey[] = [];
  const opposed: PillarKey[] = [];
  const harmed: PillarKey[] = [];
  for (const { name, branch: other } of slots) {
    if (name === 'day') continue;
    const isMember = isWhole && other !== branch && trio.includes(other);
    if (LIUHE_OF[branch] === other || isMember) joined.push(name);
    if (CHONG_OF[branch] === other) opposed.push(name);
    if (isXing(branch, other) || LIUHAI_OF[branch] === other) harmed.push(name);
  }
  const values = { branch };
  if (joined.length > 0) {
    steps.push(stepOf('FACET_DAY_JOINED', FACET_POINTS.dayJoined, values, [...joined, 'day']));
  }
  if (opposed.length > 0) {
    steps.push(stepOf('FACET_DAY_OPPOSED', FACET_POINTS.dayOpposed, values, [...opposed, 'day']));
  }
  if (harmed.length > 0) {
    steps.push(stepOf('FACET_DAY_HARMED', FACET_POINTS.dayHarmed, values, [...harmed, 'day']));
  }
}

function addLove(steps: FacetStep[], input: FacetInput): void {
  addFavour(steps, input, SPOUSE_GROUP[input.sex], FACET_POINTS.favourLove);
  addDayTies(steps, input.subject);
}

function balanceStep({ strength: { follow, support } }: FacetInput): FacetStep {
  if (follow !== null) return stepOf('FACET_FOLLOWING', FACET_POINTS.following, { name: follow.name });
  const { pivot } = SUPPORT_WEIGHT;
  const points = FACET_POINTS.balance * (1 - Math.min(1, Math.abs(support - pivot) / pivot));
  return stepOf('FACET_BALANCE', points, { support });
}

function addHealth(steps: FacetStep[], input: FacetInput): void {
  const { subject, strength } = input;
  const balance = balanceStep(input);
  if (balance.points !== 0) steps.push(balance);
  const wuxing = WUXING.find((each) => strength.percent[each] > FACET_BASE.excess);
  if (wuxing !== undefined) {
    const values = { wuxing, percent: strength.percent[wuxing] };
    steps.push(stepOf('FACET_EXCESS', FACET_POINTS.excess, values));
  }
  const opposed: PillarKey[] = [];
  for (const { name, branch } of [subject.month, subject.day])
    if (subject.slots.some((slot) => slot.branch === CHONG_OF[branch])) opposed.push(name);
  if (opposed.length > 0) steps.push(stepOf('FACET_OPPOSED', FACET_POINTS.opposed, {}, opposed));
}

function addStudy(steps: FacetStep[], input: FacetInput): void {
  addFavour(steps, input, '印', FACET_POINTS.favourSeal);
  addFavour(steps, input, '食伤', FACET_POINTS.favourOutput);
}

const STEPS: Readonly<Record<Facet, (steps: FacetStep[], input: FacetInput) => void>> = {
  事业: addCareer,
  财运: addWealth,
  感情: addLove,
  健康: addHealth,
  学业: addStudy,
};

/** Scores the five facets. The base is 60 + 3 × pattern points, 50 to 75. Our own model. */
export function facetsOf(input: FacetInput): Facets {
  const { start, perPoint, min, max } = FACET_BASE;
  const { patternPoints } = input;
  const base = Math.min(max, Math.max(min, start + perPoint * patternPoints));
  const scored = (facet: Facet): FacetScore => {
    const why: FacetStep[] = [stepOf('FACET_BASE', base, { patternPoints })];
    STEPS[facet](why, input);
    addSpirits(why, input, facet);
    let sum = 0;
    for (const { points } of why) sum += points;
    return { score: clampRound(sum, LUCK_BOUNDS.min, LUCK_BOUNDS.max), source: OWN_SCORING, why };
  };
  return {
    事业: scored('事业'),
    财运: scored('财运'),
    感情: scored('感情'),
    健康: scored('健康'),
    学业: scored('学业'),
  };
}
