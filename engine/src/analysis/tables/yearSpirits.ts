/**
 * Spirits by which a year may be described, in the order of their weight: the joyful, the helpful, the moving, then those that walk
 * before the year.
 *
 * Source: 三命通会 卷二–卷三; 神峰通考·吉神类, 凶神类. Which are used, and their order, is ours. Checked: luckFacts.test.ts.
 */
export const YEAR_SPIRITS = [
  '红鸾', '天喜', '驿马', '文昌贵人', '天乙贵人', '桃花', '华盖', '羊刃',
  '白虎', '丧门', '吊客', '病符', '官符', '龙德', '福德', '太阳',
] as const;
/** A spirit of a year. */
export type YearSpirit = (typeof YEAR_SPIRITS)[number];
