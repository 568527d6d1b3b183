/**
 * 刑伤: spirits of harm, in the order of the reference.
 * Source: 三命通会 卷二–卷三, 渊海子平 诸神煞, 协纪辨方书, as named in each row; a folk item says so.
 * Variants: shenshaVariants.ts. Checked: shensha.test.ts (coverage, opposites, permutations, worked charts).
 */
import { ALL, HOUR, NATAL, NATAL_NOT_YEAR, NOT_YEAR, PASSING_YEAR, type ShenshaItem } from './shenshaItem.ts';

/** 刑伤: spirits of harm. */
export const XINGSHANG_SHENSHA = [
  { id: 'yangren', name: '羊刃', aliases: ['阳刃'], kind: '凶', category: '刑伤', priority: 3, land: ALL,
    source: ['三命通会·论阳刃(只说五阳干)', '子平真诠·论阳刃(只说五阳干)', '民间通行(阴干取帝旺)'], meaning: '刚烈果决、利武职技术',
    rules: [{ type: 'lookup', from: ['dayStem'], match: 'branch', map:
      { 甲: '卯', 乙: '寅', 丙: '午', 丁: '巳', 戊: '午', 己: '巳', 庚: '酉', 辛: '申', 壬: '子', 癸: '亥' } }] },
  { id: 'feiren', name: '飞刃', kind: '凶', category: '刑伤', priority: 2, land: ALL,
    source: ['三命通会·论羊刃(刃之冲)'], meaning: '防意外与冲动',
    rules: [{ type: 'lookup', from: ['dayStem'], match: 'branch', map:
      { 甲: '酉', 乙: '申', 丙: '子', 丁: '亥', 戊: '子', 己: '亥', 庚: '卯', 辛: '寅', 壬: '午', 癸: '巳' } }] },
  { id: 'xueren', name: '血刃', kind: '凶', category: '刑伤', priority: 2, land: ALL,
    source: ['民间通行(通书所传)'], meaning: '注意刀针小伤',
    rules: [{ type: 'lookup', from: ['monthBranch'], match: 'branch', map:
      { 子: '午', 丑: '子', 寅: '丑', 卯: '未', 辰: '寅', 巳: '申', 午: '卯', 未: '酉', 申: '辰', 酉: '戌', 戌: '巳', 亥: '亥' } }] },
  { id: 'liuxia', name: '流霞', kind: '凶', category: '刑伤', priority: 2, land: ALL,
    source: ['神峰通考·凶神类'], meaning: '注意血光、孕产保养',
    rules: [{ type: 'lookup', from: ['dayStem'], match: 'branch', map:
      { 甲: '酉', 乙: '戌', 丙: '未', 丁: '申', 戊: '巳', 己: '午', 庚: '辰', 辛: '卯', 壬: '亥', 癸: '寅' } }] },
  { id: 'jiesha', name: '劫煞', kind: '凶', category: '刑伤', priority: 2, land: ALL,
    source: ['三命通会·论劫煞亡神'], meaning: '突发损耗，吉者机变',
    rules: [{ type: 'lookup', from: ['yearBranch', 'dayBranch'], match: 'branch', skipsAnchor: true, map:
      { 子: '巳', 丑: '寅', 寅: '亥', 卯: '申', 辰: '巳', 巳: '寅', 午: '亥', 未: '申', 申: '巳', 酉: '寅', 戌: '亥', 亥: '申' } }] },
  { id: 'zaisha', name: '灾煞', aliases: ['白虎煞', '囚狱煞'], kind: '凶', category: '刑伤', priority: 2, land: NOT_YEAR,
    source: ['三命通会·论灾煞'], meaning: '防水火意外',
    rules: [{ type: 'lookup', from: ['yearBranch'], match: 'branch', skipsAnchor: true, map:
      { 子: '午', 丑: '卯', 寅: '子', 卯: '酉', 辰: '午', 巳: '卯', 午: '子', 未: '酉', 申: '午', 酉: '卯', 戌: '子', 亥: '酉' } }] },
  { id: 'tiansha', name: '天煞', kind: '凶', category: '刑伤', priority: 1, isOff: true, land: NOT_YEAR,
    source: ['民间通行(十二神煞)'], meaning: '长上缘较淡',
    rules: [{ type: 'lookup', from: ['yearBranch'], match: 'branch', skipsAnchor: true, map:
      { 子: '未', 丑: '辰', 寅: '丑', 卯: '戌', 辰: '未', 巳: '辰', 午: '丑', 未: '戌', 申: '未', 酉: '辰', 戌: '丑', 亥: '戌' } }] },
  { id: 'zhibei', name: '指背', aliases: ['地煞'], kind: '凶', category: '刑伤', priority: 1, isOff: true, land: NOT_YEAR,
    source: ['民间通行(十二神煞)'], meaning: '背后口舌',
    rules: [{ type: 'lookup', from: ['yearBranch'], match: 'branch', skipsAnchor: true, map:
      { 子: '申', 丑: '巳', 寅: '寅', 卯: '亥', 辰: '申', 巳: '巳', 午: '寅', 未: '亥', 申: '申', 酉: '巳', 戌: '寅', 亥: '亥' } }] },
  { id: 'yuesha', name: '月煞', kind: '凶', category: '刑伤', priority: 1, isOff: true, land: NOT_YEAR,
    source: ['神峰通考·凶神类(马前神煞)'], meaning: '事多阻滞',
    rules: [{ type: 'lookup', from: ['yearBranch'], match: 'branch', skipsAnchor: true, map:
      { 子: '戌', 丑: '未', 寅: '辰', 卯: '丑', 辰: '戌', 巳: '未', 午: '辰', 未: '丑', 申: '戌', 酉: '未', 戌: '辰', 亥: '丑' } }] },
  { id: 'wangshen', name: '亡神', kind: '凶', category: '刑伤', priority: 2, land: ALL,
    source: ['三命通会·论劫煞亡神'], meaning: '心机深、防暗耗',
    rules: [{ type: 'lookup', from: ['yearBranch', 'dayBranch'], match: 'branch', skipsAnchor: true, map:
      { 子: '亥', 丑: '申', 寅: '巳', 卯: '寅', 辰: '亥', 巳: '申', 午: '巳', 未: '寅', 申: '亥', 酉: '申', 戌: '巳', 亥: '寅' } }] },
  { id: 'liue', name: '六厄', kind: '凶', category: '刑伤', priority: 1, isOff: true, land: NOT_YEAR,
    source: ['三命通会·论六厄'], meaning: '进退多阻',
    rules: [{ type: 'lookup', from: ['yearBranch'], match: 'branch', skipsAnchor: true, map:
      { 子: '卯', 丑: '子', 寅: '酉', 卯: '午', 辰: '卯', 巳: '子', 午: '酉', 未: '午', 申: '卯', 酉: '子', 戌: '酉', 亥: '午' } }] },
  { id: 'yuanchen', name: '元辰', aliases: ['大耗'], kind: '凶', category: '刑伤', priority: 2, land: NOT_YEAR,
    source: ['三命通会·论元辰(大耗)'], meaning: '耗散、易与人不合',
    rules: [{ type: 'special', algorithm: 'yuanchen' }] },
  { id: 'goujiao', name: '勾绞', kind: '凶', category: '刑伤', priority: 2, land: NOT_YEAR,
    source: ['三命通会·论勾绞'], meaning: '口舌牵连',
    rules: [{ type: 'special', algorithm: 'goujiao' }] },
  { id: 'sangmen', name: '丧门', kind: '凶', category: '刑伤', priority: 2, land: NATAL_NOT_YEAR,
    source: ['三命通会·总论诸神煞'], meaning: '宜慎终追远、防悲忧',
    rules: [{ type: 'lookup', from: ['yearBranch'], match: 'branch', skipsAnchor: true, map:
      { 子: '寅', 丑: '卯', 寅: '辰', 卯: '巳', 辰: '午', 巳: '未', 午: '申', 未: '酉', 申: '戌', 酉: '亥', 戌: '子', 亥: '丑' } }] },
  { id: 'diaoke', name: '吊客', kind: '凶', category: '刑伤', priority: 2, land: NATAL_NOT_YEAR,
    source: ['三命通会·总论诸神煞'], meaning: '探病问丧之事',
    rules: [{ type: 'lookup', from: ['yearBranch'], match: 'branch', skipsAnchor: true, map:
      { 子: '戌', 丑: '亥', 寅: '子', 卯: '丑', 辰: '寅', 巳: '卯', 午: '辰', 未: '巳', 申: '午', 酉: '未', 戌: '申', 亥: '酉' } }] },
  { id: 'pima', name: '披麻', kind: '凶', category: '刑伤', priority: 2, land: NATAL_NOT_YEAR,
    source: ['民间通行(通书所传)'], meaning: '长辈健康宜留心',
    rules: [{ type: 'lookup', from: ['yearBranch'], match: 'branch', skipsAnchor: true, map:
      { 子: '酉', 丑: '戌', 寅: '亥', 卯: '子', 辰: '丑', 巳: '寅', 午: '卯', 未: '辰', 申: '巳', 酉: '午', 戌: '未', 亥: '申' } }] },
  { id: 'pitou', name: '披头', kind: '凶', category: '刑伤', priority: 1, isOff: true, land: NOT_YEAR,
    source: ['民间通行(通书所传)'], meaning: '忧烦',
    rules: [{ type: 'lookup', from: ['yearBranch'], match: 'branch', skipsAnchor: true, map:
      { 子: '辰', 丑: '卯', 寅: '寅', 卯: '丑', 辰: '子', 巳: '亥', 午: '戌', 未: '酉', 申: '申', 酉: '未', 戌: '午', 亥: '巳' } }] },
  { id: 'bingfu', name: '病符', kind: '凶', category: '刑伤', priority: 2, land: PASSING_YEAR,
    source: ['协纪辨方书·卷三 义例一'], meaning: '调养身体',
    rules: [{ type: 'lookup', from: ['yearBranch'], match: 'branch', skipsAnchor: true, map:
      { 子: '丑', 丑: '寅', 寅: '卯', 卯: '辰', 辰: '巳', 巳: '午', 午: '未', 未: '申', 申: '酉', 酉: '戌', 戌: '亥', 亥: '子' } }] },
  { id: 'guanfu', name: '官符', aliases: ['五鬼'], kind: '凶', category: '刑伤', priority: 2, land: PASSING_YEAR,
    source: ['协纪辨方书·卷三 义例一'], meaning: '文书契约谨慎',
    rules: [{ type: 'lookup', from: ['yearBranch'], match: 'branch', skipsAnchor: true, map:
      { 子: '申', 丑: '酉', 寅: '戌', 卯: '亥', 辰: '子', 巳: '丑', 午: '寅', 未: '卯', 申: '辰', 酉: '巳', 戌: '午', 亥: '未' } }] },
  { id: 'baihu', name: '白虎', kind: '凶', category: '刑伤', priority: 2, land: PASSING_YEAR,
    source: ['协纪辨方书·卷三 义例一'], meaning: '行车用械谨慎',
    rules: [{ type: 'lookup', from: ['yearBranch'], match: 'branch', skipsAnchor: true, map:
      { 子: '辰', 丑: '巳', 寅: '午', 卯: '未', 辰: '申', 巳: '酉', 午: '戌', 未: '亥', 申: '子', 酉: '丑', 戌: '寅', 亥: '卯' } }] },
  { id: 'suipo', name: '岁破', aliases: ['大耗(岁)'], kind: '凶', category: '刑伤', priority: 2, land: PASSING_YEAR,
    source: ['协纪辨方书·卷三 义例一'], meaning: '变动破耗（冲太岁）',
    rules: [{ type: 'lookup', from: ['yearBranch'], match: 'branch', skipsAnchor: true, map:
      { 子: '午', 丑: '未', 寅: '申', 卯: '酉', 辰: '戌', 巳: '亥', 午: '子', 未: '丑', 申: '寅', 酉: '卯', 戌: '辰', 亥: '巳' } }] },
  { id: 'posui', name: '破碎', kind: '凶', category: '刑伤', priority: 1, isOff: true, land: NOT_YEAR,
    source: ['三命通会·论暗金的煞'], meaning: '事易半途',
    rules: [{ type: 'lookup', from: ['yearBranch'], match: 'branch', skipsAnchor: true, map:
      { 子: '巳', 丑: '丑', 寅: '酉', 卯: '巳', 辰: '丑', 巳: '酉', 午: '巳', 未: '丑', 申: '酉', 酉: '巳', 戌: '丑', 亥: '酉' } }] },
  { id: 'gejiao', name: '隔角', kind: '凶', category: '刑伤', priority: 2, land: HOUR,
    source: ['神峰通考·凶神类'], meaning: '与子女或晚辈聚少',
    rules: [{ type: 'lookup', from: ['dayBranch'], match: 'branch', skipsAnchor: true, map:
      { 子: '寅', 丑: '卯', 寅: '辰', 卯: '巳', 辰: '午', 巳: '未', 午: '申', 未: '酉', 申: '戌', 酉: '亥', 戌: '子', 亥: '丑' } }] },
  { id: 'tianluodiwang', name: '天罗地网', kind: '凶', category: '刑伤', priority: 2, land: NATAL,
    source: ['三命通会·论天罗地网'], meaning: '处事受拘，宜守规',
    rules: [{ type: 'special', algorithm: 'luowang' }] },
] as const satisfies readonly ShenshaItem[];
