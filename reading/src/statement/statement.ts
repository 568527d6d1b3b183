/**
 * The unit of every reading: a statement, one finding in three edits with its evidence.
 */
import type { PillarKey } from '@shangyuan/engine/chart';

/** How deep a reading goes. The three are three edits of one finding, none a cut of another. */
export type Depth = '一句话' | '通俗' | '专业';

/** Figures and names a statement rests on, by name. */
export type Values = Readonly<Record<string, string | number>>;

/** What a statement rests on. */
export interface StatementEvidence {
  /** Rule of the engine, or of the report where the engine has none. */
  readonly rule: string;
  /** Pillars that triggered it, year to hour; empty where it rests on the whole chart. */
  readonly pillars: readonly PillarKey[];
  readonly values: Values;
  /** Book and chapter of the idea, or 本应用的计分. */
  readonly source: string;
  /** The fact in a few characters, for a chip: 七杀39.1%. */
  readonly chip: string;
  /** The reason in one plain sentence. */
  readonly why: string;
}

/** One finding in words. An edit is null where the finding is not shown at that depth. */
export interface Statement {
  /** Family and key: `dm.god.七杀.累.4`. */
  readonly key: string;
  /** The fact it starts from in plain words, at most 14 characters: opens the paragraph that it leads. Null where its family has none. */
  readonly ground: string | null;
  readonly short: string | null;
  /** As it is shown in its place: where others follow in the paragraph, only the portrait. */
  readonly plain: string | null;
  /** 通俗 with the way out, as the why-sheet shows it. */
  readonly whole: string | null;
  readonly expert: string | null;
  readonly evidence: readonly StatementEvidence[];
  /** It describes a burden, so its advice is never left out. */
  readonly isCostly: boolean;
  /** What the words maintain, for the checker of contradictions. */
  readonly claims: readonly Claim[];
}

/**
 * What a sentence asserts about something. Two claims of one aspect about one thing that are not compatible are a
 * contradiction; `claims.ts` knows which do.
 */
export type Claim =
  /** Strength of the day master; 从 leaves it to the stream. */
  | { readonly about: '日主'; readonly aspect: '强弱'; readonly value: '强' | '中' | '弱' | '从' }
  /** How much there is of a wuxing, a ten god or a group of them. */
  | { readonly about: string; readonly aspect: '多少'; readonly value: '无' | '少' | '中' | '多' }
  /** Whether it serves the chart. */
  | { readonly about: string; readonly aspect: '喜忌'; readonly value: '喜' | '平' | '忌' }
  /** Whether it is whole or hurt. */
  | { readonly about: string; readonly aspect: '损益'; readonly value: '全' | '伤' }
  /** Whether the pattern holds. */
  | { readonly about: '格局'; readonly aspect: '成败'; readonly value: '成' | '半' | '救' | '平' | '败' }
  /** Whether the season is met. */
  | { readonly about: '调候'; readonly aspect: '有无'; readonly value: '有' | '无' };

/** The edit of a statement at a depth, or null. */
export function editOf(statement: Statement, depth: Depth): string | null {
  if (depth === '一句话') return statement.short;
  return depth === '通俗' ? statement.plain : statement.expert;
}
