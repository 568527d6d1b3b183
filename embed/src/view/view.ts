/**
 * What an element shows, as data: facts, tables and notes in one language. Drawing knows nothing of charts and days.
 */
import type { Wuxing } from '@shangyuan/engine/ganzhi';

/** A piece of text. */
export interface Span {
  readonly text: string;
  /** Where it is in another language than the rest. */
  readonly lang?: 'zh' | undefined;
  readonly wuxing?: Wuxing;
  /** A sign of a pillar, or a smaller text beside it. */
  readonly size?: 'glyph' | 'small';
}

/** Lines of a cell. */
export type Cell = readonly (readonly Span[])[];

/** A line of a table with what it is called. */
export interface Row {
  readonly name: Span;
  readonly cells: readonly Cell[];
}

/** A table with headings of columns and lines. */
export interface Table {
  readonly part: 'pillars' | 'luck' | 'hours';
  readonly caption: string;
  /** The corner first. */
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

/** A name with its value. */
export interface Fact {
  readonly name: string;
  readonly value: readonly Span[];
  readonly part?: 'yi' | 'ji';
}

/** What an element shows. */
export interface View {
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly tables: readonly Table[];
  readonly notesTitle: string;
  readonly notes: readonly string[];
  readonly closing: string;
}
