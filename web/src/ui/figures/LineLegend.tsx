import { Inline } from '../kit/Kit.tsx';
import styles from './LineLegend.module.css';

interface LineLegendProps {
  /** In the order of the legend: a bar, a hair line; one person's line, the other's broken one; support, and what needs patience. */
  readonly lines: readonly {
    readonly look: 'bar' | 'hair' | 'own' | 'other' | 'good' | 'care';
    readonly text: string;
  }[];
}

/** What each line of a figure is, by a piece of it. */
export function LineLegend({ lines }: LineLegendProps) {
  return (
    <Inline as="figcaption" wrap gap={4} size="cell" tone="soft" className={styles.Legend}>
      {lines.map(({ look, text }) => (
        <span key={look} data-look={look}>
          {text}
        </span>
      ))}
    </Inline>
  );
}
