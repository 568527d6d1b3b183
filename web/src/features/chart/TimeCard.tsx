import type { Chart } from '@shangyuan/engine/chart';
import { equationLines } from '@shangyuan/reading/time';
import { Card, SectionTitle } from '../../ui/display/Card.tsx';
import styles from './TimeCard.module.css';

/** From the typed time to the clock that told the hour, as an equation. */
export function TimeCard({ chart }: { readonly chart: Chart }) {
  return (
    <Card>
      <SectionTitle>时间怎么算</SectionTitle>
      <ol className={styles.Equation}>
        {equationLines(chart.time).map((line) => (
          <li key={line.label} data-used={line.isUsed}>
            <span>{line.label}</span>
            <span>{line.correction}</span>
            <b>{line.value}</b>
          </li>
        ))}
      </ol>
      <p className={styles.Line}>
        出生在{chart.prevJie.name}与{chart.nextJie.name}之间；节气按绝对时刻比较，时辰按上面标出的钟点。
      </p>
    </Card>
  );
}
