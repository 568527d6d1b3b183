/**
 * 分析: three matters, strength as scales, what the books ask of the pattern, what each phase is to the chart; each with its
 * reason. Then the ways on to the structure and the pictures.
 */
import type { Analysis } from '@shangyuan/engine/analysis';
import { termParts } from '@shangyuan/reading/glossary';
import { analysisOf } from '../../lib/cases/analysisOf.ts';
import type { Query } from '../../lib/page/paths.ts';
import { useLoaded } from '../../lib/page/useLoaded.ts';
import { Card, SectionTitle } from '../../ui/display/Card.tsx';
import { PageBody } from '../../ui/shell/PageShell.tsx';
import { LinkRow, Rows } from '../../ui/controls/Rows.tsx';
import { TermText } from '../../ui/controls/TermText.tsx';
import { graphIcon, treeStructureIcon } from '../../ui/tables/icons.ts';
import styles from './AnalysisTab.module.css';
import { BalanceCard } from './BalanceCard.tsx';
import type { ChartView, NatalView } from './chartView.ts';
import { MattersCard } from './MattersCard.tsx';
import { PatternCard } from './PatternCard.tsx';
import { WantsCard } from './WantsCard.tsx';
import { Disclaimer } from '../../ui/display/Note.tsx';
import { ErrorState, Skeleton } from '../../ui/states/States.tsx';

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
        </Rows>
      </Card>
      {showBooks && <Books analysis={analysis} />}
      <Disclaimer>分数是本应用的模型，古籍没有给出数字。</Disclaimer>
    </PageBody>
  );
}

const loadGuji = () => import('@shangyuan/reading/guji');

/** Where the classics speak of a chart like this one; their words are loaded when the tab is open. */
function Books({ analysis }: { readonly analysis: Analysis }) {
  const loaded = useLoaded(loadGuji, 'guji');
  return (
    <Card>
      <SectionTitle>可以对读的古籍</SectionTitle>
      {loaded.state === 'loading' && <Skeleton />}
      {loaded.state === 'failed' && <ErrorState>没有加载成功，请刷新重试</ErrorState>}
      {loaded.state === 'ready' && (
        <ul className={styles.Books}>
          {loaded.value.gujiReadings(analysis).map(({ title, statement }) => (
            <li key={title}>
              {title}
              <small>
                <TermText parts={termParts(statement.evidence[0]?.why ?? '')} />
              </small>
              <p>{statement.whole}</p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
