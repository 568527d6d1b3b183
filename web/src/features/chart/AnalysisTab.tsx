/**
 * 分析: where the chart stands in short, each line with its reason, and the ways on to the structure and the pictures.
 */
import type { Analysis } from '@shangyuan/engine/analysis';
import { explanationText, type Said } from '@shangyuan/reading/chart';
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
import type { ChartView, NatalView } from './chartView.ts';
import { Disclaimer } from '../../ui/display/Note.tsx';
import { ErrorState, Skeleton } from '../../ui/states/States.tsx';

interface AnalysisTabProps {
  readonly view: ChartView | NatalView;
  /** Query that leads other pages to the same chart. */
  readonly query: Query;
  /** Flag is_show_ancient_book. */
  readonly showBooks: boolean;
}

/** A sentence; the figures behind it open on a tap. */
function Told({ said }: { readonly said: Said }) {
  if (said.arithmetic === null) {
    return (
      <p>
        <TermText parts={termParts(said.sentence)} />
      </p>
    );
  }
  return (
    <details>
      <summary>{said.sentence}</summary>
      {said.arithmetic}
    </details>
  );
}

export function AnalysisTab({ view, query, showBooks }: AnalysisTabProps) {
  const analysis = analysisOf(view.chart);
  return (
    <PageBody>
      <Card isPadded={false}>
        <Rows>
          <LinkRow
            page="structure"
            query={query}
            icon={treeStructureIcon}
            label="命局结构"
            value="五行流转与强弱"
          />
          <LinkRow page="pillarPicture" query={query} icon={graphIcon} label="四柱图" value="刑冲合会的图" />
        </Rows>
      </Card>
      <Card>
        <SectionTitle
          aside={`把握 ${analysis.yongshen.confidence.word} ${analysis.yongshen.confidence.score}`}
        >
          推理过程
        </SectionTitle>
        <ol className={styles.Steps}>
          {analysis.explanation.map(explanationText).map((step) => (
            <li key={step.step}>
              <b>{step.step}</b>
              <Told said={step} />
              {step.because.length > 0 && (
                <ul>
                  {step.because.map((reason) => (
                    <li key={reason.sentence + reason.arithmetic}>
                      <Told said={reason} />
                    </li>
                  ))}
                </ul>
              )}
              <small>{step.source}</small>
            </li>
          ))}
        </ol>
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
