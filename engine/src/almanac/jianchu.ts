/**
 * 建除十二神 and 黄黑道: two rows of twelve that follow from two branches, for days (month, day) and hours (day, hour).
 */
import { BRANCH_INDEX, type Branch, type ByBranch } from '../ganzhi/index.ts';

/** 建除十二神 in order. */
export const JIANCHU = ['建', '除', '满', '平', '定', '执', '破', '危', '成', '收', '开', '闭'] as const;
/** One of the twelve officers 建除. */
export type Jianchu = (typeof JIANCHU)[number];

/** Index in `JIANCHU`, from the branch indexes of month and day. */
export function jianchuOf(monthBranchIndex: number, dayBranchIndex: number): number {
  return (dayBranchIndex - monthBranchIndex + 12) % 12;
}

/** Popular badge of an officer: 除危定执成开 吉, 建满平收 凶, 破闭 大凶. The verdict of a day comes from 宜忌, not from this. */
export const JIANCHU_LUCK = {
  建: '凶',
  除: '吉',
  满: '凶',
  平: '凶',
  定: '吉',
  执: '吉',
  破: '大凶',
  危: '吉',
  成: '吉',
  收: '凶',
  开: '吉',
  闭: '大凶',
} as const satisfies Readonly<Record<Jianchu, string>>;

/** 黄黑道十二神 in order; 宝光 is shown as 天德黄道. Source: 协纪辨方书·卷七. */
export const ROAD_SPIRITS = [
  '青龙',
  '明堂',
  '天刑',
  '朱雀',
  '金匮',
  '宝光',
  '白虎',
  '玉堂',
  '天牢',
  '玄武',
  '司命',
  '勾陈',
] as const;
/** One of the twelve spirits of 黄道 and 黑道. */
export type RoadSpirit = (typeof ROAD_SPIRITS)[number];

/** 黄道: the six good ones. Source: 协纪辨方书·卷七. */
export const HUANGDAO = [
  '青龙',
  '明堂',
  '金匮',
  '宝光',
  '玉堂',
  '司命',
] as const satisfies readonly RoadSpirit[];

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
  const start = BRANCH_INDEX[QINGLONG_START[governing]];
  return ROAD_SPIRITS[(BRANCH_INDEX[branch] - start + 12) % 12] as RoadSpirit;
}

/**
 * Whether a spirit is of 黄道, the good road.
 *
 * @example isHuangdao('天刑') // false
 */
export function isHuangdao(spirit: RoadSpirit): boolean {
  return (HUANGDAO as readonly RoadSpirit[]).includes(spirit);
}
