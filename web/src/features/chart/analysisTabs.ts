/**
 * The parts of a chart that need the analysis. Loaded when the chart is drawn.
 */
export { BriefTab } from './brief/BriefTab.tsx';
export { AnalysisTab } from './analysis/AnalysisTab.tsx';
export { BasicTab } from './grid/BasicTab.tsx';
