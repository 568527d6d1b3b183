/**
 * Finding and ordering cases in lists. Search texts and sort keys are computed once per record or list, because lists
 * of many thousands are filtered at every keystroke.
 */
import type { Stem } from '@shangyuan/engine/ganzhi';
import type { Sex } from '@shangyuan/engine/chart';
import { birthLine, caseName, type CaseRecord } from '../../lib/cases/caseRecord.ts';
import { whenIdle } from '../../lib/page/whenIdle.ts';

/** Ways to order the list. */
export type CaseOrder = 'recent' | 'name' | 'birth';

/** What a case may be chosen by beside text and group; null and false leave it open. */
export interface CaseTraits {
  readonly sex: Sex | null;
  readonly dayStem: Stem | null;
  readonly fromYear: number | null;
  readonly toYear: number | null;
  readonly tag: string | null;
  readonly hasNotes: boolean;
  readonly isHourUnknown: boolean;
}

/** Traits that let every case through. */
export const ANY_TRAITS: CaseTraits = {
  sex: null,
  dayStem: null,
  fromYear: null,
  toYear: null,
  tag: null,
  hasNotes: false,
  isHourUnknown: false,
};

/** Cases that belong to no group, as a choice of group. */
export const NO_GROUP = 'none';

/** What the list shows. */
export interface CaseFilter {
  readonly text: string;
  readonly isStarredOnly: boolean;
  /** Id of a group, NO_GROUP, or null for all. */
  readonly groupId: string | null;
  readonly order: CaseOrder;
  readonly traits?: CaseTraits;
  /** Finds in place of the text, where it names what charts have. */
  readonly finds?: ((record: CaseRecord) => boolean) | null;
}

const PILLAR_SUFFIX = { 年: 0, 月: 1, 日: 2, 时: 3 } as const;

function isPillarSuffix(text: string): text is keyof typeof PILLAR_SUFFIX {
  return text in PILLAR_SUFFIX;
}

const searched = new WeakMap<CaseRecord, string>();

/** Everything of a case that can be typed to find it, lines apart. */
function searchedText(record: CaseRecord): string {
  const cached = searched.get(record);
  if (cached !== undefined) return cached;
  const text = [
    caseName(record),
    record.pillars.join(''),
    record.pillars.join(' '),
    ...record.tags,
    ...(record.place?.path ?? [record.areaCode ?? '']),
    birthLine(record.birth),
  ]
    .join('\n')
    .toLowerCase();
  searched.set(record, text);
  return text;
}

/** Records whose texts are written down at a stretch: a few milliseconds. */
const AT_A_STRETCH = 1_000;

/**
 * Writes down what each case is found by while the browser rests, so that the first letter that is typed need not.
 *
 * @returns ends it
 */
export function prepareSearch(cases: readonly CaseRecord[]): () => void {
  let isOver = false;
  const write = async (): Promise<void> => {
    for (let from = 0; from < cases.length; from += AT_A_STRETCH) {
      await whenIdle();
      if (isOver) return;
      for (const record of cases.slice(from, from + AT_A_STRETCH)) searchedText(record);
    }
  };
  void write();
  return () => {
    isOver = true;
  };
}

/**
 * Whether a case matches what was typed: name, pillars (辛亥, or 辛亥日 for the day only), tag, place, birth date.
 */
export function matchesText(record: CaseRecord, text: string): boolean {
  const query = text.trim().toLowerCase();
  if (query === '') return true;
  const pillar = query.slice(0, 2);
  const suffix = query.slice(2);
  if (query.length === 3 && isPillarSuffix(suffix)) {
    if (record.pillars[PILLAR_SUFFIX[suffix]] === pillar) return true;
  }
  return searchedText(record).includes(query);
}

function yearOf({ birth }: CaseRecord): number | null {
  if ('pillars' in birth) return null;
  return ('civil' in birth ? birth.civil : birth.lunar).year;
}

