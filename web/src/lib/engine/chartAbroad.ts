/** Charts with every zone: loaded for a birth abroad. */
export { castChart, compareRules } from '@shangyuan/engine/chart';
