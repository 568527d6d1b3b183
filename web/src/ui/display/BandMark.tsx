import { Legend } from './Legend.tsx';
import styles from './GanzhiText.module.css';

/** Bands of a period, best first. */
export type Band = '顺' | '较顺' | '平稳' | '需谨慎' | '宜守';

const DOTS: Readonly<Record<Band, readonly [count: number, kind: 'full' | 'line' | 'hollow']>> = {
  顺: [2, 'full'],
  较顺: [1, 'full'],
  平稳: [1, 'line'],
  需谨慎: [1, 'hollow'],
  宜守: [2, 'hollow'],
};

/** A band as dots: full for 顺, a dash for 平稳, hollow for 宜守. Shape says it, colour repeats it. */
export function BandMark({ band }: { readonly band: Band }) {
  const [count, kind] = DOTS[band];
  return (
    <span className={styles.Mark} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <i key={index} data-kind={kind} />
      ))}
    </span>
  );
}

/** What the dots mean. */
export function BandLegend() {
  return (
    <Legend aria-label="个人历图例" className={styles.Legend}>
      {(Object.keys(DOTS) as Band[]).map((band) => (
        <li key={band}>
          <BandMark band={band} /> {band}
        </li>
      ))}
    </Legend>
  );
}