function matchesTraits(record: CaseRecord, traits: CaseTraits): boolean {
  const { sex, dayStem, fromYear, toYear, tag, hasNotes, isHourUnknown } = traits;
  if (sex !== null && record.birth.sex !== sex) return false;
  if (dayStem !== null && record.pillars[2][0] !== dayStem) return false;
  if (tag !== null && !record.tags.includes(tag)) return false;
  if (hasNotes && record.notes.length === 0) return false;
  if (isHourUnknown && record.pillars[3] !== null) return false;
  if (fromYear === null && toYear === null) return true;
  const year = yearOf(record);
  return year !== null && year >= (fromYear ?? -Infinity) && year <= (toYear ?? Infinity);
}

function matchesGroup(record: CaseRecord, groupId: string | null): boolean {
  if (groupId === null) return true;
  return groupId === NO_GROUP ? record.groupId === null : record.groupId === groupId;
}

const collator = new Intl.Collator('zh-Hans-CN-u-co-pinyin', { numeric: true });

const ordered = new WeakMap<readonly CaseRecord[], Map<CaseOrder, readonly CaseRecord[]>>();

const COMPARE: Readonly<Record<CaseOrder, (a: CaseRecord, b: CaseRecord) => number>> = {
  recent: (a, b) => b.updatedAt - a.updatedAt,
  name: (a, b) => collator.compare(caseName(a), caseName(b)),
  birth: (a, b) => collator.compare(birthLine(a.birth), birthLine(b.birth)),
};

function pinnedFirst(cases: readonly CaseRecord[]): readonly CaseRecord[] {
  const pinned = cases.filter(({ isPinned }) => isPinned);
  return pinned.length === 0 ? cases : [...pinned, ...cases.filter(({ isPinned }) => !isPinned)];
}

function orderedCases(cases: readonly CaseRecord[], order: CaseOrder): readonly CaseRecord[] {
  const orders = ordered.get(cases) ?? new Map<CaseOrder, readonly CaseRecord[]>();
  ordered.set(cases, orders);
  const cached = orders.get(order) ?? pinnedFirst(cases.toSorted(COMPARE[order]));
  orders.set(order, cached);
  return cached;
}

/** The cases to show, those pinned first, else in their order. */
export function filterCases(cases: readonly CaseRecord[], filter: CaseFilter): readonly CaseRecord[] {
  const { text, isStarredOnly, groupId, order, traits = ANY_TRAITS } = filter;
  const finds = filter.finds ?? ((record: CaseRecord) => matchesText(record, text));
  return orderedCases(cases, order).filter(
    (record) =>
      (!isStarredOnly || record.isStarred) &&
      matchesGroup(record, groupId) &&
      matchesTraits(record, traits) &&
      finds(record),
  );
}

/** How many traits are chosen. */
export function traitCount(traits: CaseTraits): number {
  return Object.values(traits).filter((value) => value !== null && value !== false).length;
}

/** First characters of their letters in the order of pinyin; I, U and V begin no syllable. */
const LETTERS = [
  ['A', '阿'], ['B', '八'], ['C', '嚓'], ['D', '哒'], ['E', '妸'], ['F', '发'], ['G', '旮'], ['H', '哈'],
  ['J', '讥'], ['K', '咔'], ['L', '垃'], ['M', '妈'], ['N', '拿'], ['O', '噢'], ['P', '妑'], ['Q', '七'],
  ['R', '呥'], ['S', '仨'], ['T', '他'], ['W', '哇'], ['X', '夕'], ['Y', '丫'], ['Z', '匝'],
] as const; // prettier-ignore

/**
 * Letter a name is listed under: of its pinyin, its own, or # for others.
 *
 * @example letterOf('张三') // "Z"
 */
export function letterOf(name: string): string {
  const [first = ''] = name;
  if (/[a-z]/i.test(first)) return first.toUpperCase();
  if (!/\p{Script=Han}/u.test(first)) return '#';
  return LETTERS.findLast(([, from]) => collator.compare(from, first) <= 0)?.[0] ?? '#';
}
