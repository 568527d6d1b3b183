import { useState } from 'react';
import { HeaderButton } from '../ui/shell/AppHeader.tsx';
import { ChartFrame } from '../features/chart/ChartFrame.tsx';
import { dotsThreeIcon, shareNetworkIcon } from '../ui/tables/icons.ts';
import { ChartContent, type Sheet } from './ChartContent.tsx';

/** 命盘: the chart of a link (`birth`), of a saved case (`id`) or of the moment (`now`). */
export default function ChartPage() {
  const [sheet, setSheet] = useState<Sheet>(null);
  return (
    <ChartFrame
      isWide
      right={
        <>
          <HeaderButton label="分享" icon={shareNetworkIcon} onClick={() => setSheet('share')} />
          <HeaderButton label="更多" icon={dotsThreeIcon} onClick={() => setSheet('actions')} />
        </>
      }
    >
      {(source) => <ChartContent source={source} sheet={sheet} onSheet={setSheet} />}
    </ChartFrame>
  );
}
