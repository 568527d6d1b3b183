/**
 * Steps to 胎元 胎息 命宫 身宫, 生肖, 星座, 命卦, 司令 and 出生节气.
 */
import { lunarMonthName } from '@shangyuan/engine/calendar';
import { dayText, instantText } from '../time/index.ts';
import { ruleValueText } from './ruleText.ts';
import { list, type StepTexts } from './stepTexts.ts';

type FactCode =
  | 'taiyuan'
  | 'taiyuanByDays'
  | 'taixi'
  | 'palaceMonth'
  | 'minggong'
  | 'shengong'
  | 'palaceStem'
  | 'zodiacAnimal'
  | 'constellationByDate'
  | 'constellationByLongitude'
  | 'minggua'
  | 'silingDays'
  | 'silingStretch'
  | 'birthTerm';

function palaceMonthWhy(
  rule: 'jie' | 'zhongqi' | 'lunar',
  isPastMajorTerm: boolean,
  lunarMonth: number | null,
): string {
  if (rule === 'jie') return '用月柱';
  if (rule === 'zhongqi') return isPastMajorTerm ? '中气已过，用下一月' : '中气未到，用本月';
  return `农历${lunarMonthName({ month: lunarMonth ?? 1, isLeap: false })}`;
}

/** 命卦: the number before it is reduced to 1–9. */
function mingguaSum(sex: '男' | '女', rest: number): string {
  const sum = sex === '男' ? 11 - rest : 4 + rest;
  const way = sex === '男' ? `11 − ${rest} = ${sum}` : `4 + ${rest} = ${sum}`;
  return sum > 9 ? `${way}，减 9 得 ${sum - 9}` : way;
}

/** Sentences of the labels beside the grid. */
export const FACT_TEXTS: StepTexts<FactCode> = {
  taiyuan: ({ month, stem, branch, ganzhi }) =>
    `${ruleValueText('taiyuan', 'monthPlus')}：月柱${month}，天干进一位为${stem}，地支进三位为${branch}，胎元是${ganzhi}。`,
  taiyuanByDays: ({ date, days, ganzhi }) =>
    `${ruleValueText('taiyuan', 'exact300')}：从排盘之日往前 ${days} 天是 ${dayText(date)}，那天的日柱${ganzhi}就是胎元。`,
  taixi: ({ day, stemPartner, branchPartner, ganzhi }) =>
    `日柱${day}：天干与${stemPartner}相合，地支与${branchPartner}相合，胎息是${ganzhi}。`,
  palaceMonth: ({ rule, isPastMajorTerm, lunarMonth, branch }) =>
    `起月的规则是“${ruleValueText('minggongMonth', rule)}”，${palaceMonthWhy(rule, isPastMajorTerm, lunarMonth)}，是${branch}。`,
  minggong: ({ month, hour, sum, from, number, branch }) =>
    `寅为 1 数到丑为 12：月是 ${month}，时是 ${hour}，合 ${sum}；${from} − ${sum} = ${number}，落在${branch}。`,
  shengong: ({ month, hour, sum, number, branch }) =>
    `月从寅数是 ${month}，时从子数是 ${hour}，合 ${sum}${sum === number ? '' : `，减 12 得 ${number}`}；从寅数第 ${number} 位是${branch}。`,
  palaceStem: ({ yearStem, firstStem, branch, ganzhi }) =>
    `五虎遁：${yearStem}年从${firstStem}寅起，数到${branch}是${ganzhi}。`,
  zodiacAnimal: ({ branch, animal, rule }) =>
    `年支${branch}配${animal}（${ruleValueText('yearBoundary', rule)}）。`,
  constellationByDate: ({ month, day, constellation }) =>
    `${ruleValueText('constellation', 'date')}：${month}月${day}日属${constellation}。`,
  constellationByLongitude: ({ majorTerm, constellation }) =>
    `${ruleValueText('constellation', 'instant')}：出生在${majorTerm.name}（${instantText(majorTerm.epochMs)}）之后，太阳在${constellation}。`,
  minggua: ({ cycleYear, sex, rest, minggua: { number, gua, group } }) =>
    `立春年 ${cycleYear} 除以 9 余 ${rest}，${sex}命 ${mingguaSum(sex, rest)}${number === 5 ? `，五为中宫，${sex}寄${gua}` : `，是${gua}`}，属${group}。`,
  silingDays: ({ rule, jie, elapsedDays }) =>
    `${ruleValueText('silingClock', rule)}：${jie.name}（${instantText(jie.epochMs)}）到出生过了 ${Number(elapsedDays.toFixed(2))} 日。`,
  silingStretch: ({ month, stretches, stretchIndex, stem }) =>
    `${month}月依次由${list(stretches.map((each) => `${each.stem} ${each.days} 日`))}当令，落在第 ${stretchIndex + 1} 段，${stem}司令。`,
  birthTerm: ({ prev, daysAfter, hoursAfter, next, daysBefore }) =>
    hoursAfter === null
      ? `时辰不详，约在${prev}后 ${daysAfter} 日，${next}前 ${daysBefore} 日。`
      : `出生在${prev}后 ${daysAfter} 日 ${hoursAfter} 时，${next}前 ${daysBefore} 日。`,
};
