/**
 * Differences of a saved case to the current engine: a chart is derived again each time it is opened, so that a later
 * engine may show other values than the one that cast it.
 */
import type { Chart, PillarsChart } from '@shangyuan/engine/chart';
import { pillarNames, type CaseRecord } from '../../lib/cases/caseRecord.ts';
import { movedPillars } from '../../lib/cases/movedPillars.ts';

/** The text of the notice. */
export interface RecastView {
  readonly text: string;
  readonly detail: string;
  /** Label of the button that saves the current values. */
  readonly button: string;
}

/** The last version in which strength, 用神 and the scores of luck moved (docs/decisions/056-judgement-by-theory.md). */
const REJUDGED_IN = { major: 2, minor: 1 };

function isJudgedBefore(engineVersion: string): boolean {
  const [major = 0, minor = 0] = engineVersion.split('.').map((part) => Number.parseInt(part, 10));
  return major < REJUDGED_IN.major || (major === REJUDGED_IN.major && minor < REJUDGED_IN.minor);
}

/** The notice of a case that another engine cast; null where it was this one. */
export function recastView(
  { engineVersion, pillars }: Pick<CaseRecord, 'engineVersion' | 'pillars'>,
  chart: Chart | PillarsChart,
): RecastView | null {
  if (engineVersion === chart.engineVersion) return null;
  const moved = movedPillars(pillars, pillarNames(chart));
  const isRejudged = isJudgedBefore(engineVersion);
  return {
    text: moved.length === 0 ? '引擎换了版本，四柱没有变动' : `引擎换了版本，四柱有变动：${moved.join('，')}`,
    detail: isRejudged
      ? `原由引擎 ${engineVersion} 排出，现按 ${chart.engineVersion} 重排，生辰与规则照旧。命例只存四柱，起运与大运无从对照。强弱、用神与运程评分换了算法，会与从前不同`
      : `原由引擎 ${engineVersion} 排出，现按 ${chart.engineVersion} 重排，生辰与规则照旧。命例只存四柱，起运与大运无从对照`,
    button: moved.length === 0 ? '知道了' : '改存现在的四柱',
  };
}
