/**
 * Every step of every place under every value of every rule: the figures of the steps, computed here once more from their
 * plain arithmetic, give what the chart itself says.
 */
import { describe, expect, it } from 'vitest';
import {
  BRANCHES,
  CHANGSHENG,
  GANZHI,
  STEMS,
  WUXING,
  type Branch,
  type Ganzhi,
  type Stem,
} from '../../ganzhi/index.ts';
import { castChart } from '../index.ts';
import { luckOf } from '../luck/luck.ts';
import { liunianOf } from '../luck/luckYears.ts';
import { shenshaOf } from '../shensha/shensha.ts';
import type { Birth, Chart, PillarKey, PillarsChart } from '../types.ts';
import { derivationOf } from './derivationOf.ts';
import {
  DERIVED_BIRTHS as BIRTHS,
  derivedPlacesOf as placesOf,
  NATAL_KEYS as NATAL,
  RARE_BIRTHS,
  RULE_CASES,
} from '../../../golden/derivedPlaces.ts';
import type { CellRow, ChartFact, PillarRef } from './places.ts';
import type { DerivationStep, StepCode, StepValues } from './steps.ts';
import { WORLD } from '../world.ts';

const turn = (value: number, size: number): number => ((value % size) + size) % size;
const stemAt = (index: number): Stem => STEMS[turn(index, 10)] as Stem;
const branchAt = (index: number): Branch => BRANCHES[turn(index, 12)] as Branch;
const fromYin = (branch: Branch): number => turn(BRANCHES.indexOf(branch) - 2, 12);
const named = (name: string): Ganzhi => GANZHI.find((ganzhi) => ganzhi.name === name) as Ganzhi;

/** Branch of the month that a 节 begins, as every almanac has it. */
// prettier-ignore
const MONTH_OF_JIE: Readonly<Record<string, Branch>> = {
  立春: '寅', 惊蛰: '卯', 清明: '辰', 立夏: '巳', 芒种: '午', 小暑: '未',
  立秋: '申', 白露: '酉', 寒露: '戌', 立冬: '亥', 大雪: '子', 小寒: '丑',
};

