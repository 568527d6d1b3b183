/**
 * Room entry: what `import … from '@shangyuan/engine'` gives, the functions most callers need. The other doors have the rest.
 */
export {
  civilDateOfLunar,
  festivalsOf,
  lunarDateOf,
  lunarYear,
  type LunarDate,
  type LunarDateInput,
} from '../calendar/index.ts';
export {
  formatCivilTime,
  formatInstant,
  readCivilDate,
  readCivilTime,
  type DateInput,
  type TimeInput,
} from '../time/index.ts';
export { almanacDay, pickDays, yijiNames } from '../almanac/index.ts';
export {
  castChart,
  ENGINE_VERSION,
  HOME,
  liunianOf,
  luckAt,
  luckOf,
  pillarsOf,
  type Birth,
  type Chart,
  type ChartRules,
} from '../chart/index.ts';
export { analyseChart, compareCharts } from '../analysis/index.ts';
export { chartDocument } from '../document/index.ts';
