/**
 * Writing a case that was entered or corrected on a form.
 */
import { castBirth } from '../../lib/cases/castBirth.ts';
import { findCase, listCases, saveCases } from '../../lib/cases/caseDb.ts';
import { buildCase, type CaseRecord } from '../../lib/cases/caseRecord.ts';
import { answersOnDevice } from '../../lib/cases/readerAnswers.ts';
import { marksToSave } from '../../lib/cases/pastMarks.ts';
import { saveImages } from '../../lib/cases/imageDb.ts';
import { findSameCase } from '../../lib/cases/sameCasting.ts';
import { newId } from '../../lib/device/newId.ts';
import type { CaseDetails } from './caseDetails.ts';
import type { Casting } from './useCasting.ts';

/** A case as the form has it. */
export interface CaseEntry {
  /** Id of the case that is corrected; null for a new one. */
  readonly id: string | null;
  readonly casting: Casting;
  readonly details: CaseDetails;
  readonly images: readonly File[];
}

/**
 * Another case of the same birth and rules, or null.
 *
 * @throws RangeError for a birth that cannot be cast
 */
export async function findDuplicate({ id, casting }: CaseEntry): Promise<CaseRecord | null> {
  const { birth, rules } = casting;
  const chart = await castBirth(birth, rules);
  const others = (await listCases()).filter((record) => record.id !== id);
  return findSameCase(others, { name: '', birth: chart.birth, rules });
}

/**
 * Writes the case. Its star and its pin stay as they are.
 *
 * @returns the record
 * @throws RangeError for a birth that cannot be cast
 */
export async function saveEntry({ id, casting, details, images }: CaseEntry): Promise<CaseRecord> {
  const { name, birth, place, rules } = casting;
  const nowMs = Date.now();
  const chart = await castBirth(birth, rules);
  const built = buildCase({ id: id ?? newId(), name, chart, place, rules, nowMs });
  const before = id === null ? null : await findCase(id);
  const answers = before?.answers ?? answersOnDevice(built);
  const record: CaseRecord = {
    ...built,
    ...details,
    isStarred: before?.isStarred ?? false,
    isPinned: before?.isPinned ?? false,
    createdAt: before?.createdAt ?? nowMs,
    ...(answers === undefined ? {} : { answers }),
    ...marksToSave(before ?? built),
  };
  await saveCases([record]);
  await saveImages(record.id, images);
  return record;
}
