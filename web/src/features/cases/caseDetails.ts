/**
 * Details of a case other than its birth, while it is being edited.
 */
import type { CaseRecord } from '../../lib/cases/caseRecord.ts';

/** The fields that are written by hand. */
export type CaseDetails = Pick<
  CaseRecord,
  'groupId' | 'tags' | 'relation' | 'source' | 'notes' | 'candidates'
>;

/** Details of a case that is not there yet. */
export const NO_DETAILS: CaseDetails = {
  groupId: null,
  tags: [],
  relation: '',
  source: '',
  notes: [],
  candidates: [],
};

/** The details of a case. */
export function detailsOf(record: CaseRecord): CaseDetails {
  const { groupId, tags, relation, source, notes, candidates } = record;
  return { groupId, tags, relation, source, notes, candidates };
}

/** Longest tag, and most of them, that an account takes. */
export const TAG_LENGTH = 40;
const TAG_COUNT = 50;

/**
 * Tags with those that were typed, several at once apart by spaces or commas; none twice.
 *
 * @example withTags(['近'], '远，近 客户') // ["近", "远", "客户"]
 */
export function withTags(tags: readonly string[], typed: string): readonly string[] {
  const added = typed
    .split(/[\s,，、;；]+/)
    .map((tag) => tag.slice(0, TAG_LENGTH))
    .filter(Boolean);
  return [...new Set([...tags, ...added])].slice(0, TAG_COUNT);
}

/** Tags in use, the most used first. */
export function tagsInUse(cases: readonly CaseRecord[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const tag of cases.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([tag]) => tag);
}
