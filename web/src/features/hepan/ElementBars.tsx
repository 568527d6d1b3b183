import styles from './ElementBars.module.css';
import type { BarRow } from './hepanView.ts';

interface ElementBarsProps {
  readonly rows: readonly BarRow[];
  readonly names: { readonly a: string; readonly b: string };
}

/** The five elements of both as bars from the middle outwards, on one scale. */
export function ElementBars({ rows, names }: ElementBarsProps) {
  return (
    <table className={styles.Bars} aria-label="两人的五行">
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {names.a}
          </th>
          <td />
          <th scope="col" colSpan={2}>
            {names.b}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ wuxing, a, b, aShare, bShare }) => (
          <tr key={wuxing} data-wuxing={wuxing}>
            <td>{Math.round(a)}%</td>
            <td aria-hidden>
              <i style={{ '--share': `${aShare}%` }} />
            </td>
            <th scope="row">{wuxing}</th>
            <td aria-hidden>
              <i style={{ '--share': `${bShare}%` }} />
            </td>
            <td>{Math.round(b)}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
