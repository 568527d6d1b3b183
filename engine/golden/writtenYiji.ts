/**
 * 宜忌 in the short writing of the golden records, so that both can be compared word for word. The sentences a reader sees are
 * those of the room reading.
 */
import type { ClosingStep, UnlistingClause } from '../src/almanac/yiji/closingSteps.ts';
import type { RungWhy } from '../src/almanac/yiji/ladder.ts';
import { SPIRIT_INDEX, SPIRITS } from '../src/almanac/yiji/spirits.ts';
import { CONDITIONAL_FAVOURS } from '../src/almanac/tables/conditionalFavours.ts';
import { SPIRIT_ROWS, type SpiritId } from '../src/almanac/tables/spiritRows.ts';
import type { ItemRow, Yiji } from '../src/almanac/yiji/yijiTypes.ts';

const nameOf = (id: SpiritId): string => SPIRITS[SPIRIT_INDEX[id]]?.name ?? '';

/** Why of a rung: 遇天德/月德, 从月刑论. */
export function writtenWhy(why: RungWhy | null): string {
  switch (why?.code) {
    case 'helped':
      return `遇${why.values.by.map(nameOf).join('/')}`;
    case 'delegated':
      return `从${nameOf(why.values.to)}论`;
    case 'treatedAs':
      return `${nameOf(why.values.by)}，德不作德论`;
    case 'asDeath':
      return '以死败论';
    case 'notedOnly':
      return '只注不论';
    default:
      return '';
  }
}

const PREFIXES: Readonly<Partial<Record<UnlistingClause, string>>> = {
  tiangou: '天狗寅日忌祭祀',
  maori: '卯日忌穿井',
  renri: '壬日忌开渠',
  siri: '巳日忌出行',
  youri: '酉日忌会亲友',
  tufu: '土符土府地囊',
  kairi: '开日',
  siji: '四忌四穷',
  chongfu: '重日复日',
};

function notesOf(step: ClosingStep): readonly string[] {
  if (step.code === 'wholeDay') return [`诸事皆忌: ${step.values.spirits.map(nameOf).join('、')}`];
  if (step.code === 'lifted') {
    const still = step.values.stillBy.map(nameOf).join('、');
    return [`德合与赦愿所会，诸事不忌${still === '' ? '' : `；惟${still}仍忌`}`];
  }
  if (step.code !== 'unlisted') return [];
  const prefix = PREFIXES[step.values.clause];
  return prefix === undefined ? [] : step.values.items.map((item) => `${prefix}:不注宜${item}`);
}

/** Notes of a day, those that the records write out. */
export function writtenNotes({ steps }: Yiji): readonly string[] {
  return steps.flatMap(notesOf);
}

/** Names of the spirits by item. */
export function namesByItem(rows: readonly ItemRow[]): Record<string, readonly string[]> {
  return Object.fromEntries(rows.map(({ item, by }) => [item, by.map(({ name }) => name)]));
}

/** Items in the order of their characters. */
export const byCharacter = (items: readonly string[]): readonly string[] =>
  [...items].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));

const ROW_OF = new Map(SPIRIT_ROWS.map((row) => [row.name, row]));
const words = (list: string | undefined): readonly string[] => list?.split(' ') ?? [];

/** Whether a spirit favours an item, by itself or together with another. */
export function favours(name: string, item: string): boolean {
  const row = ROW_OF.get(name);
  if (words(row?.favours).includes(item)) return true;
  return CONDITIONAL_FAVOURS.some(
    ({ item: own, any, beside }) =>
      own === item && [...words(any), ...words(beside)].some((id) => id === row?.id),
  );
}
