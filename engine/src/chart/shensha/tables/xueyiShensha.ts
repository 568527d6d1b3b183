/**
 * 学艺: spirits of learning and craft, in the order of the reference.
 * Source: 三命通会 卷二–卷三, 渊海子平 诸神煞, 协纪辨方书, as named in each row; a folk item says so.
 * Variants: shenshaVariants.ts. Checked: shensha.test.ts (coverage, opposites, permutations, worked charts).
 */
import { ALL, NOT_YEAR, type ShenshaItem } from './shenshaItem.ts';

/** 学艺: spirits of learning and craft. */
export const XUEYI_SHENSHA = [
  { id: 'wenchang', name: '文昌贵人', kind: '吉', category: '学艺', priority: 3, land: ALL,
    source: ['民间通行(食神临官之位)'], meaning: '聪颖好学、利文书考试',
    rules: [{ type: 'lookup', from: ['dayStem', 'yearStem'], match: 'branch', map:
      { 甲: '巳', 乙: '午', 丙: '申', 丁: '酉', 戊: '申', 己: '酉', 庚: '亥', 辛: '子', 壬: '寅', 癸: '卯' } }] },
  { id: 'xuetang', name: '学堂', kind: '吉', category: '学艺', priority: 2, land: NOT_YEAR,
    source: ['三命通会·论学堂词馆'], meaning: '学业根基好',
    rules: [
      { type: 'lookup', from: ['yearNayin'], match: 'branch', map: { 金: '巳', 木: '亥', 水: '申', 土: '申', 火: '寅' } },
      { type: 'lookup', from: ['dayStem'], match: 'pillar', map:
        { 甲: '己亥', 乙: '壬午', 丙: '丙寅', 丁: '丁酉', 戊: '戊寅', 己: '己酉', 庚: '辛巳', 辛: '甲子', 壬: '甲申', 癸: '乙卯' } },
    ] },
  { id: 'ciguan', name: '词馆', kind: '吉', category: '学艺', priority: 2, land: NOT_YEAR,
    source: ['三命通会·论学堂词馆'], meaning: '文辞出众',
    rules: [
      { type: 'lookup', from: ['yearNayin'], match: 'branch', map: { 金: '申', 木: '寅', 水: '亥', 土: '亥', 火: '巳' } },
      { type: 'lookup', from: ['dayStem'], match: 'pillar', map:
        { 甲: '庚寅', 乙: '辛卯', 丙: '乙巳', 丁: '戊午', 戊: '丁巳', 己: '庚午', 庚: '壬申', 辛: '癸酉', 壬: '癸亥', 癸: '壬戌' } },
    ] },
  { id: 'huagai', name: '华盖', kind: '中', category: '学艺', priority: 3, land: ALL,
    source: ['三命通会·论将星华盖'], meaning: '孤高多艺、近宗教艺术',
    rules: [{ type: 'lookup', from: ['yearBranch', 'dayBranch'], match: 'branch', skipsAnchor: true, map:
      { 子: '辰', 丑: '丑', 寅: '戌', 卯: '未', 辰: '辰', 巳: '丑', 午: '戌', 未: '未', 申: '辰', 酉: '丑', 戌: '戌', 亥: '未' } }] },
  { id: 'tianyi_med', name: '天医', kind: '吉', category: '学艺', priority: 2, land: ALL,
    source: ['民间通行(月支前一位)'], meaning: '利医药养生、康复力强',
    rules: [{ type: 'lookup', from: ['monthBranch'], match: 'branch', skipsAnchor: true, map:
      { 子: '亥', 丑: '子', 寅: '丑', 卯: '寅', 辰: '卯', 巳: '辰', 午: '巳', 未: '午', 申: '未', 酉: '申', 戌: '酉', 亥: '戌' } }] },
] as const satisfies readonly ShenshaItem[];
