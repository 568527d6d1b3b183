import { ChartFrame } from '../features/chart/ChartFrame.tsx';
import { HeaderButton } from '../ui/shell/AppHeader.tsx';
import { printerIcon } from '../ui/tables/icons.ts';
import { YearMonthsContent } from './YearMonthsContent.tsx';

/** 流年逐月: a year of a chart (`year`, by default the one ahead) by its twelve months. */
export default function YearMonthsPage() {
  return (
    <ChartFrame
      title="流年逐月"
      isWide
      right={<HeaderButton label="打印" icon={printerIcon} onClick={() => print()} />}
    >
      {(source) => <YearMonthsContent key={source.record.id} source={source} />}
    </ChartFrame>
  );
}
