import { useState } from 'react';
import { ChartFrame } from '../features/chart/ChartFrame.tsx';
import { HeaderButton } from '../ui/shell/AppHeader.tsx';
import { ShareButton } from '../ui/shell/HeaderButtons.tsx';
import { printerIcon } from '../ui/tables/icons.ts';
import { YearMonthsContent } from './YearMonthsContent.tsx';

/** 流年逐月: a year of a chart (`year`, by default the running one) by its twelve months. */
export default function YearMonthsPage() {
  const [isShared, setIsShared] = useState(false);
  return (
    <ChartFrame
      title="流年逐月"
      isWide
      right={
        <>
          <ShareButton onOpen={() => setIsShared(true)} />
          <HeaderButton label="打印" icon={printerIcon} onClick={() => print()} />
        </>
      }
    >
      {(source) => (
        <YearMonthsContent
          key={source.record.id}
          source={source}
          isShared={isShared}
          onShared={() => setIsShared(false)}
        />
      )}
    </ChartFrame>
  );
}
