/**
 * Tools about one birth: the clock, the pillars, luck, relations, and why.
 */
import {
  answerOf,
  chart as chartCommand,
  luck as luckCommand,
  solarTime,
  text,
  UsageError,
} from '@shangyuan/cli';
import {
  CHART_OPTIONS,
  compareRules,
  isDated,
  liunianOf,
  luckOf,
  relationsOf,
  relationsWithLuck,
  type Chart,
  type DerivedPlace,
  type LuckPlace,
  type PillarKey,
  type Relation,
} from '@shangyuan/engine/chart';
import { analyseChart } from '@shangyuan/engine/analysis';
import { HISTORY } from '@shangyuan/engine/history';
import { boneReadingOf } from '@shangyuan/reading/boneWeight';
import { explanationText, relationText, RULE_NAMES, ruleValueText, whyText } from '@shangyuan/reading/chart';
import { glossaryEntry } from '@shangyuan/reading/glossary';
import { z } from 'zod';
import { ACCURACY } from '../accuracy.ts';
import { CHART_TOOL_META, chartMeta } from '../chartPage.ts';
import { BIRTH, both, COMMON, flagsOf, NOT_GUESSED, PLACE, RULES } from '../inputs.ts';
import type { Tool } from '../tool.ts';
import { besideChart, castOf, chartOf, dataOf, HEAD, list, pillarsText, record, rulesOf } from './birth.ts';

const [zhNotGuessed = '', enNotGuessed = ''] = NOT_GUESSED.split(' / ');

const trueSolarTime: Tool = {
  name: 'true_solar_time',
  title: text('真太阳时', 'True solar time'),
  about: text(
    '某地某时的真太阳时与平太阳时，逐步列出夏令时、经度、均时差的修正，并给时辰。只要太阳时、不排盘时用。',
    'True and mean solar time of a clock time at a place, each correction as a step, and the double hour. Use it for solar time without a chart.',
  ),
  input: z.strictObject({
    time: z
      .string()
      .describe(
        both(
          '当地钟表的日期与时间，如 1990-06-15 14:30',
          'date and time of the local clock, such as 1990-06-15 14:30',
        ),
      ),
    ...PLACE,
    ...COMMON,
  }),
  data: {
    civil: z.string(),
    zone: z.string(),
    longitudeDeg: z.number(),
    offsetMinutes: z.number(),
    dstMinutes: z.number(),
    status: z.string(),
    standard: z.string(),
    longitudeMinutes: z.number(),
    eotMinutes: z.number(),
    meanSolarTime: z.string(),
    trueSolarTime: z.string(),
    shichen: z.string(),
  },
  run: async (given, call) => {
    const { record: data } = await answerOf(solarTime, call.command([String(given['time'])], flagsOf(given)));
    const {
      trueSolarTime: time,
      shichen,
      dstMinutes,
    } = data as { trueSolarTime: string; shichen: string; dstMinutes: number };
    return {
      conclusion: call.say(
        text(`真太阳时 ${time}，${shichen}时`, `True solar time ${time}, double hour ${shichen}`),
      ),
      data,
      rules: { equationOfTime: 'apparent minus mean', clock: 'trueSolar' },
      notices:
        dstMinutes === 0
          ? []
          : [
              call.say(
                text(
                  `当时实行夏令时，已减去 ${dstMinutes} 分`,
                  `daylight time was in force, ${dstMinutes} minutes are taken off`,
                ),
              ),
            ],
      accuracy: ACCURACY.clock,
      sources: ['IANA tzdb 2025b', 'VSOP87D'],
    };
  },
};

