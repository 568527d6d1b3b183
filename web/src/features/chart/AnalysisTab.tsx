/**
 * 分析: where the chart stands in short, each line with its reason, and the ways on to the structure and the pictures.
 */
import { explanationText, referenceText, type Said } from '@shangyuan/reading/chart';
import { analysisOf } from '../../lib/cases/analysisOf.ts';
import type { Query } from '../../lib/page/paths.ts';
import { Card, SectionTitle } from '../../ui/display/Card.tsx';
import { PageBody } from '../../ui/shell/PageShell.tsx';
import { LinkRow, Rows } from '../../ui/controls/Rows.tsx';
import { graphIcon, treeStructureIcon } from '../../ui/tables/icons.ts';
import styles from './AnalysisTab.module.css';
import type { ChartView, NatalView } from './chartView.ts';
import { Disclaimer } from '../../ui/display/Note.tsx';

interface AnalysisTabProps {
  readonly view: ChartView | NatalView;
  /** Query that leads other pages to the same chart. */
  readonly query: Query;
  /** Flag is_show_ancient_book. */
  readonly showBooks: boolean;
}

/** A sentence; the figures behind it open on a tap. */
function Told({ said }: { readonly said: Said }) {
  if (said.arithmetic === null) return <p>{said.sentence}</p>;
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
      {showBooks && (
        <Card>
          <SectionTitle>可以对读的古籍</SectionTitle>
          <ul className={styles.Books}>
            {analysis.references.map((reference) => (
              <li key={reference.book + reference.chapter}>
                《{reference.book}》{reference.chapter}
                <small>{referenceText(reference.key)}</small>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Disclaimer>分数是本应用的模型，古籍没有给出数字。</Disclaimer>
    </PageBody>
  );
}
