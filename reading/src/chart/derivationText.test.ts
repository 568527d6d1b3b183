/**
 * Why-sentences of every place under every value of every rule: they name the rule in force, hold the characters of the cell,
 * and their arithmetic comes out.
 */
import {
  castChart,
  CHART_OPTIONS,
  derivationOf,
  shenshaOf,
  type CellRow,
  type Chart,
  type ChartRules,
  type DerivationStep,
  type PillarKey,
  type PillarsChart,
  type StepCode,
} from '@shangyuan/engine/chart';
import { describe, expect, it } from 'vitest';
import {
  CELL_ROWS,
  DERIVED_BIRTHS,
  derivedPlacesOf,
  NATAL_KEYS,
  RARE_BIRTHS,
  RULE_CASES,
} from '../../../engine/golden/derivedPlaces.ts';
import { lintText } from '../lint/lintText.ts';
import { stepText, whyText } from './derivationText.ts';
import { RULE_WORDS } from './ruleText.ts';
import { WORLD } from '@shangyuan/engine/world';

type Option = keyof ChartRules;

/** Steps that must name the value of an option whenever they are taken. */
// prettier-ignore
const NAMING: readonly (readonly [code: StepCode, option: Option])[] = [
  ['clockUsed', 'clock'], ['clockTwice', 'ambiguousTime'], ['dayChange', 'dayBoundary'], ['lateZiStem', 'dayBoundary'],
  ['yearFromLichun', 'yearBoundary'], ['yearFromNewYear', 'yearBoundary'], ['yearFromSolstice', 'yearBoundary'],
  ['zodiacAnimal', 'yearBoundary'], ['monthFlipped', 'southern'], ['siOrder', 'si'], ['lifeStage', 'lifeStage'],
  ['kongwangRule', 'kongwang'], ['taiyuan', 'taiyuan'], ['taiyuanByDays', 'taiyuan'], ['palaceMonth', 'minggongMonth'],
  ['constellationByDate', 'constellation'], ['constellationByLongitude', 'constellation'], ['silingDays', 'silingClock'],
  ['dayunOffset', 'luckStart'], ['xiaoyunFromHour', 'xiaoyun'], ['xiaoyunFixed', 'xiaoyun'], ['suiqian', 'suiqian'],
  ['age', 'ageYear'],
];

/** Options and values that no step of a cell goes by: they say where another thing is read, or are the usual table. */
const SILENT: ReadonlySet<string> = new Set([
  'southern=none',
  'southern=flipClimateOnly',
  'silingTable=yuanhai',
  'monthPillar=instant',
  'decadeSplit=whole',
  'decadeSplit=fiveFive',
  'shenshaProfile=classic',
  'shenshaProfile=popular',
  'tianguan=common',
  'boneLeap=same',
  'boneLeap=split15',
  'bone=common',
  'bone=guihai6',
  'bone=wuxu15',
]);

/** What the steps of a chart name, as `option=value`; steps that ought to and do not are faults. */
function namedBy(
  step: DerivationStep,
  chart: PillarsChart,
  text: string,
): { named: string[]; faults: string[] } {
  const owed: [Option, string][] = NAMING.filter(
    ([code, option]) =>
      code === step.code && !(code === 'clockUsed' && text.startsWith('以 ') && option === 'clock'),
  ).map(([, option]) => [option, chart.rules[option]]);
  if (step.code === 'relationRule') owed.push([step.values.option, step.values.value]);
  if (step.code === 'monthBetween' && step.values.isWholeDay) owed.push(['monthPillar', 'day']);
  if (step.code === 'shensha' && step.values.variant !== null)
    owed.push([step.values.variant.option, step.values.variant.value]);
  // A chart known by its pillars goes by what pillars decide, whatever the rule.
  if (!('time' in chart) && (step.code === 'palaceMonth' || step.code === 'taiyuan')) owed.length = 0;
  const wordOf = ([option, value]: [Option, string]): string =>
    (RULE_WORDS[option] as Readonly<Record<string, string>>)[value] ?? '?';
  return {
    named: owed.map(([option, value]) => `${option}=${value}`),
    faults: owed.filter((each) => !text.includes(wordOf(each))).map((each) => `${each.join('=')}: ${text}`),
  };
}

