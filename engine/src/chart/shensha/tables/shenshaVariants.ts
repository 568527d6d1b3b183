/**
 * Where the schools differ on a spirit: what each value of an option puts in place of the default row.
 * Source: the variants named beside each row of the reference; `popular` readings are those of most apps.
 */
import type { ChartRules } from '../../rules.ts';
import { DAY_HOUR, type ShenshaItem } from './shenshaItem.ts';

/** A change to one row under one value of an option. */
export interface ShenshaVariant {
  readonly id: string;
  readonly option: keyof ChartRules;
  readonly value: string;
  /** Parts of the row that are replaced. Special rules read their option themselves. */
  readonly change: Partial<ShenshaItem>;
}

/**
 * Every variant. 飞刃 is the 冲 of 羊刃, so it follows `yinBlade`; the spirits of 岁前 follow `suiqian`, of which the two schools
 * are mirror images (岁破 is its own).
 */
export const SHENSHA_VARIANTS: readonly ShenshaVariant[] = [
  { id: 'tianyi', option: 'tianyi', value: 'gengxin', change:
    { rules: [{ type: 'lookup', from: ['dayStem', 'yearStem'], match: 'branch', map:
      { 甲: '丑未', 乙: '子申', 丙: '亥酉', 丁: '亥酉', 戊: '丑未', 己: '子申', 庚: '寅午', 辛: '寅午', 壬: '卯巳', 癸: '卯巳' } }] } },
  { id: 'tianyi', option: 'tianyi', value: 'dayOnly', change:
    { rules: [{ type: 'lookup', from: ['dayStem'], match: 'branch', map:
      { 甲: '丑未', 乙: '子申', 丙: '亥酉', 丁: '亥酉', 戊: '丑未', 己: '子申', 庚: '丑未', 辛: '寅午', 壬: '卯巳', 癸: '卯巳' } }] } },
  { id: 'tianguan', option: 'tianguan', value: 'ziwei', change:
    { rules: [{ type: 'lookup', from: ['dayStem', 'yearStem'], match: 'branch', map:
      { 甲: '未', 乙: '辰', 丙: '巳', 丁: '寅', 戊: '卯', 己: '酉', 庚: '亥', 辛: '酉', 壬: '戌', 癸: '午' } }] } },
  { id: 'ciguan', option: 'ciguan', value: 'gui-renzi', change: { rules: [
    { type: 'lookup', from: ['yearNayin'], match: 'branch', map: { 金: '申', 木: '寅', 水: '亥', 土: '亥', 火: '巳' } },
    { type: 'lookup', from: ['dayStem'], match: 'pillar', map:
      { 甲: '庚寅', 乙: '辛卯', 丙: '乙巳', 丁: '戊午', 戊: '丁巳', 己: '庚午', 庚: '壬申', 辛: '癸酉', 壬: '癸亥', 癸: '壬子' } },
  ] } },
  { id: 'hongyan', option: 'hongyan', value: 'sanming', change:
    { rules: [{ type: 'lookup', from: ['dayStem'], match: 'branch', map:
      { 甲: '午', 乙: '申', 丙: '寅', 丁: '未', 戊: '辰', 己: '辰', 庚: '戌', 辛: '酉', 壬: '子', 癸: '申' } }] } },
  { id: 'hongluan', option: 'hongluan', value: 'dayAlso', change:
    { rules: [{ type: 'lookup', from: ['yearBranch', 'dayBranch'], match: 'branch', skipsAnchor: true, map:
      { 子: '卯', 丑: '寅', 寅: '丑', 卯: '子', 辰: '亥', 巳: '戌', 午: '酉', 未: '申', 申: '未', 酉: '午', 戌: '巳', 亥: '辰' } }] } },
  { id: 'tianxi', option: 'hongluan', value: 'dayAlso', change:
    { rules: [{ type: 'lookup', from: ['yearBranch', 'dayBranch'], match: 'branch', skipsAnchor: true, map:
      { 子: '酉', 丑: '申', 寅: '未', 卯: '午', 辰: '巳', 巳: '辰', 午: '卯', 未: '寅', 申: '丑', 酉: '子', 戌: '亥', 亥: '戌' } }] } },
  { id: 'jiuchou', option: 'jiuchou', value: 'ten', change:
    { rules: [{ type: 'listed', pillars: '乙卯 乙酉 戊子 戊午 己卯 己酉 辛卯 辛酉 壬子 壬午' }] } },
  { id: 'yangren', option: 'yinBlade', value: 'luqian', change:
    { rules: [{ type: 'lookup', from: ['dayStem'], match: 'branch', map:
      { 甲: '卯', 乙: '辰', 丙: '午', 丁: '未', 戊: '午', 己: '未', 庚: '酉', 辛: '戌', 壬: '子', 癸: '丑' } }] } },
  { id: 'yangren', option: 'yinBlade', value: 'none', change:
    { rules: [{ type: 'lookup', from: ['dayStem'], match: 'branch', map:
      { 甲: '卯', 乙: '', 丙: '午', 丁: '', 戊: '午', 己: '', 庚: '酉', 辛: '', 壬: '子', 癸: '' } }] } },
  { id: 'feiren', option: 'yinBlade', value: 'luqian', change:
    { rules: [{ type: 'lookup', from: ['dayStem'], match: 'branch', map:
      { 甲: '酉', 乙: '戌', 丙: '子', 丁: '丑', 戊: '子', 己: '丑', 庚: '卯', 辛: '辰', 壬: '午', 癸: '未' } }] } },
  { id: 'feiren', option: 'yinBlade', value: 'none', change:
    { rules: [{ type: 'lookup', from: ['dayStem'], match: 'branch', map:
      { 甲: '酉', 乙: '', 丙: '子', 丁: '', 戊: '子', 己: '', 庚: '卯', 辛: '', 壬: '午', 癸: '' } }] } },
  { id: 'kuigang', option: 'kuigang', value: 'six', change:
    { rules: [{ type: 'listed', pillars: '庚辰 庚戌 壬辰 壬戌 戊戌 戊辰' }] } },
  { id: 'bingfu', option: 'suiqian', value: 'natal', change:
    { rules: [{ type: 'lookup', from: ['yearBranch'], match: 'branch', skipsAnchor: true, map:
      { 子: '亥', 丑: '子', 寅: '丑', 卯: '寅', 辰: '卯', 巳: '辰', 午: '巳', 未: '午', 申: '未', 酉: '申', 戌: '酉', 亥: '戌' } }] } },
  { id: 'guanfu', option: 'suiqian', value: 'natal', change:
    { rules: [{ type: 'lookup', from: ['yearBranch'], match: 'branch', skipsAnchor: true, map:
      { 子: '辰', 丑: '巳', 寅: '午', 卯: '未', 辰: '申', 巳: '酉', 午: '戌', 未: '亥', 申: '子', 酉: '丑', 戌: '寅', 亥: '卯' } }] } },
  { id: 'baihu', option: 'suiqian', value: 'natal', change:
    { rules: [{ type: 'lookup', from: ['yearBranch'], match: 'branch', skipsAnchor: true, map:
      { 子: '申', 丑: '酉', 寅: '戌', 卯: '亥', 辰: '子', 巳: '丑', 午: '寅', 未: '卯', 申: '辰', 酉: '巳', 戌: '午', 亥: '未' } }] } },
  { id: 'jinshen', option: 'jinshen', value: 'dayOrHour', change: { land: DAY_HOUR } },
  { id: 'sanqi', option: 'sanqi', value: 'anyOrder', change: {} },
  { id: 'dexiu', option: 'dexiu', value: 'any', change: {} },
  { id: 'goujiao', option: 'goujiao', value: 'forwardOnly', change: {} },
  { id: 'tianluodiwang', option: 'luowang', value: 'nayinOnly', change: {} },
  { id: 'kongwang', option: 'kongwang', value: 'dayOnly', change: {} },
];

/** Rows that are off by default and switched on by an option or the profile `popular`. */
export const SHENSHA_SWITCHES: readonly { readonly id: string; readonly isOn: (rules: ChartRules) => boolean }[] = [
  { id: 'tianguan', isOn: (rules) => rules.tianguan !== 'off' },
  { id: 'pitou', isOn: (rules) => rules.shenshaProfile === 'popular' },
  { id: 'liue', isOn: (rules) => rules.shenshaProfile === 'popular' },
];
