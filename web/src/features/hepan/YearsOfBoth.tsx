import { LineLegend } from '../../ui/figures/LineLegend.tsx';
import type { YearLines } from './hepanView.ts';
import { Inline, Stack } from '../../ui/kit/Kit.tsx';
import styles from './YearsOfBoth.module.css';

interface YearsOfBothProps {
  readonly lines: YearLines;
  readonly names: { readonly a: string; readonly b: string };
}

/** The years of both as two lines over one another; below, the years in which they go together or apart. */
export function YearsOfBoth({ lines, names }: YearsOfBothProps) {
  const together = lines.marks.filter(({ tie }) => tie === '同顺');
  const apart = lines.marks.filter(({ tie }) => tie === '错位');
  return (
    <Stack as="figure" gap={1} className={styles.Years}>
      <LineLegend
        lines={[
          { look: 'own', text: names.a },
          { look: 'other', text: names.b },
        ]}
      />
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={`${lines.first} 至 ${lines.last} 年两人的起伏：同顺 ${together.length} 年，一高一低 ${apart.length} 年`}
      >
        {lines.marks.map(({ year, x, tie }) => (
          <line key={year} x1={x} x2={x} y1="0" y2="100" data-tie={tie} />
        ))}
        <polyline points={lines.a} data-side="a" />
        <polyline points={lines.b} data-side="b" />
      </svg>
      <Inline wrap gap={3} justify="between" size="cell" tone="soft" className={styles.Ends}>
        <span>{lines.first}</span>
        <span>{lines.last}</span>
      </Inline>
      <Inline as="p" wrap gap={3} justify="between" size="cell" tone="soft" className={styles.Ends}>
        <span>
          <i data-tie="同顺" /> 大运同顺 {together.length} 年
        </span>
        <span>
          <i data-tie="错位" /> 一高一低 {apart.length} 年
        </span>
      </Inline>
    </Stack>
  );
}