/** Remainders, sums and differences that a sentence writes out. */
function isArithmeticRight(text: string): boolean {
  for (const [, a, sign, b, divisor, rest] of text.matchAll(/\((\d+) ([−+]) (\d+)\) ÷ (\d+) 余 (\d+)/gu)) {
    const sum = Number(a) + (sign === '+' ? 1 : -1) * Number(b);
    if (((sum % Number(divisor)) + Number(divisor)) % Number(divisor) !== Number(rest)) return false;
  }
  for (const [, a, sign, b, result] of text.matchAll(/(?<![\d(])(\d+) ([−+]) (\d+) = (−?\d+)/gu)) {
    if (Number(a) + (sign === '+' ? 1 : -1) * Number(b) !== Number(result?.replace('−', '-'))) return false;
  }
  for (const [, month, hour, sum] of text.matchAll(/是 (\d+)，时(?:从子数)?是 (\d+)，合 (\d+)/gu)) {
    if (Number(month) + Number(hour) !== Number(sum)) return false;
  }
  return true;
}

/** The characters that a natal cell shows. */
function cellWords(chart: PillarsChart, row: CellRow, place: PillarKey): readonly string[] {
  const facts = chart.facts[place];
  if (facts === null) return [];
  const { ganzhi } = facts;
  switch (row) {
    case 'tenGod':
      return [facts.stemGod];
    case 'stem':
      return [ganzhi.stem];
    case 'branch':
      return [ganzhi.branch];
    case 'hidden':
      return facts.hidden.flatMap(({ stem, god, weight }) => [stem, god, `${Math.round(weight * 100)}%`]);
    case 'xingyun':
      return [facts.xingyun];
    case 'zizuo':
      return [facts.zizuo];
    case 'kongwang':
      return ganzhi.kongwang;
    case 'nayin':
      return [ganzhi.nayin];
    case 'shensha':
      return shenshaOf(chart)[place].map(({ name }) => name);
  }
}

const SPOKEN = /undefined|null|NaN|\[object|Infinity/u;
/** Quotation of engine words, English marks: a log, not a sentence. */
const LOG_MARKS = /[;<>[\]{}"']|, |[a-z]/u;
/** Names of zones are the only Latin words that a sentence may hold. */
const ZONES = /\b(?:[A-Z][A-Za-z]+(?:\/[A-Z][A-Za-z_]+)+|UTC)\b/gu;

describe('whyText, every place under every value of every rule', () => {
  const charts = [...DERIVED_BIRTHS, ...RARE_BIRTHS].flatMap(([, birth]) =>
    RULE_CASES.map((rules) => castChart(birth, rules, WORLD)),
  );

  it('every step is a sentence with the rule in force and arithmetic that comes out', () => {
    const faults = new Set<string>();
    const named = new Set<string>();
    const seen = new Set<string>();
    const shapes = new Set<string>();
    for (const chart of charts) {
      for (const place of derivedPlacesOf(chart)) {
        for (const step of derivationOf(chart, place)) {
          const text = stepText(step);
          const check = namedBy(step, chart, text);
          check.named.forEach((each) => named.add(each));
          check.faults.forEach((each) => faults.add(each));
          if (seen.has(text)) continue;
          seen.add(text);
          if (SPOKEN.test(text) || !text.endsWith('。')) faults.add(`${step.code}: ${text}`);
          if (LOG_MARKS.test(text.replaceAll(ZONES, ''))) faults.add(`log language: ${text}`);
          if (!isArithmeticRight(text)) faults.add(`arithmetic: ${text}`);
          const shape = text.replace(/[\d甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥]+/gu, '□');
          if (shapes.has(shape)) continue;
          shapes.add(shape);
          for (const { rule, found } of lintText(text, 'prose')) faults.add(`${rule} ${found}: ${text}`);
        }
      }
    }
    expect([...faults].slice(0, 20)).toEqual([]);
    const all = CHART_OPTIONS.names.flatMap((name) =>
      CHART_OPTIONS.values[name].map((value) => `${name}=${value}`),
    );
    const defaults = CHART_OPTIONS.defaults as Readonly<Record<string, string>>;
    const isSpiritDefault = (each: string): boolean => {
      const [name = '', value] = each.split('=');
      return SPIRIT_OPTIONS.has(name) && defaults[name] === value;
    };
    expect(all.filter((each) => !named.has(each) && !SILENT.has(each) && !isSpiritDefault(each))).toEqual([]);
  });

  it('the sentences of a natal cell contain its characters', () => {
    const faults: string[] = [];
    for (const chart of charts)
      for (const place of NATAL_KEYS)
        for (const row of CELL_ROWS) {
          const words = cellWords(chart, row, place);
          if (words.length === 0) continue;
          const text = whyText(chart, { row, pillar: { place } }).steps.join('');
          for (const word of words) if (!text.includes(word)) faults.push(`${place} ${row} ${word}: ${text}`);
        }
    expect(faults.slice(0, 10)).toEqual([]);
  });
});

/** Options of spirits: their usual value is the table itself, which names no rule. */
const SPIRIT_OPTIONS: ReadonlySet<string> = new Set([
  'tianyi',
  'yinBlade',
  'hongyan',
  'hongluan',
  'sanqi',
  'dexiu',
  'goujiao',
  'jinshen',
  'jiuchou',
  'kuigang',
  'ciguan',
  'luowang',
  'tianguan',
]);

describe('what was false under other rules in 2.0', () => {
  const born = { sex: '女', hour: 'minute' } as const;
  const stepsOf = (chart: PillarsChart, row: CellRow, place: PillarKey): readonly string[] =>
    whyText(chart, { row, pillar: { place } }).steps;

  it('lunarNewYear: the year changes with 正月初一', () => {
    const civil = { year: 1992, month: 2, day: 4, hour: 8, minute: 10, second: 0 };
    const chart = castChart({ ...born, civil }, { yearBoundary: 'lunarNewYear' });
    expect(stepsOf(chart, 'stem', 'year')).toEqual([
      '正月初一换年：出生当天是农历1992年正月初一，属1992年。',
      '(1992 − 4) ÷ 60 余 8，甲子为 0，数到 8 是壬申。',
    ]);
    expect(stepsOf(chart, 'stem', 'month')[1]).toBe('五虎遁：辛年从庚寅起，顺数 11 位到丑，是辛丑。');
  });

  it('midnightSame: the late 子 counts from the stem of the same day', () => {
    const civil = { year: 1995, month: 8, day: 20, hour: 23, minute: 40, second: 0 };
    const chart = castChart({ ...born, civil }, { dayBoundary: 'midnightSame' });
    expect(stepsOf(chart, 'stem', 'hour')).toEqual([
      '规则是“钟表时（减夏令时）”，以 23:40 定日与时。',
      '23:40 在 23 点到 1 点之间，是子时。',
      '晚子时，规则是“0:00 换日（晚子用当日干）”，时干从当日的日干癸起。',
      '五鼠遁：癸日从壬子起，顺数 0 位到子，是壬子。',
    ]);
  });

  it('flipMonth: the month is the one six on', () => {
    const civil = { year: 2001, month: 3, day: 30, hour: 6, minute: 50, second: 0 };
    const chart = castChart({ ...born, civil, latitudeDeg: -33.9 }, { southern: 'flipMonth' });
    expect(stepsOf(chart, 'branch', 'month').join('')).toContain(
      '卯月换成相对的酉月；年柱仍以真正的立春为界',
    );
  });

  it('lifeStage: 乙 goes with 甲', () => {
    const civil = { year: 1990, month: 5, day: 10, hour: 14, minute: 30, second: 0 };
    const chart = castChart({ ...born, civil }, { lifeStage: 'yinSameAsYang' });
    expect(chart.dayMaster).toBe('乙');
    expect(stepsOf(chart, 'xingyun', 'year')).toEqual([
      '取“阴阳同行”：乙的长生在亥，顺行，到午是第 8 位，死。',
    ]);
  });
});

it('大运 say which way they run and from where', () => {
  const civil = { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 };
  const chart = castChart({ civil, sex: '女', hour: 'minute' }) as Chart;
  const why = whyText(chart, { row: 'stem', pillar: { place: 'dayun', dayunNumber: 4 } });
  expect(why.steps.slice(0, 2)).toEqual([
    '庚年是阳年，阳年女命逆行（阳男阴女顺，阴男阳女逆）。',
    '阳年女命逆行，从月柱壬午逆数第 4 步，是戊寅。',
  ]);
  expect(why.sources).toEqual(['渊海子平·论大运']);
});
