/**
 * A comparison of two people as stored on this device: who they are, the kind of comparison, and when. The result is
 * derived again.
 */
import type { HepanMode } from '@shangyuan/engine/analysis';
import type { Birth, ChartRulesInput } from '@shangyuan/engine/chart';
import { protectTyped } from '../script/script.ts';
import type { CaseRecord } from './caseRecord.ts';
import type { Place } from './place.ts';

/** One of the two, as they were when they were compared; `caseId` is null for one who is no case of this device. */
export interface ComparedPerson {
  readonly caseId: string | null;
  /** Empty without a name. */
  readonly name: string;
  readonly birth: Birth;
  readonly place: Place | null;
  readonly rules: ChartRulesInput;
  readonly pillars: CaseRecord['pillars'];
}

/** A comparison, saved or about to be shown. Times are UTC milliseconds. */
export interface ComparisonRecord {
  readonly id: string;
  readonly a: ComparedPerson;
  readonly b: ComparedPerson;
  readonly mode: HepanMode;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** When it was moved to the trash; 0 for a living one. */
  readonly deletedAt: number;
  /** When it was last written on a device by its user; records of an earlier version lack it. */
  readonly editedAt?: number;
}

/** A record as it is read: its names are drawn as they were typed. */
export function readComparison(record: ComparisonRecord): ComparisonRecord {
  protectTyped([record.a.name, record.b.name]);
  return record;
}

/** A case as one of the two. */
export function personOf({ id, name, birth, place, rules, pillars }: CaseRecord): ComparedPerson {
  return { caseId: id === '' ? null : id, name, birth, place, rules, pillars };
}

/** Whether two people are one and the same: the same case, or the same birth under the same name. */
export function isSamePerson(a: ComparedPerson, b: ComparedPerson): boolean {
  if (a.caseId !== null && a.caseId === b.caseId) return true;
  return JSON.stringify(a.birth) === JSON.stringify(b.birth) && a.name === b.name;
}

/** Names of both for texts: 甲方 and 乙方 by default. */
export function namesOf({ a, b }: Pick<ComparisonRecord, 'a' | 'b'>): {
  readonly a: string;
  readonly b: string;
} {
  const names = { a: a.name === '' ? '甲方' : a.name, b: b.name === '' ? '乙方' : b.name };
  // Two people with one name would look like one.
  return names.a === names.b ? { a: `${names.a}（甲）`, b: `${names.b}（乙）` } : names;
}
