/**
 * 空亡: spirits of the void, in the order of the reference.
 * Source: 三命通会 卷二–卷三, 渊海子平 诸神煞, 协纪辨方书, as named in each row; a folk item says so.
 * Variants: shenshaVariants.ts. Checked: shensha.test.ts (coverage, opposites, permutations, worked charts).
 */
import { ALL, HOUR, type ShenshaItem } from './shenshaItem.ts';

/** 空亡: spirits of the void. */
export const KONGWANG_SHENSHA = [
  { id: 'kongwang', name: '空亡', kind: '中', category: '空亡', priority: 3, land: ALL,
    source: ['三命通会·论空亡'], meaning: '该柱之事落空或超脱',
    rules: [{ type: 'special', algorithm: 'kongwang' }] },
  { id: 'jielu', name: '截路空亡', kind: '凶', category: '空亡', priority: 1, isOff: true, land: HOUR,
    source: ['三命通会·玉井奥诀'], meaning: '出行成事多阻',
    rules: [{ type: 'lookup', from: ['dayStem'], match: 'branch', map:
      { 甲: '申酉', 乙: '午未', 丙: '辰巳', 丁: '寅卯', 戊: '子丑', 己: '申酉', 庚: '午未', 辛: '辰巳', 壬: '寅卯', 癸: '子丑' } }] },
] as const satisfies readonly ShenshaItem[];