/** What the figures of a step come to, by plain arithmetic; a step without figures to add up passes. */
const CHECKS: { readonly [Code in StepCode]?: (values: StepValues[Code]) => boolean } = {
  yearFromLichun: ({ lichunYear, isAfter, cycleYear }) => cycleYear === lichunYear - (isAfter ? 0 : 1),
  yearFromNewYear: ({ lunar, cycleYear }) => lunar.year === cycleYear,
  yearFromSolstice: ({ solsticeYear, cycleYear }) => solsticeYear + 1 === cycleYear,
  yearIndex: ({ cycleYear, index, ganzhi }) =>
    turn(cycleYear - 4, 60) === index && GANZHI[index]?.name === ganzhi,
  monthBetween: ({ prev, next, branch }) => MONTH_OF_JIE[prev.name] === branch && prev.epochMs < next.epochMs,
  monthFlipped: ({ from, to, latitudeDeg }) =>
    turn(BRANCHES.indexOf(to) - BRANCHES.indexOf(from), 12) === 6 && latitudeDeg < 0,
  monthStem: ({ firstStem, branch, steps, stem }) =>
    fromYin(branch) === steps && stemAt(STEMS.indexOf(firstStem) + steps) === stem,
  dayIndex: ({ jdn, index, ganzhi, date }) =>
    turn(jdn + 49, 60) === index &&
    GANZHI[index]?.name === ganzhi &&
    jdn === Date.UTC(date.year, date.month - 1, date.day) / 86_400_000 + 2_440_588,
  hourBranch: ({ clock, fromHour, toHour, branch }) =>
    branchAt((fromHour + 1) / 2) === branch &&
    turn(clock.hour - fromHour, 24) < 2 &&
    turn(toHour - fromHour, 24) === 2,
  hourStem: ({ firstStem, branch, steps, stem }) =>
    BRANCHES.indexOf(branch) === steps && stemAt(STEMS.indexOf(firstStem) + steps) === stem,
  tenGod: ({ dayWuxing, wuxing, dayYinyang, yinyang, god }) => {
    const steps = turn(WUXING.indexOf(wuxing) - WUXING.indexOf(dayWuxing), 5);
    // prettier-ignore
    const gods = [['比肩', '劫财'], ['食神', '伤官'], ['偏财', '正财'], ['七杀', '正官'], ['偏印', '正印']];
    return gods[steps]?.[dayYinyang === yinyang ? 0 : 1] === god;
  },
  lifeStage: ({ start, isForward, branch, number, stage }) =>
    branchAt(BRANCHES.indexOf(start) + (isForward ? 1 : -1) * (number - 1)) === branch &&
    CHANGSHENG[number - 1] === stage,
  xun: ({ ganzhi, xun, kongwang }) => {
    const first = named(xun).index;
    const ten = Array.from({ length: 10 }, (_, i) => GANZHI[first + i]);
    return ten.includes(named(ganzhi)) && !ten.some((each) => each && kongwang.includes(each.branch));
  },
  kongwangOf: ({ kongwang, branch, isKong }) => kongwang.includes(branch) === isKong,
  nayin: ({ ganzhi, pair, nayin, wuxing }) =>
    pair.includes(ganzhi) && pair.every((name) => named(name).nayin === nayin) && nayin.endsWith(wuxing),
  shensha: ({ anchors, matched }) =>
    anchors.length > 0 && anchors.every(({ targets }) => targets === null || targets.includes(matched)),
  taiyuan: ({ month, stem, branch }) => {
    const { stem: own, branch: ownBranch } = named(month);
    return stemAt(STEMS.indexOf(own) + 1) === stem && branchAt(BRANCHES.indexOf(ownBranch) + 3) === branch;
  },
  taixi: ({ stemPartner, branchPartner, ganzhi }) => stemPartner + branchPartner === ganzhi,
  minggong: ({ month, hour, sum, from, number, branch }) =>
    month + hour === sum &&
    from - sum === number &&
    branchAt(number + 1) === branch &&
    number >= 1 &&
    number <= 12,
  shengong: ({ month, hour, sum, number, branch }) =>
    month + hour === sum && turn(sum - number, 12) === 0 && branchAt(number + 1) === branch,
  palaceStem: ({ firstStem, branch, stem, ganzhi }) =>
    stemAt(STEMS.indexOf(firstStem) + fromYin(branch)) === stem && stem + branch === ganzhi,
  minggua: ({ cycleYear, sex, rest, minggua }) => {
    const number = sex === '男' ? 11 - rest : 4 + rest;
    return turn(cycleYear, 9) === rest && turn(number - 1, 9) + 1 === minggua.number;
  },
  silingStretch: ({ stretches, stretchIndex, stem }) =>
    stretches[stretchIndex]?.stem === stem && stretches.reduce((sum, { days }) => sum + days, 0) === 30,
  luckDirection: ({ yinyang, sex, direction }) =>
    ((yinyang === '阳') === (sex === '男')) === (direction === '顺'),
  dayunOffset: ({ rule, count, offset }) => {
    const minutes =
      ((offset.years * 12 + offset.months) * 30 + offset.days) * 1440 + offset.hours * 60 + offset.minutes;
    if (rule === 'hourBlock') return minutes === count * 10 * 1440;
    if (rule === 'dayRound') return offset.years === Math.floor((count + 1) / 3);
    // Three days of the sky, 259,200 s, are 360 days of 1,440 minutes: two minutes a second.
    return minutes === count * 2;
  },
  dayunPillar: ({ month, direction, number, ganzhi }) =>
    GANZHI[turn(named(month).index + (direction === '顺' ? number : -number), 60)]?.name === ganzhi,
  xiaoyunFromHour: ({ hour, direction, ageXu, ganzhi }) =>
    GANZHI[turn(named(hour).index + (direction === '顺' ? ageXu : -ageXu), 60)]?.name === ganzhi,
  xiaoyunFixed: ({ first, direction, ageXu, ganzhi }) =>
    GANZHI[turn(named(first).index + (direction === '顺' ? ageXu - 1 : 1 - ageXu), 60)]?.name === ganzhi,
  suiqian: ({ rule, natal, flow, steps }) =>
    turn((rule === 'taisui' ? 1 : -1) * (BRANCHES.indexOf(natal) - BRANCHES.indexOf(flow)), 12) === steps,
};

