/**
 * Favours that need two things at once: one spirit of `any` and, where given, one of `beside`, or a season.
 * Source: 协纪辨方书·卷十, 卷十一 (颁诏, 招贤, 宣政事, 修仓库, 伐木, 畋猎, 取鱼).
 */

/** One such favour. */
export interface ConditionalFavour {
  readonly item: string;
  readonly any: string;
  readonly beside?: string;
  /** Bit in `SEASON_SPANS` of the season it is bound to. */
  readonly seasonBit?: number;
}

/** The conditional favours in the order of the book. */
// prettier-ignore
export const CONDITIONAL_FAVOURS: readonly ConditionalFavour[] = [
  { item: '颁诏', any: 'tianen', beside: 'yima tianma jian' },
  { item: '招贤', any: 'yueen sixiang shide chu cheng', beside: 'yima tianma' },
  { item: '宣政事', any: 'tianen', beside: 'yima tianma jian' },
  { item: '修仓库', any: 'shou mucang liuhe wufu tiancang', beside: 'yueen sixiang shide kai' },
  { item: '伐木', any: 'wei baijiWu baijiShen', seasonBit: 1 },
  { item: '畋猎', any: 'zhi wei shou', seasonBit: 2 },
  { item: '取鱼', any: 'zhi wei shou', seasonBit: 4 },
];

/** Seasons of the above by the Sun's longitude, half-open: 立冬–立春, 霜降–立春, 雨水–立夏. */
export const SEASON_SPANS = [
  { bit: 1, fromDeg: 225, toDeg: 315 },
  { bit: 2, fromDeg: 210, toDeg: 315 },
  { bit: 4, fromDeg: 330, toDeg: 45 },
] as const;
