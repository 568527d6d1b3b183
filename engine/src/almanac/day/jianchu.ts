/**
 * 建除十二神 and 黄黑道: two rows of twelve that follow from two branches, for days (month, day) and hours (day, hour).
 */
import { type Branch, branchSteps, type ByBranch } from '../../ganzhi/index.ts';
import { HUANGDAO, JIANCHU, type Jianchu, ROAD_SPIRITS, type RoadSpirit } from '../tables/jianchu.ts';

/**
 * Officer of a day: 建 on the branch of the month itself.
 *
 * @example jianchuOf('寅', '巳') // '平'
 */
export function jianchuOf(month: Branch, day: Branch): Jianchu {
  return JIANCHU[branchSteps(month, day)] as Jianchu;
}

/** Branch on which 青龙 starts, by month branch for days and by day branch for hours. Source: 协纪辨方书·卷七. */
// prettier-ignore
const QINGLONG_START = {
  子: '申', 丑: '戌', 寅: '子', 卯: '寅', 辰: '辰', 巳: '午', 午: '申', 未: '戌', 申: '子', 酉: '寅', 戌: '辰', 亥: '午',
} as const satisfies ByBranch<Branch>;

/**
 * Spirit of 黄黑道 on a day (by month branch) or in an hour (by day branch).
 *
 * @param governing month branch for a day, day branch for an hour
 * @param branch branch of the day or hour itself
 * @example roadSpiritOf('寅', '巳') // '宝光'
 */
export function roadSpiritOf(governing: Branch, branch: Branch): RoadSpirit {
  return ROAD_SPIRITS[branchSteps(QINGLONG_START[governing], branch)] as RoadSpirit;
}

/**
 * Whether a spirit is of 黄道, the good road.
 *
 * @example isHuangdao('天刑') // false
 */
export function isHuangdao(spirit: RoadSpirit): boolean {
  return (HUANGDAO as readonly RoadSpirit[]).includes(spirit);
}
