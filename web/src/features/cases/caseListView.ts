/**
 * The list of cases as rows: heads of groups or of letters above their cases.
 */
import { caseName, type CaseRecord } from '../../lib/cases/caseRecord.ts';
import type { GroupColour, GroupRecord } from '../../lib/cases/groupRecord.ts';
import { letterOf, type CaseOrder } from './caseFilter.ts';

/** A row of the list. */
export type CaseListRow =
  | {
      readonly kind: 'head';
      readonly key: string;
      readonly text: string;
      readonly colour: GroupColour | null;
      readonly count: number;
    }
  | {
      readonly kind: 'case';
      readonly key: string;
      readonly record: CaseRecord;
      /** First and last of their card. */
      readonly isFirst: boolean;
      readonly isLast: boolean;
    };

interface Part {
  readonly key: string;
  readonly text: string;
  readonly colour: GroupColour | null;
  readonly cases: readonly CaseRecord[];
}

function rowsOf(cases: readonly CaseRecord[]): CaseListRow[] {
  return cases.map((record, index) => ({
    kind: 'case',
    key: record.id,
    record,
    isFirst: index === 0,
    isLast: index === cases.length - 1,
  }));
}

function partsByGroup(cases: readonly CaseRecord[], groups: readonly GroupRecord[]): Part[] {
  const byGroup = Map.groupBy(cases, ({ groupId }) => groupId ?? '');
  const known = new Set(groups.map(({ id }) => id));
  const homeless = [...byGroup].filter(([id]) => !known.has(id)).flatMap(([, members]) => members);
  return [
    ...groups.map(({ id, name, colour }) => ({ key: id, text: name, colour, cases: byGroup.get(id) ?? [] })),
    { key: '', text: '未分组', colour: null, cases: homeless },
  ].filter(({ cases: members }) => members.length > 0);
}

function partsByLetter(cases: readonly CaseRecord[]): Part[] {
  const byLetter = Map.groupBy(cases, (record) => letterOf(caseName(record)));
  return [...byLetter].map(([letter, members]) => ({
    key: letter,
    text: letter,
    colour: null,
    cases: members,
  }));
}

/**
 * Rows of a list: by letter when ordered by name, by group when all groups are shown, else without heads. Pinned cases
 * have a separate head above the others, where there are heads.
 *
 * @param cases in their order
 * @param groups in theirs; empty where only one group is shown
 */
export function caseListRows(
  cases: readonly CaseRecord[],
  groups: readonly GroupRecord[],
  order: CaseOrder,
): readonly CaseListRow[] {
  if (order === 'birth' || (order === 'recent' && groups.length === 0)) return rowsOf(cases);
  const { pinned = [], rest = [] } = Object.groupBy(cases, ({ isPinned }) => (isPinned ? 'pinned' : 'rest'));
  const parts = [
    ...(pinned.length === 0 ? [] : [{ key: 'pinned', text: '置顶', colour: null, cases: pinned }]),
    ...(order === 'name' ? partsByLetter(rest) : partsByGroup(rest, groups)),
  ];
  return parts.flatMap(({ cases: members, ...head }) => [
    { kind: 'head' as const, ...head, key: `head ${head.key}`, count: members.length },
    ...rowsOf(members),
  ]);
}

/** How many living cases each group has; '' for those without one. */
export function countByGroup(cases: readonly CaseRecord[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { groupId } of cases) counts.set(groupId ?? '', (counts.get(groupId ?? '') ?? 0) + 1);
  return counts;
}
