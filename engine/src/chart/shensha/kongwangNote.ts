/**
 * What takes the emptiness out of a void branch 空亡: a 冲, a combination, or luck that brings the branch itself.
 */
import { CHONG_OF, LIUHE_OF, SANHE_OF, type Branch } from '../../ganzhi/index.ts';
import { NATAL_KEYS } from '../natalPillars.ts';
import type { ChartRules } from '../rules.ts';
import type { ChartPillars, PlaceKey } from '../types.ts';

/**
 * Pillars whose 旬 is asked about a place: the day and, by the option, the year; no pillar is void by its own.
 *
 * @returns the day first
 * Source: 三命通会·论空亡. Variants: option `kongwang`.
 */
export function kongwangHoldersOf(
  place: PlaceKey,
  { kongwang }: Pick<ChartRules, 'kongwang'>,
): readonly ('day' | 'year')[] {
  const holders = kongwang === 'dayAndYear' ? (['day', 'year'] as const) : (['day'] as const);
  return holders.filter((holder) => holder !== place);
}

/** What takes the emptiness out of a void branch. */
export type KongwangState = '冲空则实' | '合实' | '填实';

/**
 * States of a void branch: 冲空则实 where another natal branch opposes it, at any distance; 合实 where a neighbour combines
 * with it in 六合 or its 三合 is whole; on a pillar of luck 填实 where a natal branch is the same and luck fills it.
 *
 * @param place pillar the void branch stands on
 * @returns empty where it stays void
 * Source: 三命通会·论空亡 (逢冲, 逢合, 填实).
 */
export function kongwangStatesOf(
  pillars: ChartPillars,
  place: PlaceKey,
  branch: Branch,
): readonly KongwangState[] {
  const natal = NATAL_KEYS.map((key) => pillars[key]?.branch ?? null);
  const index = (NATAL_KEYS as readonly PlaceKey[]).indexOf(place);
  if (index < 0) return natal.includes(branch) ? ['填实'] : [];
  const isNear = [natal[index - 1], natal[index + 1]].includes(LIUHE_OF[branch]);
  const members: readonly Branch[] = SANHE_OF[branch].members;
  return [
    ...(natal.includes(CHONG_OF[branch]) ? (['冲空则实'] as const) : []),
    ...(isNear || members.every((member) => natal.includes(member)) ? (['合实'] as const) : []),
  ];
}

/**
 * {@link kongwangStatesOf} as a hit of 空亡 notes them.
 *
 * @returns the states joined by ，; null where the branch stays void
 * @example kongwangNoteOf(castChart({ pillars: { year: '甲子', month: '丙寅', day: '戊戌', hour: '戊午' }, sex: '男', hour: 'shichen' }).pillars, 'year', '子') // '冲空则实'
 */
export function kongwangNoteOf(pillars: ChartPillars, place: PlaceKey, branch: Branch): string | null {
  const states = kongwangStatesOf(pillars, place, branch);
  return states.length === 0 ? null : states.join('，');
}
