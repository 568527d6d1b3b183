/**
 * Door of 印证: the past of a chart to be marked, what the marks come to beside chance, and the hours of a birth by them.
 */
export { hourPastReasons, hoursPastOf, hoursPastText, rankByPast } from './hours.ts';
export type {
  HourByPast,
  HoursByPast,
  HourSayings,
  HoursPast,
  KeyedReading,
  PartingStatement,
} from './hours.ts';
export * from './marks.ts';
export { pastOf } from './past.ts';
export type { PastSpan, PastStatement } from './past.ts';
export { PAST_INTRO, PAST_KNOWN } from './pastTexts.ts';
