/**
 * Facts of the twenty-four mountains: one row each, two a line, clockwise from 子.
 */
import type { ByMountain, Trigram, Wuxing, Yinyang } from '../../ganzhi/index.ts';

/** Facts of one mountain. */
export interface MountainFacts {
  /** 卦 it lies in. */
  readonly trigram: Trigram;
  /** 正五行. */
  readonly wuxing: Wuxing;
  /** 双山三合五行: the phase of the three-harmony it shares with its branch. */
  readonly sanheWuxing: Wuxing;
  /** 元龙 of 三元: 天, 地 or 人. */
  readonly yuan: '天' | '地' | '人';
  /** 三元阴阳, by which flying stars go forward or back. */
  readonly yinyang: Yinyang;
  /** 净阴净阳. */
  readonly pure: '净阴' | '净阳';
}

function facts(
  trigram: Trigram,
  wuxing: Wuxing,
  sanheWuxing: Wuxing,
  yuan: '天' | '地' | '人',
  yinyang: Yinyang,
  pure: Yinyang,
): MountainFacts {
  return Object.freeze({ trigram, wuxing, sanheWuxing, yuan, yinyang, pure: `净${pure}` as const });
}

/**
 * 二十四山: 卦, 正五行, 双山三合, 元龙, 三元阴阳, 净阴净阳, clockwise from 子.
 * Source: 协纪辨方书·卷一 (二十四方位); 元龙 and 阴阳 as 沈氏玄空学 has them. Checked: mountains.test.ts (three a trigram, the written table).
 */
// prettier-ignore
export const MOUNTAIN_FACTS = {
  子: facts('坎', '水', '水', '天', '阴', '阳'), 癸: facts('坎', '水', '金', '人', '阴', '阳'),
  丑: facts('艮', '土', '金', '地', '阴', '阴'), 艮: facts('艮', '土', '火', '天', '阳', '阴'),
  寅: facts('艮', '木', '火', '人', '阳', '阳'), 甲: facts('震', '木', '木', '地', '阳', '阳'),
  卯: facts('震', '木', '木', '天', '阴', '阴'), 乙: facts('震', '木', '水', '人', '阴', '阳'),
  辰: facts('巽', '土', '水', '地', '阴', '阳'), 巽: facts('巽', '木', '金', '天', '阳', '阴'),
  巳: facts('巽', '火', '金', '人', '阳', '阴'), 丙: facts('离', '火', '火', '地', '阳', '阴'),
  午: facts('离', '火', '火', '天', '阴', '阳'), 丁: facts('离', '火', '木', '人', '阴', '阴'),
  未: facts('坤', '土', '木', '地', '阴', '阴'), 坤: facts('坤', '土', '水', '天', '阳', '阳'),
  申: facts('坤', '金', '水', '人', '阳', '阳'), 庚: facts('兑', '金', '金', '地', '阳', '阴'),
  酉: facts('兑', '金', '金', '天', '阴', '阴'), 辛: facts('兑', '金', '火', '人', '阴', '阴'),
  戌: facts('乾', '土', '火', '地', '阴', '阳'), 乾: facts('乾', '金', '木', '天', '阳', '阳'),
  亥: facts('乾', '水', '木', '人', '阳', '阴'), 壬: facts('坎', '水', '水', '地', '阳', '阳'),
} as const satisfies ByMountain<MountainFacts>;
