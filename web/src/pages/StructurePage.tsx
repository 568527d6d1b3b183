import { ChartFrame } from '../features/chart/ChartFrame.tsx';
import { StructureView } from './StructureView.tsx';

/** 命局结构: the structure of the chart. */
export default function StructurePage() {
  return (
    <ChartFrame title="命局结构" isWide>
      {(source) => <StructureView source={source} />}
    </ChartFrame>
  );
}