function isSound(step: DerivationStep): boolean {
  const check = CHECKS[step.code] as ((values: unknown) => boolean) | undefined;
  return (check === undefined || check(step.values)) && step.source !== '';
}

function valuesOf<Code extends StepCode>(
  steps: readonly DerivationStep[],
  code: Code,
): StepValues[Code] | null {
  const step = steps.find((each) => each.code === code);
  return step === undefined ? null : (step.values as StepValues[Code]);
}

function cell(chart: PillarsChart, row: CellRow, place: PillarKey): readonly DerivationStep[] {
  return derivationOf(chart, { row, pillar: { place } });
}

/** What the steps say a chart's cells are, beside what they are. */
function cellPairs(chart: PillarsChart): [what: string, derived: unknown, own: unknown][] {
  const pairs: [string, unknown, unknown][] = [];
  for (const place of NATAL) {
    const ganzhi = chart.pillars[place];
    const facts = chart.facts[place];
    if (ganzhi === null || facts === null) continue;
    const stem = cell(chart, 'stem', place);
    const given = valuesOf(stem, 'givenPillar');
    const index = valuesOf(stem, place === 'year' ? 'yearIndex' : 'dayIndex');
    const stepped = valuesOf(stem, place === 'month' ? 'monthStem' : 'hourStem');
    const pair = stepped === null ? undefined : stepped.stem + stepped.branch;
    pairs.push([`${place} pillar`, given?.ganzhi ?? index?.ganzhi ?? pair, ganzhi.name]);
    const god = cell(chart, 'tenGod', place);
    const derivedGod =
      valuesOf(god, 'tenGod')?.god ?? (valuesOf(god, 'dayMasterStem') === null ? null : '日主');
    pairs.push([`${place} god`, derivedGod, facts.stemGod]);
    pairs.push([`${place} 星运`, valuesOf(cell(chart, 'xingyun', place), 'lifeStage')?.stage, facts.xingyun]);
    pairs.push([`${place} 自坐`, valuesOf(cell(chart, 'zizuo', place), 'lifeStage')?.stage, facts.zizuo]);
    pairs.push([`${place} 纳音`, valuesOf(cell(chart, 'nayin', place), 'nayin')?.nayin, ganzhi.nayin]);
    const hidden = cell(chart, 'hidden', place).flatMap((step) =>
      step.code === 'hiddenStem' ? [[step.values.stem, step.values.god, step.values.weight]] : [],
    );
    pairs.push([
      `${place} 藏干`,
      hidden,
      facts.hidden.map(({ stem: of, god: as, weight }) => [of, as, weight]),
    ]);
    const spirits = cell(chart, 'shensha', place).flatMap((step) =>
      step.code === 'shensha' ? [step.values.name] : [],
    );
    pairs.push([`${place} 神煞`, spirits, shenshaOf(chart)[place].map(({ name }) => name)]);
    for (const holder of ['day', 'year'] as const) {
      const derived = cell(chart, 'kongwang', place).find(
        (step) => step.code === 'kongwangOf' && step.values.holder === holder,
      );
      const mark = chart.kongwang[place][holder === 'day' ? 'byDay' : 'byYear'];
      if (derived?.code === 'kongwangOf')
        pairs.push([`${place} 空 by ${holder}`, derived.values.isKong, mark]);
    }
  }
  return pairs;
}

