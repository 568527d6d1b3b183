import { useState } from 'react';
import { MoreButton, ShareButton } from '../ui/shell/HeaderButtons.tsx';
import { ChartFrame } from '../features/chart/ChartFrame.tsx';
import { ChartContent, type Sheet } from './ChartContent.tsx';

/** 命盘: the chart of a link (`birth`), of a saved case (`id`) or of the moment (`now`). */
export default function ChartPage() {
  const [sheet, setSheet] = useState<Sheet>(null);
  return (
    <ChartFrame
      isWide
      right={
        <>
          <ShareButton onOpen={setSheet} />
          <MoreButton onOpen={setSheet} />
        </>
      }
    >
      {(source) => <ChartContent source={source} sheet={sheet} onSheet={setSheet} />}
    </ChartFrame>
  );
}
