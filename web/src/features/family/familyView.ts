/**
 * A family as the page shows it: who is in it, in which relation two are compared, and what a year is for each.
 */
import type { HepanMode } from '@shangyuan/engine/analysis';
import { familyOf, type Family } from '@shangyuan/reading/family';
import { NO_ANSWERS } from '@shangyuan/reading/reader';
import { reportFactsOf } from '@shangyuan/reading/report';
import type { CivilDate } from '@shangyuan/engine/time';
import { analysisOf } from '../../lib/cases/analysisOf.ts';
import { caseName, type CaseRecord } from '../../lib/cases/caseRecord.ts';
import { castBirth } from '../../lib/cases/castBirth.ts';

/** The family of some cases. @throws RangeError for a birth that cannot be cast */
export async function loadFamily(records: readonly CaseRecord[], today: CivilDate): Promise<Family> {
  const members = await Promise.all(
    records.map(async (record) => {
      const chart = await castBirth(record.birth, record.rules);
      const answers = record.answers ?? NO_ANSWERS;
      return { name: caseName(record), facts: reportFactsOf(chart, analysisOf(chart), { today, answers }) };
    }),
  );
  return familyOf(members, today);
}

const NAME_MAX = 3;

/**
 * A name where there is room for three characters.
 *
 * @example shortName('小月（一）') // "小月一"
 * @example shortName('欧阳修远') // "欧阳…"
 */
export function shortName(name: string): string {
  const bare = name.replace(/（(.)）$/u, '$1');
  if (bare.length <= NAME_MAX) return bare;
  // The numeral is what differs between two with one name.
  return bare === name ? `${name.slice(0, NAME_MAX - 1)}…` : `${name.charAt(0)}…${bare.slice(-1)}`;
}

/**
 * The relation of two as their cases state it; null where they do not.
 *
 * @example statedMode('父母', '本人') // "parentChild"
 */
export function statedMode(a: string, b: string): HepanMode | null {
  const other = a === '本人' ? b : b === '本人' ? a : '';
  if (other === '配偶') return 'couple';
  return other === '父母' || other === '子女' ? 'parentChild' : null;
}

/** A year as each person of the family has it, for the reason of a year of all. */
export function yearMeanings({ people, years }: Family, year: number): { name: string; text: string }[] {
  const found = years.find((each) => each.year === year);
  return people.flatMap(({ name }, i) => {
    const cell = found?.cells[i] ?? null;
    return cell === null ? [] : [{ name: `${name} ${cell.band}`, text: cell.why }];
  });
}
