/**
 * The record of a comparison report 合盘: a lead, sections of items, advice. Plain data: the same after JSON.
 */
import {
  HEPAN_POINTS,
  type Comparison,
  type Confidence,
  type HepanGrade,
  type HepanItemKey,
  type HepanMode,
  type HepanReason,
} from '@shangyuan/engine/analysis';
import { editOf, type Depth, type Statement } from '../statement/statement.ts';
import type { HepanNames, HepanExplanation } from './hepanText.ts';

/** Sections in their order. */
export type HepanSectionId = 'together' | 'nature' | 'support' | 'home' | 'timing';

/** How an item stands, in place of its points. */
export type HepanTone = '合得上' | '平常' | '要留心';

/** How an item of a score stands. */
export function toneOf(score: number): HepanTone {
  if (score >= HEPAN_POINTS.strengthMin) return '合得上';
  return score < HEPAN_POINTS.cautionBelow ? '要留心' : '平常';
}

/** A reason in words, with the reason itself. */
export interface HepanReasonText extends HepanExplanation {
  readonly reason: HepanReason;
}

/** One item in words. */
export interface HepanPart {
  readonly item: HepanItemKey;
  /** 日柱, 五行互补. */
  readonly title: string;
  readonly tone: HepanTone;
  /** In the order they are read; none where there is nothing particular to say. */
  readonly statements: readonly Statement[];
  readonly reasons: readonly HepanReasonText[];
  readonly source: string;
  /** Percent of the whole. Shown with the points only. */
  readonly weight: number;
  /** 10–98. Shown on request only. */
  readonly score: number;
  /** 62＋12−9.6＝64.4. */
  readonly arithmetic: string;
}

/** A row of a section's table, such as 2026丙午: 同顺. */
export interface HepanRow {
  readonly label: string;
  readonly value: string;
}

/** A section. */
export interface HepanSection {
  readonly id: HepanSectionId;
  readonly title: string;
  readonly parts: readonly HepanPart[];
  /** What the section says of no one item: the years of both. */
  readonly statements: readonly Statement[];
  /** The one thing to do that closes it; null where it has nothing to say. */
  readonly todo: Statement | null;
  readonly rows: readonly HepanRow[];
}

/** What one side, or both, can do. */
export interface HepanAdvice {
  readonly to: 'a' | 'b' | 'both';
  readonly statement: Statement;
}

/** The points, on request. */
export interface HepanPoints {
  readonly raw: number;
  readonly total: number;
  readonly grade: HepanGrade;
  /** 68＋1.35×（66.6−67）＝67.5. */
  readonly arithmetic: string;
}

/** A comparison report. */
export interface HepanReport {
  readonly engineVersion: string;
  readonly mode: HepanMode;
  readonly names: HepanNames;
  /** What fits best, and what needs most care: 五行互补得上，脾气要磨合. Null where the report is withheld. */
  readonly headline: string | null;
  readonly lead: Statement | null;
  readonly sections: readonly HepanSection[];
  /** One for each side, one for both. */
  readonly advice: readonly HepanAdvice[];
  /** Items that fit, best first; items that need care, lowest first. */
  readonly fits: readonly HepanItemKey[];
  readonly cares: readonly HepanItemKey[];
  /** The lower of the two charts. */
  readonly confidence: Confidence['word'];
  readonly points: HepanPoints;
  /** The comparison the report describes. */
  readonly comparison: Comparison;
  /** What must be left out, and why: 时辰未详, 未成年. */
  readonly notes: readonly string[];
  readonly disclaimer: string;
}

/** What a section is called: for couples and for parent and child its own names, where they differ. */
const TITLES = {
  together: '相处模式',
  nature: '性情互补',
  support: '价值与支持',
  home: '出身与缘分',
  timing: '时机',
} as const satisfies Readonly<Record<HepanSectionId, string>>;

/** Title of a section. */
export function sectionTitle(id: HepanSectionId, mode: HepanMode): string {
  if (id === 'home' && (mode === 'couple' || mode === 'parentChild')) return '家庭';
  return TITLES[id];
}

/** Title of an item: 夫妻宫 in a couple, 亲子宫 between parent and child. */
export function itemTitle(item: HepanItemKey, mode: HepanMode): string {
  if (item === 'palace') return mode === 'parentChild' ? '亲子宫' : '夫妻宫';
  return ITEM_TITLES[item];
}

// prettier-ignore
const ITEM_TITLES = {
  zodiac: '生肖', nayin: '纳音', dayPillar: '日柱', elements: '五行互补', useful: '喜用互补', tenGods: '十神互看',
  shensha: '神煞互照', luckSync: '岁运同步',
} as const satisfies Readonly<Record<Exclude<HepanItemKey, 'palace'>, string>>;

/** Foot of every comparison, share picture and export. */
export const HEPAN_DISCLAIMER =
  '合盘只谈相处，不下结论。仅供传统文化研究与娱乐参考，不构成婚恋、合作、育儿等任何建议。';

/** Every statement of a comparison report in the order it is read. */
export function statementsOfHepan({ lead, sections, advice }: HepanReport): Statement[] {
  return [
    ...(lead === null ? [] : [lead]),
    ...sections.flatMap(({ parts, statements, todo }) => [
      ...parts.flatMap((part) => part.statements),
      ...statements,
      ...(todo === null ? [] : [todo]),
    ]),
    ...advice.map(({ statement }) => statement),
  ];
}

/** A section as text at a depth, a paragraph an item, to be printed, copied or read aloud. */
export function textOfHepan(
  { parts, statements, todo }: HepanSection,
  depth: Exclude<Depth, '一句话'>,
): string[] {
  return [...parts.map((part) => part.statements), statements, todo === null ? [] : [todo]]
    .map((paragraph) => paragraph.flatMap((statement) => editOf(statement, depth) ?? []).join(''))
    .filter((text) => text !== '');
}
