/**
 * A text cut at the terms it names, so that each can be tapped.
 */
import { TERM_ALIASES, TERMS, type Term } from './terms.ts';

/** A piece of a text: plain, or a name of a term. */
export interface TermPart {
  readonly text: string;
  /** The term that the name opens; null for plain text. */
  readonly term: Term | null;
}

/** Names that are found in texts: a single character (旬, 病) means too much else. */
const NAMES: readonly string[] = [...TERMS, ...Object.keys(TERM_ALIASES)].filter((name) => name.length >= 2);
/** The longer name before the one it holds. */
const PATTERN = new RegExp(`(${NAMES.toSorted((a, b) => b.length - a.length).join('|')})`, 'u');

/**
 * Names of terms in a text, each once, in their order.
 *
 * @example termNames('这是七杀格的样子') // ['七杀']
 */
export function termNames(text: string): string[] {
  return [...new Set(text.split(PATTERN).filter((_, i) => i % 2 === 1))];
}

/**
 * A text cut at the terms it names. A term that stands in it again is plain.
 *
 * @example termParts('七杀有化')[0] // { text: '七杀', term: '七杀' }
 */
export function termParts(text: string): TermPart[] {
  const seen = new Set<Term>();
  return text.split(PATTERN).flatMap((piece, i): TermPart[] => {
    if (piece === '') return [];
    const term = (TERM_ALIASES as Readonly<Record<string, Term>>)[piece] ?? (piece as Term);
    if (i % 2 === 0 || seen.has(term)) return [{ text: piece, term: null }];
    seen.add(term);
    return [{ text: piece, term }];
  });
}
