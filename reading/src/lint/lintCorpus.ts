/**
 * The one lint of texts, part two: many texts beside one another. No duplicates, nothing begins like everything
 * else, and the reader is not addressed in every sentence.
 */
import { stackedIn, withoutValues, type TextIssue } from './lintText.ts';

/** A text with the key it belongs to. */
export interface KeyedText {
  readonly key: string;
  readonly text: string;
}

/** Characters of an opening that are compared. */
const OPENING = 4;
/** Most sentences that may share an opening, as a share of all. */
export const OPENING_SHARE_MAX = 0.03;
/** Below so many sentences a shared opening is no habit. */
const OPENING_COUNT_MIN = 3;
/** Most texts that may begin with 你, as a share of all. */
export const ADDRESS_SHARE_MAX = 0.2;
/** Most texts with two clauses of four characters side by side, as a share of all: a 一句话 has little else to be made of. */
const COUPLET_SHARE_MAX = { short: 0.4, plain: 0.2 } as const;
/** A run of so many characters belongs to one text. */
export const SHARED_RUN = 8;

/** Without quotation marks, and with a character for each value. */
const bare = (text: string): string => withoutValues(text.replaceAll(/[“”‘’「」]/gu, ''));

/** Sentences of a text: what stands between stops. */
export function sentencesOf(text: string): string[] {
  return bare(text)
    .split(/[。！？]/u)
    .filter((sentence) => sentence.length >= OPENING);
}

/** How often each run of four characters opens a sentence. */
export function openingsOf(texts: readonly string[]): Map<string, number> {
  const openings = new Map<string, number>();
  for (const sentence of texts.flatMap(sentencesOf)) {
    const opening = sentence.slice(0, OPENING);
    openings.set(opening, (openings.get(opening) ?? 0) + 1);
  }
  return openings;
}

function duplicates(texts: readonly KeyedText[]): TextIssue[] {
  const first = new Map<string, string>();
  return texts.flatMap(({ key, text }) => {
    const earlier = first.get(text);
    if (earlier === undefined) {
      first.set(text, key);
      return [];
    }
    return [{ rule: 'said twice', text, found: `${earlier} and ${key}` }];
  });
}

/** Runs that stand in the texts of two keys: the sign of a sentence copied and turned. */
function sharedRuns(texts: readonly KeyedText[]): TextIssue[] {
  const owner = new Map<string, string>();
  const issues: TextIssue[] = [];
  for (const { key, text } of texts) {
    const plain = bare(text);
    for (let i = 0; i + SHARED_RUN <= plain.length; i++) {
      const run = plain.slice(i, i + SHARED_RUN);
      const other = owner.get(run);
      if (other === undefined) owner.set(run, key);
      else if (other !== key) {
        issues.push({ rule: 'shared run', text, found: `${run} (also in ${other})` });
        break;
      }
    }
  }
  return issues;
}

function habits(texts: readonly KeyedText[], edit: 'short' | 'plain'): TextIssue[] {
  const openings = openingsOf(texts.map(({ text }) => text));
  let total = 0;
  for (const count of openings.values()) total += count;
  const limit = Math.max(OPENING_COUNT_MIN, Math.floor(total * OPENING_SHARE_MAX));
  const issues = [...openings]
    .filter(([, count]) => count > limit)
    .map(([opening, count]) => ({ rule: 'opening', text: opening, found: `${count} of ${total} sentences` }));
  const addressed = texts.filter(({ text }) => text.startsWith('你')).length;
  if (addressed > Math.max(1, texts.length * ADDRESS_SHARE_MAX)) {
    issues.push({
      rule: 'addressed',
      text: '你',
      found: `${addressed} of ${texts.length} texts begin with 你`,
    });
  }
  const couplets = texts.filter(({ text }) => stackedIn(text, 2) !== null);
  if (couplets.length > Math.max(2, texts.length * COUPLET_SHARE_MAX[edit])) {
    issues.push({
      rule: 'couplets',
      text: couplets.map(({ text }) => text).join(' '),
      found: `${couplets.length} of ${texts.length} texts stack clauses of four characters`,
    });
  }
  return issues;
}

/**
 * Issues of many texts read together: duplicates, a run of eight characters in two keys, an opening that more than 3 % of
 * the sentences share, more than a fifth of
 * the texts beginning with 你, too many of them with stacked clauses of four characters.
 *
 * @param texts variants of one key carry the same key
 */
export function lintCorpus(texts: readonly KeyedText[], edit: 'short' | 'plain' = 'plain'): TextIssue[] {
  return [...duplicates(texts), ...sharedRuns(texts), ...habits(texts, edit)];
}
