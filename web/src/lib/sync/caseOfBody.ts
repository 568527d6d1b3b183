/**
 * A case as stored on this device, from the body at the account.
 */
import { castBirth } from '../cases/castBirth.ts';
import { buildCase, type CaseNote, type CaseRecord } from '../cases/caseRecord.ts';
import type { Body } from './mergeBodies.ts';

/** When the body was written, and when it was moved to the trash: UTC milliseconds, 0 for a living one. */
export interface BodyTimes {
  readonly editedAt: number;
  readonly deletedAt: number;
}

/** The note that an older client's remark becomes: the same on every device, or two would contradict each other. */
const REMARK_ID = 'remark';

function notesOf(
  { notes }: Pick<CaseRecord, 'notes'>,
  remark: unknown,
  createdAt: number,
): readonly CaseNote[] {
  const list = Array.isArray(notes) ? (notes as CaseRecord['notes']) : [];
  if (typeof remark !== 'string' || remark.trim() === '') return list;
  const note = { id: REMARK_ID, text: remark, year: null, createdAt };
  return list.some(({ id }) => id === REMARK_ID)
    ? list.map((each) => (each.id === REMARK_ID ? { ...each, text: remark } : each))
    : [...list, note];
}

/**
 * The case of a body. A body of an older client has a birth and no pillars: it is cast here, and its remark becomes a
 * note. The result depends only on the body and its time, so that two devices produce the same.
 *
 * @returns null where the birth cannot be cast
 */
export async function caseOfBody(
  id: string,
  body: Body,
  { editedAt, deletedAt }: BodyTimes,
): Promise<CaseRecord | null> {
  const record = body as unknown as CaseRecord;
  // As it came: fields that it lacks are added where it is read, not sent back as an edit.
  if (Array.isArray(record.pillars)) return { ...record, id, deletedAt };
  const rules = record.rules ?? {};
  const place = record.place ?? null;
  try {
    const chart = await castBirth(record.birth, rules);
    const built = buildCase({ id, name: record.name, chart, place, rules, nowMs: editedAt });
    const notes = notesOf(record, body['remark'], editedAt);
    return { ...built, ...record, id, rules, place, notes, deletedAt };
  } catch {
    return null;
  }
}
