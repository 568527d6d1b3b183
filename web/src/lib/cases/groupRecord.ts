/**
 * Groups of cases, as stored on this device.
 */

/** Colours of the dot before a group's name: those of the 五行, in the order of assignment. */
export const GROUP_COLOURS = ['木', '水', '火', '金', '土'] as const;
/** Colour of a group. */
export type GroupColour = (typeof GROUP_COLOURS)[number];

/** A folder of cases. Times are UTC milliseconds. */
export interface GroupRecord {
  readonly id: string;
  readonly name: string;
  readonly colour: GroupColour;
  /** Place in the list; smaller comes first. */
  readonly order: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** When it was deleted; 0 for a living one. */
  readonly deletedAt: number;
  /** When it was last written on a device by its user; records of an earlier version lack it. */
  readonly editedAt?: number;
}

/** Longest name that still fits a chip; a name may be longer. */
export const GROUP_NAME_LENGTH = 40;

/**
 * What is wrong with a name for a group, or empty.
 *
 * @param id of the group itself where it is renamed
 */
export function groupNameError(name: string, groups: readonly GroupRecord[], id = ''): string {
  const trimmed = name.trim();
  if (trimmed === '') return '请填写名称';
  return groups.some((group) => group.id !== id && group.name === trimmed) ? '分组已存在' : '';
}

/** Groups in their order. */
export function orderGroups(groups: readonly GroupRecord[]): readonly GroupRecord[] {
  return groups.toSorted((a, b) => a.order - b.order || a.createdAt - b.createdAt);
}

/**
 * The groups with one moved to another place; returns only those whose order changed.
 *
 * @param groups in their order
 */
export function moveGroup(groups: readonly GroupRecord[], from: number, to: number): readonly GroupRecord[] {
  const moved = groups[from];
  if (moved === undefined || from === to) return [];
  const others = groups.toSpliced(from, 1);
  return others
    .toSpliced(to, 0, moved)
    .map((group, order) => ({ ...group, order }))
    .filter(({ id, order }) => groups.find((group) => group.id === id)?.order !== order);
}
