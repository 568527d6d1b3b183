/**
 * 财禄: spirits of means and office, in the order of the reference.
 * Source: 三命通会 卷二–卷三, 渊海子平 诸神煞, 协纪辨方书, as named in each row; a folk item says so.
 * Variants: shenshaVariants.ts. Checked: shensha.test.ts (coverage, opposites, permutations, worked charts).
 */
import { ALL, DAY, type ShenshaItem } from './shenshaItem.ts';

/** 财禄: spirits of means and office. */
export const CAILU_SHENSHA = [
  { id: 'tianchu', name: '天厨贵人', kind: '吉', category: '财禄', priority: 2, land: ALL,
    source: ['三命通会·论食神(食神逢禄)'], meaning: '口福、食禄丰足',
    rules: [{ type: 'lookup', from: ['dayStem', 'yearStem'], match: 'branch', map:
      { 甲: '巳', 乙: '午', 丙: '巳', 丁: '午', 戊: '申', 己: '酉', 庚: '亥', 辛: '子', 壬: '寅', 癸: '卯' } }] },
  { id: 'lushen', name: '禄神', kind: '吉', category: '财禄', priority: 3, land: ALL,
    source: ['三命通会·论十干禄'], meaning: '自立有禄、衣食之基',
    rules: [{ type: 'lookup', from: ['dayStem'], match: 'branch', map:
      { 甲: '寅', 乙: '卯', 丙: '巳', 丁: '午', 戊: '巳', 己: '午', 庚: '申', 辛: '酉', 壬: '亥', 癸: '子' } }] },
  { id: 'anlu', name: '暗禄', kind: '吉', category: '财禄', priority: 1, isOff: true, land: ALL,
    source: ['五行精纪·禄(暗禄格)'], meaning: '暗中得财助',
    rules: [{ type: 'lookup', from: ['dayStem'], match: 'branch', map:
      { 甲: '亥', 乙: '戌', 丙: '申', 丁: '未', 戊: '申', 己: '未', 庚: '巳', 辛: '辰', 壬: '寅', 癸: '丑' } }] },
  { id: 'jinyu', name: '金舆', kind: '吉', category: '财禄', priority: 2, land: ALL,
    source: ['三命通会·论金舆(禄前二位)'], meaning: '出行安适、配偶有助',
    rules: [{ type: 'lookup', from: ['dayStem', 'yearStem'], match: 'branch', map:
      { 甲: '辰', 乙: '巳', 丙: '未', 丁: '申', 戊: '未', 己: '申', 庚: '戌', 辛: '亥', 壬: '丑', 癸: '寅' } }] },
  { id: 'gonglu', name: '拱禄', kind: '吉', category: '财禄', priority: 2, land: DAY,
    source: ['渊海子平·拱禄格', '三命通会·拱禄拱贵'], meaning: '虚拱禄位，忌填实冲破',
    rules: [{ type: 'special', algorithm: 'dayHourPair' }] },
  { id: 'gonggui', name: '拱贵', kind: '吉', category: '财禄', priority: 2, land: DAY,
    source: ['渊海子平·拱贵格', '三命通会·拱禄拱贵'], meaning: '虚拱官贵，忌填实冲破',
    rules: [{ type: 'special', algorithm: 'dayHourPair' }] },
  { id: 'jiangxing', name: '将星', kind: '吉', category: '财禄', priority: 2, land: ALL,
    source: ['三命通会·论将星华盖'], meaning: '有统御力',
    rules: [{ type: 'lookup', from: ['yearBranch', 'dayBranch'], match: 'branch', skipsAnchor: true, map:
      { 子: '子', 丑: '酉', 寅: '午', 卯: '卯', 辰: '子', 巳: '酉', 午: '午', 未: '卯', 申: '子', 酉: '酉', 戌: '午', 亥: '卯' } }] },
  { id: 'panan', name: '攀鞍', kind: '吉', category: '财禄', priority: 1, isOff: true, land: ALL,
    source: ['神峰通考·凶神类(马前神煞)'], meaning: '得马有鞍、进取有依',
    rules: [{ type: 'lookup', from: ['yearBranch', 'dayBranch'], match: 'branch', skipsAnchor: true, map:
      { 子: '丑', 丑: '戌', 寅: '未', 卯: '辰', 辰: '丑', 巳: '戌', 午: '未', 未: '辰', 申: '丑', 酉: '戌', 戌: '未', 亥: '辰' } }] },
] as const satisfies readonly ShenshaItem[];
