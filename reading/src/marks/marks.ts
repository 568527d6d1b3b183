/**
 * What a reader's marks of the past come to beside chance.
 */
import type { MarkedPast } from '../statement/reader.ts';
import { binomialInterval, leastDifferences, MISS, signTest } from './binomial.ts';
import type { PastSpan } from './past.ts';

/** What the marks come to. */
export interface PastResult {
  /** Pairs of which both sentences were marked 相符 or 不符 before it was seen whose they are. */
  readonly pairs: number;
  /** Sentences of this chart marked 相符 among them. */
  readonly hits: number;
  /** Sentences of the others marked 相符 among them. */
  readonly otherHits: number;
  /** Hits to expect where it makes no difference whose sentences they are. */
  readonly expected: number;
  /** Pairs in which only this chart's sentence fits, and those in which only the other does. */
  readonly ownOnly: number;
  readonly otherOnly: number;
  /** How often chance makes a difference as large; 1 where there is none. */
  readonly chance: number;
  /** Where the hit rate may truly lie, of 1; null without pairs. */
  readonly interval: readonly [low: number, high: number] | null;
  /** few: even if all differences went one way, they would be too few to tell. */
  readonly verdict: 'none' | 'few' | 'alike' | 'better' | 'worse';
}

/** What the marks of a chart come to beside chance. Symmetric: the same sentences under the other name give the opposite. */
export function pastResultOf(spans: readonly PastSpan[], marks: readonly MarkedPast[]): PastResult {
  const markOf = new Map(marks.filter(({ isOpen }) => !isOpen).map(({ id, mark }) => [id, mark]));
  const pairs = spans.flatMap(({ statements }) => {
    const own = statements.find(({ by }) => by === 'own');
    const other = statements.find(({ by }) => by === 'other');
    if (own === undefined || other === undefined) return [];
    const both = [markOf.get(own.id), markOf.get(other.id)] as const;
    return both.every((mark) => mark === '相符' || mark === '不符') ? [both] : [];
  });
  const count = (test: (own: boolean, other: boolean) => boolean): number =>
    pairs.filter(([own, other]) => test(own === '相符', other === '相符')).length;
  const n = pairs.length;
  const hits = count((own) => own);
  const otherHits = count((_own, other) => other);
  const ownOnly = count((own, other) => own && !other);
  const otherOnly = count((own, other) => other && !own);
  const chance = ownOnly === otherOnly ? 1 : signTest(ownOnly, otherOnly);
  const verdict =
    n === 0
      ? 'none'
      : ownOnly + otherOnly < leastDifferences()
        ? 'few'
        : chance > MISS
          ? 'alike'
          : ownOnly > otherOnly
            ? 'better'
            : 'worse';
  return {
    pairs: n,
    hits,
    otherHits,
    expected: (hits + otherHits) / 2,
    ownOnly,
    otherOnly,
    chance,
    interval: n === 0 ? null : binomialInterval(hits, n),
    verdict,
  };
}

/**
 * A share in words of everyday counting.
 *
 * @example percentText(0.034) // "3%"
 */
export function percentText(share: number): string {
  return share > 0 && share < 0.01 ? '不到1%' : `${Math.round(share * 100)}%`;
}

/** What the marks come to, in sentences: the counts first, then what they can tell. */
export function pastResultText(result: PastResult): readonly string[] {
  const { pairs, hits, otherHits, expected, ownOnly, otherOnly, chance, interval, verdict } = result;
  if (interval === null) return ['还没有可以比的：要同一段日子的两句都标了相符或不符，才算一对。'];
  const [low, high] = interval.map(percentText);
  const differences = ownOnly + otherOnly;
  const counts = [
    `可以比的有${pairs}对：这个盘的话相符${hits}句，别的盘的话相符${otherHits}句。只凭碰巧，这个盘该有${expected}句相符。`,
    `句数少，相符的比率说不准，大致在${low}到${high}之间。`,
  ];
  const telling = {
    few: `分得出高下的只有${differences}对，至少要${leastDifferences()}对而且全偏一边，才算超出碰巧。眼下这点差别说明不了什么。`,
    alike: `分得出高下的有${differences}对，这个盘占${ownOnly}对，碰巧也有${percentText(chance)}会差到这么多：和碰巧分不出来。`,
    better: `分得出高下的有${differences}对，这个盘占${ownOnly}对，碰巧差到这么多的只有${percentText(chance)}：这个盘的话更对得上。一个人的几句话，证明不了一种方法。`,
    worse: `分得出高下的有${differences}对，别的盘占${otherOnly}对，碰巧差到这么多的只有${percentText(chance)}：别的盘的话反而更对得上，取用或时辰还可再看。`,
  };
  return verdict === 'none' ? counts : [...counts, telling[verdict]];
}
