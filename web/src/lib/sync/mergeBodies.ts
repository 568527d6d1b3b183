/**
 * Two edits of one body, made on two devices, merged field by field against the last body that both had. Bodies are
 * plain JSON.
 */

type Json = unknown;
/** A body as on both devices and at the account. */
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

/** A field that both sides changed to different values. */
export interface Collision {
  /**
   * Name of the field; `birth` means everything computed from a birth, `sex` for its sex, `notes.<id>` for one note.
   */
  readonly field: string;
  /** Undefined where the field was removed. */
  readonly mine: Json;
  readonly theirs: Json;
}

/** Two edits in one body. */
export interface Merge {
  readonly body: Body;
  /** Fields for the user to decide; the body has the chosen values. */
  readonly collisions: readonly Collision[];
}

/** Whose value a field gets that both changed. */
export type Choose = (field: string) => 'mine' | 'theirs';

/** Fields that are one edit, under the name of the first: a birth with everything computed from it. */
const UNIT = ['birth', 'place', 'areaCode', 'rules', 'pillars', 'engineVersion'];
/** Instants of which the later wins. */
const LATEST: ReadonlySet<string> = new Set(['updatedAt', 'mergedAt']);

const isPlain = (value: Json): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasSex = ({ birth }: Body) => isPlain(birth) && typeof birth['sex'] === 'string';

/** A body as the fields that are merged: the unit under one name, the sex of the birth apart from it where all have one. */
function fieldsOf(body: Body, isSexApart: boolean): Record<string, Json> {
  const fields: Record<string, Json> = {};
  const unit: Record<string, Json> = {};
  for (const [key, value] of Object.entries(body)) (UNIT.includes(key) ? unit : fields)[`.${key}`] = value;
  if (isSexApart) {
    const { sex, ...birth } = unit['.birth'] as Record<string, Json>;
    fields['sex'] = sex;
    unit['.birth'] = birth;
  }
  if (Object.keys(unit).length > 0) fields['birth'] = unit;
  return fields;
}

/** The body of such fields. */
function bodyOfFields({ sex, birth, ...fields }: Record<string, Json>): Record<string, Json> {
  const unit = { ...(birth as Record<string, Json> | undefined) };
  if (sex !== undefined) unit['.birth'] = { ...(unit['.birth'] as Body), sex };
  const entries = Object.entries({ ...fields, ...unit }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([key, value]) => [key.slice(1), value]));
}

interface WithId {
  readonly id: string;
  readonly [key: string]: Json;
}

const isListOfIds = (value: Json): value is readonly WithId[] =>
  Array.isArray(value) && value.every((item) => isPlain(item) && typeof item['id'] === 'string');

const isListOfTexts = (value: Json): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** A set changed on both sides: additions of either are in, removals of either are out. Order is no edit. */
function mergeTexts(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const common = base.filter((item) => mine.includes(item) && theirs.includes(item));
  const added = [...mine, ...theirs].filter((item) => !base.includes(item));
  return [...new Set([...common, ...added.toSorted((a, b) => (a < b ? -1 : 1))])];
}

const addedOf = ({ createdAt }: WithId) => (typeof createdAt === 'number' ? createdAt : 0);

/** A list of notes changed on both sides, note by note; an edit of a note outlives its deletion. */
function mergeLists(
  field: string,
  [base, mine, theirs]: readonly [readonly WithId[], readonly WithId[], readonly WithId[]],
  choose: Choose,
): { readonly list: readonly WithId[]; readonly collisions: readonly Collision[] } {
  const find = (list: readonly WithId[], id: string) => list.find((item) => item.id === id);
  const added = [...mine, ...theirs]
    .filter(({ id }) => find(base, id) === undefined)
    .toSorted((a, b) => addedOf(a) - addedOf(b) || (a.id < b.id ? -1 : 1));
  const list: WithId[] = [];
  const collisions: Collision[] = [];
  for (const id of new Set([...base, ...added].map((item) => item.id))) {
    const [was, own, other] = [find(base, id), find(mine, id), find(theirs, id)];
    if (own === undefined || other === undefined) {
      const left = own ?? other;
      if (left !== undefined && !isSame(was, left)) list.push(left);
      continue;
    }
    const name = `${field}.${id}`;
    const merged = mergeBodies(was ?? { id }, own, other, () => choose(name));
    list.push(merged.body as WithId);
    if (merged.collisions.length > 0) collisions.push({ field: name, mine: own, theirs: other });
  }
  return { list, collisions };
}

/**
 * Merges two edits of one body. Which edit is called mine only matters for collisions.
 *
 * @param base body that both were made on; null where it is not known
 * @param choose whose value a field gets that both changed; theirs by default
 */
export function mergeBodies(
  base: Body | null,
  mine: Body,
  theirs: Body,
  choose: Choose = () => 'theirs',
): Merge {
  if (isSame(mine, theirs)) return { body: theirs, collisions: [] };
  const isSexApart = [base ?? theirs, mine, theirs].every(hasSex);
  const [was, own, other] = [base ?? {}, mine, theirs].map((body) =>
    fieldsOf(body, isSexApart && body !== null && hasSex(body)),
  ) as [Record<string, Json>, Record<string, Json>, Record<string, Json>];
  const merged: Record<string, Json> = {};
  const collisions: Collision[] = [];
  for (const key of new Set([was, own, other].flatMap((fields) => Object.keys(fields)))) {
    const [a, b, c] = [was[key], own[key], other[key]];
    const field = key.replace(/^\./, '');
    if (isSame(b, c) || isSame(a, b)) merged[key] = c;
    else if (isSame(a, c)) merged[key] = b;
    else if (LATEST.has(field)) merged[key] = Math.max(Number(b ?? 0), Number(c ?? 0));
    else if (field === 'createdAt') merged[key] = Math.min(Number(b ?? c), Number(c ?? b));
    else if (isListOfTexts(b) && isListOfTexts(c) && isListOfTexts(a ?? []))
      merged[key] = mergeTexts((a ?? []) as readonly string[], b, c);
    else if (isListOfIds(b) && isListOfIds(c) && isListOfIds(a ?? [])) {
      const lists = mergeLists(field, [(a ?? []) as readonly WithId[], b, c], choose);
      merged[key] = lists.list;
      collisions.push(...lists.collisions);
    } else {
      merged[key] = choose(field) === 'mine' ? b : c;
      const shown = (value: Json) => (key === 'birth' ? bodyOfFields({ birth: value }) : value);
      collisions.push({ field, mine: shown(b), theirs: shown(c) });
    }
  }
  return { body: bodyOfFields(merged), collisions };
}
