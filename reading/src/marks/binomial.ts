/**
 * Exact probabilities of small counts.
 */

/** Choices of k among n. */
export function choices(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let product = 1;
  for (let i = 1; i <= Math.min(k, n - k); i++) product = (product * (n - Math.min(k, n - k) + i)) / i;
  return product;
}

/** Probability of at least k successes in n trials of chance p. */
function atLeast(k: number, n: number, p: number): number {
  let sum = 0;
  for (let i = k; i <= n; i++) sum += choices(n, i) * p ** i * (1 - p) ** (n - i);
  return sum;
}

/** Where a rising function of the chance reaches a level. */
function chanceAt(level: number, rising: (p: number) => number): number {
  let [low, high] = [0, 1];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (rising(middle) < level) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Share of cases that an interval or a test may miss. */
export const MISS = 0.05;

/**
 * The exact interval of Clopper and Pearson: chances that do not make such a count rarer than 2.5 % on either side.
 *
 * @param hits of `n` trials
 * @example binomialInterval(0, 10)[0] // 0
 */
export function binomialInterval(hits: number, n: number): readonly [low: number, high: number] {
  const low = hits === 0 ? 0 : chanceAt(MISS / 2, (p) => atLeast(hits, n, p));
  const high = hits === n ? 1 : chanceAt(1 - MISS / 2, (p) => atLeast(hits + 1, n, p));
  return [low, high];
}

/**
 * How likely each number of hits is where trials differ in their chances.
 *
 * @returns from no hit to all
 */
function hitChances(chances: readonly number[]): readonly number[] {
  return chances.reduce<readonly number[]>(
    (sums, p) => [...sums, 0].map((each, i) => each * (1 - p) + (sums[i - 1] ?? 0) * p),
    [1],
  );
}

/**
 * How often chance comes to a number of hits as far to one side as this, in either direction.
 *
 * @param chances of each trial
 * @example chanceOf(6, Array(6).fill(0.5)) // 0.03125
 */
export function chanceOf(hits: number, chances: readonly number[]): number {
  const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);
  const all = hitChances(chances);
  return Math.min(1, 2 * Math.min(sum(all.slice(hits)), sum(all.slice(0, hits + 1))));
}

/**
 * How often `n` drawn out of all hold at least `k` hits, where `hits` of the `total` are hits (Fisher’s exact test, one-sided).
 *
 * @example drawnAtLeast(5, 5, 5, 10) // 1 / 252
 */
export function drawnAtLeast(k: number, n: number, hits: number, total: number): number {
  let sum = 0;
  for (let i = k; i <= Math.min(n, hits); i++) sum += choices(hits, i) * choices(total - hits, n - i);
  return sum / choices(total, n);
}
