import type { ComparedMatter, ComparedRow } from '@shangyuan/reading/classicCases';
import { WhyButton } from '../../ui/controls/WhyButton.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { VisuallyHidden } from '../../ui/kit/Kit.tsx';
import { AgreementMark } from './AgreementMark.tsx';
import styles from './Classics.module.css';

/** A matter whose reasons can be opened. */
export type ReasonedMatter = Exclude<ComparedMatter, '忌神' | '大运'>;

interface CompareTableProps {
  readonly rows: readonly ComparedRow[];
  readonly onWhy: (question: { readonly matter: ReasonedMatter }) => void;
}

const isReasoned = (matter: ComparedMatter): matter is ReasonedMatter =>
  matter !== '忌神' && matter !== '大运';

/** The book in serif, ours in sans, row by row with how far they agree. */
export function CompareTable({ rows, onWhy }: CompareTableProps) {
  return (
    <Card isPadded={false} className={styles.Table}>
      <table className={styles.Compared} aria-label="书中判断与我们的判断">
        <thead>
          <tr>
            <td />
            <th scope="col">书中判断</th>
            <th scope="col">我们的判断</th>
            <th scope="col">
              <VisuallyHidden>是否一致</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ matter, label, book, quote, ours, agreement }) => (
            <tr key={matter + label}>
              <th scope="row">{label}</th>
              <td>
                {book}
                {quote !== null && quote !== book && <q>{quote}</q>}
              </td>
              <td>
                {isReasoned(matter) ? (
                  <WhyButton of={matter} onClick={() => onWhy({ matter })}>
                    {ours}
                  </WhyButton>
                ) : (
                  ours
                )}
              </td>
              <td>{agreement !== null && <AgreementMark agreement={agreement} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
