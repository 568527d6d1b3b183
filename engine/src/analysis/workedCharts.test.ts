/**
 * The 25 worked charts, from the birth on, field by field.
 */
import { describe, expect, test } from 'vitest';
import { pillarsOf, regressionCharts, workedCharts, type WorkedChart } from '../../golden/workedCharts.ts';
import { birthOfExample, workedExamples } from '../../golden/workedExamples.ts';
import { workedLine, workedLuck, workedWords } from '../../golden/workedWords.ts';
import { castChart, type ChartPillars } from '../chart/index.ts';
import { TEN_GODS } from '../ganzhi/index.ts';
import { analyseChart, type Analysis } from './analyseChart.ts';
import { scoreYear } from './luck/luckPeriods.ts';

const EXAMPLES = new Map(workedExamples().map((example) => [example.id, example]));

function analysisOf({ id }: WorkedChart): Analysis {
  const example = EXAMPLES.get(id);
  if (example === undefined) throw new Error(`no worked chart ${id}`);
  return analyseChart(castChart(birthOfExample(example), example.options));
}

describe.each(workedCharts().map((chart) => [chart.id, chart] as const))('worked chart %s', (_, want) => {
  const analysis = analysisOf(want);

  test('旺衰: scores, ticks, class and every part', () => {
    const { follow, evidence, items, ...strength } = analysis.strength;
    const {
      deling,
      dedi,
      deshi,
      helpers,
      follow: wantFollow,
      evidence: wantEvidence,
      ...rest
    } = want.strength;
    const { items: wantItems, ...plain } = rest;
    expect(strength).toMatchObject(plain);
    expect([strength.isDeling, strength.isDedi, strength.isDeshi]).toEqual([deling, dedi, deshi]);
    expect(strength.helperCount).toBe(helpers);
    const type = follow?.type === '化气' ? '化气格' : follow?.type;
    const to = follow === null || follow.to === null ? {} : { to: follow.to };
    expect(follow === null ? null : { type, name: follow.name, true: follow.isTrue, ...to }).toEqual(
      wantFollow,
    );
    expect(
      evidence.map((each) => ({ rule: each.code, pillars: each.pillars, text: workedWords(each) })),
    ).toEqual(wantEvidence);
    expect(
      items.map((item) => ({
        src: item.kind,
        pillar: item.pillar,
        char: item.char,
        element: item.wuxing,
        pts: item.points,
        ...(item.root === null ? {} : { root: item.root }),
      })),
    ).toEqual(wantItems);
  });

  test('格局: name, rule and evidence; state, 相神, points and level', () => {
    const { pattern, standing } = analysis;
    const { name, god = null, stem = null, rule, family = null, evidence } = want.pattern;
    const ownName = rule === 'PAT_SELF_MONTH' ? 'PAT_OWN_MONTH' : rule;
    expect(pattern).toMatchObject({ name, god, stem, rule: ownName, family });
    expect(pattern.evidence.map(workedWords)).toEqual(evidence);
    const { assist } = standing;
    expect({
      patternState: standing.state,
      patternAssist: assist === null ? null : { group: assist.group, hidden: assist.isHidden },
      rescueHidden: standing.isRescueHidden,
      patternPoints: standing.points,
      patternLevel: standing.level,
    }).toEqual({
      patternState: want.report.patternState,
      patternAssist: want.report.patternAssist,
      rescueHidden: want.report.rescueHidden,
      patternPoints: want.report.patternPoints,
      patternLevel: want.report.patternLevel,
    });
  });

  test('用神: ledger, votes, roles, method, schools, state and confidence', () => {
    const { yongshen } = analysis;
    const { mode, method, votes, roles, yong, xi, ji, chou, xian, state, hurt, schools } = yongshen;
    const { useful } = want;
    expect(
      yongshen.ledger.map((line) => ({
        rule: line.code,
        element: line.wuxing,
        points: line.points,
        why: workedLine(line),
      })),
    ).toEqual(useful.ledger);
    expect({ mode, method, votes, roles, yong, ji, state, hurt, schools }).toEqual({
      mode: useful.mode,
      method: useful.method,
      votes: useful.votes,
      roles: useful.roles,
      yong: useful.yong,
      ji: useful.ji,
      state: useful.state,
      hurt: useful.hurt,
      schools: useful.schools,
    });
    expect([[xi], [chou], [xian]]).toEqual([useful.xi, useful.chou, useful.xian]);
    expect(yongshen.agreementCount).toBe(useful.agreement);
    expect(yongshen.confidence.score).toBe(useful.confidence);
    expect(yongshen.confidence.why).toEqual(useful.confidenceSteps);
    expect(useful.methodText).toContain(`${method}取${yong}`);
  });

  test('facts of the chapters and facet scores', () => {
    const { life, facets, tenGods } = analysis;
    const { report } = want;
    for (const god of TEN_GODS) expect(tenGods[god], god).toMatchObject(report.tenGodPower[god]);
    expect(life.combos).toEqual(report.combos);
    expect(life.comboHalves).toEqual(report.comboHalves);
    expect([life.career.group, life.wealth.base]).toEqual([report.careerRole, report.wealthBase]);
    expect(life.wealth.store).toMatchObject(report.wealthStore);
    expect([life.spouse.group, life.spouse.palaceGod, life.spouse.palaceRole]).toEqual([
      report.spouse.star,
      report.spouse.palaceGod,
      report.spouse.palaceRole,
    ]);
    const scores = Object.entries(facets).map(([facet, { score }]) => [facet, score]);
    expect(Object.fromEntries(scores)).toEqual(report.facets);
  });

  test('scores of the decades and of three years, with every adjustment', () => {
    expect(
      analysis.dayun.map(({ ganzhi, startYear, endYear, stemGod, score, why }) => [
        ganzhi.name,
        startYear,
        endYear,
        stemGod,
        score,
        why.map(workedLuck),
      ]),
    ).toEqual(
      want.luck.list.map((step) => [
        step.ganzhi,
        step.startYear,
        step.endYear,
        step.god,
        step.score,
        step.why,
      ]),
    );
    for (const year of want.years) {
      const scored = scoreYear(analysis, year.year);
      expect([scored.ganzhi.name, scored.stemGod, scored.pillarScore, scored.score]).toEqual([
        year.ganzhi,
        year.god,
        year.yearScore,
        year.score,
      ]);
      expect(scored.why.map(workedLuck)).toEqual(year.why);
    }
  });
});

const namesOf = ({ year, month, day, hour }: ChartPillars) => ({
  year: year.name,
  month: month.name,
  day: day.name,
  hour: hour?.name ?? null,
});

test.each(regressionCharts().map((chart) => [chart.pillars, chart] as const))(
  'regression chart %s',
  (names, want) => {
    const pillars = namesOf(pillarsOf(names.split(' ')));
    const { strength, pattern, yongshen } = analyseChart(castChart({ pillars, sex: '男', hour: 'shichen' }));
    expect([strength.class, strength.support, strength.percent]).toEqual([
      want.class,
      want.support,
      want.percent,
    ]);
    expect([pattern.name, yongshen.yong]).toEqual([want.pattern, want.useful]);
  },
);
