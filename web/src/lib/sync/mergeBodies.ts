/**
 * Two edits of one body, made on two devices, put together where they do not contradict each other. Bodies are plain JSON.
 */

type Json = unknown;
/** A body as both devices and the account hold it. */
export type Body = Readonly<Record<string, Json>>;

/** JSON of a value that does not depend on the order of its keys; what is undefined is left out. */
export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map((part) => canonicalJson(part ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonicalJson(part)}`).join(',')}}`;
}

/** Whether two values are alike; one that is not there is another than null. */
const isSame = (a: Json, b: Json) =>
  a === undefined || b === undefined ? a === b : canonicalJson(a) === canonicalJson(b);

/** Fields that are one edit: a birth with all that was reckoned from it. */
const UNITS = [['birth', 'place', 'rules', 'pillars', 'engineVersion']];
/** Instants of which the later holds. */
const LATEST = new Set(['updatedAt']);

interface WithId {
  readonly id: string;
}

function isListOfIds(value: Json): value is readonly WithId[] {
  return (
    Array.isArray(value) &&
    value.every(
      (item) => typeof item === 'object' && item !== null && typeof Reflect.get(item, 'id') === 'string',
    )
  );
}

function isListOfTexts(value: Json): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** A set changed on both sides: what either added is in, what either took away is out. */
function mergeTexts(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const kept = theirs.filter((item) => mine.includes(item) || !base.includes(item));
  return [...kept, ...mine.filter((item) => !base.includes(item) && !theirs.includes(item))];
}

/** A list of notes changed on both sides, or null where both changed the same note. */
function mergeLists(
  base: readonly WithId[],
  mine: readonly WithId[],
  theirs: readonly WithId[],
): readonly WithId[] | null {
  const find = (list: readonly WithId[], id: string) => list.find((item) => item.id === id);
  const merged: WithId[] = [];
  const ids = new Set([...theirs, ...mine].map(({ id }) => id));
  for (const id of ids) {
    const [was, own, other] = [find(base, id), find(mine, id), find(theirs, id)];
    const ownChanged = !isSame(was, own);
    const otherChanged = !isSame(was, other);
    if (ownChanged && otherChanged && !isSame(own, other)) return null;
    const item = ownChanged ? own : other;
    if (item !== undefined) merged.push(item);
  }
  return merged;
}

/**
 * Two edits of one body put together.
 *
 * @param base body that both were made on; null where it is not known
 * @returns null where both changed the same thing differently
 */
export function mergeBodies(base: Body | null, mine: Body, theirs: Body): Body | null {
  if (isSame(mine, theirs)) return theirs;
  if (base === null) return null;
  const merged: Record<string, Json> = { ...theirs };
  const take = (key: string): void => {
    if (mine[key] === undefined) delete merged[key];
    else merged[key] = mine[key];
  };
  const done = new Set<string>();
  for (const unit of UNITS) {
    if (!unit.some((key) => key in mine || key in theirs)) continue;
    for (const key of unit) done.add(key);
    const ownChanged = unit.some((key) => !isSame(base[key], mine[key]));
    const otherChanged = unit.some((key) => !isSame(base[key], theirs[key]));
    if (ownChanged && otherChanged && unit.some((key) => !isSame(mine[key], theirs[key]))) return null;
    if (ownChanged) unit.forEach(take);
  }
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    if (done.has(key)) continue;
    const [was, own, other] = [base[key], mine[key], theirs[key]];
    if (LATEST.has(key)) merged[key] = Math.max(Number(own ?? 0), Number(other ?? 0));
    else if (isSame(was, other)) take(key);
    else if (!isSame(was, own) && !isSame(own, other)) {
      const list =
        isListOfTexts(own) && isListOfTexts(other) && isListOfTexts(was ?? [])
          ? mergeTexts((was ?? []) as readonly string[], own, other)
          : isListOfIds(own) && isListOfIds(other) && isListOfIds(was ?? [])
            ? mergeLists((was ?? []) as readonly WithId[], own, other)
            : null;
      if (list === null) return null;
      merged[key] = list;
    }
  }
  return merged;
}