const castChartTool: Tool = {
  name: 'cast_chart',
  title: text('排盘', 'Cast a chart'),
  about: text(
    `由生辰排四柱八字：干支、十神、纳音、命宫，附夏令时、真太阳时等提示。一切命盘问题先用它。${zhNotGuessed}。`,
    `The four pillars of a birth with ten gods, nayin and palaces, and notices on daylight and solar time. Begin every question about a chart here. ${enNotGuessed}.`,
  ),
  input: z.strictObject({ ...BIRTH, ...COMMON }),
  data: {
    ...HEAD,
    dayMaster: z.string(),
    zodiacAnimal: z.string(),
    stemGods: record,
    nayin: record,
    taiyuan: z.string(),
    minggong: z.string().nullable(),
    shengong: z.string().nullable(),
    constellation: z.string().nullable(),
    place: z.string().nullable(),
    document: record,
  },
  meta: CHART_TOOL_META,
  run: async (given, call) => {
    const { chart, place } = await castOf(given);
    const answer = (full: boolean) =>
      answerOf(chartCommand, call.command([String(given['birth'])], { ...flagsOf(given), full }));
    const short = { ...dataOf((await answer(false)).record), place };
    const data = call.isBrief ? short : { ...short, document: (await answer(true)).record };
    const { pillars, sex, time } = short as unknown as {
      pillars: object;
      sex: string;
      time: { civil: string | null; zone: string | null };
    };
    const names = pillarsText(pillars, call);
    const where = place ?? time.zone ?? '';
    const when =
      time.civil === null
        ? text('只有四柱，没有日期', 'four pillars without a date')
        : text(
            `${time.civil}（${where}）按${ruleValueText('clock', chart.rules.clock)}排`,
            `${time.civil} (${where}) by clock ${chart.rules.clock}`,
          );
    return {
      conclusion: call.say(
        text(
          `${names}，${sex}，日主${chart.dayMaster}；${when.zh}`,
          `${names}, ${sex === '男' ? 'male' : 'female'}, day master ${chart.dayMaster}; ${when.en}`,
        ),
      ),
      data,
      brief: short,
      ...besideChart(chart, call),
      ...(isDated(chart) && { meta: chartMeta(chart, place) }),
      accuracy: ACCURACY.chart,
      sources: ['三命通会', '渊海子平', 'GB/T 33661-2017'],
    };
  },
};

const luckTool: Tool = {
  name: 'luck',
  title: text('大运与流年', 'Decades and years of luck'),
  about: text(
    `起运时刻、顺逆、每步大运的干支十神与起止年；给 years 时再列流年。问大运、流年、虚岁、犯太岁时用。${zhNotGuessed}。`,
    `When luck begins, its direction, each decade with pillar, gods and years; with years also the flowing years. Use it for decades, years, ages and 犯太岁. ${enNotGuessed}.`,
  ),
  input: z.strictObject({
    ...BIRTH,
    years: z
      .string()
      .optional()
      .describe(both('年份，如 2026 或 2026-2030', 'years, such as 2026 or 2026-2030')),
    ...COMMON,
  }),
  data: {
    ...HEAD,
    direction: z.string(),
    offset: record,
    start: z.string(),
    startAgeXu: z.number(),
    startUncertaintyMonths: z.number(),
    jiaoyun: z.string(),
    dayun: list,
    years: list,
    why: record,
  },
  run: async (given, call) => {
    const chart = await chartOf(given);
    const { record: full } = await answerOf(
      luckCommand,
      call.command([String(given['birth'])], { ...flagsOf(given), why: true }),
    );
    const data = dataOf(full);
    const { direction, start, startAgeXu, why, dayun } = data as {
      direction: string;
      start: string;
      startAgeXu: number;
      why: { sources: string[] };
      dayun: { ganzhi: string; startYear: number; endYear: number }[];
    };
    const { today } = call.io;
    const now = dayun.find(({ startYear, endYear }) => startYear <= today.year && today.year <= endYear);
    const current =
      now === undefined
        ? ''
        : call.say(
            text(
              `；${today.year} 年在${now.ganzhi}运（${now.startYear}–${now.endYear}）`,
              `; ${today.year} is in ${now.ganzhi} (${now.startYear}-${now.endYear})`,
            ),
          );
    return {
      conclusion:
        call.say(
          text(
            `${direction}行，${start} 起运，虚岁 ${startAgeXu}`,
            `${direction === '顺' ? 'Forwards' : 'Backwards'}, luck begins ${start}, nominal age ${startAgeXu}`,
          ),
        ) + current,
      data,
      brief: Object.keys(data).filter((name) => name !== 'why'),
      ...besideChart(chart, call),
      accuracy: ACCURACY.chart,
      sources: why.sources,
    };
  },
};

