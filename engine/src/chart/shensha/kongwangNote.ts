/**
 * What takes the emptiness out of a void branch 空亡: a 冲, a combination, or luck that brings the branch itself.
 */
import { CHONG_OF, LIUHE_OF, SANHE_OF, type Branch } from '../../ganzhi/index.ts';
import type { ChartPillars, PillarKey, PlaceKey } from '../types.ts';

const KEYS = ['year', 'month', 'day', 'hour'] as const satisfies readonly PillarKey[];

/**
 * State of a void branch: 冲空则实 where another natal branch opposes it, at any distance; 合实 where a neighbour combines
 * with it in 六合 or its 三合 is whole; on a pillar of luck 填实 where a natal branch is the same and luck fills it.
 *
 * @param place pillar the void branch stands on
 * @returns the states joined by ，; null where it stays void
 * Source: 三命通会·论空亡 (逢冲, 逢合, 填实).
 * @example kongwangNoteOf(castChart({ pillars: { year: '甲子', month: '丙寅', day: '戊戌', hour: '戊午' }, sex: '男', hour: 'shichen' }).pillars, 'year', '子') // '冲空则实'
 */
export function kongwangNoteOf(pillars: ChartPillars, place: PlaceKey, branch: Branch): string | null {
  const natal = KEYS.map((key) => pillars[key]?.branch ?? null);
  const index = (KEYS as readonly PlaceKey[]).indexOf(place);
  if (index < 0) return natal.includes(branch) ? '填实' : null;
  const isNear = [natal[index - 1], natal[index + 1]].includes(LIUHE_OF[branch]);
  const members: readonly Branch[] = SANHE_OF[branch].members;
  const states = [
    ...(natal.includes(CHONG_OF[branch]) ? ['冲空则实'] : []),
    ...(isNear || members.every((member) => natal.includes(member)) ? ['合实'] : []),
  ];
  return states.length === 0 ? null : states.join('，');
}
