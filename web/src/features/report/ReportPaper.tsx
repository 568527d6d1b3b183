/**
 * A report on paper, after the sheets of its chart: A4, black on white, a section never separated from its title.
 * Hidden on the screen.
 */
import { useEffect } from 'react';
import { APPNAME } from '@shangyuan/contract';
import { Paper } from '../../ui/frames/Paper.tsx';
import styles from './ReportPaper.module.css';
import type { WholeReport } from './reportView.ts';
import { WholeReportText } from './WholeReportText.tsx';

interface ReportPaperProps {
  /** Whose report it is, and of which pillars. */
  readonly head: readonly string[];
  readonly report: WholeReport;
  /** The day of reading. */
  readonly day: string;
}

/** Opens the panel of the browser once the sheets are laid out; what was printed stays for the next press. */
export function ReportPaper({ head, report, day }: ReportPaperProps) {
  useEffect(() => print(), [report]);
  return (
    <Paper
      className={styles.Paper}
      head={head}
      foot={
        <>
          {APPNAME} · 引擎 {report.engineVersion} · {day}
        </>
      }
    >
      <WholeReportText report={report} />
    </Paper>
  );
}
