/**
 * 岁前十二神 and 犯太岁: what a flowing year is to the year of birth.
 */
import { BRANCH_INDEX, CHONG_OF, isXing, LIUHAI_OF, LIUPO_OF, type Branch } from '../ganzhi/index.ts';
import type { ChartRules } from './rules.ts';
import type { FanTaisui, Suiqian } from './types.ts';

/** The twelve in the order in which they stand before 太岁. Source: 协纪辨方书·岁前十二神. */
// prettier-ignore
export const SUIQIAN = [
  '太岁', '太阳', '丧门', '太阴', '官符', '死符', '岁破', '龙德', '白虎', '福德', '吊客', '病符',
] as const satisfies readonly Suiqian[];

/**
 * The spirit that a person meets in a year.
 *
 * @param natal branch of the year of birth
 * @param flow branch of the flowing year
 * @param school `taisui`: the person stands so many places after 太岁 (协纪辨方书, almanacs); `natal`: the year stands so many
 *   after the person (三命通会·论丧吊), the mirror image
 * @example suiqianOf('午', '辰', 'taisui') // '丧门'
 */
export function suiqianOf(natal: Branch, flow: Branch, school: ChartRules['suiqian']): Suiqian {
  const steps = BRANCH_INDEX[natal] - BRANCH_INDEX[flow];
  return SUIQIAN[((school === 'taisui' ? steps : -steps) + 12) % 12] as Suiqian;
}

/**
 * Labels of 犯太岁, strongest first; empty for most years.
 *
 * @param natal branch of the year of birth
 * @param flow branch of the flowing year
 * @example fanTaisuiOf('戌', '辰') // ['冲']
 */
export function fanTaisuiOf(natal: Branch, flow: Branch): readonly FanTaisui[] {
  const labels: FanTaisui[] = [];
  if (natal === flow) labels.push('值');
  if (CHONG_OF[natal] === flow) labels.push('冲');
  if (isXing(natal, flow)) labels.push('刑');
  if (LIUHAI_OF[natal] === flow) labels.push('害');
  if (LIUPO_OF[natal] === flow) labels.push('破');
  return labels;
}
