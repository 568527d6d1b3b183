/**
 * 日柱: spirits of listed pillars, nearly all of the day, in the order of the reference.
 * Source: 三命通会 卷二–卷三, 渊海子平 诸神煞, 协纪辨方书, as named in each row; a folk item says so.
 * Variants: shenshaVariants.ts. Checked: shensha.test.ts (coverage, opposites, permutations, worked charts).
 */
import { DAY, DAY_HOUR, HOUR, type ShenshaItem } from './shenshaItem.ts';

/** 日柱: spirits of listed pillars, nearly all of the day. */
export const RIZHU_SHENSHA = [
  { id: 'kuigang', name: '魁罡', kind: '中', category: '日柱', priority: 3, land: DAY,
    source: ['三命通会·魁罡', '渊海子平·论魁罡'], meaning: '刚正有威、爱憎分明',
    rules: [{ type: 'listed', pillars: '庚辰 庚戌 壬辰 戊戌' }] },
  { id: 'ride', name: '日德', kind: '吉', category: '日柱', priority: 2, land: DAY,
    source: ['三命通会·日德', '渊海子平·论日德'], meaning: '性善慈仁',
    rules: [{ type: 'listed', pillars: '甲寅 戊辰 丙辰 庚辰 壬戌' }] },
  { id: 'rigui', name: '日贵', kind: '吉', category: '日柱', priority: 2, land: DAY,
    source: ['三命通会·日贵', '渊海子平·论日贵'], meaning: '自坐贵人、仁德有姿',
    rules: [{ type: 'listed', pillars: '丁酉 丁亥 癸巳 癸卯' }] },
  { id: 'riren', name: '日刃', kind: '凶', category: '日柱', priority: 2, land: DAY,
    source: ['三命通会·论阳刃', '渊海子平·论日刃'], meaning: '配偶宫刚强',
    rules: [{ type: 'listed', pillars: '丙午 戊午 壬子' }] },
  { id: 'jinshen', name: '金神', kind: '中', category: '日柱', priority: 2, land: HOUR,
    source: ['渊海子平·论金神'], meaning: '刚断，喜火炼',
    rules: [{ type: 'listed', pillars: '乙丑 己巳 癸酉' }] },
  { id: 'shiling', name: '十灵', kind: '吉', category: '日柱', priority: 2, land: DAY,
    source: ['民间口诀(非经典)'], meaning: '聪明灵敏、直觉强',
    rules: [{ type: 'listed', pillars: '甲辰 乙亥 丙辰 丁酉 戊午 庚戌 庚寅 辛亥 壬寅 癸未' }] },
  { id: 'liuxiu', name: '六秀', kind: '吉', category: '日柱', priority: 2, land: DAY,
    source: ['民间口诀(非经典)'], meaning: '秀气聪颖',
    rules: [{ type: 'listed', pillars: '丙午 丁未 戊子 戊午 己丑 己未' }] },
  { id: 'shiedabai', name: '十恶大败', kind: '凶', category: '日柱', priority: 2, land: DAY,
    source: ['三命通会·论十恶大败'], meaning: '禄入空亡，理财宜谨',
    rules: [{ type: 'listed', pillars: '甲辰 乙巳 丙申 丁亥 戊戌 己丑 庚辰 辛巳 壬申 癸亥' }] },
  { id: 'sifei', name: '四废', kind: '凶', category: '日柱', priority: 2, land: DAY,
    source: ['协纪辨方书·卷五 义例三'], meaning: '做事易有始无终',
    rules: [{ type: 'lookup', from: ['monthBranch'], match: 'pillar', map:
      { 子: '丙午 丁巳', 丑: '丙午 丁巳', 寅: '庚申 辛酉', 卯: '庚申 辛酉', 辰: '庚申 辛酉', 巳: '壬子 癸亥', 午: '壬子 癸亥', 未: '壬子 癸亥', 申: '甲寅 乙卯', 酉: '甲寅 乙卯', 戌: '甲寅 乙卯', 亥: '丙午 丁巳' } }] },
  { id: 'tianzhuan', name: '天转', kind: '凶', category: '日柱', priority: 2, land: DAY,
    source: ['民间通行(通书所传)'], meaning: '旺极而转、宜守',
    rules: [{ type: 'lookup', from: ['monthBranch'], match: 'pillar', map:
      { 子: '壬子', 丑: '壬子', 寅: '乙卯', 卯: '乙卯', 辰: '乙卯', 巳: '丙午', 午: '丙午', 未: '丙午', 申: '辛酉', 酉: '辛酉', 戌: '辛酉', 亥: '壬子' } }] },
  { id: 'dizhuan', name: '地转', kind: '凶', category: '日柱', priority: 2, land: DAY,
    source: ['民间通行(通书所传)'], meaning: '旺极而转、宜守',
    rules: [{ type: 'lookup', from: ['monthBranch'], match: 'pillar', map:
      { 子: '丙子', 丑: '丙子', 寅: '辛卯', 卯: '辛卯', 辰: '辛卯', 巳: '戊午', 午: '戊午', 未: '戊午', 申: '癸酉', 酉: '癸酉', 戌: '癸酉', 亥: '丙子' } }] },
  { id: 'jinshen4', name: '进神', kind: '吉', category: '日柱', priority: 2, land: DAY,
    source: ['三命通会·论进交退伏'], meaning: '进取有成',
    rules: [{ type: 'listed', pillars: '甲子 甲午 己卯 己酉' }] },
  { id: 'jiaoshen', name: '交神', kind: '中', category: '日柱', priority: 1, isOff: true, land: DAY,
    source: ['三命通会·论进交退伏'], meaning: '交接变换',
    rules: [{ type: 'listed', pillars: '丙子 丙午 辛卯 辛酉' }] },
  { id: 'tuishen', name: '退神', kind: '凶', category: '日柱', priority: 1, isOff: true, land: DAY,
    source: ['三命通会·论进交退伏'], meaning: '退守为宜',
    rules: [{ type: 'listed', pillars: '丁丑 丁未 壬辰 壬戌' }] },
  { id: 'fushen', name: '伏神', kind: '凶', category: '日柱', priority: 1, isOff: true, land: DAY,
    source: ['三命通会·论进交退伏'], meaning: '伏而待时',
    rules: [{ type: 'listed', pillars: '戊寅 戊申 癸巳 癸亥' }] },
  { id: 'tongzi', name: '童子', kind: '中', category: '日柱', priority: 1, land: DAY_HOUR,
    source: ['民间口诀(非经典)'], meaning: '民俗说法，仅列出不作断',
    rules: [{ type: 'special', algorithm: 'tongzi' }] },
] as const satisfies readonly ShenshaItem[];
