import { chartQueryOf } from '../../../lib/cases/useChartSource.ts';
import type { Query } from '../../../lib/page/paths.ts';
import { useFlag } from '../../../lib/wire/session.ts';
import { LinkRow, RowsCard } from '../../../ui/controls/Rows.tsx';
import {
  arrowsLeftRightIcon,
  graphIcon,
  leafIcon,
  notebookIcon,
  treeStructureIcon,
} from '../../../ui/tables/icons.ts';

interface WaysOnProps {
  /** Query that leads other pages to the same chart. */
  readonly query: Query;
  /** Whether the page is one of topics: then without the topics and the picture. */
  readonly isTopic?: boolean;
}

/** Where an analysis goes on: structure, pictures, topics, report. */
export function WaysOn({ query, isTopic = false }: WaysOnProps) {
  const hasTopics = useFlag('is_show_pai_pan_html');
  const hasReport = useFlag('is_show_pai_pan_report');
  const same = chartQueryOf(query);
  return (
    <RowsCard>
      <LinkRow
        page="structure"
        query={query}
        icon={treeStructureIcon}
        label="命局结构"
        value="看五行怎样流转"
      />
      {!isTopic && (
        <LinkRow page="pillarPicture" query={query} icon={graphIcon} label="四柱图" value="刑冲合会一张图" />
      )}
      {!isTopic && hasTopics && (
        <LinkRow
          page="chartAnalysis"
          query={same}
          icon={notebookIcon}
          label="命盘分析"
          value="五行、十神、神煞、岁运"
        />
      )}
      <LinkRow
        page="classics"
        query={same}
        icon={arrowsLeftRightIcon}
        label="与你的盘最像的古例"
        value="古籍命例"
      />
      {hasReport && (
        <LinkRow page="reportList" query={same} icon={leafIcon} label="命盘报告" value="逐篇细读" />
      )}
    </RowsCard>
  );
}
