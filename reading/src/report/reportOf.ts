/**
 * The report 命书 of a chart: matters first, then its sections in order.
 */
import type { Analysis } from '@shangyuan/engine/analysis';
import { ENGINE_VERSION, type AnyChart } from '@shangyuan/engine/chart';
import { currentOf } from '../statement/current.ts';
import {
  REPORT_DISCLAIMER,
  SECTION_TITLES,
  type Report,
  type ReportSection,
  type SectionId,
} from './report.ts';
import { reportFactsOf, type ReportFacts, type ReportOptions } from './reportFacts.ts';
import { careerSection } from './sections/career.ts';
import { characterSection } from './sections/character.ts';
import { dayunSection } from './sections/dayun.ts';
import { healthSection } from './sections/health.ts';
import { kinSection } from './sections/kin.ts';
import { liunianSection } from './sections/liunian.ts';
import { loveSection } from './sections/love.ts';
import { luckySection } from './sections/lucky.ts';
import { mattersOf } from './sections/matters.ts';
import { overviewSection } from './sections/overview.ts';
import { patternSection } from './sections/pattern.ts';
import { spiritsSection } from './sections/spirits.ts';
import { studySection } from './sections/study.ts';
import { wealthSection } from './sections/wealth.ts';
import { wuxingSection } from './sections/wuxing.ts';
import { yongshenSection } from './sections/yongshen.ts';

/** How a section is made, and the findings it reads. */
interface SectionPlan {
  readonly build: (facts: ReportFacts) => ReportSection | null;
  readonly needs: readonly (keyof Analysis)[];
}

/** Findings that every section reads: the closing sentence rests on them. */
const NEEDED_BY_ALL = ['yongshen', 'roles'] as const satisfies readonly (keyof Analysis)[];
const NEEDED_BY_MATTERS = [
  'strength',
  'groupPower',
  'climate',
  'life',
  'tenGods',
] as const satisfies readonly (keyof Analysis)[];

/** The sections in the order of the report. */
const SECTIONS: Readonly<Record<SectionId, SectionPlan>> = {
  overview: {
    build: overviewSection,
    needs: ['strength', 'pattern', 'standing', 'groupPower', 'structure', 'dayun'],
  },
  character: { build: characterSection, needs: ['strength', 'life', 'tenGods'] },
  wuxing: { build: wuxingSection, needs: ['strength', 'life'] },
  pattern: { build: patternSection, needs: ['strength', 'pattern', 'standing'] },
  yongshen: { build: yongshenSection, needs: ['strength', 'climate', 'explanation'] },
  career: { build: careerSection, needs: ['strength', 'life', 'groupPower', 'tenGods'] },
  wealth: { build: wealthSection, needs: ['strength', 'life', 'groupPower', 'tenGods'] },
  love: { build: loveSection, needs: ['life', 'tenGods', 'doctrine'] },
  health: { build: healthSection, needs: ['strength', 'life'] },
  kin: { build: kinSection, needs: ['life', 'tenGods'] },
  study: { build: studySection, needs: ['life', 'groupPower', 'tenGods'] },
  dayun: { build: dayunSection, needs: ['strength', 'life', 'dayun'] },
  liunian: { build: liunianSection, needs: ['life', 'dayun', 'pillars', 'rules', 'sex'] },
  lucky: { build: luckySection, needs: [] },
  spirits: { build: spiritsSection, needs: ['tenGods'] },
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

function hasAll(analysis: Partial<Analysis>, needs: readonly (keyof Analysis)[]): boolean {
  return [...NEEDED_BY_ALL, ...needs].every((finding) => analysis[finding] !== undefined);
}

/**
 * The report of a chart.
 *
 * @param chart by date or by pillars alone; cast by another version of the engine it is derived again first, by its own rules
 * @param analysis of the same chart; made by another version, it is made again by its own doctrine. Sections whose findings
 *   are missing are left out, and the report says so
 * @param options the day of reading, and which years and months are told
 * @returns plain data; the same chart, analysis and options give the same report, byte for byte
 * @throws RangeError where the years of `options` run backwards
 */
export function reportOf(chart: AnyChart, analysis: Partial<Analysis>, options: ReportOptions): Report {
  const [current, found] = currentOf(chart, analysis);
  const facts = reportFactsOf(current, found as Analysis, options);
  const planned = (Object.entries(SECTIONS) as [SectionId, SectionPlan][]).filter(
    ([id]) => !facts.isMinor || OF_MINORS.includes(id),
  );
  const missing = planned.filter(([, { needs }]) => !hasAll(found, needs)).map(([id]) => id);
  return {
    engineVersion: ENGINE_VERSION,
    chartKey: facts.chartKey,
    isMinor: facts.isMinor,
    matters: hasAll(found, NEEDED_BY_MATTERS) ? mattersOf(facts) : [],
    sections: planned.flatMap(([id, { build }]) => (missing.includes(id) ? [] : (build(facts) ?? []))),
    notes: notesOf(facts, missing),
    disclaimer: REPORT_DISCLAIMER,
  };
}
