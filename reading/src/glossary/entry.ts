/**
 * What a term of the glossary says.
 */

/** Where a reader meets a term. */
export type GlossaryPlace =
  '四柱' | '基本' | '大运' | '分析' | '结构' | '报告' | '合盘' | '称骨' | '万年历' | '择日' | '排盘规则';

/** Terms that belong together. */
export type Shelf =
  '干支' | '四柱' | '十神' | '长生' | '旺衰' | '格局' | '用神' | '组合' | '关系' | '神煞' | '岁运' | '合参';

/** A term explained. */
export interface GlossaryEntry {
  readonly shelf: Shelf;
  /** In one sentence. */
  readonly meaning: string;
  /** How it is found and what it is used for. */
  readonly more: string;
  readonly where: readonly GlossaryPlace[];
  /** Book and chapter, standard, or 本应用的计分. */
  readonly source: string;
}
