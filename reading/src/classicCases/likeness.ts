/**
 * How a chart is like another: the places that are alike, each with a weight, and charts of a book in the order of what they share.
 */
import type { Analysis } from '@shangyuan/engine/analysis';
import { STEM_WUXING, type Ganzhi } from '@shangyuan/engine/ganzhi';
import { bookStrengthOf, type BookCase } from './bookCase.ts';

/** What of a chart is compared. */
export interface LikenessSubject extends Pick<Analysis, 'pillars' | 'groupPower'> {
  readonly strength: Pick<Analysis['strength'], 'class'>;
  readonly pattern: Pick<Analysis['pattern'], 'name'>;
  readonly yongshen: Pick<Analysis['yongshen'], 'yong'>;
}

/** Points of each place that may be alike; of a pillar and its stem or branch only the higher counts. */
export const LIKENESS_POINTS = {
  日柱: 6,
  日干: 4,
  日主五行: 2,
  月柱: 5,
  月令: 3,
  年柱: 2,
  时柱: 2,
  强弱: 3,
  格局: 3,
  用神: 2,
  最重: 1,
} as const;

/** A place that is alike. */
export interface LikePlace {
  readonly place: keyof typeof LIKENESS_POINTS;
  readonly text: string;
}

const JUDGED_PLACES: ReadonlySet<LikePlace['place']> = new Set(['强弱', '格局', '用神', '最重']);

/** The places that the pillars show; the others would give the judgement away. */
export function unjudgedPlaces(places: readonly LikePlace[]): readonly LikePlace[] {
  return places.filter(({ place }) => !JUDGED_PLACES.has(place));
}

/** A chart of the book with what it shares with one's own. */
export interface LikeCase<T> {
  readonly item: T;
  readonly places: readonly LikePlace[];
  readonly points: number;
}

/** A chart with fewer places is not called alike. */
const FEWEST_PLACES = 2;

const isSame = (a: Ganzhi | null, b: Ganzhi | null): boolean => a !== null && a === b;

/** The group of gods that weighs most. */
function heaviestOf({ groupPower }: LikenessSubject): string {
  const [first] = Object.entries(groupPower).toSorted(([, a], [, b]) => b - a);
  return first?.[0] ?? '';
}

/** What the book makes of the element that one's own chart needs first. */
function usefulPlace(own: LikenessSubject, other: LikenessSubject, book: BookCase): string | null {
  const { yong } = own.yongshen;
  const byBook = book.useful.includes(yong);
  if (other.yongshen.yong === yong)
    return byBook || book.useful.length === 0 ? `都取${yong}` : `我们都取${yong}`;
  return byBook ? `书中取${yong}` : null;
}

/** The places where two charts are alike, the weightiest first. What a life met is never one. */
export function likePlacesOf(
  own: LikenessSubject,
  other: LikenessSubject,
  book: BookCase,
): readonly LikePlace[] {
  const [mine, theirs] = [own.pillars, other.pillars];
  const places: LikePlace[] = [];
  const add = (place: LikePlace['place'], text: string): void => void places.push({ place, text });
  const wuxing = STEM_WUXING[mine.day.stem];
  if (isSame(mine.day, theirs.day)) add('日柱', `日柱同为${mine.day.name}`);
  else if (mine.day.stem === theirs.day.stem) add('日干', `日主同为${mine.day.stem}${wuxing}`);
  else if (wuxing === STEM_WUXING[theirs.day.stem]) add('日主五行', `同是${wuxing}日主`);
  if (isSame(mine.month, theirs.month)) add('月柱', `月柱同为${mine.month.name}`);
  else if (mine.month.branch === theirs.month.branch) add('月令', `同生${mine.month.branch}月`);
  const strength = bookStrengthOf(own);
  if (strength === bookStrengthOf(other)) add('强弱', strength === '从化' ? '同属从化' : `同为${strength}`);
  if (own.pattern.name === other.pattern.name) add('格局', `同为${own.pattern.name}`);
  if (isSame(mine.year, theirs.year)) add('年柱', `年柱同为${mine.year.name}`);
  if (isSame(mine.hour, theirs.hour)) add('时柱', `时柱同为${mine.hour?.name ?? ''}`);
  const useful = usefulPlace(own, other, book);
  if (useful !== null) add('用神', useful);
  const heaviest = heaviestOf(own);
  if (heaviest === heaviestOf(other)) add('最重', `${heaviest}都最重`);
  return places.toSorted((a, b) => LIKENESS_POINTS[b.place] - LIKENESS_POINTS[a.place]);
}

/** Charts of the book by what they share with one's own; of as many points the one with more places, then the order of the book. */
export function likestCases<T extends { readonly book: BookCase; readonly analysis: LikenessSubject }>(
  own: LikenessSubject,
  cases: readonly T[],
): readonly LikeCase<T>[] {
  return cases
    .map((item) => {
      const places = likePlacesOf(own, item.analysis, item.book);
      return { item, places, points: places.reduce((sum, { place }) => sum + LIKENESS_POINTS[place], 0) };
    })
    .filter(({ places }) => places.length >= FEWEST_PLACES)
    .toSorted((a, b) => b.points - a.points || b.places.length - a.places.length);
}

/** How likeness is counted, as sentences. */
export const LIKENESS_STEPS: readonly string[] = [
  `一处一处比，每处有分：${Object.entries(LIKENESS_POINTS)
    .map(([place, points]) => `${place}${points}分`)
    .join('、')}。`,
  '日柱相同就不再计日干与五行，月柱相同就不再计月令。',
  '至少两处相同才算像；分数一样的，相同处多的在前，再按书里的次序。',
  '强弱、格局、用神用本应用对两张盘的判断来比；书里也取同一行的会写明。',
  '古人一生的际遇不在比的范围里：盘像，不等于经历像。',
];
