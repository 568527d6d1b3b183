/**
 * The terms 名词 of the craft that a reader may tap: 180 lines of glossary.tsv. A text of the product may use these and their other
 * names, and no further jargon; lint checks every text.
 */
import type { GlossaryEntry, Shelf } from './entry.ts';
import { GLOSSARY_TEXTS } from './glossary.texts.ts';

/** A term of the glossary. */
export type Term = keyof typeof GLOSSARY_TEXTS;

/** Every term explained. */
export const GLOSSARY: Readonly<Record<Term, GlossaryEntry>> = GLOSSARY_TEXTS;

/** Every term, shelf by shelf. */
export const TERMS = Object.keys(GLOSSARY) as readonly Term[];

/** The shelves in their order. */
export const SHELVES: readonly Shelf[] = [...new Set(TERMS.map((term) => GLOSSARY[term].shelf))];

/** The terms of a shelf. */
export function termsOf(shelf: Shelf): readonly Term[] {
  return TERMS.filter((term) => GLOSSARY[term].shelf === shelf);
}

/** Other names under which a text may speak of a term; tapping either opens the term. */
export const TERM_ALIASES = {
  偏官: '七杀',
  枭神: '偏印',
  印绶: '正印',
  官星: '官杀',
  杀星: '七杀',
  命主: '日主',
  旬空: '空亡',
  阳刃: '羊刃',
  咸池: '桃花',
  命局: '命盘',
  三刑: '相刑',
} as const satisfies Readonly<Record<string, Term>>;
