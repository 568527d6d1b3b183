/**
 * 婚恋: spirits of love and marriage, in the order of the reference.
 * Source: 三命通会 卷二–卷三, 渊海子平 诸神煞, 协纪辨方书, as named in each row; a folk item says so.
 * Variants: shenshaVariants.ts. Checked: shensha.test.ts (coverage, opposites, permutations, worked charts).
 */
import { ALL, DAY, NOT_YEAR, type ShenshaItem } from './shenshaItem.ts';

/** 婚恋: spirits of love and marriage. */
export const HUNLIAN_SHENSHA = [
  { id: 'taohua', name: '桃花', aliases: ['咸池'], kind: '中', category: '婚恋', priority: 3, land: ALL,
    source: ['三命通会·论咸池'], meaning: '人缘与情缘旺',
    rules: [{ type: 'lookup', from: ['yearBranch', 'dayBranch'], match: 'branch', skipsAnchor: true, map:
      { 子: '酉', 丑: '午', 寅: '卯', 卯: '子', 辰: '酉', 巳: '午', 午: '卯', 未: '子', 申: '酉', 酉: '午', 戌: '卯', 亥: '子' } }] },
  { id: 'hongyan', name: '红艳', kind: '中', category: '婚恋', priority: 2, land: ALL,
    source: ['神峰通考·凶神类'], meaning: '多情、魅力',
    rules: [{ type: 'lookup', from: ['dayStem'], match: 'branch', map:
      { 甲: '午', 乙: '午', 丙: '寅', 丁: '未', 戊: '辰', 己: '辰', 庚: '戌', 辛: '酉', 壬: '子', 癸: '申' } }] },
  { id: 'hongluan', name: '红鸾', kind: '吉', category: '婚恋', priority: 3, land: NOT_YEAR,
    source: ['神峰通考·吉神类'], meaning: '姻缘喜事',
    rules: [{ type: 'lookup', from: ['yearBranch'], match: 'branch', skipsAnchor: true, map:
      { 子: '卯', 丑: '寅', 寅: '丑', 卯: '子', 辰: '亥', 巳: '戌', 午: '酉', 未: '申', 申: '未', 酉: '午', 戌: '巳', 亥: '辰' } }] },
  { id: 'tianxi', name: '天喜', kind: '吉', category: '婚恋', priority: 3, land: NOT_YEAR,
    source: ['神峰通考·吉神类'], meaning: '添喜、生育',
    rules: [{ type: 'lookup', from: ['yearBranch'], match: 'branch', skipsAnchor: true, map:
      { 子: '酉', 丑: '申', 寅: '未', 卯: '午', 辰: '巳', 巳: '辰', 午: '卯', 未: '寅', 申: '丑', 酉: '子', 戌: '亥', 亥: '戌' } }] },
  { id: 'bazhuan', name: '八专', kind: '中', category: '婚恋', priority: 2, land: DAY,
    source: ['三命通会·总论诸神煞'], meaning: '个性专一而强',
    rules: [{ type: 'listed', pillars: '甲寅 乙卯 丁未 戊戌 己未 庚申 辛酉 癸丑' }] },
  { id: 'jiuchou', name: '九丑', kind: '凶', category: '婚恋', priority: 2, land: DAY,
    source: ['三命通会·总论诸神煞'], meaning: '相貌出众、宜谨言行',
    rules: [{ type: 'listed', pillars: '丁酉 戊子 戊午 己卯 己酉 辛卯 辛酉 壬子 壬午' }] },
] as const satisfies readonly ShenshaItem[];
