/**
 * Facts behind the chapters of a report: the leading gods, combinations of ten gods, balance, career, wealth, spouse, kin,
 * health and study. No sentences: `reading` makes them.
 */
import { NATAL_KEYS, type PillarKey } from '../../chart/index.ts';
import { TEN_GODS, type TenGod } from '../../ganzhi/index.ts';
import { evidenceOf, type ComboHalf, type Evidence } from '../evidence.ts';
import { balanceOf, healthOf, type BalanceFacts, type HealthFact } from './balance.ts';
import { careerOf, type CareerFacts } from './career.ts';
import { combosOf, type Combo, type FoundCombo } from './combos.ts';
import { kinOf, palacesOf, type KinPalace, type KinStar } from './kin.ts';
import { pillarsOfGods, type LifeInput } from './lifeInput.ts';
import { spouseOf, type SpouseFacts } from './spouse.ts';
import { studyOf, type StudyFacts } from './study.ts';
import { wealthOf, type WealthFacts } from './wealth.ts';

/** Facts of the chapters. */
export interface LifeFacts {
  /** The two gods with most power; ties in the order of the ten. */
  readonly topGods: readonly [TenGod, TenGod];
  readonly combos: readonly Combo[];
  /** What makes each of `combos`. */
  readonly comboHalves: Readonly<Partial<Record<Combo, readonly ComboHalf[]>>>;
  /** 伤官见官 with no 印 revealed to mediate. */
  readonly isOfficerUnguarded: boolean;
  readonly balance: BalanceFacts;
  readonly career: CareerFacts;
  readonly wealth: WealthFacts;
  readonly spouse: SpouseFacts;
  readonly kin: readonly KinStar[];
  readonly palaces: readonly KinPalace[];
  readonly health: readonly HealthFact[];
  readonly study: StudyFacts;
  /** What each of the judgements above rests on: combinations, career, wealth, its store, spouse palace. */
  readonly evidence: readonly Evidence[];
}

/** Where each combination is taught. */
const COMBO_SOURCES: Readonly<Record<Combo, string>> = {
  官印相生: '子平真诠·论正官',
  杀印相生: '子平真诠·论偏官',
  食神制杀: '子平真诠·论偏官',
  伤官配印: '子平真诠·论伤官',
  食伤生财: '子平真诠·论食神',
  财官双美: '子平真诠·论财',
  羊刃驾杀: '子平真诠·论阳刃',
  比劫夺财: '子平真诠·论用神成败救应',
  官杀混杂: '渊海子平·论官杀混杂要制伏',
  伤官见官: '子平真诠·论伤官',
  枭神夺食: '渊海子平·论倒食',
  财多身弱: '渊海子平·论正财',
  印多身旺: '子平真诠·论印绶',
};
const WEALTH_GODS: readonly TenGod[] = ['正财', '偏财'];

function topGodsOf({ power }: LifeInput): [TenGod, TenGod] {
  let first: TenGod = TEN_GODS[0];
  for (const god of TEN_GODS) if (power[god].power > power[first].power) first = god;
  let second: TenGod = first === TEN_GODS[0] ? TEN_GODS[1] : TEN_GODS[0];
  for (const god of TEN_GODS) if (god !== first && power[god].power > power[second].power) second = god;
  return [first, second];
}

function comboEvidence(input: LifeInput, { combo, halves }: FoundCombo): Evidence {
  const gods: TenGod[] = [];
  let bladed: readonly PillarKey[] = [];
  for (const half of halves) {
    if ('god' in half) gods.push(half.god);
    else if ('blade' in half) bladed = half.pillars;
  }
  const shown = pillarsOfGods(input, gods);
  const pillars = NATAL_KEYS.filter((key) => shown.includes(key) || bladed.includes(key));
  return evidenceOf('LIFE_COMBO', pillars, { combo, halves }, COMBO_SOURCES[combo]);
}

function evidenceOfLife(
  input: LifeInput,
  combos: readonly FoundCombo[],
  { career, wealth, spouse }: Pick<LifeFacts, 'career' | 'wealth' | 'spouse'>,
): Evidence[] {
  const { groupPower, strength } = input;
  const { store } = wealth;
  const values = { base: wealth.base, wealth: groupPower.财, support: strength.support };
  const { palaceBranch: branch, palaceGod: god, palaceRole: role } = spouse;
  return [
    ...combos.map((found) => comboEvidence(input, found)),
    evidenceOf('LIFE_CAREER', [], {
      group: career.group,
      power: groupPower[career.group],
      role: career.role,
    }),
    evidenceOf('LIFE_WEALTH', pillarsOfGods(input, WEALTH_GODS), values),
    ...(store.pillars.length === 0
      ? []
      : [evidenceOf('LIFE_STORE', store.pillars, { branch: store.branch, isOpened: store.isOpened })]),
    evidenceOf('LIFE_PALACE', ['day'], { branch, god, role }),
  ];
}

/**
 * Facts behind the chapters.
 *
 * Source: 子平真诠 and 渊海子平·六亲总论 for the ideas; the borders are ours.
 */
export function lifeFactsOf(input: LifeInput): LifeFacts {
  const { power } = input;
  const balance = balanceOf(input);
  const found = combosOf(input);
  const combos = found.map(({ combo }) => combo);
  const facts = { career: careerOf(input), wealth: wealthOf(input), spouse: spouseOf(input) };
  return {
    topGods: topGodsOf(input),
    combos,
    comboHalves: Object.fromEntries(found.map(({ combo, halves }) => [combo, halves])),
    isOfficerUnguarded:
      combos.includes('伤官见官') && power.正印.visible.length + power.偏印.visible.length === 0,
    balance,
    ...facts,
    kin: kinOf(input),
    palaces: palacesOf(input),
    health: healthOf(input, balance),
    study: studyOf(input),
    evidence: evidenceOfLife(input, found, facts),
  };
}
