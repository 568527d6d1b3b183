/** What the schools differ about in each option of a chart, and what it moves: for the reader who chooses. */
import type { ChartRules } from '@shangyuan/engine/chart';

/** An option that has more than one value. */
export type ChoosableRule = Exclude<keyof ChartRules, 'silingTable'>;

/** A line to a rule: what is in dispute, or what it moves. */
export const RULE_NOTES: Readonly<Record<ChoosableRule, string>> = {
  dayBoundary: '23:00 到 24:00 出生的人，日柱随此而定。',
  clock: '古法看日影，近人多用钟表。太阳时要有出生地的经度。',
  yearBoundary: '命理以立春换年，民俗以正月初一换年。',
  monthPillar: '交节当天、时刻未到时出生的人，月柱随此而定。不问钟点的软件整日换月。',
  luckStart: '三天折一年；差别在零头怎么取。',
  ageYear: '虚岁从哪一天起加一岁。',
  lifeStage: '阴干顺行还是逆行，土随火还是随水。',
  shenshaProfile: '古书取法较严，通行软件取得较多。',
  minggongMonth: '命宫是各家最常不同的一格。',
  taiyuan: '月柱进位是通例；也有人倒推三百日。',
  xiaoyun: '起运之前看小运，古书有两种起法。',
  tianyi: '甲戊庚牛羊，还是庚辛逢马虎；也有只从日干取的。',
  yinBlade: '阳干的刃没有分歧，阴干有三种取法。',
  kuigang: '庚辰、庚戌、壬辰、戊戌四日；宽的再加两日。',
  hongluan: '古书从年支起，今人也从日支起。',
  ambiguousTime: '夏令时结束那天有一小时走了两遍，差一小时，可能换时柱与起运。',
  southern: '南半球四季相反。换月影响月柱与大运；只换调候影响分析里的取用。通例不换。',
  si: '巳的中气与余气谁先谁后，影响藏干与各占几成。',
  silingClock: '交节后第几日，从时刻数还是从日子数，影响人元司令。',
  constellation: '两座交界那一两天，两法可能不同。',
  decadeSplit: '十年怎么读，影响分析里的大运评分；盘面不变。',
  suiqian: '从太岁数还是从本命数，影响流年的岁前十二神。',
  wuwei: '午未相合化什么，影响关系里的合化。',
  gong: '拱出来的一支，要不要两柱天干相同。',
  anhe: '暗合列几组，影响关系。',
  boneLeap: '闰月十六以后算不算下一月，影响称骨。',
  bone: '各本有两年的斤两不同：癸亥与戊戌。',
  hongyan: '只有乙日，两书不同。',
  sanqi: '三字要不要依次相连。',
  dexiu: '德与秀要不要都有。',
  goujiao: '前三位为勾、后三位为绞，或只取前面的。',
  jinshen: '只在时柱，还是日柱也算。',
  jiuchou: '书上两份名单，差一日。',
  ciguan: '只有癸日，两说不同。',
  luowang: '戌亥、辰巳相见算不算。',
  kongwang: '年柱那一旬的空亡算不算。',
  tianguan: '两份表互相矛盾，所以平时不列。',
};
