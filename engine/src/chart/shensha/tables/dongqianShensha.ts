/**
 * 动迁: spirits of movement, in the order of the reference.
 * Source: 三命通会 卷二–卷三, 渊海子平 诸神煞, 协纪辨方书, as named in each row; a folk item says so.
 * Variants: shenshaVariants.ts. Checked: shensha.test.ts (coverage, opposites, permutations, worked charts).
 */
import { ALL, type ShenshaItem } from './shenshaItem.ts';

/** 动迁: spirits of movement. */
export const DONGQIAN_SHENSHA = [
  { id: 'yima', name: '驿马', kind: '中', category: '动迁', priority: 3, land: ALL,
    source: ['三命通会·论驿马'], meaning: '迁动、奔波、外地机缘',
    rules: [{ type: 'lookup', from: ['yearBranch', 'dayBranch'], match: 'branch', skipsAnchor: true, map:
      { 子: '寅', 丑: '亥', 寅: '申', 卯: '巳', 辰: '寅', 巳: '亥', 午: '申', 未: '巳', 申: '寅', 酉: '亥', 戌: '申', 亥: '巳' } }] },
] as const satisfies readonly ShenshaItem[];
