/**
 * The chart on paper: A4, black on white, the natal grid on the first page and the decades with their years on the second.
 * Hidden on the screen. Shapes and words carry what colour does elsewhere.
 */
import { liunianOf } from '@shangyuan/engine/chart';
import { luckHeadline, luckRule, relationText } from '@shangyuan/reading/chart';
import { caseName, type CaseRecord } from '../../../lib/cases/caseRecord.ts';
import { ruleLine } from '../../../lib/words/ruleText.ts';
import { birthFacts } from '../birthFacts.ts';
import { hasLuck, type ChartView, type NatalView } from '../chartView.ts';
import { cellText, GRID_ROWS, natalColumns, type GridColumn, type GridRowKey } from '../grid/gridView.ts';
import styles from './PrintSheet.module.css';
import { APPNAME } from '@shangyuan/contract';
import { DISCLAIMER } from '../../../lib/words/disclaimer.ts';

interface PrintSheetProps {
  readonly record: CaseRecord;
  readonly view: ChartView | NatalView;
}

/** A cell on paper: the ten god has its own row, so the stem leaves it out. */
function paperText(column: GridColumn, row: GridRowKey): string {
  if (row !== 'stem' || column.facts === null) return cellText(column, row);
  return `${column.facts.ganzhi.stem} ${column.facts.stemWuxing}`;
}

export function PrintSheet({ record, view }: PrintSheetProps) {
  const { chart } = view;
  const columns = natalColumns(chart, view.shensha);
  return (
    <div className={styles.Paper} aria-hidden>
      <h1>
        {caseName(record)} {chart.sex} {birthFacts(chart).join(' ')}
      </h1>
      <p>{ruleLine(chart.rules, chart.engineVersion).join(' · ')}</p>
      <table>
        <thead>
          <tr>
            <th />
            {columns.map((column) => (
              <th key={column.key}>
                {column.title} {column.caption}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {GRID_ROWS.map((row) => (
            <tr key={row.key} data-row={row.key}>
              <th>{row.label}</th>
              {columns.map((column) => (
                <td key={column.key}>{paperText(column, row.key)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {view.relations
          .map(relationText)
          .map(
            (text) =>
              `${text.places}${text.members}${text.short}${text.state === '' ? '' : `（${text.state}）`}`,
          )
          .join('；')}
      </p>
      {hasLuck(view) && <LuckPage view={view} />}
      <p>
        {APPNAME} · {DISCLAIMER}
      </p>
    </div>
  );
}

function LuckPage({ view }: { readonly view: ChartView }) {
  return (
    <section className={styles.Page}>
      <h2>大运与流年</h2>
      <p>{luckHeadline(view.luck)}</p>
      <p>{luckRule(view.chart, view.luck)}</p>
      <table>
        <tbody>
          {view.luck.dayun.map((step) => (
            <tr key={step.dayunNumber}>
              <th>
                {step.startYear} {step.ganzhi.name}
              </th>
              <td>
                {step.facts.stemGod} {step.startAgeXu}岁
              </td>
              <td>
                {liunianOf(view.chart, view.luck, { fromYear: step.startYear, toYear: step.endYear })
                  .map((year) => `${year.year}${year.ganzhi.name}`)
                  .join('　')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
