import { ArcBoard } from '../features/chart/grid/ArcBoard.tsx';
import { chartPage, useChartView, type ChartPageProps } from '../features/chart/ChartFrame.tsx';
import { natalColumns } from '../features/chart/grid/gridView.ts';
import { useQueryTexts } from '../lib/page/navigation.ts';
import { LinkRow, RowsCard } from '../ui/controls/Rows.tsx';

/** 四柱图: relations between the natal pillars, as a picture and as a list. */
export default chartPage('四柱图', Content);

function Content({ source: { chart } }: ChartPageProps) {
  const query = useQueryTexts();
  const view = useChartView(chart);
  return (
    <ArcBoard columns={natalColumns(chart, [])} relations={view.relations}>
      <RowsCard>
        <LinkRow page="pillarPicture2" query={query} label="加上大运与流年" />
      </RowsCard>
    </ArcBoard>
  );
}
