/**
 * 孤寡: spirits of solitude, in the order of the reference.
 * Source: 三命通会 卷二–卷三, 渊海子平 诸神煞, 协纪辨方书, as named in each row; a folk item says so.
 * Variants: shenshaVariants.ts. Checked: shensha.test.ts (coverage, opposites, permutations, worked charts).
 */
import { DAY, NOT_YEAR, type ShenshaItem } from './shenshaItem.ts';

/** 孤寡: spirits of solitude. */
export const GUGUA_SHENSHA = [
  { id: 'guchen', name: '孤辰', kind: '凶', category: '孤寡', priority: 2, land: NOT_YEAR,
    source: ['三命通会·论孤辰寡宿'], meaning: '独立、晚婚倾向（男重）',
    rules: [{ type: 'lookup', from: ['yearBranch'], match: 'branch', skipsAnchor: true, map:
      { 子: '寅', 丑: '寅', 寅: '巳', 卯: '巳', 辰: '巳', 巳: '申', 午: '申', 未: '申', 申: '亥', 酉: '亥', 戌: '亥', 亥: '寅' } }] },
  { id: 'guasu', name: '寡宿', kind: '凶', category: '孤寡', priority: 2, land: NOT_YEAR,
    source: ['三命通会·论孤辰寡宿'], meaning: '清寂、晚婚倾向（女重）',
    rules: [{ type: 'lookup', from: ['yearBranch'], match: 'branch', skipsAnchor: true, map:
      { 子: '戌', 丑: '戌', 寅: '丑', 卯: '丑', 辰: '丑', 巳: '辰', 午: '辰', 未: '辰', 申: '未', 酉: '未', 戌: '未', 亥: '戌' } }] },
  { id: 'guluan', name: '孤鸾', kind: '凶', category: '孤寡', priority: 2, land: DAY,
    source: ['三命通会·总论诸神煞'], meaning: '感情宜多经营',
    rules: [{ type: 'listed', pillars: '甲寅 乙巳 丙午 丁巳 戊午 戊申 辛亥 壬子' }] },
  { id: 'yinchayangcuo', name: '阴差阳错', kind: '凶', category: '孤寡', priority: 2, land: DAY,
    source: ['三命通会·总论诸神煞'], meaning: '婚姻沟通易错位',
    rules: [{ type: 'listed', pillars: '丙子 丙午 丁丑 丁未 戊寅 戊申 辛卯 辛酉 壬辰 壬戌 癸巳 癸亥' }] },
] as const satisfies readonly ShenshaItem[];
