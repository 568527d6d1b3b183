/**
 * Cases as a file for the user.
 */
import { formatCaseFile, formatCaseTable } from './caseFile.ts';
import type { CaseRecord } from '../../lib/cases/caseRecord.ts';
import { saveTextFile } from '../../lib/device/saveFile.ts';
import { shanghaiDate } from '../../lib/time/clock.ts';

/** Saves all as JSON, which can be read back. */
export function exportJson(cases: readonly CaseRecord[]): void {
  const now = new Date();
  const text = formatCaseFile(cases, now.toISOString());
  saveTextFile(`上元命例-${shanghaiDate(now.getTime())}.json`, 'application/json', text);
}

/** Saves a table for a spreadsheet. */
export function exportTable(cases: readonly CaseRecord[]): void {
  saveTextFile(`上元命例-${shanghaiDate(Date.now())}.csv`, 'text/csv', formatCaseTable(cases));
}
