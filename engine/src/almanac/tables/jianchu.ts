/**
 * 建除十二神 and 黄黑道: the names of both rows of twelve, and their luck.
 */

/** 建除十二神 in order. */
export const JIANCHU = ['建', '除', '满', '平', '定', '执', '破', '危', '成', '收', '开', '闭'] as const;
/** One of the twelve officers 建除. */
export type Jianchu = (typeof JIANCHU)[number];

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
