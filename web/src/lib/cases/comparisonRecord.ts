/**
 * A comparison of two people as this device keeps it: who they are, as what they were compared, and when. The result is
 * derived again.
 */
import type { HepanMode } from '@shangyuan/engine/analysis';
import type { Birth, ChartRulesInput } from '@shangyuan/engine/chart';
import type { CaseRecord } from './caseRecord.ts';
import type { Place } from './place.ts';

/** One of the two, as they were when they were compared; `caseId` is null for one who is no case of this device. */
export interface ComparedPerson {
  readonly caseId: string | null;
  /** Empty where no name was given. */
  readonly name: string;
  readonly birth: Birth;
  readonly place: Place | null;
  readonly rules: ChartRulesInput;
  readonly pillars: CaseRecord['pillars'];
}

/** A saved comparison. Times are UTC milliseconds. */
export interface ComparisonRecord {
  readonly id: string;
  readonly a: ComparedPerson;
  readonly b: ComparedPerson;
  readonly mode: HepanMode;
  /** First of the years compared. */
  readonly refYear: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** When it was moved to the trash; 0 for a living one. */
  readonly deletedAt: number;
}
