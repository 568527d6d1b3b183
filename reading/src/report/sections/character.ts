/**
 * 日主性情: the day pillar, the season it was born into, and the gods that show most.
 */
import type { GanzhiName } from '../../statement/keys.ts';
import { say } from '../../statement/family.ts';
import type { Statement } from '../../statement/statement.ts';
import type { ReportFacts } from '../facts.ts';
import { DAY_PILLAR } from '../library/dayPillarText.ts';
import type { ReportSection } from '../report.ts';
import { paragraph, sectionOf } from '../section.ts';

function dayPillarOf(facts: ReportFacts): Statement {
  const { pillars, facts: pillarFacts } = facts.chart;
  const { day } = pillars;
  return say(facts, DAY_PILLAR, {
    key: day.name as GanzhiName,
    pillars: ['day'],
    values: {
      pillar: day.name,
      stem: day.stem,
      branch: day.branch,
      hidden: pillarFacts.day.hidden.map(({ stem, god }) => stem + god).join('、'),
      stage: pillarFacts.day.xingyun,
      nayin: day.nayin,
    },
  });
}

/** Section 日主性情. */
export function characterSection(facts: ReportFacts): ReportSection {
  return sectionOf('character', { paragraphs: [paragraph(dayPillarOf(facts))] });
}
