/**
 * Cases as a file for the user.
 */
import { listComparisons } from '../../lib/cases/comparisonDb.ts';
import type { CaseRecord } from '../../lib/cases/caseRecord.ts';
import { listGroups } from '../../lib/cases/groupDb.ts';
import { saveTextFile } from '../../lib/device/saveFile.ts';
import { shanghaiDate } from '../../lib/time/clock.ts';
import { formatCaseTable } from './caseColumns.ts';
import { formatCaseFile } from './caseFile.ts';
import { sealFile } from './sealedFile.ts';

const nameOf = (ending: string) => `上元命例-${shanghaiDate(Date.now())}.${ending}`;

/** Groups that cases belong to. */
async function groupsOf(cases: readonly CaseRecord[]) {
  const ids = new Set(cases.map(({ groupId }) => groupId));
  return (await listGroups()).filter(({ id }) => ids.has(id));
}

/** Saves cases with their groups as JSON, which can be read back. */
export async function exportJson(cases: readonly CaseRecord[]): Promise<void> {
  const extras = { groups: await groupsOf(cases), comparisons: [] };
  saveTextFile(nameOf('json'), 'application/json', formatCaseFile(cases, new Date().toISOString(), extras));
}

async function wholeText(cases: readonly CaseRecord[]): Promise<string> {
  const extras = { groups: await listGroups(), comparisons: await listComparisons() };
  return formatCaseFile(cases, new Date().toISOString(), extras);
}

/** Saves everything: cases, groups, comparisons. */
export async function exportAll(cases: readonly CaseRecord[]): Promise<void> {
  saveTextFile(nameOf('json'), 'application/json', await wholeText(cases));
}

/** Saves everything, closed by a password. */
export async function exportSealed(cases: readonly CaseRecord[], password: string): Promise<void> {
  const sealed = await sealFile(await wholeText(cases), password);
  saveTextFile(nameOf('zhbak.json'), 'application/json', sealed);
}

/** Saves a table for a spreadsheet. */
export async function exportTable(cases: readonly CaseRecord[]): Promise<void> {
  saveTextFile(nameOf('csv'), 'text/csv', formatCaseTable(cases, await groupsOf(cases)));
}
