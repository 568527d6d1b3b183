/**
 * Tables of the closing rules 铺注条例, clause by clause in the order of the book. Source: 协纪辨方书·卷十 (铺注条例 at its
 * end). Items separated by spaces.
 */
import type { Branch } from '../../ganzhi/index.ts';

/** 德合, 赦愿, 月恩, 四相, 时德 日不注忌: weak forbids of these fall beside one of them. */
export const FORGIVEN = '进人口 安床 经络 酝酿 开市 立券 交易 纳财 开仓库 出货财';

/** 宜甲 and 宜乙 on one day: only the first is listed. */
export const ONE_OF_TWO = [
  { clause: 'proclaim', keeps: '宣政事', drops: '布政事' },
  { clause: 'palace', keeps: '营建宫室', drops: '修宫室' },
] as const;

/** What the stem or branch of the day keeps from 宜: 寅日忌祭祀 keeps 祈福 and 求嗣 from being listed, and so on. */
export const UNLISTED_BY_DAY = [
  { clause: 'tiangou', char: '寅', items: '祈福 求嗣' },
  { clause: 'maori', char: '卯', items: '开渠' },
  { clause: 'renri', char: '壬', items: '穿井' },
  { clause: 'siri', char: '巳', items: '出师' },
  { clause: 'youri', char: '酉', items: '庆赐' },
] as const;

/** 施恩封拜, 举正直, 袭爵受封 hang together with 诏命公卿 招贤: where one side is 忌, the other is not listed. */
export const COURT_OFFICE = '施恩 举正直 袭爵受封';
/** What 月厌 keeps from 宜 where it forbids 出行 or 上官赴任. */
export const COURT_CALLS = '颁诏 施恩 招贤 举正直';

/** 不注忌甲，亦不注忌乙: where all of `heads` are free, weak forbids of `followers` fall. */
export const CHAINS = [
  { clause: 'qifu', heads: '祈福', followers: '求嗣' },
  { clause: 'jiehunyin', heads: '结婚姻', followers: '冠带 纳采问名 嫁娶 进人口' },
  { clause: 'jiaqu', heads: '嫁娶', followers: '冠带 结婚姻 纳采问名 进人口 移徙 安床' },
  { clause: 'yixi', heads: '移徙', followers: '安床' },
  { clause: 'anchuang', heads: '安床', followers: '移徙' },
  { clause: 'jiechu', heads: '解除', followers: '剃头 整手足甲' },
  {
    clause: 'xiuzao',
    heads: '修造动土 竖柱上梁',
    followers:
      '修宫室 缮城郭 筑堤防 修仓库 鼓铸 苫盖 修置产室 开渠 穿井 安碓硙 补垣 塞穴 修饰垣墙 平治道涂 破屋坏垣',
  },
  { clause: 'kaishi', heads: '开市', followers: '立券 交易 纳财' },
  { clause: 'kaishi', heads: '纳财', followers: '开市 立券 交易' },
  { clause: 'kaishi', heads: '立券 交易', followers: '开市 纳财' },
  { clause: 'kaicang', heads: '开市 立券 交易', followers: '开仓库 出货财' },
  { clause: 'muyang', heads: '牧养', followers: '纳畜' },
  { clause: 'nachu', heads: '纳畜', followers: '牧养' },
] as const;

/** 亥日, 厌对, 八专, 四忌, 四穷: where only these still forbid 嫁娶, its dependent items stay allowed. */
export const WEDDING_ONLY = 'baijiHai yandui bazhuan siji siqiong';

/** 有宜安葬不注忌启攒, 有宜启攒不注忌安葬: a spirit must favour the head, and the head must be free. */
export const BURIAL_CHAINS = [
  { clause: 'anzang', heads: '安葬', followers: '启攒' },
  { clause: 'qizan', heads: '启攒', followers: '安葬' },
] as const;

/** What spirits of the ground keep from 宜 although they do not forbid it. */
export const UNLISTED_BY_SPIRIT = [
  { clause: 'tufu', spirits: 'tufuJian tufu dinang', whereForbidden: '补垣', items: '塞穴' },
  { clause: 'kairi', spirits: 'kai', whereForbidden: null, items: '破土 安葬 启攒' },
  { clause: 'siji', spirits: 'siji siqiong', whereForbidden: null, items: '破土 启攒' },
  { clause: 'chongfu', spirits: 'chongri furi', whereForbidden: null, items: '破土 安葬 启攒' },
] as const;

/**
 * 德合 and 赦愿 meet: nothing is forbidden, by month branch. 六月 is printed 甲子, but the 天赦 with a 德 of that month is 甲午.
 */
// prettier-ignore
export const NO_FORBID_DAYS: Readonly<Partial<Record<Branch, string>>> = {
  卯: '甲戌', 巳: '丙申', 未: '甲午', 申: '戊申', 酉: '庚辰', 戌: '辛卯', 亥: '甲子', 丑: '甲子',
};