function factPairs(chart: Chart): [what: string, derived: unknown, own: unknown][] {
  const fact = (name: ChartFact): readonly DerivationStep[] => derivationOf(chart, { fact: name });
  const taiyuan = fact('taiyuan');
  const constellation = fact('constellation');
  const luck = luckOf(chart);
  const dayun = derivationOf(chart, { row: 'stem', pillar: { place: 'dayun', dayunNumber: 4 } });
  const [year] = liunianOf(chart, luck, { fromYear: 2024, toYear: 2024 });
  const summary = derivationOf(chart, { liunian: 2024 });
  return [
    [
      '胎元',
      (valuesOf(taiyuan, 'taiyuan') ?? valuesOf(taiyuan, 'taiyuanByDays'))?.ganzhi,
      chart.taiyuan.name,
    ],
    ['胎息', valuesOf(fact('taixi'), 'taixi')?.ganzhi, chart.taixi.name],
    ['命宫', valuesOf(fact('minggong'), 'palaceStem')?.ganzhi ?? null, chart.minggong?.name ?? null],
    ['身宫', valuesOf(fact('shengong'), 'palaceStem')?.ganzhi ?? null, chart.shengong?.name ?? null],
    ['生肖', valuesOf(fact('zodiacAnimal'), 'zodiacAnimal')?.animal, chart.zodiacAnimal],
    ['命卦', valuesOf(fact('minggua'), 'minggua')?.minggua, chart.minggua],
    ['司令', valuesOf(fact('siling'), 'silingStretch')?.stem, chart.siling.stem],
    [
      '星座',
      (valuesOf(constellation, 'constellationByDate') ?? valuesOf(constellation, 'constellationByLongitude'))
        ?.constellation,
      chart.constellation,
    ],
    ['起运', valuesOf(fact('dayunStart'), 'dayunOffset')?.offset, luck.offset],
    ['交运', valuesOf(fact('dayunStart'), 'dayunStart')?.start, luck.start],
    ['大运', valuesOf(dayun, 'dayunPillar')?.ganzhi, luck.dayun[3]?.ganzhi.name],
    ['大运日', valuesOf(dayun, 'dayunYears')?.startDate, luck.dayun[3]?.startDate],
    ['岁前', valuesOf(summary, 'suiqian')?.suiqian, year?.suiqian],
    ['犯太岁', valuesOf(summary, 'fanTaisui')?.labels, year?.fanTaisui],
    ['年标', valuesOf(summary, 'yearMarks')?.marks, year?.marks],
    ['虚岁', valuesOf(summary, 'age')?.ageXu, year?.ageXu],
    ['钟', valuesOf(fact('time'), 'clockUsed')?.clock, chart.time.solarClock],
  ];
}

describe('derivationOf, every place under every value of every rule', () => {
  it.each(BIRTHS)('%s', (_, birth) => {
    let steps = 0;
    for (const rules of RULE_CASES) {
      const chart = castChart(birth, rules, WORLD);
      const label = JSON.stringify(rules);
      for (const place of placesOf(chart)) {
        const found = derivationOf(chart, place);
        const wrong = found.filter((step) => !isSound(step));
        expect(wrong, `${label} ${JSON.stringify(place)}`).toEqual([]);
        steps += found.length;
      }
      for (const [what, derived, own] of cellPairs(chart)) expect(derived, `${label} ${what}`).toEqual(own);
      if ('time' in chart) {
        for (const [what, derived, own] of factPairs(chart)) expect(derived, `${label} ${what}`).toEqual(own);
      }
    }
    expect(steps).toBeGreaterThan(10_000);
  });

  it('every code of a step is reached', () => {
    const reached = new Set<string>();
    for (const [, birth] of [...BIRTHS, ...RARE_BIRTHS]) {
      for (const rules of RULE_CASES) {
        const chart = castChart(birth, rules, WORLD);
        for (const place of placesOf(chart))
          for (const { code } of derivationOf(chart, place)) reached.add(code);
      }
    }
    expect(CODES.filter((code) => !reached.has(code))).toEqual([]);
  });
});

