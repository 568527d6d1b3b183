/**
 * The parts of a chart that need the analysis. Loaded when the chart is drawn.
 */
export { AnalysisTab } from './AnalysisTab.tsx';
export { BasicTab } from './BasicTab.tsx';
