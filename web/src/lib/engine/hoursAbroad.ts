/** The thirteen hours with every zone: loaded for a birth abroad. */
export { hourReadingsOf } from '@shangyuan/engine/analysis';
