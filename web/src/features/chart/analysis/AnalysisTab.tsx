/**
 * 分析: three matters, strength as scales, what the books require of the pattern, the role of each phase; each with its
 * reason. Then links to the structure and the pictures.
 */
import { analysisOf } from '../../../lib/cases/analysisOf.ts';
import type { Query } from '../../../lib/page/paths.ts';
import { PageBody } from '../../../ui/shell/PageShell.tsx';
import { BalanceCard } from './BalanceCard.tsx';
import { BooksCard } from './BooksCard.tsx';
import type { ChartView, NatalView } from '../chartView.ts';
import { MattersCard } from './MattersCard.tsx';
import { PatternCard } from './PatternCard.tsx';
import { WantsCard } from './WantsCard.tsx';
import { WaysOn } from './WaysOn.tsx';
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
  return (
    <PageBody>
      <MattersCard chart={view.chart} />
      <BalanceCard chart={view.chart} analysis={analysis} />
      <PatternCard analysis={analysis} />
      <WantsCard analysis={analysis} />
      <WaysOn query={query} />
      {showBooks && <BooksCard analysis={analysis} />}
      <Disclaimer>分数是本应用的模型，古籍没有给出数字。</Disclaimer>
    </PageBody>
  );
}
