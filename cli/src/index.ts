/**
 * The commands as functions, for the MCP server: the same input, records and messages as on the command line.
 */
export { answerOf } from './answer.ts';
export type { Call } from './command.ts';
export * as analyse from './commands/analyse.ts';
export * as ask from './commands/ask.ts';
export * as chart from './commands/chart.ts';
export * as compare from './commands/compare.ts';
export * as compass from './commands/compass.ts';
export * as convert from './commands/convert.ts';
export * as day from './commands/day.ts';
export * as find from './commands/find.ts';
export * as hexagram from './commands/hexagram.ts';
export * as holidays from './commands/holidays.ts';
export * as hours from './commands/hours.ts';
export * as luck from './commands/luck.ts';
export * as month from './commands/month.ts';
export * as pickDay from './commands/pickDay.ts';
export * as pickHour from './commands/pickHour.ts';
export * as report from './commands/report.ts';
export * as solarTime from './commands/solarTime.ts';
export * as terms from './commands/terms.ts';
export * as yunqi from './commands/yunqi.ts';
export { messageOf, UsageError, type Context } from './context.ts';
export type { FlagValues } from './flagValues.ts';
export { birthReader, castDated } from './input/birth.ts';
export { readDate } from './input/date.ts';
export { changedRules, readRules } from './input/rules.ts';
export { readWholeNumber } from './input/numbers.ts';
export { text, type Language, type Text } from './language.ts';
export { pickFields } from './output/fields.ts';
