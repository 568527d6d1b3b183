/**
 * The report 命书 of a chart at once: key points first, then its sections in order.
 */
import { analyseChart, type Analysis } from '@shangyuan/engine/analysis';
import { castChart, ENGINE_VERSION, type AnyChart } from '@shangyuan/engine/chart';
import { REPORT_DISCLAIMER, type Report, type ReportSection, type SectionId } from './report.ts';
import type { ReportFacts, ReportOptions } from './reportFacts.ts';
import { reportFrameOf } from './reportFrame.ts';
import { careerSection } from './sections/career.ts';
import { characterSection } from './sections/character.ts';
import { dayunSection } from './sections/dayun.ts';
import { healthSection } from './sections/health.ts';
import { kinSection } from './sections/kin.ts';
import { liunianSection } from './sections/liunian.ts';
import { loveSection } from './sections/love.ts';
import { luckySection } from './sections/lucky.ts';
import { keyPointsOf } from './sections/keyPoints.ts';
import { overviewSection } from './sections/overview.ts';
import { patternSection } from './sections/pattern.ts';
import { spiritsSection } from './sections/spirits.ts';
import { studySection } from './sections/study.ts';
import { wealthSection } from './sections/wealth.ts';
import { wuxingSection } from './sections/wuxing.ts';
import { yongshenSection } from './sections/yongshen.ts';
import { WORLD } from '@shangyuan/engine/world';

const SECTIONS: Readonly<Record<SectionId, (facts: ReportFacts) => ReportSection | null>> = {
  overview: overviewSection,
  character: characterSection,
  wuxing: wuxingSection,
  pattern: patternSection,
  yongshen: yongshenSection,
  career: careerSection,
  wealth: wealthSection,
  love: loveSection,
  health: healthSection,
  kin: kinSection,
  study: studySection,
  dayun: dayunSection,
  liunian: liunianSection,
  lucky: luckySection,
  spirits: spiritsSection,
};

/** The chart and its analysis as this version makes them: what another version made is derived again, by its own rules. */
function currentOf(chart: AnyChart, analysis: Partial<Analysis>): readonly [AnyChart, Partial<Analysis>] {
  const isCast = chart.engineVersion === ENGINE_VERSION;
  if (isCast && analysis.engineVersion === ENGINE_VERSION) return [chart, analysis];
  const cast = isCast ? chart : castChart(chart.birth, chart.rules, WORLD);
  return [cast, analyseChart(cast, analysis.doctrine)];
}

/**
 * The report of a chart, with the texts of all its sections: for print, export and tests. A page loads a section at a time
 * (`reportFrameOf`, `loadSection`).
 *
 * @param chart by date or by pillars only; cast by another version of the engine it is derived again first, by its own rules
 * @param analysis of the same chart; made by another version, it is made again by its own doctrine. Sections whose findings
 *   are missing are left out, and the report says so
 * @param options the day of reading, and which years and months are included
 * @returns plain data; the same chart, analysis and options give the same report, byte for byte
 * @throws RangeError where the years of `options` run backwards
 */
export function reportOf(chart: AnyChart, analysis: Partial<Analysis>, options: ReportOptions): Report {
  const { facts, hasKeyPoints, sectionIds, notes } = reportFrameOf(...currentOf(chart, analysis), options);
  return {
    engineVersion: ENGINE_VERSION,
    chartKey: facts.chartKey,
    isMinor: facts.isMinor,
    keyPoints: hasKeyPoints ? keyPointsOf(facts) : [],
    sections: sectionIds.flatMap((id) => SECTIONS[id](facts) ?? []),
    notes,
    disclaimer: REPORT_DISCLAIMER,
  };
}