const PILLARS: readonly PillarKey[] = ['year', 'month', 'day', 'hour'];
const EXPLAINED = ['time', ...PILLARS, 'luck', 'strength', 'pattern', 'yongshen'] as const;
type Explained = (typeof EXPLAINED)[number];
const STEPS: Readonly<Record<'strength' | 'pattern' | 'yongshen', readonly string[]>> = {
  strength: ['令', '地', '势', '分数', '类别'],
  pattern: ['格局'],
  yongshen: ['用神', '结论'],
};

interface Why {
  readonly title: string;
  readonly steps: readonly string[];
  readonly sources: readonly string[];
}

function whyOf(chart: Chart, of: Explained): Why[] {
  const named = (title: string, place: DerivedPlace): Why => ({ title, ...whyText(chart, place) });
  if (of === 'time') return [named('time', { fact: 'time' })];
  if (of === 'luck') return [named('luck', { fact: 'dayunStart' })];
  if (of === 'strength' || of === 'pattern' || of === 'yongshen')
    return analyseChart(chart)
      .explanation.filter(({ step }) => STEPS[of].includes(step))
      .map((step) => {
        const { sentence, source, because } = explanationText(step);
        return {
          title: step.step,
          steps: [sentence, ...because.map((each) => each.sentence)],
          sources: [source],
        };
      });
  return (['stem', 'branch'] as const).map((row) => named(`${of} ${row}`, { row, pillar: { place: of } }));
}

const explain: Tool = {
  name: 'explain',
  title: text('为什么', 'Why'),
  about: text(
    '一个值为什么是这样：给 birth 与 of（time 时刻、year month day hour 各柱、luck 起运、strength 强弱、pattern 格局、yongshen 用神），逐步列出规则与出处；或给 term，解释一个术语。',
    'Why a value is what it is: with birth and of (time, year, month, day, hour, luck, strength, pattern, yongshen) the steps of the rule with sources; or with term, the meaning of a term.',
  ),
  input: z.strictObject({
    term: z.string().optional().describe(both('术语，如 空亡', 'a term, such as 空亡')),
    of: z.enum(EXPLAINED).optional().describe(both('要解释的值', 'the value to explain')),
    ...BIRTH,
    birth: BIRTH.birth.optional(),
    ...COMMON,
  }),
  data: { ...HEAD, term: z.string(), meaning: z.string(), more: z.string(), of: z.string(), why: list },
  run: async (given, call) => {
    const { term, of, birth } = given as { term?: string; of?: Explained; birth?: string };
    if (term !== undefined) {
      const entry = glossaryEntry(term);
      if (entry === null)
        throw new UsageError(
          text(
            `没有术语「${term}」；全部见资源 shangyuan://glossary`,
            `no term "${term}"; all are in the resource shangyuan://glossary`,
          ),
        );
      const { term: name, meaning, more, source } = entry;
      return {
        conclusion: `${name}：${meaning}`,
        data: { term: name, meaning, more },
        rules: {},
        accuracy: ACCURACY.custom,
        sources: [source],
      };
    }
    if (birth === undefined || of === undefined)
      throw new UsageError(
        text(
          `缺少 term，或 birth 与 of；of 可用：${EXPLAINED.join(' ')}`,
          `missing term, or birth with of; of is one of: ${EXPLAINED.join(' ')}`,
        ),
      );
    const chart = await chartOf(given);
    const why = whyOf(chart, of);
    // A chain of judgement says its outcome first and then its grounds, a derivation arrives at its value.
    const isJudged = of in STEPS;
    const steps = why.flatMap((each) => each.steps);
    if (steps.length === 0)
      throw new UsageError(
        text(`这张命盘没有 ${of}：时辰不详`, `this chart has no ${of}: its hour is unknown`),
      );
    return {
      conclusion: isJudged
        ? (why.at(-1)?.steps[0] ?? '')
        : [...new Set(why.map((each) => each.steps.at(-1)))].join(''),
      data: { of, why },
      ...besideChart(chart, call),
      accuracy: isJudged ? ACCURACY.judgement : ACCURACY.chart,
      sources: why.flatMap(({ sources }) => sources),
    };
  },
};

