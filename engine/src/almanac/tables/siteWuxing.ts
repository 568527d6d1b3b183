import type { ByMountain, Wuxing } from '../../ganzhi/index.ts';

/** 三合五行 of the twenty-four mountains. Source: 协纪辨方书·卷一 (三合五行: 申子辰坤壬乙水, 寅午戌艮丙辛火, 巳酉丑巽庚癸金, 亥卯未乾甲丁木). */
export const SANHE_WUXING = {
  子: '水', 癸: '金', 丑: '金', 艮: '火', 寅: '火', 甲: '木', 卯: '木', 乙: '水',
  辰: '水', 巽: '金', 巳: '金', 丙: '火', 午: '火', 丁: '木', 未: '木', 坤: '水',
  申: '水', 庚: '金', 酉: '金', 辛: '火', 戌: '火', 乾: '木', 亥: '木', 壬: '水',
} as const satisfies ByMountain<Wuxing>;
