/**
 * The glossary 名词, whole: every term with its entry.
 */
import type { GlossaryEntry } from './entry.ts';
import { GANZHI_TERMS, TEN_GOD_TERMS, SIZHU_TERMS } from './entries/pillarTerms.ts';
import { COMBINED_TERMS, LUCK_TERMS, RELATION_TERMS, SHENSHA_TERMS } from './entries/relationTerms.ts';
import {
  CHANGSHENG_TERMS,
  COMBO_TERMS,
  PATTERN_TERMS,
  STRENGTH_TERMS,
  YONGSHEN_TERMS,
} from './entries/strengthTerms.ts';
import { TERM_ALIASES, type Term } from './terms.ts';

/** Every term explained. */
export const GLOSSARY: Readonly<Record<Term, GlossaryEntry>> = {
  ...GANZHI_TERMS,
  ...SIZHU_TERMS,
  ...TEN_GOD_TERMS,
  ...CHANGSHENG_TERMS,
  ...STRENGTH_TERMS,
  ...PATTERN_TERMS,
  ...YONGSHEN_TERMS,
  ...COMBO_TERMS,
  ...RELATION_TERMS,
  ...SHENSHA_TERMS,
  ...LUCK_TERMS,
  ...COMBINED_TERMS,
};

/** A term by any of its names. */
export interface FoundTerm extends GlossaryEntry {
  readonly term: Term;
}

/**
 * The entry of a term, by its name or another name it goes by.
 *
 * @returns null where the glossary does not hold it
 * @example glossaryEntry('旬空')?.term // '空亡'
 */
export function glossaryEntry(name: string): FoundTerm | null {
  const term = (TERM_ALIASES as Readonly<Record<string, Term>>)[name] ?? (name as Term);
  return Object.hasOwn(GLOSSARY, term) ? { term, ...GLOSSARY[term] } : null;
}
