import { FEATURE_NAMES, FEATURES, FREE_QUOTAS, MEMBER_PARTS, type Feature } from '@shangyuan/contract';
import styles from './QuotaTable.module.css';

/** Features that share a row. */
const SHARED_ROWS: readonly (readonly Feature[])[] = [
  ['PaiPan'],
  ['Ri', 'Shi'],
  ['hepan', 'wylq'],
  ['scxj', 'grl'],
  ['esbxx', 'lssg'],
];

/** Features as the table groups them: the others have a row each. */
export const QUOTA_ROWS: readonly (readonly Feature[])[] = [
  ...SHARED_ROWS,
  ...FEATURES.filter((feature) => !SHARED_ROWS.flat().includes(feature)).map((feature) => [feature]),
];

/** Counts of the features of a row: 3, 各1, 1 / 0, 无. */
export function countsText(counts: readonly number[]): string {
  const [first = 0] = counts;
  if (counts.every((count) => count === 0)) return '无';
  if (counts.length === 1) return String(first);
  return counts.every((count) => count === first) ? `各${first}` : counts.join(' / ');
}

interface QuotaTableProps {
  /** What is left today; null for a member, who has no counters. */
  readonly left: Readonly<Record<Feature, number>> | null;
}

/** Free uses a day, and what is left of them today, beside what a membership grants. */
export function QuotaTable({ left }: QuotaTableProps) {
  return (
    <table className={styles.Table} aria-label="各功能次数">
      <thead>
        <tr>
          <th scope="col">功能</th>
          <th scope="col">普通 / 日</th>
          {left !== null && <th scope="col">今日剩余</th>}
          <th scope="col">会员</th>
        </tr>
      </thead>
      <tbody>
        {QUOTA_ROWS.map((features) => (
          <tr key={features.join()}>
            <th scope="row">{features.map((feature) => FEATURE_NAMES[feature]).join('、')}</th>
            <td>{countsText(features.map((feature) => FREE_QUOTAS[feature]))}</td>
            {left !== null && <td>{countsText(features.map((feature) => left[feature]))}</td>}
            <td data-good>不限</td>
          </tr>
        ))}
        {Object.values(MEMBER_PARTS).map((name) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td colSpan={left === null ? 1 : 2}>试读</td>
            <td data-good>全文</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
