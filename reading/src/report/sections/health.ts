/**
 * 健康养生: habits by the phases that stand out. The section ends with the notice that it is no diagnosis.
 */
import type { HealthFact } from '@shangyuan/engine/analysis';
import { CHONG_OF, STEM_WUXING } from '@shangyuan/engine/ganzhi';
import { toStatement } from '../../statement/family.ts';
import type { Statement } from '../../statement/statement.ts';
import { percentOf, placeOf } from '../figures.ts';
import { HEALTH, HEALTH_NOTICE, type HealthKey } from '../library/healthText.ts';
import { TODO_HEALTH } from '../library/todoLifeText.ts';
import type { ReportSection } from '../report.ts';
import type { ReportFacts } from '../reportFacts.ts';
import { paragraph, sectionOf } from '../section.ts';
import { ORGANS } from '../tables/images.ts';
import { todoValues } from '../todo.ts';

const STATES = { 过旺: '过', 偏弱: '少', 受冲: '冲' } as const satisfies Record<HealthFact['cause'], string>;

function clashOf({ chart }: ReportFacts, { pillars }: HealthFact): string {
  const [pillar] = pillars;
  const branch = pillar === undefined ? undefined : chart.pillars[pillar]?.branch;
  return pillar === undefined || branch === undefined
    ? ''
    : `${placeOf(pillar, 'branch')}${branch}逢${CHONG_OF[branch]}相冲`;
}

function healthOf(facts: ReportFacts, fact: HealthFact): Statement {
  const { wuxing, cause, percent, pillars } = fact;
  return toStatement(facts, HEALTH, {
    key: `${wuxing}.${STATES[cause]}` as HealthKey,
    pillars,
    values: { wuxing, percent: percentOf(percent), clash: clashOf(facts, fact), organs: ORGANS[wuxing] },
  });
}

function plainOf(facts: ReportFacts): Statement {
  const wuxing = STEM_WUXING[facts.chart.dayMaster];
  const percent = percentOf(facts.analysis.strength.percent[wuxing]);
  return toStatement(facts, HEALTH, {
    key: `${wuxing}.平`,
    values: { wuxing, percent, clash: '', organs: ORGANS[wuxing] },
  });
}

/** Section 健康养生. */
export function healthSection(facts: ReportFacts): ReportSection {
  const { health } = facts.analysis.life;
  const first = health[0]?.wuxing ?? STEM_WUXING[facts.chart.dayMaster];
  return sectionOf('health', {
    paragraphs: [
      paragraph(...(health.length === 0 ? [plainOf(facts)] : health.map((fact) => healthOf(facts, fact)))),
    ],
    todo: toStatement(facts, TODO_HEALTH, { key: first, values: todoValues(facts, first) }),
    notes: [HEALTH_NOTICE],
  });
}
