/**
 * Steps of luck.
 */
import type { StepValues } from '@shangyuan/engine/chart';
import { dayText, distanceText, instantText, momentText, monthText } from '../time/index.ts';
import { offsetWords } from './luckText.ts';
import { ruleValueText } from './ruleText.ts';
import { list, type StepTexts } from './stepTexts.ts';

type LuckCode =
  | 'luckDirection'
  | 'dayunDistance'
  | 'dayunOffset'
  | 'dayunStart'
  | 'dayunPillar'
  | 'dayunYears'
  | 'xiaoyunFromHour'
  | 'xiaoyunFixed'
  | 'liunianSpan'
  | 'suiqian'
  | 'fanTaisui'
  | 'yearMarks'
  | 'age';

const WAYS = { 顺: '顺行', 逆: '逆行' } as const;

/** How a distance is turned into a life, by the rule. */
function foldingText({ rule, count, offset }: Readonly<StepValues['dayunOffset']>): string {
  const given = `${ruleValueText('luckStart', rule)}：`;
  switch (rule) {
    case 'hourBlock':
      return `${given}一时辰折十天，${count} 个时辰折 ${offsetWords(offset)}。`;
    case 'dayRound':
      return `${given}三日一年，余一舍、余二进，${count} 日折 ${offset.years}年。`;
    case 'solarYear':
      return `${given}相距 ${count} 秒，乘 365.2422 ÷ 3，约 ${offsetWords(offset)}。`;
    default:
      return `${given}三天一年，一秒折两分，${count} 秒折 ${offsetWords(offset)}。`;
  }
}

const MEETINGS = { 值: '相同', 冲: '相冲', 刑: '相刑', 害: '相害', 破: '相破' } as const;

/** Sentences of luck. */
export const LUCK_TEXTS: StepTexts<LuckCode> = {
  luckDirection: ({ yearStem, yinyang, sex, direction }) =>
    `${yearStem}年是${yinyang}年，${yinyang}年${sex}命${WAYS[direction]}（阳男阴女顺，阴男阳女逆）。`,
  dayunDistance: ({ direction, term, distanceMs }) =>
    `${WAYS[direction]}数到${direction === '顺' ? '下' : '上'}一个节${term.name}（${instantText(term.epochMs)}），相距 ${distanceText(distanceMs)}。`,
  dayunOffset: foldingText,
  dayunStart: ({ birth, start, startAgeXu, uncertainMonths }) =>
    uncertainMonths === 0
      ? `从出生的标准时 ${momentText(birth)} 数去，${dayText(start)}起运，虚岁 ${startAgeXu} 岁。`
      : `从出生当日的正午数去，约在${monthText(start)}起运，虚岁 ${startAgeXu} 岁前后；时辰不详，前后约差 ${uncertainMonths} 个月。`,
  dayunPillar: ({ month, yearYinyang, sex, direction, number, ganzhi }) =>
    `${yearYinyang}年${sex}命${WAYS[direction]}，从月柱${month}${direction}数第 ${number} 步，是${ganzhi}。`,
  dayunYears: ({ startDate, endDate, startAgeXu }) =>
    `这一步从 ${dayText(startDate)}起，到 ${dayText(endDate)}交下一步，起时虚岁 ${startAgeXu} 岁。`,
  xiaoyunFromHour: ({ hour, yearYinyang, sex, direction, ageXu, ganzhi }) =>
    `${ruleValueText('xiaoyun', 'hour')}：${yearYinyang}年${sex}命${WAYS[direction]}，从时柱${hour}${direction}数 ${ageXu} 位，虚岁 ${ageXu} 岁是${ganzhi}。`,
  xiaoyunFixed: ({ sex, first, direction, ageXu, ganzhi }) =>
    `${ruleValueText('xiaoyun', 'fixed')}：${sex}命一岁是${first}，${WAYS[direction]}到虚岁 ${ageXu} 岁是${ganzhi}。`,
  liunianSpan: ({ year, startMs, endMs }) =>
    `${year}年的流年从立春（${instantText(startMs)}）到次年立春（${instantText(endMs)}）。`,
  suiqian: ({ rule, natal, flow, steps, suiqian }) =>
    rule === 'taisui'
      ? `${ruleValueText('suiqian', rule)}：太岁在${flow}，年支${natal}在其后第 ${steps} 位，是${suiqian}。`
      : `${ruleValueText('suiqian', rule)}：年支${natal}数到流年${flow}是第 ${steps} 位，是${suiqian}。`,
  fanTaisui: ({ natal, flow, labels }) =>
    labels.length === 0
      ? `流年${flow}与年支${natal}没有值、冲、刑、害、破。`
      : `流年${flow}与年支${natal}${list(labels.map((label) => MEETINGS[label]))}，民俗称为犯太岁，是变动较多的一年。`,
  yearMarks: ({ ganzhi, dayun, year, day, marks }) =>
    marks.length === 0
      ? `流年${ganzhi}与${dayun === null ? '' : `大运${dayun}、`}年柱${year}、日柱${day}没有特别的相逢。`
      : `流年${ganzhi}与${dayun === null ? '' : `大运${dayun}、`}年柱${year}、日柱${day}相看，有${list(marks)}。`,
  age: ({ rule, birthYear, year, ageXu }) =>
    `${ruleValueText('ageYear', rule)}：生于 ${birthYear} 年，到 ${year} 年底是虚岁 ${ageXu} 岁。`,
};
