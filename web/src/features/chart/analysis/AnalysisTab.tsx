/**
 * 分析: three matters, strength as scales, what the books require of the pattern, the role of each phase; each with its
 * reason. Then links to the structure and the pictures.
 */
import { analysisOf } from '../../../lib/cases/analysisOf.ts';
import { chartQueryOf } from '../../../lib/cases/useChartSource.ts';
import type { Query } from '../../../lib/page/paths.ts';
import { useFlag } from '../../../lib/wire/session.ts';
import { Card } from '../../../ui/display/Card.tsx';
import { PageBody } from '../../../ui/shell/PageShell.tsx';
import { LinkRow, Rows } from '../../../ui/controls/Rows.tsx';
import { graphIcon, leafIcon, notebookIcon, treeStructureIcon } from '../../../ui/tables/icons.ts';
import { BalanceCard } from './BalanceCard.tsx';
import { BooksCard } from './BooksCard.tsx';
import type { ChartView, NatalView } from '../chartView.ts';
import { MattersCard } from './MattersCard.tsx';
import { PatternCard } from './PatternCard.tsx';
import { WantsCard } from './WantsCard.tsx';
import { Disclaimer } from '../../../ui/display/Note.tsx';

interface AnalysisTabProps {
  readonly view: ChartView | NatalView;
  /** Query that leads other pages to the same chart. */
  readonly query: Query;
  /** Flag is_show_ancient_book. */
  readonly showBooks: boolean;
}

export function AnalysisTab({ view, query, showBooks }: AnalysisTabProps) {
  const analysis = analysisOf(view.chart);
  const hasTopics = useFlag('is_show_pai_pan_html');
  const hasReport = useFlag('is_show_pai_pan_report');
  const same = chartQueryOf(query);
  return (
    <PageBody>
      <MattersCard chart={view.chart} analysis={analysis} />
      <BalanceCard chart={view.chart} analysis={analysis} />
      <PatternCard analysis={analysis} />
      <WantsCard analysis={analysis} />
      <Card isPadded={false}>
        <Rows>
          <LinkRow
            page="structure"
            query={query}
            icon={treeStructureIcon}
            label="命局结构"
            value="看五行怎样流转"
          />
          <LinkRow
            page="pillarPicture"
            query={query}
            icon={graphIcon}
            label="四柱图"
            value="刑冲合会一张图"
          />
          {hasTopics && (
            <LinkRow
              page="chartAnalysis"
              query={same}
              icon={notebookIcon}
              label="命盘分析"
              value="五行、十神、神煞、岁运"
            />
          )}
          {hasReport && (
            <LinkRow page="reportList" query={same} icon={leafIcon} label="命盘报告" value="逐篇细读" />
          )}
        </Rows>
      </Card>
      {showBooks && <BooksCard analysis={analysis} />}
      <Disclaimer>分数是本应用的模型，古籍没有给出数字。</Disclaimer>
    </PageBody>
  );
}
