/**
 * What the closing rules 铺注条例 and the layers of the date did to a list, as data: which clause, and to which items.
 */
import { type Item, ITEMS } from '../tables/items.ts';
import { CLOSING_SOURCE, ITEM_SOURCE, LADDER_SOURCE, type Source } from '../tables/source.ts';
import type { SpiritId } from '../tables/spiritRows.ts';
import type { LaidOut } from './itemSides.ts';
import { type Ladder, spiritIdOf, type Voided } from './ladder.ts';

/** Clauses that keep an item from being listed as 宜, in the order of the book. */
export const UNLISTING_CLAUSES = [
  'proclaim',
  'palace',
  'tiangou',
  'maori',
  'renri',
  'siri',
  'youri',
  'zhaoxian',
  'shien',
  'yueyan',
  'tufu',
  'kairi',
  'siji',
  'chongfu',
  'huiri',
  'fenzhi',
  'strict',
] as const;
/** A clause that keeps an item from being listed. */
export type UnlistingClause = (typeof UNLISTING_CLAUSES)[number];

/** Clauses by which a weak 忌 falls, in the order of the book: each named by what leads it. */
export const RELAXING_CLAUSES = [
  'forgiving',
  'qifu',
  'jiehunyin',
  'jiaqu',
  'jiaquOnly',
  'yixi',
  'anchuang',
  'jiechu',
  'xiuzao',
  'kaishi',
  'kaicang',
  'muyang',
  'nachu',
  'anzang',
  'qizan',
] as const;
/** A clause by which a weak 忌 falls. */
export type RelaxingClause = (typeof RELAXING_CLAUSES)[number];

interface Step<Code extends string, Values> {
  readonly code: Code;
  readonly values: Values;
  readonly source: Source;
}

/**
 * One step: `wholeDay` the spirits make the whole day 忌; `voided` a 德 or 愿 that does not count, and what voids it; `trimmed` items
 * that 岁薄 or 逐阵 strike; `asDeath` 大时 or 天吏 read as 死败; `offset` items whose 宜 and 忌 met and both fell (相抵); `unlisted`,
 * `relaxed` by a clause; `replaced` 宣政事 by 布政事; `lifted` 诸事不忌, with the spirits of the date that forbid still; `closed`
 * all but the quiet items 忌 by a layer of the date.
 */
export type ClosingStep =
  | Step<'wholeDay', { readonly spirits: readonly SpiritId[] }>
  | Step<'voided', { readonly spirits: readonly SpiritId[]; readonly by: SpiritId }>
  | Step<'trimmed', { readonly by: SpiritId; readonly items: readonly Item[] }>
  | Step<'asDeath', { readonly spirits: readonly SpiritId[]; readonly by: SpiritId }>
  | Step<'offset', { readonly items: readonly Item[] }>
  | Step<'unlisted', { readonly clause: UnlistingClause; readonly items: readonly Item[] }>
  | Step<'relaxed', { readonly clause: RelaxingClause; readonly items: readonly Item[] }>
  | Step<'replaced', { readonly by: 'wangwang' | 'yueyan'; readonly from: Item; readonly to: Item }>
  | Step<'lifted', { readonly stillBy: readonly SpiritId[] }>
  | Step<'closed', { readonly by: SpiritId }>;

const MADE = new Map<string, ClosingStep>();
/** Most steps cached by content; a century makes some two thousand. */
const MAX_MADE = 16384;

/** A frozen step, one for the same code and values: days share them. */
export function stepOf<Code extends ClosingStep['code']>(
  code: Code,
  values: Extract<ClosingStep, { readonly code: Code }>['values'],
  source: Source,
): ClosingStep {
  const key = `${code} ${JSON.stringify(values)}`;
  let step = MADE.get(key);
  if (step === undefined) {
    for (const value of Object.values(values)) Object.freeze(value);
    step = Object.freeze({ code, values: Object.freeze(values), source } as unknown as ClosingStep);
    if (MADE.size >= MAX_MADE) MADE.clear();
    MADE.set(key, step);
  }
  return step;
}

/** Names of items by index. */
export function itemNames(items: readonly number[]): readonly Item[] {
  return items.map((item) => ITEMS[item] as Item);
}

/** What happened before the closing rules: void 德 and 愿, 以死败论, favours struck, 宜 and 忌 that met. */
export function baseSteps(
  voided: Voided,
  { deaths, deathBy }: Ladder,
  trimmer: number | null,
  { sides, trimmed }: LaidOut,
): readonly ClosingStep[] {
  const steps: ClosingStep[] = [];
  if (voided.by !== null && voided.spirits.size > 0) {
    const spirits = [...voided.spirits].map(spiritIdOf);
    steps.push(stepOf('voided', { spirits, by: spiritIdOf(voided.by) }, ITEM_SOURCE));
  }
  if (deathBy !== null && deaths.length > 0) {
    steps.push(
      stepOf('asDeath', { spirits: deaths.map(spiritIdOf), by: spiritIdOf(deathBy) }, CLOSING_SOURCE),
    );
  }
  if (trimmer !== null && trimmed.length > 0) {
    steps.push(stepOf('trimmed', { by: spiritIdOf(trimmer), items: itemNames(trimmed) }, CLOSING_SOURCE));
  }
  const met = sides.flatMap(({ favours, strong, weak }, item) =>
    favours.length > 0 && weak.length > 0 && strong.length === 0 ? [item] : [],
  );
  if (met.length > 0) steps.push(stepOf('offset', { items: itemNames(met) }, LADDER_SOURCE));
  return steps;
}
