/**
 * 岁前十二神 and 犯太岁: what a flowing year is to the year of birth.
 */
import {
  branchSteps,
  CHONG_OF,
  isXing,
  LIUHAI_OF,
  LIUPO_OF,
  type Branch,
  type Ganzhi,
} from '../../ganzhi/index.ts';
import type { ChartRules } from '../rules.ts';
import type { ChartPillars } from '../types.ts';
import type { FanTaisui, Suiqian, YearMark } from './types.ts';

/** The twelve in the order in which they stand before 太岁. Source: 协纪辨方书·卷三 义例一 has most of them; the twelve as a row are of common use. */
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
  const steps = school === 'taisui' ? branchSteps(flow, natal) : branchSteps(natal, flow);
  return SUIQIAN[steps] as Suiqian;
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

/**
 * Whether two pillars are 天克地冲: stems at odds and branches opposite. In the cycle of sixty that is six apart.
 *
 * @example isTiankeDichong(ganzhiOf(0), ganzhiOf(54)) // true
 */
export function isTiankeDichong(a: Ganzhi, b: Ganzhi): boolean {
  return Math.abs(a.index - b.index) === 6 || Math.abs(a.index - b.index) === 54;
}

/**
 * Marks of a flowing year: 岁运并临 (the decade's own pillar), 真太岁 (the natal year pillar again), 征太岁 (天克地冲 of the
 * natal year), and 伏吟 or 天克地冲 of the day pillar.
 *
 * @param decade null before 起运
 * Source: 三命通会·论太岁, 渊海子平·论太岁吉凶.
 * @example yearMarksOf(ganzhiOf(16), null, castChart({ pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' }, sex: '男', hour: 'shichen' }).pillars) // ['日柱伏吟']
 */
export function yearMarksOf(year: Ganzhi, decade: Ganzhi | null, natal: ChartPillars): readonly YearMark[] {
  const marks: YearMark[] = [];
  if (decade !== null && decade.index === year.index) marks.push('岁运并临');
  if (natal.year.index === year.index) marks.push('真太岁');
  if (isTiankeDichong(natal.year, year)) marks.push('征太岁');
  if (natal.day.index === year.index) marks.push('日柱伏吟');
  if (isTiankeDichong(natal.day, year)) marks.push('日柱天克地冲');
  return marks;
}
