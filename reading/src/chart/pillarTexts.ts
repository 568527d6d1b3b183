/**
 * Steps to the characters of the four pillars.
 */
import { lunarDayName, lunarMonthName } from '@shangyuan/engine/calendar';
import { clockText, dayText, instantText } from '../time/index.ts';
import { ruleValueText } from './ruleText.ts';
import { PILLAR_NAMES } from './explanation.ts';
import type { StepTexts } from './stepTexts.ts';

type PillarCode =
  | 'givenPillar'
  | 'yearFromLichun'
  | 'yearFromNewYear'
  | 'yearFromSolstice'
  | 'yearIndex'
  | 'monthBetween'
  | 'monthFlipped'
  | 'monthStem'
  | 'dayChange'
  | 'dayIndex'
  | 'hourBranch'
  | 'lateZiStem'
  | 'hourStem';

/** Sentences of the four pillars. */
export const PILLAR_TEXTS: StepTexts<PillarCode> = {
  givenPillar: ({ pillar, ganzhi }) => `${PILLAR_NAMES[pillar]}按所填的四柱是${ganzhi}。`,
  yearFromLichun: ({ rule, lichunYear, lichunMs, isAfter, isWholeDay, cycleYear }) =>
    `${ruleValueText('yearBoundary', rule)}：${lichunYear}年立春在 ${instantText(lichunMs)}，${isWholeDay && rule === 'lichun' ? '立春当天整日算新年，' : ''}出生在${isAfter ? '其后，属' : '其前，仍属'}${cycleYear}年。`,
  yearFromNewYear: ({ lunar, cycleYear }) =>
    `正月初一换年：出生当天是农历${lunar.year}年${lunarMonthName(lunar)}${lunarDayName(lunar.day)}，属${cycleYear}年。`,
  yearFromSolstice: ({ solsticeYear, solsticeMs, cycleYear }) =>
    `冬至换年：${solsticeYear}年冬至在 ${instantText(solsticeMs)}，出生在其后，属${cycleYear}年。`,
  yearIndex: ({ cycleYear, index, ganzhi }) =>
    `(${cycleYear} − 4) ÷ 60 余 ${index}，甲子为 0，数到 ${index} 是${ganzhi}。`,
  monthBetween: ({ prev, next, branch, isWholeDay }) =>
    `${prev.name}（${instantText(prev.epochMs)}）到${next.name}（${instantText(next.epochMs)}）之间是${branch}月${isWholeDay ? `，${ruleValueText('monthPillar', 'day')}` : ''}。`,
  monthFlipped: ({ latitudeDeg, from, to }) =>
    `南纬 ${Math.abs(latitudeDeg)}°，按“${ruleValueText('southern', 'flipMonth')}”的规则，${from}月换成相对的${to}月；年柱仍以真正的立春为界。`,
  monthStem: ({ yearStem, firstStem, branch, steps, stem }) =>
    `五虎遁：${yearStem}年从${firstStem}寅起，顺数 ${steps} 位到${branch}，是${stem}${branch}。`,
  dayChange: ({ rule, clock, isMoved, date }) =>
    `${clockText(clock)} 已过 23 点，规则是“${ruleValueText('dayBoundary', rule)}”，${isMoved ? '算作次日' : '仍是当日'} ${dayText(date)}。`,
  dayIndex: ({ date, jdn, index, ganzhi }) =>
    `${dayText(date)}的儒略日数是 ${jdn}，(${jdn} + 49) ÷ 60 余 ${index}，甲子为 0，数到 ${index} 是${ganzhi}。`,
  hourBranch: ({ clock, fromHour, toHour, branch }) =>
    `${clockText(clock)} 在 ${fromHour} 点到 ${toHour} 点之间，是${branch}时。`,
  lateZiStem: ({ rule, isNextDay, dayStem }) =>
    `晚子时，规则是“${ruleValueText('dayBoundary', rule)}”，时干从${isNextDay ? '次日' : '当日'}的日干${dayStem}起。`,
  hourStem: ({ dayStem, firstStem, branch, steps, stem }) =>
    `五鼠遁：${dayStem}日从${firstStem}子起，顺数 ${steps} 位到${branch}，是${stem}${branch}。`,
};
