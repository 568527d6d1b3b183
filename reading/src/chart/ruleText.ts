/**
 * The options of a chart in words: what each is called, and what each of its values is called where a reader chooses it and
 * where a step says by which rule it went. Each value's words are its own, so that a sentence that has them names the rule.
 */
import { CHART_OPTIONS, type ChartRules } from '@shangyuan/engine/chart';

type Words = { readonly [Name in keyof ChartRules]: Readonly<Record<ChartRules[Name], string>> };

/** Names of the options. */
export const RULE_NAMES: { readonly [Name in keyof ChartRules]: string } = {
  clock: '时刻',
  dayBoundary: '子时换日',
  yearBoundary: '年柱',
  monthPillar: '月柱',
  southern: '南半球',
  ambiguousTime: '重复的钟点',
  si: '巳中藏干',
  silingTable: '司令表',
  silingClock: '司令计日',
  lifeStage: '十二长生',
  taiyuan: '胎元',
  minggongMonth: '命宫起月',
  constellation: '星座',
  luckStart: '起运',
  decadeSplit: '大运上下',
  ageYear: '虚岁',
  xiaoyun: '小运',
  suiqian: '岁前十二神',
  shenshaProfile: '神煞',
  tianyi: '天乙贵人',
  yinBlade: '阴干羊刃',
  hongyan: '红艳',
  hongluan: '红鸾天喜',
  sanqi: '三奇',
  dexiu: '德秀',
  goujiao: '勾绞',
  jinshen: '金神',
  jiuchou: '九丑',
  kuigang: '魁罡',
  ciguan: '词馆',
  luowang: '天罗地网',
  kongwang: '空亡',
  tianguan: '天官贵人',
  wuwei: '午未合',
  gong: '拱合',
  anhe: '暗合',
  boneLeap: '称骨闰月',
  bone: '称骨异本',
};

/** Names of the values. */
export const RULE_WORDS: Words = {
  clock: { civil: '钟表时（减夏令时）', trueSolar: '真太阳时', meanSolar: '平太阳时', wall: '按所填时间' },
  dayBoundary: {
    zi23: '23:00 换日',
    midnight: '0:00 换日（早晚子时）',
    midnightSame: '0:00 换日（晚子用当日干）',
  },
  yearBoundary: {
    lichun: '立春换年',
    lunarNewYear: '正月初一换年',
    winterSolstice: '冬至换年',
    lichunDay: '立春当天整日换年',
  },
  monthPillar: { instant: '交节时刻换月', day: '交节当天整日换月' },
  southern: { none: '南北同用', flipMonth: '南半球换月', flipClimateOnly: '只换调候' },
  ambiguousTime: { first: '取第一次', second: '取第二次' },
  si: { bingengwu: '丙庚戊', bingwugeng: '丙戊庚' },
  silingTable: { yuanhai: '渊海子平' },
  silingClock: { elapsed: '按实足时间', calendarDay: '按整日' },
  lifeStage: {
    yangForwardYinBackward: '阳顺阴逆',
    yinSameAsYang: '阴阳同行',
    earthWithWater: '阴阳同行，土随水',
  },
  taiyuan: { monthPlus: '由月柱推', exact300: '逆推三百日' },
  minggongMonth: { jie: '以节', zhongqi: '以中气', lunar: '以农历月' },
  constellation: { date: '按日期', instant: '按太阳黄经' },
  luckStart: {
    minute: '按分钟折算',
    hourBlock: '按时辰折算',
    dayRound: '按整日折算',
    solarYear: '按回归年折算',
  },
  decadeSplit: { whole: '干支同看', fiveFive: '上五年看干，下五年看支' },
  ageYear: { gregorian: '公历年计岁', lunarYear: '农历年计岁', lichun: '立春计岁' },
  xiaoyun: { hour: '从时柱起', fixed: '男起丙寅、女起壬申' },
  suiqian: { taisui: '从太岁数', natal: '从本命数' },
  shenshaProfile: { classic: '典籍', popular: '通行' },
  tianyi: { jiawugeng: '甲戊庚同在丑未', gengxin: '庚辛同在寅午', dayOnly: '只看日干' },
  yinBlade: { diwang: '阴刃在帝旺', luqian: '阴刃在禄前一位', none: '阴干无刃' },
  hongyan: { common: '乙见午', sanming: '乙见申' },
  hongluan: { yearOnly: '只看年支', dayAlso: '兼看日支' },
  sanqi: { forwardAdjacent: '顺序相连', anyOrder: '不论次序' },
  dexiu: { both: '德秀俱全', any: '有德或秀即取' },
  goujiao: { bothSides: '前后三位', forwardOnly: '只取前三位' },
  jinshen: { hour: '只看时柱', dayOrHour: '日时皆看' },
  jiuchou: { nine: '九日', ten: '十日' },
  kuigang: { four: '四日', six: '六日' },
  ciguan: { guirenxu: '癸见壬戌', 'gui-renzi': '癸见壬子' },
  luowang: { both: '纳音与相见并取', nayinOnly: '只看纳音' },
  kongwang: { dayAndYear: '日旬与年旬并看', dayOnly: '只看日旬' },
  tianguan: { off: '不列', common: '通行表', ziwei: '别本' },
  wuwei: { 火: '合火', 土: '合土', 不化: '合而不化' },
  gong: { free: '不论天干', sameStem: '须同一天干' },
  anhe: { three: '三组', extended: '六组' },
  boneLeap: { same: '闰月随本月', split15: '闰月分上下半' },
  bone: { common: '通行', guihai6: '癸亥六钱', wuxu15: '戊戌一两五钱' },
};

/**
 * What a value of an option is called.
 *
 * @example ruleValueText('yearBoundary', 'lunarNewYear') // '正月初一换年'
 */
export function ruleValueText<Name extends keyof ChartRules>(name: Name, value: ChartRules[Name]): string {
  return RULE_WORDS[name][value];
}

/**
 * The values of an option with their names, default first.
 *
 * @example ruleOptions('kuigang') // [{ value: 'four', text: '四日' }, { value: 'six', text: '六日' }]
 */
export function ruleOptions(
  name: keyof ChartRules,
): readonly { readonly value: string; readonly text: string }[] {
  const words: Readonly<Record<string, string>> = RULE_WORDS[name];
  const values: readonly string[] = CHART_OPTIONS.values[name];
  return values.map((value) => ({ value, text: words[value] ?? value }));
}
