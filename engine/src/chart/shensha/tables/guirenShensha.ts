/**
 * 贵人: spirits of help, in the order of the reference.
 * Source: 三命通会 卷二–卷三, 渊海子平 诸神煞, 协纪辨方书, as named in each row; a folk item says so.
 * Variants: shenshaVariants.ts. Checked: shensha.test.ts (coverage, opposites, permutations, worked charts).
 */
import { ALL, DAY, NATAL, type ShenshaItem } from './shenshaItem.ts';

/** 贵人: spirits of help. */
export const GUIREN_SHENSHA = [
  { id: 'tianyi', name: '天乙贵人', kind: '吉', category: '贵人', priority: 3, land: ALL,
    source: ['三命通会·论天乙贵人', '渊海子平·论起玉堂天乙贵人'], meaning: '逢难有助、得人提携',
    rules: [{ type: 'lookup', from: ['dayStem', 'yearStem'], match: 'branch', map:
      { 甲: '丑未', 乙: '子申', 丙: '亥酉', 丁: '亥酉', 戊: '丑未', 己: '子申', 庚: '丑未', 辛: '寅午', 壬: '卯巳', 癸: '卯巳' } }] },
  { id: 'taiji', name: '太极贵人', kind: '吉', category: '贵人', priority: 2, land: ALL,
    source: ['三命通会·论太极贵'], meaning: '好学深思、近哲理玄学',
    rules: [{ type: 'lookup', from: ['dayStem', 'yearStem'], match: 'branch', map:
      { 甲: '子午', 乙: '子午', 丙: '卯酉', 丁: '卯酉', 戊: '辰戌丑未', 己: '辰戌丑未', 庚: '寅亥', 辛: '寅亥', 壬: '巳申', 癸: '巳申' } }] },
  { id: 'tiande', name: '天德贵人', kind: '吉', category: '贵人', priority: 3, land: ALL,
    source: ['三命通会·论天月德'], meaning: '仁厚得护、化险为夷',
    rules: [{ type: 'lookup', from: ['monthBranch'], match: 'stemOrBranch', map:
      { 子: '巳', 丑: '庚', 寅: '丁', 卯: '申', 辰: '壬', 巳: '辛', 午: '亥', 未: '甲', 申: '癸', 酉: '寅', 戌: '丙', 亥: '乙' } }] },
  { id: 'yuede', name: '月德贵人', kind: '吉', category: '贵人', priority: 3, land: ALL,
    source: ['三命通会·论天月德'], meaning: '宽和有福、灾轻',
    rules: [{ type: 'lookup', from: ['monthBranch'], match: 'stem', map:
      { 子: '壬', 丑: '庚', 寅: '丙', 卯: '甲', 辰: '壬', 巳: '庚', 午: '丙', 未: '甲', 申: '壬', 酉: '庚', 戌: '丙', 亥: '甲' } }] },
  { id: 'tiandehe', name: '天德合', kind: '吉', category: '贵人', priority: 2, land: ALL,
    source: ['三命通会·论天月德'], meaning: '天德之辅，力次之',
    rules: [{ type: 'lookup', from: ['monthBranch'], match: 'stemOrBranch', map:
      { 子: '申', 丑: '乙', 寅: '壬', 卯: '巳', 辰: '丁', 巳: '丙', 午: '寅', 未: '己', 申: '戊', 酉: '亥', 戌: '辛', 亥: '庚' } }] },
  { id: 'yuedehe', name: '月德合', kind: '吉', category: '贵人', priority: 2, land: ALL,
    source: ['三命通会·论天月德'], meaning: '月德之辅，力次之',
    rules: [{ type: 'lookup', from: ['monthBranch'], match: 'stem', map:
      { 子: '丁', 丑: '乙', 寅: '辛', 卯: '己', 辰: '丁', 巳: '乙', 午: '辛', 未: '己', 申: '丁', 酉: '乙', 戌: '辛', 亥: '己' } }] },
  { id: 'yuekong', name: '月空', kind: '吉', category: '贵人', priority: 1, isOff: true, land: ALL,
    source: ['协纪辨方书·卷五 义例三'], meaning: '利上书言事、出谋',
    rules: [{ type: 'lookup', from: ['monthBranch'], match: 'stem', map:
      { 子: '丙', 丑: '甲', 寅: '壬', 卯: '庚', 辰: '丙', 巳: '甲', 午: '壬', 未: '庚', 申: '丙', 酉: '甲', 戌: '壬', 亥: '庚' } }] },
  { id: 'tianshe', name: '天赦', kind: '吉', category: '贵人', priority: 3, land: DAY,
    source: ['三命通会·论天月德'], meaning: '逢凶得宥',
    rules: [{ type: 'lookup', from: ['monthBranch'], match: 'pillar', map:
      { 子: '甲子', 丑: '甲子', 寅: '戊寅', 卯: '戊寅', 辰: '戊寅', 巳: '甲午', 午: '甲午', 未: '甲午', 申: '戊申', 酉: '戊申', 戌: '戊申', 亥: '甲子' } }] },
  { id: 'fuxing', name: '福星贵人', kind: '吉', category: '贵人', priority: 2, land: ALL,
    source: ['三命通会·福星贵人'], meaning: '平顺少忧、衣食有余',
    rules: [{ type: 'lookup', from: ['dayStem', 'yearStem'], match: 'branch', map:
      { 甲: '寅子', 乙: '卯丑', 丙: '寅子', 丁: '亥', 戊: '申', 己: '未', 庚: '午', 辛: '巳', 壬: '辰', 癸: '卯丑' } }] },
  { id: 'tianguan', name: '天官贵人', kind: '吉', category: '贵人', priority: 1, isOff: true, land: ALL,
    source: ['民间通行(表有异本)'], meaning: '利公职名分',
    rules: [{ type: 'lookup', from: ['dayStem', 'yearStem'], match: 'branch', map:
      { 甲: '未', 乙: '辰', 丙: '巳', 丁: '酉', 戊: '戌', 己: '卯', 庚: '丑', 辛: '申', 壬: '寅', 癸: '午' } }] },
  { id: 'guoyin', name: '国印贵人', kind: '吉', category: '贵人', priority: 2, land: ALL,
    source: ['渊海子平·一行禅师天元赋注解'], meaning: '守信、利掌印任职',
    rules: [{ type: 'lookup', from: ['dayStem', 'yearStem'], match: 'branch', map:
      { 甲: '戌', 乙: '亥', 丙: '丑', 丁: '寅', 戊: '丑', 己: '寅', 庚: '辰', 辛: '巳', 壬: '未', 癸: '申' } }] },
  { id: 'sanqi', name: '三奇贵人', kind: '吉', category: '贵人', priority: 3, land: DAY,
    source: ['三命通会·论三奇'], meaning: '才思超群、机遇奇特',
    rules: [{ type: 'special', algorithm: 'sanqi' }] },
  { id: 'dexiu', name: '德秀贵人', kind: '吉', category: '贵人', priority: 2, land: NATAL,
    source: ['三命通会·论德秀'], meaning: '性聪慧、德行内敛',
    rules: [{ type: 'special', algorithm: 'dexiu' }] },
] as const satisfies readonly ShenshaItem[];
