import type { ByBranch, ByStem } from '../../ganzhi/index.ts';

/** 彭祖百忌 by day stem, in our own words: what is better left for another day. Source of the rules: 协纪辨方书·卷三十五. */
export const PENGZU_STEM = {
  甲: '开仓放货、动用库存',
  乙: '栽种移植',
  丙: '修灶改灶',
  丁: '剃头理发',
  戊: '买受田地',
  己: '毁约破券',
  庚: '织造经络',
  辛: '制酱酿造',
  壬: '决水开渠',
  癸: '诉讼争讼',
} as const satisfies ByStem<string>;

/** 彭祖百忌 by day branch, in our own words. Source of the rules: 协纪辨方书·卷三十五. */
export const PENGZU_BRANCH = {
  子: '占卜问卦',
  丑: '加冠束带（成年礼）',
  寅: '祭祀',
  卯: '穿井',
  辰: '哭泣吊丧',
  巳: '远行',
  午: '苫盖房屋',
  未: '服药',
  申: '安床',
  酉: '会客宴饮',
  戌: '买狗',
  亥: '嫁娶',
} as const satisfies ByBranch<string>;
