import { describe, expect, test } from 'vitest';
import { TEN_GODS } from '../../ganzhi/index.ts';
import { DOCTRINE_OPTIONS } from '../doctrine.ts';
import { facetsOf } from './facets.ts';
import { lifeFactsOf } from './lifeFacts.ts';
import { patternOf } from '../model/pattern.ts';
import { patternStandingOf } from '../model/patternState.ts';
import { strengthOf } from '../model/strength.ts';
import { subjectOf } from '../model/subject.ts';
import { groupPowerOf, tenGodPowerOf } from '../model/tenGodPower.ts';
import { pillarsOfWorked, workedCharts, type WorkedChart } from '../../../golden/workedCharts.ts';
import { castVotes } from '../yongshen/ledger.ts';

function factsOf(chart: WorkedChart) {
  const doctrine = DOCTRINE_OPTIONS.defaults;
  const subject = subjectOf(pillarsOfWorked(chart));
  const findings = strengthOf(subject, doctrine);
  const { strength } = findings;
  const pattern = patternOf(subject, findings, doctrine);
  const climateMonth = subject.month.branch;
  const { roles, yong } = castVotes({ subject, strength, pattern, climateMonth, doctrine });
  const power = tenGodPowerOf(subject, findings, roles);
  const { sex } = chart.input;
  const groupPower = groupPowerOf(power);
  const life = lifeFactsOf({ subject, sex, findings, roles, power, groupPower, doctrine });
  const names = new Set(Object.values(chart.shensha).flat());
  const facets = facetsOf({
    subject,
    sex,
    strength,
    patternPoints: patternStandingOf(subject, findings, pattern, yong).points,
    roles,
    life,
    hasShensha: (...wanted) => wanted.some((name) => names.has(name)),
  });
  return { power, life, facets };
}

describe('the worked charts', () => {
  test.each(workedCharts().map((c) => [c.id, c] as const))('%s', (_, chart) => {
    const { power, life, facets } = factsOf(chart);
    const want = chart.report;
    for (const god of TEN_GODS) {
      const { power: share, level, visible, role } = power[god];
      expect({ power: share, level, visible, role }, god).toEqual(want.tenGodPower[god]);
    }
    expect(life.combos).toEqual(want.combos);
    expect([life.career.role, life.wealth.base]).toEqual([want.careerRole, want.wealthBase]);
    expect([life.wealth.store.branch, life.wealth.store.pillars]).toEqual([
      want.wealthStore.branch,
      want.wealthStore.pillars,
    ]);
    expect([life.spouse.group, life.spouse.palaceGod, life.spouse.palaceRole]).toEqual([
      want.spouse.star,
      want.spouse.palaceGod,
      want.spouse.palaceRole,
    ]);
    expect(Object.fromEntries(Object.entries(facets).map(([facet, { score }]) => [facet, score]))).toEqual(
      want.facets,
    );
  });
});
