/**
 * The parts of a chart beside 细盘. Loaded when the chart is drawn.
 */
export { AnalysisTab } from './analysis/AnalysisTab.tsx';
export { BasicTab } from './grid/BasicTab.tsx';
export { NotesTab } from './NotesTab.tsx';
