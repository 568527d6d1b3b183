/**
 * Pillars and labels that follow from the four: 胎元 胎息 命宫 身宫, 生肖, 星座, 命卦, 司令, 出生节气.
 */
import { SOLAR_TERM_NAMES, termEpochMsOf, termOrdinalAt, TERMS_PER_YEAR } from '../../astronomy/index.ts';
import { lichunYearOf } from '../../calendar/index.ts';
import { FIRST_MONTH_STEM, LIUHE_OF, WUHE_OF, type Branch, type Ganzhi } from '../../ganzhi/index.ts';
import { modulo } from '../../modulo.ts';
import { civilDateOf, jdnOf } from '../../time/index.ts';
import { birthTermOf } from '../cast/birthTerm.ts';
import { countMinggong, countShengong, palaceMonthOf, TAIYUAN_DAYS } from '../cast/palaces.ts';
import { monthTermOrdinal } from '../cast/castPillars.ts';
import { SILING, silingIndexAt } from '../cast/siling.ts';
import { isDated } from '../natalPillars.ts';
import type { Chart, PillarsChart } from '../types.ts';
import type { ChartFact } from './places.ts';
import { stepOf, type DerivationStep } from './steps.ts';

function taiyuanSteps(chart: PillarsChart): DerivationStep[] {
  const { taiyuan } = chart;
  if (chart.rules.taiyuan === 'exact300' && isDated(chart)) {
    const date = civilDateOf(jdnOf(chart.time.chartDate) - TAIYUAN_DAYS);
    return [stepOf('taiyuanByDays', { date, days: TAIYUAN_DAYS, ganzhi: taiyuan.name })];
  }
  const { name: ganzhi, stem, branch } = taiyuan;
  return [stepOf('taiyuan', { month: chart.pillars.month.name, stem, branch, ganzhi })];
}

function taixiSteps({ pillars: { day }, taixi }: PillarsChart): DerivationStep[] {
  const stemPartner = WUHE_OF[day.stem];
  const branchPartner = LIUHE_OF[day.branch];
  return [stepOf('taixi', { day: day.name, stemPartner, branchPartner, ganzhi: taixi.name })];
}

function palaceStemStep({ pillars: { year } }: PillarsChart, palace: Ganzhi): DerivationStep {
  const { stem, branch, name: ganzhi } = palace;
  return stepOf('palaceStem', {
    yearStem: year.stem,
    firstStem: FIRST_MONTH_STEM[year.stem],
    branch,
    stem,
    ganzhi,
  });
}

/** The month that the palaces count from, and the step that says which it is. */
function palaceMonthStep(chart: PillarsChart): { branch: Branch; step: DerivationStep } {
  const monthBranch = chart.pillars.month.branch;
  const rule = isDated(chart) ? chart.rules.minggongMonth : 'jie';
  const lunarMonth = isDated(chart) ? (chart.lunar?.month ?? null) : null;
  const isPastMajorTerm = isDated(chart) && (monthTermOrdinal(chart.time.epochMs, chart.rules) & 1) === 1;
  const branch = palaceMonthOf(rule, monthBranch, isPastMajorTerm, lunarMonth);
  const step = stepOf('palaceMonth', { rule, monthBranch, lunarMonth, isPastMajorTerm, branch });
  return { branch, step };
}

function palaceSteps(chart: PillarsChart, palace: 'minggong' | 'shengong'): DerivationStep[] {
  const { hour } = chart.pillars;
  const found = chart[palace];
  if (hour === null || found === null) return [];
  const { branch: month, step } = palaceMonthStep(chart);
  const { branch } = found;
  const counted =
    palace === 'minggong'
      ? stepOf('minggong', { ...countMinggong(month, hour.branch), branch })
      : stepOf('shengong', { ...countShengong(month, hour.branch), branch });
  return [step, counted, palaceStemStep(chart, found)];
}

function constellationSteps({ rules, time, constellation }: Chart): DerivationStep[] {
  if (rules.constellation === 'date') {
    const { month, day } = time.civil;
    return [stepOf('constellationByDate', { month, day, constellation })];
  }
  const ordinal = termOrdinalAt(time.epochMs);
  const major = ordinal - ((ordinal & 1) ^ 1);
  const name = SOLAR_TERM_NAMES[modulo(major, TERMS_PER_YEAR)] as string;
  return [
    stepOf('constellationByLongitude', { majorTerm: { name, epochMs: termEpochMsOf(major) }, constellation }),
  ];
}

function mingguaSteps(chart: Chart): DerivationStep[] {
  const cycleYear = lichunYearOf(monthTermOrdinal(chart.time.epochMs, chart.rules));
  const { sex, minggua } = chart;
  return [stepOf('minggua', { cycleYear, sex, rest: modulo(cycleYear, 9), minggua })];
}

function silingSteps({ rules, prevJie, siling, pillars }: Chart): DerivationStep[] {
  const { elapsedDays, stem } = siling;
  const month = pillars.month.branch;
  const stretchIndex = silingIndexAt(month, elapsedDays);
  return [
    stepOf('silingDays', { rule: rules.silingClock, jie: prevJie, elapsedDays }),
    stepOf('silingStretch', { month, stretches: SILING[month], stretchIndex, stem }),
  ];
}

function birthTermSteps(chart: Chart): DerivationStep[] {
  const { prev, daysAfter, hoursAfter, next, daysBefore } = birthTermOf(chart);
  return [stepOf('birthTerm', { prev, daysAfter, hoursAfter, next, daysBefore })];
}

/** Steps to a label that the pillars by themselves decide, or a date; empty where the chart has none. */
export function factSteps(
  chart: PillarsChart,
  fact: Exclude<ChartFact, 'time' | 'dayunStart'>,
): DerivationStep[] {
  switch (fact) {
    case 'taiyuan':
      return taiyuanSteps(chart);
    case 'taixi':
      return taixiSteps(chart);
    case 'minggong':
    case 'shengong':
      return palaceSteps(chart, fact);
    case 'zodiacAnimal':
      return [
        stepOf('zodiacAnimal', {
          branch: chart.pillars.year.branch,
          animal: chart.zodiacAnimal,
          rule: chart.rules.yearBoundary,
        }),
      ];
    default:
      break;
  }
  if (!isDated(chart)) return [];
  switch (fact) {
    case 'constellation':
      return constellationSteps(chart);
    case 'minggua':
      return mingguaSteps(chart);
    case 'siling':
      return silingSteps(chart);
    case 'birthTerm':
      return birthTermSteps(chart);
  }
}