const related = (relation: Relation) => {
  const { short, members, places, state } = relationText(relation);
  return { kind: relation.kind, members, name: short, places, state, isEffective: relation.isEffective };
};

const interactions: Tool = {
  name: 'interactions',
  title: text('刑冲合害', 'Interactions'),
  about: text(
    '四柱之间的合、冲、刑、害、破、拱，化不化、为何；给 year 时再列大运与流年带来的。问冲合、问某年与命局的关系时用；两人之间用 compare_charts。',
    'Combinations, clashes, punishments and harms among the pillars, and whether they transform; with year also those that its decade and year bring. For two people use compare_charts.',
  ),
  input: z.strictObject({
    ...BIRTH,
    year: z.int().min(1).max(9999).optional().describe(both('流年，如 2027', 'a year, such as 2027')),
    ...COMMON,
  }),
  data: {
    natal: list,
    year: z.number(),
    yearPillar: z.string(),
    decade: z.string().nullable(),
    withLuck: list,
  },
  run: async (given, call) => {
    const chart = await chartOf(given);
    const natal = relationsOf(chart).map(related);
    const year = given['year'] as number | undefined;
    const acting = natal.filter(({ isEffective }) => isEffective);
    const briefOf = (found: typeof natal) => found.filter(({ isEffective }) => isEffective);
    const wordsOf = (found: typeof natal) =>
      found.length === 0
        ? call.say(text('没有', 'none'))
        : found.map(({ members, kind }) => members + kind).join('、');
    const common = {
      ...besideChart(chart, call),
      accuracy: ACCURACY.chart,
      sources: ['渊海子平·天干相合', '三命通会·论支元三合', '子平真诠·论刑冲会合解法'],
    };
    if (year === undefined)
      return {
        conclusion: call.say(text(`原局：${wordsOf(acting)}`, `Natal: ${wordsOf(acting)}`)),
        data: { natal },
        brief: { natal: acting },
        ...common,
      };
    const luck = luckOf(chart);
    const [flowing] = liunianOf(chart, luck, { fromYear: year, toYear: year });
    if (flowing === undefined || year < chart.time.civil.year)
      throw new UsageError(text(`${year} 年不在流年之内`, `${year} is not among the years of this chart`));
    const decade = luck.dayun.find(({ dayunNumber }) => dayunNumber === flowing.dayunNumber) ?? null;
    const places: LuckPlace[] = [
      ...(decade === null ? [] : [{ place: 'dayun' as const, ganzhi: decade.ganzhi }]),
      { place: 'liunian', ganzhi: flowing.ganzhi },
    ];
    const withLuck = relationsWithLuck(chart, places).map(related);
    const data = {
      natal,
      year,
      yearPillar: flowing.ganzhi.name,
      decade: decade?.ganzhi.name ?? null,
      withLuck,
    };
    return {
      conclusion: call.say(
        text(
          `${year} ${flowing.ganzhi.name}年：${wordsOf(briefOf(withLuck))}`,
          `${year} ${flowing.ganzhi.name}: ${wordsOf(briefOf(withLuck))}`,
        ),
      ),
      data,
      brief: { ...data, natal: acting, withLuck: briefOf(withLuck) },
      ...common,
    };
  },
};

