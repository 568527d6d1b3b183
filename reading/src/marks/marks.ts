/**
 * What a reader's marks of the past come to beside chance.
 */
import type { MarkedPast } from '../statement/reader.ts';
import { binomialInterval, chanceOf, MISS } from './binomial.ts';
import type { PastSpan, PastStatement } from './past.ts';

/** What the marks come to. */
export interface PastResult {
  /** Spans of which every sentence was marked 相符 or 不符 before it was seen whose it is. */
  readonly spans: number;
  /** Sentences of this chart marked 相符 among them. */
  readonly hits: number;
  /** Hits to expect where it makes no difference whose sentences they are. */
  readonly expected: number;
  /** Spans in which some sentences fit and some do not: only they distinguish charts. */
  readonly split: number;
  /** How often chance makes a difference as large; 1 where there is none. */
  readonly chance: number;
  /** Where the hit rate may truly lie, of 1; null without spans. */
  readonly interval: readonly [low: number, high: number] | null;
  /** few: even if this chart, or the others, were right in every such span, it would be too little. */
  readonly verdict: 'none' | 'few' | 'alike' | 'better' | 'worse';
}

/**
 * What the marks of a chart come to beside chance. Whose sentence is whose does not change what a reader remembers: so by chance this
 * chart has a hit in a span as often as the sentences of all its charts, drawn with it, are marked 相符.
 */
export function pastResultOf(spans: readonly PastSpan[], marks: readonly MarkedPast[]): PastResult {
  const markOf = new Map(marks.filter(({ isOpen }) => !isOpen).map(({ id, mark }) => [id, mark]));
  const judged = spans.flatMap(({ statements }) => {
    const isMarked = statements.every(({ id }) => /^[相不]符$/u.test(markOf.get(id) ?? ''));
    if (!isMarked) return [];
    const fitting = statements.filter(({ id }) => markOf.get(id) === '相符');
    const countOf = (list: readonly PastStatement[]): number =>
      list.reduce((sum, { times }) => sum + times, 0);
    return [{ isHit: fitting.some(({ isOwn }) => isOwn), chance: countOf(fitting) / countOf(statements) }];
  });
  const n = judged.length;
  const chances = judged.map(({ chance }) => chance);
  const hits = judged.filter(({ isHit }) => isHit).length;
  const expected = chances.reduce((sum, each) => sum + each, 0);
  const least = chances.filter((each) => each === 1).length;
  const most = chances.filter((each) => each > 0).length;
  const isEnough = [least, most].some((count) => chanceOf(count, chances) <= MISS);
  const chance = chanceOf(hits, chances);
  const verdict =
    n === 0 ? 'none' : !isEnough ? 'few' : chance > MISS ? 'alike' : hits > expected ? 'better' : 'worse';
  return {
    spans: n,
    hits,
    expected,
    split: chances.filter((each) => each > 0 && each < 1).length,
    chance,
    interval: n === 0 ? null : binomialInterval(hits, n),
    verdict,
  };
}

/** The least number of spans that distinguish a chart from others, where in each only its own sentence of three fits. */
function leastSpans(): number {
  let count = 1;
  while (chanceOf(count, Array<number>(count).fill(1 / 3)) > MISS) count++;
  return count;
}

/**
 * A number of sentences, with one decimal where it is no whole one.
 *
 * @example countText(7 / 3) // "2.3"
 */
export function countText(count: number): string {
  return String(Math.round(count * 10) / 10);
}

/**
 * A share in words of everyday counting.
 *
 * @example percentText(0.034) // "3%"
 */
export function percentText(share: number): string {
  return share > 0 && share < 0.01 ? '不到1%' : `${Math.round(share * 100)}%`;
}

/** What the marks come to, in sentences: the counts first, then what they show. */
export function pastResultText(result: PastResult): readonly string[] {
  const { spans, hits, expected, split, chance, interval, verdict } = result;
  if (interval === null || verdict === 'none')
    return ['还没有可以比的：一段日子的几句话都标了相符或不符，才算一段。'];
  const [low, high] = interval.map(percentText);
  const range = `句数少，相符的比率说不准，大致在${low}到${high}之间。`;
  const rest = {
    few: `几句话有的相符有的不符、能分出高下的只有${split}段；至少要${leastSpans()}段而且全占，才算超出碰巧。眼下这点差别说明不了什么。`,
    alike: `能分出高下的有${split}段，碰巧也有${percentText(chance)}会差到这么多：和碰巧分不出来。`,
    better: `能分出高下的有${split}段，碰巧差到这么多的只有${percentText(chance)}：这个盘的话更对得上。一个人的几句话，证明不了一种方法。`,
    worse: `能分出高下的有${split}段，碰巧差到这么多的只有${percentText(chance)}：别的盘的话反而更对得上，取用或时辰还可再看。`,
  };
  return [
    `可以比的有${spans}段，这个盘的话相符${hits}段；随便换一个同龄的盘来说，该有${countText(expected)}段相符。`,
    range,
    rest[verdict],
  ];
}
