/**
 * Combinations of ten gods, each with its halves: what makes it, shown or hidden.
 */
import { changshengOf, STEM_YINYANG, type TenGod, type TenGodGroup } from '../../ganzhi/index.ts';
import type { ComboHalf } from '../evidence.ts';
import { GODS_OF_GROUP } from '../model/tenGodPower.ts';
import { PRESENT_LEVEL } from '../tables/presence.ts';
import { CLASS_BORDERS, LABEL_BORDERS } from '../tables/strengthParams.ts';
import { WEALTH_BORDERS, WEALTH_HEAVY_MIN } from '../tables/lifeBorders.ts';
import { isPresent, type LifeInput } from './lifeInput.ts';

/** Combinations of ten gods, in the order they are looked for. */
export const COMBOS = [
  '官印相生',
  '杀印相生',
  '食神制杀',
  '伤官配印',
  '食伤生财',
  '财官双美',
  '羊刃驾杀',
  '比劫夺财',
  '官杀混杂',
  '伤官见官',
  '枭神夺食',
  '财多身弱',
  '印多身旺',
] as const;
/** A combination of ten gods. */
export type Combo = (typeof COMBOS)[number];

/** A combination that a chart has, with its two halves. */
export interface FoundCombo {
  readonly combo: Combo;
  readonly halves: readonly ComboHalf[];
}

/** Borders of 比劫夺财 and 印多身旺, percent. */
const RIVALS_MIN = 20;
const SEAL_HEAVY_MIN = 35;

const OFFICER: readonly TenGod[] = ['正官'];
const KILLING: readonly TenGod[] = ['七杀'];
const FOOD: readonly TenGod[] = ['食神'];
const HURTING: readonly TenGod[] = ['伤官'];
const SEALS = GODS_OF_GROUP.印;
const WEALTH = GODS_OF_GROUP.财;
const OUTPUT = GODS_OF_GROUP.食伤;

function godHalf({ power }: LifeInput, god: TenGod): ComboHalf {
  const { level, visible } = power[god];
  return { god, level, visible };
}

/** The gods of a row that are present, as halves. */
function addPresent(halves: ComboHalf[], input: LifeInput, gods: readonly TenGod[]): void {
  for (const god of gods) if (input.power[god].level >= PRESENT_LEVEL) halves.push(godHalf(input, god));
}

/** Both halves present, or null. */
function both(input: LifeInput, first: readonly TenGod[], second: readonly TenGod[]): ComboHalf[] | null {
  if (!isPresent(input, first) || !isPresent(input, second)) return null;
  const halves: ComboHalf[] = [];
  addPresent(halves, input, first);
  addPresent(halves, input, second);
  return halves;
}

/** Two gods that both are revealed, or null. */
function bothRevealed(input: LifeInput, a: TenGod, b: TenGod): ComboHalf[] | null {
  const { [a]: one, [b]: other } = input.power;
  return one.visible.length > 0 && other.visible.length > 0 ? [godHalf(input, a), godHalf(input, b)] : null;
}

function groupHalf({ groupPower }: LifeInput, group: TenGodGroup): ComboHalf {
  return { group, power: groupPower[group] };
}

/** 羊刃驾杀: the 刃 of a 阳 day master by its branch, and 七杀. */
function bladeAndKilling(input: LifeInput): ComboHalf[] | null {
  const { dayMaster, slots } = input.subject;
  if (STEM_YINYANG[dayMaster] !== '阳' || !isPresent(input, KILLING)) return null;
  const on = slots.filter((slot) => changshengOf(dayMaster, slot.branch) === '帝旺');
  const blade = on[0]?.branch;
  if (blade === undefined) return null;
  const halves: ComboHalf[] = [{ blade, pillars: on.map((slot) => slot.name) }];
  addPresent(halves, input, KILLING);
  return halves;
}

function rivalsRob(input: LifeInput): ComboHalf[] | null {
  const { groupPower, strength } = input;
  const holds =
    strength.follow === null &&
    groupPower.比劫 >= RIVALS_MIN &&
    // Where 财 is not there to speak of (财星不现), nothing is robbed.
    groupPower.财 >= WEALTH_BORDERS.absent &&
    !isPresent(input, GODS_OF_GROUP.官杀);
  return holds ? [groupHalf(input, '比劫'), groupHalf(input, '财')] : null;
}

/** A group that is heavy beside the strength of the day master, or null. */
function heavy(input: LifeInput, group: '财' | '印', holds: boolean): ComboHalf[] | null {
  if (!holds || input.strength.follow !== null) return null;
  return [groupHalf(input, group), { support: input.strength.support }];
}

type Finder = (input: LifeInput) => ComboHalf[] | null;

/** Source: 子平真诠·论相神紧要 and the chapters of the patterns; the borders are ours. */
const FINDERS: Readonly<Record<Combo, Finder>> = {
  官印相生: (input) => both(input, OFFICER, SEALS),
  杀印相生: (input) => both(input, KILLING, SEALS),
  食神制杀: (input) => both(input, FOOD, KILLING),
  伤官配印: (input) => both(input, HURTING, SEALS),
  食伤生财: (input) => both(input, OUTPUT, WEALTH),
  财官双美: (input) =>
    input.strength.support >= CLASS_BORDERS.weakMax ? both(input, WEALTH, OFFICER) : null,
  羊刃驾杀: bladeAndKilling,
  比劫夺财: rivalsRob,
  官杀混杂: (input) => both(input, OFFICER, KILLING),
  伤官见官: (input) => bothRevealed(input, '伤官', '正官'),
  枭神夺食: (input) => bothRevealed(input, '偏印', '食神'),
  财多身弱: (input) => {
    const { support } = input.strength;
    return heavy(input, '财', support < CLASS_BORDERS.weakMax && input.groupPower.财 >= WEALTH_HEAVY_MIN);
  },
  印多身旺: (input) => {
    const { support } = input.strength;
    return heavy(input, '印', support >= LABEL_BORDERS.strong && input.groupPower.印 >= SEAL_HEAVY_MIN);
  },
};

/** The combinations of a chart in their order. */
export function combosOf(input: LifeInput): FoundCombo[] {
  const found: FoundCombo[] = [];
  for (const combo of COMBOS) {
    const halves = FINDERS[combo](input);
    if (halves !== null) found.push({ combo, halves });
  }
  return found;
}
