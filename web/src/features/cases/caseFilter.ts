/**
 * Finding and ordering cases in the list of records.
 */
import { birthLine, caseName, type CaseRecord } from '../../lib/cases/caseRecord.ts';

/** Ways to order the list. */
export type CaseOrder = 'recent' | 'name' | 'birth';

/** What the list shows. */
export interface CaseFilter {
  readonly text: string;
  readonly isStarredOnly: boolean;
  readonly groupId: string | null;
  readonly order: CaseOrder;
}

const PILLAR_SUFFIX = { 年: 0, 月: 1, 日: 2, 时: 3 } as const;

function isPillarSuffix(text: string): text is keyof typeof PILLAR_SUFFIX {
  return text in PILLAR_SUFFIX;
}

/**
 * Whether a case matches what was typed: name, pillars (辛亥, or 辛亥日 for the day alone), tag, place, birth date.
 */
export function matchesText(record: CaseRecord, text: string): boolean {
  const query = text.trim().toLowerCase();
  if (query === '') return true;
  const pillar = query.slice(0, 2);
  const suffix = query.slice(2);
  if (query.length === 3 && isPillarSuffix(suffix)) {
    if (record.pillars[PILLAR_SUFFIX[suffix]] === pillar) return true;
  }
  const words = [
    caseName(record),
    record.pillars.join(''),
    record.pillars.join(' '),
    ...record.tags,
    ...(record.place?.path ?? []),
    birthLine(record.birth),
  ];
  return words.some((word) => word.toLowerCase().includes(query));
}

const collator = new Intl.Collator('zh-Hans-CN-u-co-pinyin', { numeric: true });

/** The cases to show, in their order. */
export function filterCases(cases: readonly CaseRecord[], filter: CaseFilter): readonly CaseRecord[] {
  const { text, isStarredOnly, groupId, order } = filter;
  const found = cases.filter(
    (record) =>
      (!isStarredOnly || record.isStarred) &&
      (groupId === null || record.groupId === groupId) &&
      matchesText(record, text),
  );
  if (order === 'name') return found.sort((a, b) => collator.compare(caseName(a), caseName(b)));
  if (order === 'birth')
    return found.sort((a, b) => collator.compare(birthLine(a.birth), birthLine(b.birth)));
  return found.sort((a, b) => b.updatedAt - a.updatedAt);
}
