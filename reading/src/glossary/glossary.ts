/**
 * Finds the entry of a term.
 */
import type { GlossaryEntry } from './entry.ts';
import { GLOSSARY, TERM_ALIASES, type Term } from './terms.ts';

/** A term by any of its names. */
export interface FoundTerm extends GlossaryEntry {
  readonly term: Term;
}

/**
 * The entry of a term, by its name or another name it goes by.
 *
 * @returns null where the glossary does not contain it
 * @example glossaryEntry('旬空')?.term // '空亡'
 */
export function glossaryEntry(name: string): FoundTerm | null {
  const term = (TERM_ALIASES as Readonly<Record<string, Term>>)[name] ?? (name as Term);
  return Object.hasOwn(GLOSSARY, term) ? { term, ...GLOSSARY[term] } : null;
}
