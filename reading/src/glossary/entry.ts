/**
 * What a term of the glossary says.
 */

import type { TERMS_BY_SHELF } from './terms.ts';

/** Where a reader meets a term. */
export type GlossaryPlace =
  '四柱' | '基本' | '大运' | '分析' | '结构' | '报告' | '合盘' | '称骨' | '万年历' | '择日' | '排盘规则';

/** A term explained. */
export interface GlossaryEntry {
  /** In one sentence. */
  readonly meaning: string;
  /** How it is found and what it is used for. */
  readonly more: string;
  readonly where: readonly GlossaryPlace[];
  /** Book and chapter, standard, or 本应用的计分. */
  readonly source: string;
}

/** An entry. */
export function entry(
  meaning: string,
  more: string,
  where: readonly GlossaryPlace[],
  source: string,
): GlossaryEntry {
  return { meaning, more, where, source };
}

/** The terms of a shelf explained; none may be left out. */
export type Shelf<Name extends keyof typeof TERMS_BY_SHELF> = Readonly<
  Record<(typeof TERMS_BY_SHELF)[Name][number], GlossaryEntry>
>;
