/**
 * 纳甲: stem and branches of the three lines of a trigram, as lower (内卦) and as upper (外卦), from the bottom.
 * Source: 京房易传·卷下; 火珠林. Variants: none for the lines. Checked: hexagram.test.ts (parity of stem and branch, written table).
 */
import type { ByTrigram } from '../../ganzhi/index.ts';

/** Ganzhi names of the three lines of each trigram in either place, bottom first. */
export const NAJIA = {
  乾: { lower: ['甲子', '甲寅', '甲辰'], upper: ['壬午', '壬申', '壬戌'] },
  坤: { lower: ['乙未', '乙巳', '乙卯'], upper: ['癸丑', '癸亥', '癸酉'] },
  震: { lower: ['庚子', '庚寅', '庚辰'], upper: ['庚午', '庚申', '庚戌'] },
  巽: { lower: ['辛丑', '辛亥', '辛酉'], upper: ['辛未', '辛巳', '辛卯'] },
  坎: { lower: ['戊寅', '戊辰', '戊午'], upper: ['戊申', '戊戌', '戊子'] },
  离: { lower: ['己卯', '己丑', '己亥'], upper: ['己酉', '己未', '己巳'] },
  艮: { lower: ['丙辰', '丙午', '丙申'], upper: ['丙戌', '丙子', '丙寅'] },
  兑: { lower: ['丁巳', '丁卯', '丁丑'], upper: ['丁亥', '丁酉', '丁未'] },
} as const satisfies ByTrigram<Record<'lower' | 'upper', readonly [string, string, string]>>;
