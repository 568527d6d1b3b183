/**
 * What an agent would ask, answered from results only. Values are those of lunar-typescript and tyme4ts, the notices of the State
 * Council, the US Naval Observatory, rhymes and tables of the books, and arithmetic by hand.
 */
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { Solar } from 'lunar-typescript';
import { SolarDay } from 'tyme4ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { connect, resultOf, type Result } from './testing.ts';
import { TOOLS } from './tools.ts';

const BIRTH = '1990-06-15 14:30 女 成都';
/** lunar-typescript knows no daylight time: the clocks of June 1990 were an hour ahead. */
const theirs = Solar.fromYmdHms(1990, 6, 15, 13, 30, 0).getLunar();
const eight = theirs.getEightChar();
const newYear = Solar.fromYmd(2026, 2, 17).getLunar();

type Data = Result['data'];
const rowsOf = (data: Data, name: string) => data[name] as readonly Readonly<Record<string, unknown>>[];

interface Question {
  readonly question: string;
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** What the conclusion must say by itself. */
  readonly says: readonly (string | RegExp)[];
  readonly holds?: (data: Data) => void;
}

// prettier-ignore
const QUESTIONS: readonly Question[] = [
  {
    question: '我 1990 年 6 月 15 日下午两点半生在成都，女，八字是什么？', tool: 'cast_chart', args: { birth: BIRTH },
    says: [eight.toString(), '日主辛', '成都'],
    holds: (data) => expect(data).toMatchObject({
      zodiacAnimal: '马', taiyuan: eight.getTaiYuan(), nayin: { year: eight.getYearNaYin(), hour: eight.getTimeNaYin() },
      stemGods: { year: eight.getYearShiShenGan(), month: eight.getMonthShiShenGan() },
    }),
  },
  {
    question: '那时成都的真太阳时是几点，什么时辰？', tool: 'true_solar_time', args: { time: '1990-06-15 14:30', place: '成都' },
    // 13:30 less four minutes a degree west of 120°, and a Sun that is on time in mid-June.
    says: ['1990-06-15 12:25', '午时'],
    holds: ({ longitudeMinutes, dstMinutes }) => {
      expect(longitudeMinutes).toBeCloseTo((104.07 - 120) * 4, 2);
      expect(dstMinutes).toBe(60);
    },
  },
  {
    question: '我几岁起运，现在走什么运，今年虚岁多少？', tool: 'luck', args: { birth: BIRTH, years: '2026' },
    says: ['逆行', '虚岁 4', '2026 年在戊寅运'],
    holds: (data) => {
      const decades = eight.getYun(0).getDaYun().slice(1);
      expect(rowsOf(data, 'dayun').slice(0, 9).map(({ ganzhi }) => ganzhi)).toEqual(decades.map((decade) => decade.getGanZhi()));
      expect(rowsOf(data, 'years')).toMatchObject([{ ganzhi: '丙午', ageXu: 2026 - 1990 + 1 }]);
    },
  },
  {
    question: '为什么时柱是乙未？', tool: 'explain', args: { birth: BIRTH, of: 'hour' },
    // 五鼠遁: 丙辛从戊起, and 未 is the eighth from 子.
    says: [/乙.*未/u], holds: (data) => expect(JSON.stringify(data)).toMatch(/戊/u),
  },
  { question: '空亡是什么意思？', tool: 'explain', args: { term: '旬空' }, says: ['空亡', '地支'] },
  {
    question: '2027 年和我的八字有什么合冲？', tool: 'interactions', args: { birth: BIRTH, year: 2027 },
    says: ['丁未', '午未六合', '丁壬干五合'],
    holds: (data) => expect(data).toMatchObject({ yearPillar: '丁未', decade: '戊寅' }),
  },
  {
    question: '我是身强还是身弱，什么格局？', tool: 'analyse_chart', args: { birth: BIRTH },
    // 子平真诠: the main stem of 午 is 丁, 七杀 to 辛; in summer 金 is weak.
    says: ['身弱', '七杀格', '用神', '把握'],
  },
  {
    question: '明年适合换工作吗？', tool: 'ask', args: { birth: BIRTH, question: '2027年适合换工作吗' },
    says: [/^宜/u, '2027'],
    // 丁壬之年壬寅起.
    holds: (data) => expect(rowsOf(data, 'months')[0]).toMatchObject({ name: '2月', ganzhi: '壬寅' }),
  },
  {
    question: '整体看看我的命，各章一句话。', tool: 'report', args: { birth: BIRTH }, says: ['命局总览'],
    holds: (data) => expect(rowsOf(data, 'sections')).toHaveLength(15),
  },
  {
    question: '我和 1988 年 2 月 15 日夜里十一点半生在北京的男友合不合？', tool: 'compare_charts',
    args: { first: BIRTH, second: '1988-02-15 23:30 男 北京', kind: 'couple' }, says: ['分'],
    holds: (data) => {
      // The day changes at 23:00, as tyme4ts has it by default.
      expect(Object.values((data['b'] as { pillars: object }).pillars).join(' ')).toBe('戊辰 甲寅 辛丑 戊子');
      expect(rowsOf(data, 'items').reduce((sum, { weight }) => sum + Number(weight), 0)).toBe(100);
    },
  },
  {
    question: '2026 年春节那天黄历怎么说，冲什么？', tool: 'calendar_day', args: { date: '2026-02-17' },
    says: ['正月初一', newYear.getDayInGanZhi(), '春节', `煞${newYear.getDaySha()}`, '忌嫁娶'],
    holds: (data) => expect(data).toMatchObject({
      jianchu: newYear.getZhiXing(), mansion: newYear.getXiu(), kongwang: [...newYear.getDayXunKong()],
      pillars: { year: newYear.getYearInGanZhiByLiChun(), month: newYear.getMonthInGanZhi() },
    }),
  },
  {
    question: '2026 年 2 月有哪些节气，哪天补班？', tool: 'month', args: { month: '2026-02' }, says: ['02-04 立春', '02-18 雨水'],
    holds: (data) => {
      const days = rowsOf(data, 'days');
      expect(days).toHaveLength(28);
      for (const { date, ganzhi } of days) {
        const [year = 0, month = 0, day = 0] = String(date).split('-').map(Number);
        expect(ganzhi).toBe(SolarDay.fromYmd(year, month, day).getLunarDay().getSixtyCycle().getName());
      }
      expect(days.filter(({ holiday }) => holiday === 'work').map(({ date }) => date)).toEqual(['2026-02-14', '2026-02-28']);
    },
  },
  {
    question: '那天哪个时辰好？', tool: 'hours', args: { date: '2026-02-17' }, says: ['壬戌', '巳时 9–11'],
    // 丁壬庚子居.
    holds: (data) => expect(rowsOf(data, 'hours')[0]).toMatchObject({ label: '子', ganzhi: '庚子' }),
  },
  {
    question: '2026 年 10 月哪天适合结婚？新娘是我。', tool: 'pick_days',
    args: { affair: '嫁娶', from: '2026-10-01', to: '2026-10-31', people: [`新娘=${BIRTH}`] }, says: ['嫁娶', /2026-10-\d\d/u],
    holds: (data) => {
      const days = rowsOf(data, 'days');
      expect(days.length).toBeGreaterThan(2);
      // She was born in 午, which 子 clashes with.
      for (const { ganzhi } of days) expect(String(ganzhi).charAt(1)).not.toBe('子');
    },
  },
  {
    question: '10 月 6 日结婚用哪个时辰？', tool: 'pick_hours', args: { affair: '嫁娶', date: '2026-10-06' },
    // 癸丑 is one of the 八专.
    says: ['忌', '八专', '吉时'], holds: (data) => expect(data).toMatchObject({ dayVerdict: '忌' }),
  },
  {
    question: '八字庚午 壬午 辛亥 乙未是哪天生的？', tool: 'find_birth_times', args: { pillars: '庚午 壬午 辛亥 乙未' }, says: ['1990-06-15'],
    holds: (data) => {
      for (const { from } of rowsOf(data, 'times')) {
        const [year = 0, month = 0, day = 0, hour = 0] = String(from).split(/[- :]/u).map(Number);
        const standard = year === 1990 ? hour - 1 : hour;
        expect(Solar.fromYmdHms(year, month, day, standard, 0, 1).getLunar().getEightChar().toString()).toBe('庚午 壬午 辛亥 乙未');
      }
    },
  },
  {
    question: '农历 2033 年闰十一月初一是公历哪天？', tool: 'convert_date', args: { date: '农历2033年闰十一月初一' },
    says: [SolarDay.fromYmd(2033, 12, 22).toString().replace(/(\d+)年(\d+)月(\d+)日/u, '$1-$2-$3'), '闰冬月初一'],
  },
  {
    question: '2026 年春分、冬至是什么时刻？', tool: 'solar_terms', args: { year: 2026 }, says: ['冬至 2026-12-22 04:50'],
    // US Naval Observatory, Earth's Seasons: equinox March 20 14:46, solstice December 21 20:50 UT.
    holds: (data) => {
      const utcOf = (name: string) => Date.parse(String(rowsOf(data, 'terms').find((term) => term['name'] === name)?.['utc']));
      expect(Math.abs(utcOf('春分') - Date.UTC(2026, 2, 20, 14, 46))).toBeLessThan(31_000);
      expect(Math.abs(utcOf('冬至') - Date.UTC(2026, 11, 21, 20, 50))).toBeLessThan(31_000);
    },
  },
  {
    question: '2026 年春节放几天，哪天补班？', tool: 'public_holidays', args: { year: 2026 }, says: ['春节 02-15–02-23'],
    // 国办发明电〔2025〕7号: nine days from 15 February, work on the 14th and 28th.
    holds: (data) => {
      const spring = rowsOf(data, 'days').filter(({ name }) => name === '春节');
      expect(spring.filter(({ kind }) => kind === 'off')).toHaveLength(9);
      expect(spring.filter(({ kind }) => kind === 'work').map(({ date }) => date)).toEqual(['2026-02-14', '2026-02-28']);
    },
  },
  {
    // 素问: 丙辛之岁水运, 丙 is yang, so 太羽; 子午之岁上见少阴, below it 阳明.
    question: '2026 年五运六气如何？', tool: 'yunqi_year', args: { year: 2026 },
    says: ['丙午', '太羽', '太过', '司天少阴君火', '在泉阳明燥金'],
  },
  {
    // 5 is 巽, 8 is 坤; (5 + 8) mod 6 is 1.
    question: '我报 5 和 8，起一卦。', tool: 'hexagram', args: { numbers: [5, 8], on: '2026-02-17' }, says: ['风地观', '动 初六'],
    // 壬癸起玄武.
    holds: (data) => expect(rowsOf(data, 'lines')[0]).toMatchObject({ name: '初六', isMoving: true, liushen: '玄武' }),
  },
  {
    // The rhyme: 庚午 9, 五月 5, 廿三 8, 未时 8 钱.
    question: '我的骨重多少？', tool: 'bone_weight', args: { birth: BIRTH }, says: ['3两'],
  },
  // 辰 is 112.5° to 127.5°, and sits against 戌.
  { question: '大门向 123 度是什么坐向？', tool: 'compass', args: { heading: 123 }, says: ['戌山辰向'] },
  {
    question: '别的软件说我时柱是甲午，为什么不一样？', tool: 'compare_rules', args: { birth: BIRTH, otherRules: 'trueSolar' },
    says: [`hour 乙未 → ${Solar.fromYmdHms(1990, 6, 15, 12, 25, 57).getLunar().getEightChar().getTime()}`],
    holds: (data) => expect(rowsOf(data, 'options')).toMatchObject([{ option: 'clock', a: 'civil', b: 'trueSolar' }]),
  },
  { question: '你们按什么口径排盘？', tool: 'policy', args: {}, says: ['立春换年', '23:00 换日', '协纪辨方书'] },
];

