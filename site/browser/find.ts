/** Search in the index of the site: every word must occur, those in titles and headings count most. */
import type { SearchIndex } from '../lib/search.ts';

/** A place that was found. */
export interface Found {
  readonly page: string;
  readonly heading: string;
  /** Under the root of the site, with the anchor. */
  readonly address: string;
  readonly text: string;
}

const HEADING_STARTS = 8;
const IN_HEADING = 4;
const IN_TITLE = 2;
const MOST = 20;

function scoreOf(words: readonly string[], title: string, heading: string, text: string): number {
  let score = 0;
  for (const word of words) {
    if (heading.startsWith(word)) score += HEADING_STARTS;
    else if (heading.includes(word)) score += IN_HEADING;
    else if (title.includes(word)) score += IN_TITLE;
    else if (text.includes(word)) score += 1;
    else return 0;
  }
  return score;
}

/** Places for what was typed, best first, at most twenty. */
export function find(index: SearchIndex, typed: string): Found[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return index
    .flatMap(([page, address, sections]) =>
      sections.map(([anchor, heading, text]) => ({
        page,
        heading,
        address: `${address}#${anchor}`,
        text,
        score: scoreOf(words, page.toLowerCase(), heading.toLowerCase(), text.toLowerCase()),
      })),
    )
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST);
}