// prettier-ignore
const CODES: readonly StepCode[] = [
  'typedTime', 'givenHour', 'clockGap', 'clockTwice', 'daylightTime', 'noDaylightTime', 'localMeanTime',
  'apparentSolarTime', 'clockUsed', 'givenPillar', 'yearFromLichun', 'yearFromNewYear', 'yearFromSolstice', 'yearIndex',
  'monthBetween', 'monthFlipped', 'monthStem', 'dayChange', 'dayIndex', 'hourBranch', 'lateZiStem', 'hourStem',
  'dayMasterStem', 'tenGod', 'siOrder', 'hiddenStem', 'lifeStage', 'kongwangRule', 'xun', 'kongwangOf', 'kongwangState', 'nayin',
  'noShensha', 'shensha', 'taiyuan', 'taiyuanByDays', 'taixi', 'palaceMonth', 'minggong', 'shengong', 'palaceStem',
  'zodiacAnimal', 'constellationByDate', 'constellationByLongitude', 'minggua', 'silingDays', 'silingStretch',
  'birthTerm', 'luckDirection', 'dayunDistance', 'dayunOffset', 'dayunStart', 'dayunPillar', 'dayunYears',
  'xiaoyunFromHour', 'xiaoyunFixed', 'liunianSpan', 'suiqian', 'fanTaisui', 'yearMarks', 'age', 'relation', 'relationRule', 'combining',
  'resolving',
];

describe('derivationOf', () => {
  const chart = castChart(BIRTHS[0]?.[1] as Birth, {}, WORLD) as Chart;

  it('says which way 大运 run and how many steps from the month pillar', () => {
    const steps = derivationOf(chart, { row: 'stem', pillar: { place: 'dayun', dayunNumber: 4 } });
    expect(steps.map(({ code }) => code)).toEqual(['luckDirection', 'dayunPillar', 'dayunYears']);
    expect(valuesOf(steps, 'dayunPillar')).toEqual({
      month: '壬午',
      yearYinyang: '阳',
      sex: '女',
      direction: '逆',
      number: 4,
      ganzhi: '戊寅',
    });
  });

  it('counts the months from 立春 when the year goes by 正月初一', () => {
    const early = castChart(BIRTHS[2]?.[1] as Birth, { yearBoundary: 'lunarNewYear' }, WORLD) as Chart;
    // 1992-02-04 08:10: 正月初一 of 壬申 had begun that day, 立春 (21:48) had not.
    expect([early.pillars.year.name, early.pillars.month.name]).toEqual(['壬申', '辛丑']);
    const steps = derivationOf(early, { row: 'stem', pillar: { place: 'month' } });
    expect(valuesOf(steps, 'monthStem')).toMatchObject({
      yearStem: '辛',
      firstStem: '庚',
      steps: 11,
      stem: '辛',
    });
  });

  it('is empty for what the chart has not, and refuses luck that does not exist', () => {
    const noHour = castChart(BIRTHS[6]?.[1] as Birth, {}, WORLD);
    expect(derivationOf(noHour, { row: 'stem', pillar: { place: 'hour' } })).toEqual([]);
    expect(derivationOf(noHour, { fact: 'minggong' })).toEqual([]);
    const alone = castChart(BIRTHS[8]?.[1] as Birth, {}, WORLD);
    expect(derivationOf(alone, { fact: 'time' })).toEqual([]);
    expect(derivationOf(alone, { liunian: 2024 })).toEqual([]);
    expect(() => derivationOf(chart, { row: 'stem', pillar: { place: 'dayun', dayunNumber: 13 } })).toThrow(
      RangeError,
    );
    const badMonth: PillarRef = { place: 'liuyue', year: 2024, monthIndex: 12 };
    expect(() => derivationOf(chart, { row: 'stem', pillar: badMonth })).toThrow(RangeError);
    const badHour: PillarRef = { place: 'liushi', date: { year: 2024, month: 1, day: 1 }, hourIndex: 13 };
    expect(() => derivationOf(chart, { row: 'branch', pillar: badHour })).toThrow(RangeError);
  });

  it('survives JSON', () => {
    for (const place of placesOf(chart)) {
      const steps = derivationOf(chart, place);
      expect(JSON.parse(JSON.stringify(steps))).toEqual(steps);
    }
  });
});