const boneWeight: Tool = {
  name: 'bone_weight',
  title: text('称骨', 'Bone weight'),
  about: text(
    '袁天罡称骨：年月日时各重多少、合计与评语。民俗娱乐，只在用户要称骨时用。',
    'Bone weight of a birth: the weight of year, month, day and hour, the sum and its text. A folk amusement; use it only where it is requested.',
  ),
  input: z.strictObject({ ...BIRTH, ...COMMON }),
  data: { total: z.string(), band: z.string(), rows: list, text: z.string(), basis: z.string().nullable() },
  run: async (given, call) => {
    const chart = await chartOf(given);
    const reading = boneReadingOf(chart);
    if (reading === null)
      throw new UsageError(text('称骨要知道时辰与农历日期', 'bone weight needs the hour and the lunar date'));
    const { total, band, rows, statement, basis, label } = reading;
    return {
      conclusion: call.say(text(`${total}，${band}`, `${total}, ${band}`)),
      data: { total, band, rows, text: statement.plain, basis },
      ...besideChart(chart, call),
      notices: [label],
      accuracy: ACCURACY.custom,
      sources: [statement.evidence[0]?.source ?? '通行称骨歌'],
    };
  },
};

const MOST_CHANGES = 40;
const compareRulesTool: Tool = {
  name: 'compare_rules',
  title: text('比较规则', 'Compare rules'),
  about: text(
    '同一生辰按两套规则排盘，列出变了哪些值。与别家软件不同、或用户问流派差别时用。rules/options 是第一套，otherRules/otherOptions 是第二套。',
    'One birth by two sets of rules: which values change. Use it where another program differs, or for the difference of schools. rules/options is the first set, otherRules/otherOptions the second.',
  ),
  input: z.strictObject({ ...BIRTH, otherRules: RULES.rules, otherOptions: RULES.options, ...COMMON }),
  data: { options: list, pillars: list, values: list, count: z.number() },
  run: async (given, call) => {
    const chart = await chartOf(given);
    const other = await chartOf({ ...given, rules: given['otherRules'], options: given['otherOptions'] });
    const found = compareRules(chart.birth, chart.rules, other.rules, HISTORY);
    const pillars = found.values.filter(({ path }) => path.startsWith('pillars.'));
    const options = found.options.map(({ path, a, b }) => {
      const name = path as keyof typeof RULE_NAMES;
      return { option: name, name: RULE_NAMES[name], a, b };
    });
    const data = { options, pillars, values: found.values, count: found.values.length };
    const words = pillars
      .map(({ path, a, b }) => `${path.slice('pillars.'.length)} ${String(a)} → ${String(b)}`)
      .join('，');
    return {
      conclusion: call.say(
        options.length === 0
          ? text('两套规则相同', 'the two sets are the same')
          : pillars.length === 0
            ? text(
                `四柱相同，另有 ${data.count} 处不同`,
                `the pillars are the same, ${data.count} other values differ`,
              )
            : text(
                `四柱不同：${words}；共 ${data.count} 处`,
                `pillars differ: ${words}; ${data.count} values in all`,
              ),
      ),
      data,
      brief: { ...data, values: found.values.slice(0, MOST_CHANGES) },
      rules: {
        a: rulesOf(chart.rules, call),
        b: rulesOf(other.rules, call),
        known: CHART_OPTIONS.names.length,
      },
      accuracy: ACCURACY.chart,
      sources: ['三命通会', '渊海子平', '子平真诠'],
    };
  },
};

export const CHART_TOOLS: readonly Tool[] = [
  trueSolarTime,
  castChartTool,
  luckTool,
  explain,
  interactions,
  boneWeight,
  compareRulesTool,
];
