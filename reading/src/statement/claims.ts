/**
 * The checker of contradictions: reads what sentences maintain and finds the pairs that contradict each other.
 */
import type { Claim, Statement } from './statement.ts';

/** Two statements that maintain opposite things. */
export interface Contradiction {
  readonly about: string;
  readonly aspect: Claim['aspect'];
  readonly a: { readonly key: string; readonly value: string };
  readonly b: { readonly key: string; readonly value: string };
}

/** Values of an aspect on one line; two that lie further apart than its reach oppose. */
const SCALES: Readonly<
  Record<Claim['aspect'], { readonly line: readonly string[]; readonly reach: number }>
> = {
  强弱: { line: ['弱', '中', '强'], reach: 0 },
  多少: { line: ['无', '少', '中', '多'], reach: 1 },
  喜忌: { line: ['忌', '平', '喜'], reach: 0 },
  损益: { line: ['伤', '全'], reach: 0 },
  成败: { line: ['败', '平', '救', '半', '成'], reach: 0 },
  有无: { line: ['无', '有'], reach: 0 },
};

/** Whether two values of an aspect are compatible. 从 is on no line: it opposes every other strength. */
function areCompatible(aspect: Claim['aspect'], a: string, b: string): boolean {
  if (a === b) return true;
  const { line, reach } = SCALES[aspect];
  const [i, j] = [line.indexOf(a), line.indexOf(b)];
  return i >= 0 && j >= 0 && Math.abs(i - j) <= reach;
}

interface Maintained {
  readonly key: string;
  readonly claim: Claim;
}

/**
 * Whether a statement opposes one already accepted.
 *
 * @returns the first contradiction, or null
 */
export function opposes(accepted: readonly Statement[], next: Statement): Contradiction | null {
  for (const claim of next.claims) {
    for (const { key, claims } of accepted) {
      const other = claims.find(
        (c) =>
          c.about === claim.about &&
          c.aspect === claim.aspect &&
          !areCompatible(c.aspect, c.value, claim.value),
      );
      if (other !== undefined) {
        return {
          about: claim.about,
          aspect: claim.aspect,
          a: { key, value: other.value },
          b: { key: next.key, value: claim.value },
        };
      }
    }
  }
  return null;
}

/** Every contradiction among statements. */
export function contradictionsIn(statements: readonly Statement[]): Contradiction[] {
  const byTopic = new Map<string, Maintained[]>();
  for (const { key, claims } of statements) {
    for (const claim of claims) {
      const topic = `${claim.about} ${claim.aspect}`;
      const list = byTopic.get(topic);
      if (list === undefined) byTopic.set(topic, [{ key, claim }]);
      else list.push({ key, claim });
    }
  }
  return [...byTopic.values()].flatMap((list) =>
    list.flatMap((a, i) =>
      list
        .slice(i + 1)
        .filter((b) => !areCompatible(a.claim.aspect, a.claim.value, b.claim.value))
        .map((b) => ({
          about: a.claim.about,
          aspect: a.claim.aspect,
          a: { key: a.key, value: a.claim.value },
          b: { key: b.key, value: b.claim.value },
        })),
    ),
  );
}
