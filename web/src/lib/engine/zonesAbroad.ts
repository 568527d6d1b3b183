/** The clocks of every zone: loaded for a place abroad. */
export { zoneOffsetAt } from '@shangyuan/engine/time';
