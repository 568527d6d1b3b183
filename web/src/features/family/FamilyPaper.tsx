import type { Family } from '@shangyuan/reading/family';
import { Paper } from '../../ui/frames/Paper.tsx';
import { FamilyPicture } from './FamilyFigure.tsx';
import styles from './FamilyPaper.module.css';
import { FamilyYears } from './FamilyYears.tsx';

interface FamilyPaperProps {
  readonly family: Family;
  readonly relations: readonly string[];
  /** The days of all as they are written. */
  readonly days: readonly string[];
}

/** A family on one page of A4: hidden on the screen. */
export function FamilyPaper({ family, relations, days }: FamilyPaperProps) {
  const { people, lead, care, rows, notes } = family;
  return (
    <Paper className={styles.Paper} head={['一家人', people.map(({ name }) => name).join('、')]}>
      <FamilyPicture family={family} relations={relations} />
      <p>细线扶持，粗线互补，虚线多些耐心。</p>
      <p>{lead}</p>
      {care !== null && <p>{care}</p>}
      <h2>共同的年份</h2>
      <FamilyYears family={family} onYear={null} />
      {rows.map(({ kind, year, text }) => (
        <p key={kind}>
          {kind} {year}：{text}。
        </p>
      ))}
      {days.length > 0 && <h2>适合全家的日子</h2>}
      {[...days, ...notes].map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Paper>
  );
}
