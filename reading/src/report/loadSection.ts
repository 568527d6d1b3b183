/**
 * A section at a time: the texts of a section are loaded when it is opened.
 */
import type { KeyPoint, ReportSection, SectionId } from './report.ts';
import type { ReportFacts } from './reportFacts.ts';
import type { ReportFrame } from './reportFrame.ts';
import type { LuckPoint } from './sections/luckPoint.ts';

type Build = (facts: ReportFacts) => ReportSection | null;

const LOADERS: Readonly<Record<SectionId, () => Promise<Build>>> = {
  overview: async () => (await import('./sections/overview.ts')).overviewSection,
  character: async () => (await import('./sections/character.ts')).characterSection,
  wuxing: async () => (await import('./sections/wuxing.ts')).wuxingSection,
  pattern: async () => (await import('./sections/pattern.ts')).patternSection,
  yongshen: async () => (await import('./sections/yongshen.ts')).yongshenSection,
  career: async () => (await import('./sections/career.ts')).careerSection,
  wealth: async () => (await import('./sections/wealth.ts')).wealthSection,
  love: async () => (await import('./sections/love.ts')).loveSection,
  health: async () => (await import('./sections/health.ts')).healthSection,
  kin: async () => (await import('./sections/kin.ts')).kinSection,
  study: async () => (await import('./sections/study.ts')).studySection,
  dayun: async () => (await import('./sections/dayun.ts')).dayunSection,
  liunian: async () => (await import('./sections/liunian.ts')).liunianSection,
  lucky: async () => (await import('./sections/lucky.ts')).luckySection,
  spirits: async () => (await import('./sections/spirits.ts')).spiritsSection,
};

/**
 * A section of a report, its texts loaded first.
 *
 * @param frame of the report
 * @param id one of `frame.sectionIds`; the same section as in `reportOf`
 * @returns null for a section the report does not have
 */
export async function loadSection(frame: ReportFrame, id: SectionId): Promise<ReportSection | null> {
  if (!frame.sectionIds.includes(id)) return null;
  const build = await LOADERS[id]();
  return build(frame.facts);
}

/** 三件要事, their texts loaded first; empty where the findings do not suffice. */
export async function loadKeyPoints({ facts, hasKeyPoints }: ReportFrame): Promise<readonly KeyPoint[]> {
  if (!hasKeyPoints) return [];
  const { keyPointsOf } = await import('./sections/keyPoints.ts');
  return keyPointsOf(facts);
}

/** A point of the life curve: a year from that of birth on, or a decade by its number. */
export type CurvePointRef =
  | { readonly kind: 'year'; readonly year: number }
  | { readonly kind: 'decade'; readonly dayunNumber: number };

/** The text for a point of the life curve, loaded first; null where the curve has no such point. */
export async function loadLuckPoint(
  { facts }: Pick<ReportFrame, 'facts'>,
  point: CurvePointRef,
): Promise<LuckPoint | null> {
  const { decadePointOf, yearPointOf } = await import('./sections/luckPoint.ts');
  if (point.kind === 'decade') return decadePointOf(facts, point.dayunNumber);
  return facts.dated === null ? null : yearPointOf(facts, facts.dated, point.year);
}
