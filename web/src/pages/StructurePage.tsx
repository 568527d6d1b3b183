import { chartPage } from '../features/chart/ChartFrame.tsx';
import { StructureView } from './StructureView.tsx';

/** 命局结构: the structure of the chart. */
export default chartPage('命局结构', StructureView);
