/**
 * Tables of the closing rules 铺注条例. Source: 协纪辨方书·卷十 (凡例 at its end). Items separated by spaces.
 */
import type { Branch } from '../../ganzhi/index.ts';
import type { SpiritId } from './spiritRows.ts';

/** 德合, 赦愿, 月恩, 四相, 时德 日不注忌: weak forbids of these fall beside one of them. */
export const MEIYI = '进人口 安床 经络 酝酿 开市 立券 交易 纳财 开仓库 出货财';

/** 不注忌甲，亦不注忌乙: where none of `heads` is forbidden, weak forbids of `followers` fall. */
export const FOLLOWERS: readonly { heads: string; followers: string; notOnBujiang?: true }[] = [
  { heads: '祈福', followers: '求嗣' },
  { heads: '结婚姻', followers: '冠带 纳采问名 嫁娶 进人口' },
  { heads: '嫁娶', followers: '冠带 结婚姻 纳采问名 进人口 移徙 安床', notOnBujiang: true },
  { heads: '移徙', followers: '安床' },
  { heads: '安床', followers: '移徙' },
  { heads: '解除', followers: '剃头 整手足甲' },
  {
    heads: '修造动土 竖柱上梁',
    followers:
      '修宫室 缮城郭 筑堤防 修仓库 鼓铸 苫盖 修置产室 开渠 穿井 安碓硙 补垣 塞穴 修饰垣墙 平治道涂 破屋坏垣',
  },
];

/** Items that fall together: where one is not forbidden, weak forbids of the others fall, and of `followers`. */
export const GROUPS: readonly { members: string; followers: string }[] = [
  { members: '开市 立券 交易 纳财', followers: '开仓库 出货财' },
  { members: '牧养 纳畜', followers: '' },
  { members: '安葬 启攒', followers: '' },
];

/** What the stem or branch of the day, or a spirit, keeps from 宜. */
export const UNLISTED_BY_STEM_OR_BRANCH: readonly {
  char: string;
  spirit?: SpiritId;
  items: string;
  prefix: string;
}[] = [
  { char: '寅', spirit: 'tiangou', items: '祈福 求嗣', prefix: '天狗寅日忌祭祀' },
  { char: '卯', items: '开渠', prefix: '卯日忌穿井' },
  { char: '壬', items: '穿井', prefix: '壬日忌开渠' },
  { char: '巳', items: '出师', prefix: '巳日忌出行' },
  { char: '酉', items: '庆赐', prefix: '酉日忌会亲友' },
];

/**
 * 德合 and 赦愿 meet: nothing is forbidden, by month branch. 六月 is printed 甲子, but the 天赦 with a 德 of that month is 甲午.
 */
export const NO_FORBID_DAYS: Readonly<Partial<Record<Branch, string>>> = {
  卯: '甲戌', 巳: '丙申', 未: '甲午', 申: '戊申', 酉: '庚辰', 戌: '辛卯', 亥: '甲子', 丑: '甲子',
};
