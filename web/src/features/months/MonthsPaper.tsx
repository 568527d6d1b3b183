import type { PlannedYear } from '@shangyuan/reading/report/yearMonths';
import { Paper } from '../../ui/frames/Paper.tsx';
import styles from './MonthsPaper.module.css';
import { occasionsIn, type Occasion } from './monthsView.ts';

interface MonthsPaperProps {
  /** Whose year it is, and of which pillars. */
  readonly head: readonly string[];
  readonly year: PlannedYear;
  readonly occasions: readonly Occasion[];
}

/** A year by months on paper: hidden on the screen. */
export function MonthsPaper({ head, year, occasions }: MonthsPaperProps) {
  return (
    <Paper
      className={styles.Paper}
      head={[...head, `${year.year} ${year.ganzhi}年，${year.facts.join('，')}，全年${year.band}`]}
    >
      <table>
        <tbody>
          {year.months.map((month) => (
            <tr key={month.ganzhi}>
              <th scope="row">
                {month.name} {month.ganzhi}
                <br />
                {month.band}
                {month.pin !== null && `，${month.pin}`}
              </th>
              <td>
                {month.span}
                <br />
                {month.texts.join('')}
                {occasionsIn(month, occasions).map(({ jdn, text }) => (
                  <p key={`${jdn}${text}`}>{text}</p>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Paper>
  );
}
