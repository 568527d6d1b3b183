import { useState } from 'react';
import { ChartFrame } from '../features/chart/ChartFrame.tsx';
import { HeaderButton } from '../ui/shell/AppHeader.tsx';
import { MoreButton } from '../ui/shell/HeaderButtons.tsx';
import { FlagGate } from '../ui/states/FlagGate.tsx';
import { textAaIcon } from '../ui/tables/icons.ts';
import { ReportContent, type OpenSheet } from './ReportContent.tsx';

/** 命盘报告: the report of a saved case (`id`) or of the moment (`now`), from the section and at the depth the address names. */
export default function ReportPage() {
  const [sheet, setSheet] = useState<OpenSheet>(null);
  return (
    <FlagGate flag="is_show_pai_pan_report" title="命盘报告">
      <ChartFrame
        title="命盘报告"
        isWide
        right={
          <>
            <HeaderButton label="字号与深浅" icon={textAaIcon} onClick={() => setSheet('size')} />
            <MoreButton onOpen={setSheet} />
          </>
        }
      >
        {(source) => (
          <ReportContent key={source.record.id} source={source} sheet={sheet} onSheet={setSheet} />
        )}
      </ChartFrame>
    </FlagGate>
  );
}
