/**
 * The record of a report 命书: key points, sections, paragraphs, statements. Plain data: the same after JSON.
 */
import type { Depth, Statement } from '../statement/statement.ts';
import { editOf } from '../statement/statement.ts';

/** Sections in their order, with their titles. */
export const SECTION_TITLES = {
  overview: '命局总览',
  character: '日主性情',
  wuxing: '五行分布',
  pattern: '格局',
  yongshen: '用神喜忌',
  career: '事业',
  wealth: '财运',
  love: '感情',
  health: '健康养生',
  kin: '六亲',
  study: '学业才艺',
  dayun: '大运',
  liunian: '流年',
  lucky: '开运',
  spirits: '神煞与名词',
} as const;

/** What each section answers, for a list of contents. */
export const SECTION_QUESTIONS = {
  overview: '力量有多大，往哪里流，哪里打结',
  character: '底子里是怎样的人，遇事先动哪根弦',
  wuxing: '五样力量各占几分，多的怎么用',
  pattern: '这张盘以什么立身，成在哪里',
  yongshen: '什么是帮手，什么要省着用',
  career: '哪类事做得久，压力怎么卸',
  wealth: '钱从哪里来，怎么留得住',
  love: '看重怎样的人，怎么走得近',
  health: '作息上先顾哪一处',
  kin: '与父母、手足、晚辈怎样相处',
  study: '怎么学进得快，哪样值得练',
  dayun: '十年一步，眼下走到哪里',
  liunian: '这几年各有什么要安排',
  lucky: '颜色、方位与日常的小习惯',
  spirits: '盘里的神煞各说什么',
} as const satisfies Readonly<Record<keyof typeof SECTION_TITLES, string>>;

/** A section of the report. */
export type SectionId = keyof typeof SECTION_TITLES;
/** Every section, in order. */
export const SECTION_IDS = Object.keys(SECTION_TITLES) as readonly SectionId[];

/** A row of a table in a section, such as 颜色: 黄、棕. */
export interface ReportRow {
  readonly label: string;
  readonly value: string;
}

/** Statements that are read together. A heading is set where a section has several things of one kind (decades, years). */
export interface Paragraph {
  readonly heading: string | null;
  readonly statements: readonly Statement[];
}

/** One section. */
export interface ReportSection {
  readonly id: SectionId;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
  /** Where a section has a table. */
  readonly rows: readonly ReportRow[];
  /** What to do: closes the section; null in a section of tables only. */
  readonly todo: Statement | null;
  /** What this section must leave out, and why: 时辰未详, 未成年, 缺少数据. */
  readonly notes: readonly string[];
}

/** One of the three key points (要事) that open a report. */
export interface KeyPoint {
  readonly statement: Statement;
  /** The section it leads to. */
  readonly leadsTo: SectionId;
  /** Its weight against the other key points. */
  readonly weight: number;
}

/** A report. */
export interface Report {
  /** `ENGINE_VERSION` the findings were made by. */
  readonly engineVersion: string;
  /** The four pillars and the sex the words were chosen for. */
  readonly chartKey: string;
  /** Under 18 on the day of reading: a report of character, study and habits only. */
  readonly isMinor: boolean;
  /** 三件要事. */
  readonly keyPoints: readonly KeyPoint[];
  readonly sections: readonly ReportSection[];
  /** What the whole report must leave out, and why. */
  readonly notes: readonly string[];
  readonly disclaimer: string;
}

/** Most points that 一句话 makes in a section. */
const MAX_POINTS = 2;

/** What leads the closing sentence of a section. */
export const TODO_LABEL = '可以做的一件小事：';

/** Footer of every report, share picture and export. */
export const REPORT_DISCLAIMER = '仅供传统文化研究与娱乐参考，不构成医疗、法律、投资、婚育等任何建议。';

/** A statement as it is shown at a depth. */
export interface RenderedSentence {
  readonly text: string;
  readonly statement: Statement;
}

/** What a paragraph shows at a depth: at least one sentence. */
export interface RenderedParagraph {
  readonly heading: string | null;
  /** 通俗: the fact it starts from, no mark at its end; null at other depths. */
  readonly ground: string | null;
  readonly sentences: readonly RenderedSentence[];
}

/**
 * What a section shows at a depth, each sentence with its statement.
 *
 * @returns 一句话 is one paragraph: the points of the section, and nothing more
 */
export function renderParagraphs(
  { paragraphs }: Pick<ReportSection, 'paragraphs'>,
  depth: Depth,
): RenderedParagraph[] {
  const rendered = paragraphs.map(({ heading, statements }) => {
    const sentences = statements.flatMap((statement) => {
      const text = editOf(statement, depth);
      return text === null ? [] : { text, statement };
    });
    return { heading, ground: depth === '通俗' ? (sentences[0]?.statement.ground ?? null) : null, sentences };
  });
  const points = {
    heading: null,
    ground: null,
    sentences: rendered.flatMap(({ sentences }) => sentences).slice(0, MAX_POINTS),
  };
  return (depth === '一句话' ? [points] : rendered).filter(({ sentences }) => sentences.length > 0);
}

/**
 * What closes a section at a depth: 一句话 has no closing.
 *
 * @returns null where there is nothing to do, or it is not shown at this depth
 */
export function todoOf({ todo }: Pick<ReportSection, 'todo'>, depth: Depth): string | null {
  return todo === null || depth === '一句话' ? null : editOf(todo, depth);
}

/**
 * A section as paragraphs of text at a depth, to be printed, copied or read aloud.
 *
 * @returns one text a paragraph, its heading before it; what to do comes last. 一句话 is one text: the points of the section, and nothing more
 */
export function textOf(section: ReportSection, depth: Depth): string[] {
  const texts = renderParagraphs(section, depth).flatMap(({ heading, ground, sentences }) => [
    ...(heading === null ? [] : [heading]),
    (ground === null ? '' : `${ground}，`) + sentences.map(({ text }) => text).join(''),
  ]);
  const todo = todoOf(section, depth);
  if (todo === null) return texts;
  return [...texts, depth === '通俗' ? TODO_LABEL + todo : todo];
}
