import { ChartFrame } from '../features/chart/ChartFrame.tsx';
import { AskContent } from './AskContent.tsx';

/** 问: a question about the chart of a saved case (`id`), of a link or of the moment; its address names the question. */
export default function AskPage() {
  return (
    <ChartFrame title="问" isWide>
      {(source) => <AskContent key={source.record.id} source={source} />}
    </ChartFrame>
  );
}
