/**
 * A report as plain data: its frame, a section as rendered at a depth, and all of it for print or a picture.
 */
import type { AnyChart } from '@shangyuan/engine/chart';
import type { PillarKey } from '@shangyuan/engine/chart';
import type { CivilDate } from '@shangyuan/engine/time';
import { NO_ANSWERS, type ReaderAnswers } from '@shangyuan/reading/reader';
import {
  loadKeyPoints,
  loadSection,
  REPORT_DISCLAIMER,
  reportFrameOf,
  TODO_LABEL,
  renderParagraphs,
  todoOf,
  type Depth,
  type KeyPoint,
  type ReportFacts,
  type ReportFrame,
  type ReportRow,
  type ReportSection,
  type SectionId,
  type Statement,
} from '@shangyuan/reading/report';
import { analysisOf } from '../../lib/cases/analysisOf.ts';

const cache = new WeakMap<AnyChart, { readonly key: string; readonly frame: ReportFrame }>();

/** Names the reading of a chart: the day of reading and what is answered about its person. */
export function readingKey({ today, answers }: Pick<ReportFacts, 'today' | 'answers'>): string {
  return [...Object.values(today), ...Object.values(answers)].join('-');
}

/** The frame of a chart's report on a day for what is answered about its person, made once. */
export function frameOf(chart: AnyChart, today: CivilDate, answers: ReaderAnswers = NO_ANSWERS): ReportFrame {
  const key = readingKey({ today, answers });
  const found = cache.get(chart);
  if (found?.key === key) return found.frame;
  const frame = reportFrameOf(chart, analysisOf(chart), { today, answers });
  cache.set(chart, { key, frame });
  return frame;
}

const NUMERALS = '一二三四五六七八九十';

/**
 * Number of a section.
 *
 * @param index from 0
 * @example sectionNumber(0) // "第一篇"
 * @example sectionNumber(11) // "第十二篇"
 */
export function sectionNumber(index: number): string {
  const unit = NUMERALS[index % 10] ?? '';
  return `第${index < 10 ? unit : `十${unit}`}篇`;
}

/** The evidence of a sentence, in a few characters; opens its reason. */
export interface ChipView {
  readonly text: string;
  readonly pillars: readonly PillarKey[];
  readonly statement: Statement;
}

/** A paragraph as it is rendered: running sentences, and their evidence below. */
export interface ParagraphView {
  readonly heading: string | null;
  /** The fact it starts from; null where there is none at this depth. */
  readonly ground: string | null;
  readonly sentences: readonly { readonly key: string; readonly text: string }[];
  readonly chips: readonly ChipView[];
}

/** A section as it is drawn. */
export interface SectionView {
  readonly paragraphs: readonly ParagraphView[];
  readonly rows: readonly ReportRow[];
  /** What closes it, its label before it; null where it has none. */
  readonly todo: string | null;
  readonly notes: readonly string[];
}

/** Sections whose rows are scores: the curve shows them to everybody, the figures are for experts. */
const SCORED: readonly SectionId[] = ['dayun', 'liunian'];

function rowsOf({ id, rows }: ReportSection, depth: Depth): readonly ReportRow[] {
  if (depth === '一句话') return [];
  return SCORED.includes(id) && depth !== '专业' ? [] : rows;
}

/** Chips of sentences: a reason shared by two occurs once. */
function chipsOf(statements: readonly Statement[]): ChipView[] {
  const chips = statements.flatMap((statement) =>
    statement.evidence.map(({ chip, pillars }) => ({ text: chip, pillars, statement })),
  );
  return chips.filter(({ text }, i) => text !== '' && chips.findIndex((other) => other.text === text) === i);
}

