/**
 * Steps of the time of birth.
 */
import { clockText, correctionText, isMeanTime, momentText, offsetText, spanText } from '../time/index.ts';
import { ruleValueText } from './ruleText.ts';
import type { StepTexts } from './stepTexts.ts';

type TimeCode =
  | 'typedTime'
  | 'givenHour'
  | 'clockGap'
  | 'clockTwice'
  | 'daylightTime'
  | 'noDaylightTime'
  | 'localMeanTime'
  | 'apparentSolarTime'
  | 'clockUsed';

function meridianText(longitudeDeg: number): string {
  return `${longitudeDeg < 0 ? '西经' : '东经'} ${Math.abs(longitudeDeg)}°`;
}

/** Sentences of the time of birth. */
export const TIME_TEXTS: StepTexts<TimeCode> = {
  typedTime: ({ civil, zone, offsetMinutes }) =>
    isMeanTime({ offsetMinutes })
      ? `所填时间 ${momentText(civil)}，当时还没有标准时，按${zone === null ? '出生地' : ` ${zone} `}的地方平时 ${offsetText(offsetMinutes)}。`
      : zone === null
        ? `所填时间 ${momentText(civil)}，按所填的时差 ${offsetText(offsetMinutes)}。`
        : `所填时间 ${momentText(civil)}，${zone} 当时的时差是 ${offsetText(offsetMinutes)}。`,
  givenHour: ({ hour, civil }) =>
    hour === 'unknown'
      ? '时辰不详，以正午 12:00 排年、月、日三柱。'
      : `只知时辰，取其中间 ${clockText(civil)}，不再换算。`,
  clockGap: ({ civil }) => `当天钟表拨快，${clockText(civil)} 并不存在，按拨快之前的时差计算。`,
  clockTwice: ({ reading }) =>
    `当天钟表拨回，这一时刻出现过两次，${ruleValueText('ambiguousTime', reading)}（${reading === 'first' ? '夏令时' : '标准时'}）。`,
  daylightTime: ({ minutes, standardLocal, isTakenOff }) =>
    isTakenOff
      ? `当时实行夏令时，钟表拨快 ${spanText(minutes)}，标准时是 ${clockText(standardLocal)}。`
      : `当时实行夏令时，钟表拨快 ${spanText(minutes)}；按规则不减。`,
  noDaylightTime: ({ standardLocal }) => `当时没有夏令时，钟点不用改，是 ${clockText(standardLocal)}。`,
  localMeanTime: ({ longitudeDeg, minutes, clock }) =>
    `${meridianText(longitudeDeg)}，经度差 ${correctionText(minutes)}，平太阳时 ${clockText(clock)}。`,
  apparentSolarTime: ({ minutes, clock }) =>
    `均时差 ${correctionText(minutes)}，真太阳时 ${clockText(clock)}。`,
  clockUsed: ({ rule, clockUsed, clock }) =>
    clockUsed === 'given'
      ? `以 ${clockText(clock)} 定日与时。`
      : `规则是“${ruleValueText('clock', rule)}”，以 ${clockText(clock)} 定日与时。`,
};