/** More than any tokenizer in use counts: a 汉字 as one and a half, of other characters three as one. */
const tokensOf = (words: string): number => {
  const han = words.match(/\p{Script=Han}/gu)?.length ?? 0;
  return Math.ceil(han * 1.5 + (words.length - han) / 3);
};
/** Answers about a chart, and the longest lists: a month, a year of holidays. */
const MOST = 1500;
const LONG: Readonly<Record<string, number>> = {
  month: 1700,
  public_holidays: 1700,
  luck: 1700,
  interactions: 1600,
};

let client: Client;
beforeAll(async () => {
  client = await connect();
});

test('every tool answers one of the questions', () =>
  expect(
    TOOLS.map(({ name }) => name).filter((name) => !QUESTIONS.some(({ tool }) => tool === name)),
  ).toEqual([]));

describe('answered from the result only', () => {
  test.each(QUESTIONS)('$question', async ({ tool, args, says, holds }) => {
    const result = await resultOf(client, tool, args);
    for (const words of says) expect(result.conclusion).toMatch(words);
    holds?.(result.data);
    expect(Object.keys(result)[0]).toBe('conclusion');
    expect(result.sources, 'sources').not.toEqual([]);
    expect(result.accuracy, 'accuracy').not.toBe('');
    expect(result.engineVersion).toMatch(/^\d+\.\d+\.\d+$/u);
    expect(tokensOf(JSON.stringify(result)), 'tokens').toBeLessThanOrEqual(LONG[tool] ?? MOST);
  });
});