/** A section at a depth. */
export function sectionView(section: ReportSection, depth: Depth): SectionView {
  const todo = todoOf(section, depth);
  return {
    paragraphs: renderParagraphs(section, depth).map(({ heading, ground, sentences }) => ({
      heading,
      ground,
      sentences: sentences.map(({ text, statement }) => ({ key: statement.key, text })),
      chips: chipsOf(sentences.map(({ statement }) => statement)),
    })),
    rows: rowsOf(section, depth),
    todo: todo === null ? null : depth === '通俗' ? TODO_LABEL + todo : todo,
    notes: section.notes,
  };
}

/** 一句话 of a section: its replacement where it is locked. */
export function gistOf(section: ReportSection): string {
  return renderParagraphs(section, '一句话')[0]?.sentences[0]?.text ?? '';
}

/** A matter as it is drawn. */
export interface MatterView {
  readonly title: string;
  readonly text: string;
  readonly leadsTo: SectionId;
  readonly chip: ChipView | null;
}

/** One of 三件要事: its point, with more text unless one sentence is enough for the depth. */
export function matterView({ statement, leadsTo }: KeyPoint, depth: Depth): MatterView {
  const { short, plain, expert } = statement;
  const text = depth === '一句话' ? null : depth === '通俗' ? plain : (expert ?? plain);
  return { title: short ?? plain ?? '', text: text ?? '', leadsTo, chip: chipsOf([statement])[0] ?? null };
}

/** The reason of a statement, in the three parts of every reason. */
export interface StatementWhy {
  readonly meanings: readonly { readonly name: string; readonly text: string }[];
  readonly steps: readonly string[];
  readonly source: string;
}

/** The reasons of a statement. */
export function whyOfStatement({ whole, expert, short, evidence }: Statement): StatementWhy {
  return {
    meanings: [{ name: '', text: whole ?? expert ?? short ?? '' }],
    steps: evidence.map(({ why }) => why),
    source: [...new Set(evidence.map(({ source }) => source))].join('；'),
  };
}

/** A whole report as plain data, for paper, a picture and the clipboard. */
export interface WholeReport {
  readonly engineVersion: string;
  readonly matters: readonly MatterView[];
  readonly sections: readonly (SectionView & {
    readonly id: SectionId;
    readonly number: string;
    readonly title: string;
  })[];
  readonly notes: readonly string[];
  readonly disclaimer: string;
}

/**
 * Loads a whole report.
 *
 * @param ids sections to load; by default all of the frame
 */
export async function loadWholeReport(
  frame: ReportFrame,
  depth: Depth,
  ids: readonly SectionId[] = frame.sectionIds,
): Promise<WholeReport> {
  const [matters, sections] = await Promise.all([
    loadKeyPoints(frame),
    Promise.all(ids.map((id) => loadSection(frame, id))),
  ]);
  return {
    engineVersion: frame.facts.chart.engineVersion,
    matters: matters.map((matter) => matterView(matter, depth)),
    sections: sections.flatMap((section) =>
      section === null
        ? []
        : {
            id: section.id,
            number: sectionNumber(frame.sectionIds.indexOf(section.id)),
            title: section.title,
            ...sectionView(section, depth),
          },
    ),
    notes: frame.notes,
    disclaimer: REPORT_DISCLAIMER,
  };
}

/** A report as text, to be pasted elsewhere. */
export function reportText(head: readonly string[], report: WholeReport): string {
  const sections = report.sections.flatMap(({ number, title, paragraphs, rows, todo, notes }) => [
    '',
    `${number} ${title}`,
    ...paragraphs.flatMap(({ heading, ground, sentences }) => [
      ...(heading === null ? [] : [`【${heading}】`]),
      (ground === null ? '' : `${ground}，`) + sentences.map(({ text }) => text).join(''),
    ]),
    ...rows.map(({ label, value }) => `${label}：${value}`),
    ...(todo === null ? [] : [todo]),
    ...notes,
  ]);
  const matters = report.matters.map(({ title, text }, i) => `${i + 1}. ${title}${text}`);
  return [
    ...head,
    ...report.notes,
    ...(matters.length === 0 ? [] : ['', '三件要事', ...matters]),
    ...sections,
    '',
    report.disclaimer,
  ].join('\n');
}
