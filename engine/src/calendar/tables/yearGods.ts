/**
 * 年神方位: in which of the twenty-four directions the gods of a year stand. Seven go by the stem of the year, twenty-nine by
 * its branch; one god a row, columns 甲…癸 or 子…亥. 戊 and 己 of 岁德 and 岁德合 are the centre. Several characters are several
 * directions (三煞 three branches, 坐煞向煞 four stems).
 * Source: 协纪辨方书·卷三 (起例), 卷九 (立成); values checked by the reference against 卷十五–十九 (1,747 values, 4 misprints).
 * Variants: 阳贵 阴贵 here by 甲戊庚牛羊 (协纪). Checked: yearGods.test.ts.
 */

/** Gods by stem: ten columns, 甲 to 癸. */
export const GODS_BY_STEM = {
  岁德: '甲 庚 丙 壬 戊 甲 庚 丙 壬 戊',
  岁德合: '己 乙 辛 丁 癸 己 乙 辛 丁 癸',
  阳贵人: '未 申 酉 亥 丑 子 丑 寅 卯 巳',
  阴贵人: '丑 子 亥 酉 未 申 未 午 巳 卯',
  岁禄: '寅 卯 巳 午 巳 午 申 酉 亥 子',
  金神: '午未申酉 辰巳 子丑寅卯午未 寅卯戌亥 申酉子丑 午未申酉 辰巳 子丑寅卯午未 寅卯戌亥 申酉子丑',
  破败五鬼: '巽 艮 坤 震 离 坎 兑 乾 巽 艮',
} as const;

/** Gods by branch: twelve columns, 子 to 亥. */
export const GODS_BY_BRANCH = {
  岁枝德: '巳 午 未 申 酉 戌 亥 子 丑 寅 卯 辰',
  岁马: '寅 亥 申 巳 寅 亥 申 巳 寅 亥 申 巳',
  奏书: '乾 乾 艮 艮 艮 巽 巽 巽 坤 坤 坤 乾',
  博士: '巽 巽 坤 坤 坤 乾 乾 乾 艮 艮 艮 巽',
  太岁: '子 丑 寅 卯 辰 巳 午 未 申 酉 戌 亥',
  岁破: '午 未 申 酉 戌 亥 子 丑 寅 卯 辰 巳',
  三煞: '巳午未 寅卯辰 亥子丑 申酉戌 巳午未 寅卯辰 亥子丑 申酉戌 巳午未 寅卯辰 亥子丑 申酉戌',
  坐煞向煞: '丙丁壬癸 甲乙庚辛 壬癸丙丁 庚辛甲乙 丙丁壬癸 甲乙庚辛 壬癸丙丁 庚辛甲乙 丙丁壬癸 甲乙庚辛 壬癸丙丁 庚辛甲乙',
  六害: '未 午 巳 辰 卯 寅 丑 子 亥 戌 酉 申',
  死符: '巳 午 未 申 酉 戌 亥 子 丑 寅 卯 辰',
  灸退: '卯 子 酉 午 卯 子 酉 午 卯 子 酉 午',
  病符: '亥 子 丑 寅 卯 辰 巳 午 未 申 酉 戌',
  天官符: '亥 申 巳 寅 亥 申 巳 寅 亥 申 巳 寅',
  地官符: '辰 巳 午 未 申 酉 戌 亥 子 丑 寅 卯',
  大煞: '子 酉 午 卯 子 酉 午 卯 子 酉 午 卯',
  大将军: '酉 酉 子 子 子 卯 卯 卯 午 午 午 酉',
  力士: '艮 艮 巽 巽 巽 坤 坤 坤 乾 乾 乾 艮',
  蚕室: '坤 坤 乾 乾 乾 艮 艮 艮 巽 巽 巽 坤',
  蚕官: '未 未 戌 戌 戌 丑 丑 丑 辰 辰 辰 未',
  蚕命: '申 申 亥 亥 亥 寅 寅 寅 巳 巳 巳 申',
  岁刑: '卯 戌 巳 子 辰 申 午 丑 寅 酉 未 亥',
  黄幡: '辰 丑 戌 未 辰 丑 戌 未 辰 丑 戌 未',
  豹尾: '戌 未 辰 丑 戌 未 辰 丑 戌 未 辰 丑',
  飞廉: '申 酉 戌 巳 午 未 寅 卯 辰 亥 子 丑',
  丧门: '寅 卯 辰 巳 午 未 申 酉 戌 亥 子 丑',
  吊客: '戌 亥 子 丑 寅 卯 辰 巳 午 未 申 酉',
  白虎: '申 酉 戌 亥 子 丑 寅 卯 辰 巳 午 未',
  五鬼: '辰 卯 寅 丑 子 亥 戌 酉 申 未 午 巳',
  独火: '艮 震 震 坎 巽 巽 兑 离 离 坤 乾 乾',
} as const;

/** The thirty-six in the order of 协纪辨方书, auspicious first. */
export const YEAR_GODS = [
  '岁德', '岁德合', '岁枝德', '阳贵人', '阴贵人', '岁禄', '岁马', '奏书', '博士', '太岁', '岁破', '三煞',
  '坐煞向煞', '六害', '死符', '灸退', '病符', '天官符', '地官符', '大煞', '大将军', '力士', '蚕室', '蚕官',
  '蚕命', '岁刑', '黄幡', '豹尾', '飞廉', '丧门', '吊客', '白虎', '金神', '五鬼', '独火', '破败五鬼',
] as const satisfies readonly (keyof typeof GODS_BY_STEM | keyof typeof GODS_BY_BRANCH)[];
/** A god of the year 年神. */
export type YearGodName = (typeof YEAR_GODS)[number];
