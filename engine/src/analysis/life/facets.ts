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
import { evidenceOf, OWN_SCORING, type Evidence, type EvidenceValues } from '../evidence.ts';
import type { Subject } from '../model/subject.ts';
import { clampRound } from '../round.ts';
import { FACET_BASE, FACET_POINTS, FACET_SPIRIT_NAMES } from '../tables/facetPoints.ts';
import { LUCK_BOUNDS, type Facet } from '../tables/luckPoints.ts';
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
  /** Points of the pattern's standing. */
  readonly patternPoints: number;
}

function stepOf<Code extends FacetCode>(
  code: Code,
  points: number,
  values: EvidenceValues[Code],
  pillars: readonly PillarKey[] = [],
): FacetStep<Code> {
  return { ...evidenceOf(code, pillars, values), points } as FacetStep<Code>;
}

function favourStep(input: FacetInput, group: TenGodGroup, weight: number): FacetStep[] {
  const role = roleOfGroup(input, group);
  return FAVOUR[role] === 0 ? [] : [stepOf('FACET_FAVOUR', weight * FAVOUR[role], { group, role })];
}

function when(condition: boolean, step: () => FacetStep): FacetStep[] {
  return condition ? [step()] : [];
}

/** A step for the spirits of a facet that the chart has, and for the 财库 where it counts too. */
function spiritSteps({ spiritPillars, life }: FacetInput, facet: Facet): FacetStep[] {
  return FACET_SPIRIT_NAMES[facet].flatMap(({ names, points }) => {
    const found = names.filter((name) => spiritPillars(name).length > 0);
    const { store } = life.wealth;
    const isStored = facet === '财运' && store.pillars.length > 0;
    if (found.length === 0 && !isStored) return [];
    const pillars = [...new Set([...found.flatMap(spiritPillars), ...(isStored ? store.pillars : [])])];
    const values = { names: found, store: isStored ? store.branch : null };
    return [stepOf('FACET_SPIRITS', points, values, pillars)];
  });
}

function careerSteps(input: FacetInput): FacetStep[] {
  const { life } = input;
  const group = roleOfGroup(input, '官杀') === '忌神' ? life.career.group : '官杀';
  const upheld = (['官印相生', '杀印相生', '食神制杀', '羊刃驾杀'] as const).find((c) =>
    life.combos.includes(c),
  );
  return [
    ...favourStep(input, group, FACET_POINTS.favour),
    ...(upheld === undefined ? [] : [stepOf('FACET_COMBO', FACET_POINTS.upheld, { combo: upheld })]),
    ...when(life.isOfficerUnguarded, () => stepOf('FACET_UNGUARDED', FACET_POINTS.unguarded, {})),
  ];
}

function wealthSteps(input: FacetInput): FacetStep[] {
  const { combos } = input.life;
  const effects = [
    ['食伤生财', FACET_POINTS.wealthMade],
    ['比劫夺财', FACET_POINTS.wealthRobbed],
    ['财多身弱', FACET_POINTS.wealthHeavy],
  ] as const;
  return [
    ...favourStep(input, '财', FACET_POINTS.favour),
    ...effects
      .filter(([combo]) => combos.includes(combo))
      .map(([combo, points]) => stepOf('FACET_COMBO', points, { combo })),
  ];
}

/** Pillars that stand to the day branch in some way; 三合 where both other members stand. */
function dayTies({ slots, day }: Subject): Record<'joined' | 'opposed' | 'harmed', PillarKey[]> {
  const others = slots.filter((slot) => slot.name !== 'day');
  const where = (test: (branch: Branch) => boolean): PillarKey[] =>
    others.filter((slot) => test(slot.branch)).map((slot) => slot.name);
  const trio: readonly Branch[] = SANHE_OF[day.branch].members.filter((branch) => branch !== day.branch);
  const isWhole = trio.every((member) => others.some((slot) => slot.branch === member));
  return {
    joined: where((branch) => LIUHE_OF[day.branch] === branch || (isWhole && trio.includes(branch))),
    opposed: where((branch) => CHONG_OF[day.branch] === branch),
    harmed: where((branch) => isXing(day.branch, branch) || LIUHAI_OF[day.branch] === branch),
  };
}

function loveSteps(input: FacetInput): FacetStep[] {
  const ties = dayTies(input.subject);
  const tie = (
    code: 'FACET_DAY_JOINED' | 'FACET_DAY_OPPOSED' | 'FACET_DAY_HARMED',
    points: number,
    pillars: PillarKey[],
  ) =>
    when(pillars.length > 0, () =>
      stepOf(code, points, { branch: input.subject.day.branch }, [...pillars, 'day']),
    );
  return [
    ...favourStep(input, input.sex === '男' ? '财' : '官杀', FACET_POINTS.favourLove),
    ...tie('FACET_DAY_JOINED', FACET_POINTS.dayJoined, ties.joined),
    ...tie('FACET_DAY_OPPOSED', FACET_POINTS.dayOpposed, ties.opposed),
    ...tie('FACET_DAY_HARMED', FACET_POINTS.dayHarmed, ties.harmed),
  ];
}

function balanceStep({ strength: { follow, support } }: FacetInput): FacetStep {
  if (follow !== null) return stepOf('FACET_FOLLOWING', FACET_POINTS.following, { name: follow.name });
  const { pivot } = SUPPORT_WEIGHT;
  const points = FACET_POINTS.balance * (1 - Math.min(1, Math.abs(support - pivot) / pivot));
  return stepOf('FACET_BALANCE', points, { support });
}

function healthSteps(input: FacetInput): FacetStep[] {
  const { subject, strength } = input;
  const opposed = [subject.month, subject.day]
    .filter(({ branch }) => subject.slots.some((slot) => slot.branch === CHONG_OF[branch]))
    .map((slot) => slot.name);
  const excess = WUXING.find((wuxing) => strength.percent[wuxing] > FACET_BASE.excess);
  return [
    balanceStep(input),
    ...(excess === undefined
      ? []
      : [stepOf('FACET_EXCESS', FACET_POINTS.excess, { wuxing: excess, percent: strength.percent[excess] })]),
    ...when(opposed.length > 0, () => stepOf('FACET_OPPOSED', FACET_POINTS.opposed, {}, opposed)),
  ];
}

function studySteps(input: FacetInput): FacetStep[] {
  return [
    ...favourStep(input, '印', FACET_POINTS.favourSeal),
    ...favourStep(input, '食伤', FACET_POINTS.favourOutput),
  ];
}

const STEPS: Readonly<Record<Facet, (input: FacetInput) => FacetStep[]>> = {
  事业: careerSteps,
  财运: wealthSteps,
  感情: loveSteps,
  健康: healthSteps,
  学业: studySteps,
};

/** Scores the five facets. The base is 60 + 3 × pattern points, 50 to 75. Our own model. */
export function facetsOf(input: FacetInput): Facets {
  const { start, perPoint, min, max } = FACET_BASE;
  const base = Math.min(max, Math.max(min, start + perPoint * input.patternPoints));
  const scored = (facet: Facet): FacetScore => {
    const why = [
      stepOf('FACET_BASE', base, { patternPoints: input.patternPoints }),
      ...STEPS[facet](input),
      ...spiritSteps(input, facet),
    ].filter(({ points }) => points !== 0);
    const sum = why.reduce((total, { points }) => total + points, 0);
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
