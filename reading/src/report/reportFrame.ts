/**
 * What a report is before its words: the facts, which sections it has and what it must leave out. A page that shows a section
 * at a time asks for the frame, and for each section as it is opened (`loadSection`).
 */
import type { Analysis } from '@shangyuan/engine/analysis';
import type { AnyChart } from '@shangyuan/engine/chart';
import { SECTION_IDS, SECTION_TITLES, type SectionId } from './report.ts';
import { reportFactsOf, type ReportFacts, type ReportOptions } from './reportFacts.ts';

/** A report before its words. */
export interface ReportFrame {
  readonly facts: ReportFacts;
  /** Whether the findings suffice for the three key points. */
  readonly hasKeyPoints: boolean;
  /** Sections this report has, in order. */
  readonly sectionIds: readonly SectionId[];
  /** What the whole report must leave out, and why. */
  readonly notes: readonly string[];
}

type Findings = readonly (keyof Analysis)[];

/** Findings that every section reads: the closing sentence rests on them. */
const NEEDED_BY_ALL: Findings = ['yongshen', 'roles'];
const NEEDED_BY_KEY_POINTS: Findings = [
  'strength',
  'groupPower',
  'climate',
  'life',
  'tenGods',
  'dayun',
  'pillars',
  'rules',
  'sex',
];

/** Further findings that each section reads. */
const NEEDS: Readonly<Record<SectionId, Findings>> = {
  overview: [
    'strength',
    'life',
    'tenGods',
    'pattern',
    'outcome',
    'groupPower',
    'dayun',
    'pillars',
    'rules',
    'sex',
  ],
  character: ['strength', 'life', 'tenGods', 'dayun', 'pillars', 'rules', 'sex'],
  wuxing: ['strength', 'life', 'structure', 'dayun', 'pillars', 'rules', 'sex'],
  pattern: ['strength', 'pattern', 'outcome', 'dayun', 'pillars', 'rules', 'sex'],
  yongshen: ['strength', 'climate', 'explanation', 'dayun', 'pillars', 'rules', 'sex'],
  career: ['strength', 'life', 'groupPower', 'tenGods'],
  wealth: ['strength', 'life', 'groupPower', 'tenGods'],
  love: ['strength', 'life', 'tenGods', 'doctrine', 'dayun', 'pillars', 'rules', 'sex'],
  health: ['strength', 'life', 'tenGods', 'dayun', 'pillars', 'rules', 'sex'],
  kin: ['life', 'tenGods', 'strength', 'dayun', 'pillars', 'rules', 'sex'],
  study: ['life', 'groupPower', 'tenGods'],
  dayun: ['strength', 'life', 'dayun'],
  liunian: ['life', 'dayun', 'pillars', 'rules', 'sex'],
  lucky: ['strength', 'life', 'tenGods', 'groupPower', 'dayun', 'pillars', 'rules', 'sex'],
  spirits: ['strength', 'life', 'tenGods', 'dayun', 'pillars', 'rules', 'sex'],
};

/** Sections of a minor's report: character, habits and study. */
const OF_MINORS: readonly SectionId[] = ['character', 'wuxing', 'health', 'study'];

function notesOf({ isHourKnown, dated, isMinor }: ReportFacts, missing: readonly SectionId[]): string[] {
  const titles = missing.map((id) => SECTION_TITLES[id]).join('、');
  return [
    isHourKnown ? '' : '时辰未详，只用年、月、日三柱来读；与时柱有关的话都略去，强弱与取用的把握也随之降低。',
    dated === null ? '只有四柱而没有出生日期，年龄与交运的年份不明，与之有关的话都略去。' : '',
    isMinor ? '命主未满十八岁，只谈性情、学习与起居；事业、钱财、感情等留到成年以后。' : '',
    missing.length === 0 ? '' : `分析结果不全，以下各节这次从略：${titles}。`,
  ].filter((note) => note !== '');
}

function hasAll(analysis: Partial<Analysis>, needs: Findings): boolean {
  return [...NEEDED_BY_ALL, ...needs].every((finding) => analysis[finding] !== undefined);
}

/**
 * The frame of a report.
 *
 * @param chart by date or by pillars only, cast by this version of the engine (`reportOf` takes any)
 * @param analysis of the same chart. Sections whose findings are missing are left out, and the notes say so
 * @throws RangeError where the years of `options` run backwards
 */
export function reportFrameOf(
  chart: AnyChart,
  analysis: Partial<Analysis>,
  options: ReportOptions,
): ReportFrame {
  const facts = reportFactsOf(chart, analysis as Analysis, options);
  const planned = SECTION_IDS.filter((id) => !facts.isMinor || OF_MINORS.includes(id));
  const missing = planned.filter((id) => !hasAll(analysis, NEEDS[id]));
  return {
    facts,
    hasKeyPoints: hasAll(analysis, NEEDED_BY_KEY_POINTS),
    sectionIds: planned.filter((id) => !missing.includes(id)),
    notes: notesOf(facts, missing),
  };
}