describe.each(QUESTIONS)('$tool: $question', ({ tool, args }) => {
  test('in full has the fields of its schema, and in English names beside the Chinese', async () => {
    const fields = Object.keys(TOOLS.find(({ name }) => name === tool)?.data ?? {});
    const full = await resultOf(client, tool, { ...args, detail: 'full', lang: 'en' });
    expect(fields).toEqual(expect.arrayContaining(Object.keys(full.data)));
    expect(Object.keys(full.data).length).toBeGreaterThan(0);
    expect(full.accuracy).not.toMatch(/[，；]/u);
    const [field = ''] = Object.keys(full.data);
    const one = await resultOf(client, tool, { ...args, detail: [field] });
    expect(Object.keys(one.data)).toEqual([field]);
  });
});

test('a choice of a school is named as one, with what was changed', async () => {
  const { rules } = await resultOf(client, 'cast_chart', {
    birth: BIRTH,
    options: { dayBoundary: 'midnight' },
  });
  expect(rules).toMatchObject({
    deciding: { dayBoundary: expect.stringContaining('midnight') as string },
    changed: { dayBoundary: 'midnight' },
    note: expect.stringContaining('流派') as string,
  });
});

test('names are English with lang en', async () => {
  const { conclusion, labels } = await resultOf(client, 'cast_chart', { birth: BIRTH, lang: 'en' });
  expect(conclusion).toContain('Geng Wu, Ren Wu, Xin Hai, Yi Wei');
  expect(labels).toMatchObject({ 伤官: 'Hurting Officer', 马: 'Horse' });
});
