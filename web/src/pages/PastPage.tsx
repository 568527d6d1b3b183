import { ChartFrame } from '../features/chart/ChartFrame.tsx';
import { PastContent } from './PastContent.tsx';

/** 印证: the past of a chart, marked by who remembers it; `by=hours` compares the hours of a birth of unknown hour. */
export default function PastPage() {
  return (
    <ChartFrame title="印证" isWide>
      {(source) => <PastContent key={source.record.id} source={source} />}
    </ChartFrame>
  );
}
