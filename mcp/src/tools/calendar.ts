/**
 * Tools about the calendar: dates, terms, holidays, 五运六气.
 */
import { answerOf, convert, find, holidays, terms, text, UsageError, yunqi, readRules } from '@shangyuan/cli';
import { z } from 'zod';
import { ACCURACY, CALENDAR_RULES } from '../accuracy.ts';
import { both, COMMON, date, flagsOf, RULES, year, zone } from '../inputs.ts';
import type { Tool } from '../tool.ts';
import { dataOf, list, named, record, rulesOf } from './birth.ts';

const findTool: Tool = {
  name: 'find_birth_times',
  title: text('四柱反查', 'Find birth times'),
  about: text(
    '由四柱反查是哪些日期时辰（时柱不知可只给三柱）。用户只有八字、没有日期时用。',
    'The dates and times that have four pillars (three where the hour is unknown). Use it where a user has pillars and no date.',
  ),
  input: z.strictObject({
    pillars: z
      .string()
      .describe(both('四柱，如 庚午 壬午 辛亥 乙未', 'four pillars, such as 庚午 壬午 辛亥 乙未')),
    from: z
      .int()
      .min(1)
      .max(9998)
      .optional()
      .describe(both('起年，默认 1900', 'first year, 1900 by default')),
    to: z.int().min(1).max(9998).optional().describe(both('止年，默认 2100', 'last year, 2100 by default')),
    ...RULES,
    ...COMMON,
  }),
  data: { pillars: record, fromYear: z.number(), toYear: z.number(), zone: z.string(), times: list },
  run: async (given, call) => {
    const flags = flagsOf(given);
    const { record: data } = await answerOf(find, call.command([String(given['pillars'])], flags));
    const { times, fromYear, toYear } = data as {
      times: { from: string; to: string }[];
      fromYear: number;
      toYear: number;
    };
    const found = times
      .slice(0, 6)
      .map(({ from, to }) => `${from} – ${to}`)
      .join('；');
    return {
      conclusion:
        times.length === 0
          ? call.say(text(`${fromYear} 至 ${toYear} 年没有`, `none in ${fromYear} to ${toYear}`))
          : call.say(text(`${times.length} 处：${found}`, `${times.length} found: ${found}`)),
      data,
      rules: rulesOf(readRules(flags), call),
      notices: [
        call.say(
          text(
            '按东八区钟表时查，地方不同、按真太阳时会不同',
            'by the clock of UTC+8; other places and solar time differ',
          ),
        ),
      ],
      accuracy: ACCURACY.chart,
      sources: ['三命通会·论年月日时'],
    };
  },
};

const convertDate: Tool = {
  name: 'convert_date',
  title: text('公历农历互换', 'Convert a date'),
  about: text(
    '公历与农历互换，附星期、干支、年号纪年。问农历生日、某农历日是公历哪天时用。',
    'A date in both calendars with weekday and pillars. Use it for lunar birthdays and the solar date of a lunar one.',
  ),
  input: z.strictObject({ date, ...COMMON }),
  data: {
    solar: z.string(),
    weekday: z.number(),
    jdn: z.number(),
    lunar: record,
    lunarText: z.string(),
    regnal: z.unknown(),
    pillars: record,
    quality: z.string(),
  },
  run: async (given, call) => {
    const { record: data } = await answerOf(convert, call.command([String(given['date'])], {}));
    const { solar, lunarText, pillars, weekday, quality } = data as {
      solar: string;
      lunarText: string;
      weekday: number;
      quality: string;
      pillars: { year: string; month: string; day: string };
    };
    return {
      conclusion: call.say(
        text(
          `公历 ${solar}（星期${'日一二三四五六'[weekday] ?? ''}）是农历${lunarText}，${pillars.year}年${pillars.month}月${pillars.day}日`,
          `${solar} is ${lunarText} of the lunar calendar, ${named(pillars.year, call)} year, ${named(pillars.month, call)} month, ${named(pillars.day, call)} day`,
        ),
      ),
      data,
      rules: CALENDAR_RULES,
      notices:
        quality === 'exact'
          ? []
          : [
              call.say(
                text(
                  '这个日子在当时的历书或别处会差一天',
                  'another calendar or the one of the time may differ by a day here',
                ),
              ),
            ],
      accuracy: ACCURACY.calendar,
      sources: ['GB/T 33661-2017'],
    };
  },
};

const solarTerms: Tool = {
  name: 'solar_terms',
  title: text('节气', 'Solar terms'),
  about: text(
    '一年二十四节气的时刻，精确到秒；默认东八区，可给时区。',
    'The 24 solar terms of a year to the second, in UTC+8 or a zone.',
  ),
  input: z.strictObject({ year, zone, ...COMMON }),
  data: { year: z.number(), zone: z.string(), terms: list },
  run: async (given, call) => {
    const { record: data } = await answerOf(
      terms,
      call.command([String(given['year'])], { ...flagsOf({ zone: given['zone'] }), why: !call.isBrief }),
    );
    const {
      year: y,
      zone: in_,
      terms: all,
    } = data as { year: number; zone: string; terms: { name: string; time: string }[] };
    const shown = ['立春', '夏至', '冬至'].flatMap((name) => {
      const found = all.find((each) => each.name === name);
      return found === undefined ? [] : [`${named(name, call)} ${found.time}`];
    });
    return {
      conclusion: call.say(
        text(`${y} 年（${in_}）${shown.join('，')}`, `${y} (${in_}): ${shown.join(', ')}`),
      ),
      data,
      rules: { ...CALENDAR_RULES, terms: 'apparent longitude of the Sun' },
      accuracy: ACCURACY.calendar,
      sources: ['GB/T 33661-2017', 'VSOP87D, JPL DE431'],
    };
  },
};

const publicHolidays: Tool = {
  name: 'public_holidays',
  title: text('放假调休', 'Public holidays'),
  about: text(
    '中国大陆某年的放假与调休上班日，按国务院办公厅通知；未公布的年份会说没有，不推测。',
    'Days off and make-up working days of mainland China in a year by the notice of the State Council; a year without a notice is refused, not guessed.',
  ),
  input: z.strictObject({ year, ...COMMON }),
  data: { year: z.number(), source: z.string(), asOf: z.string(), days: list },
  run: async (given, call) => {
    const { record: data } = await answerOf(holidays, call.command([String(given['year'])], {}));
    const {
      year: y,
      source,
      asOf,
      days,
    } = data as {
      year: number;
      source: string;
      asOf: string;
      days: { date: string; name: string; kind: string }[];
    };
    const off = days.filter(({ kind }) => kind === 'off');
    const names = [...new Set(off.map(({ name }) => name))].map((name) => {
      const own = off.filter((each) => each.name === name).map((each) => each.date.slice(5));
      return `${named(name, call)} ${own[0] ?? ''}${own.length > 1 ? `–${own.at(-1) ?? ''}` : ''}`;
    });
    return {
      conclusion: call.say(text(`${y} 年放假：${names.join('，')}`, `Days off in ${y}: ${names.join(', ')}`)),
      data,
      rules: { notice: source },
      notices: [call.say(text(`查到 ${asOf}`, `as of ${asOf}`))],
      accuracy: ACCURACY.notice,
      sources: [source],
    };
  },
};

const yunqiYear: Tool = {
  name: 'yunqi_year',
  title: text('五运六气', 'Yunqi of a year'),
  about: text(
    '某年的五运六气：岁运、司天在泉、主客气与主客运的起止；给 date 时再说那天在哪一步。不作诊断。',
    'The five phases and six qi of a year: 岁运, 司天, 在泉, host and guest steps; with date also the step of that day. Never a diagnosis.',
  ),
  input: z.strictObject({
    year: year.optional(),
    date: date.optional(),
    ...COMMON,
  }),
  data: {
    year: z.number(),
    ganzhi: z.string(),
    yun: z.string(),
    yunClass: z.string(),
    state: z.string(),
    sitian: z.string(),
    zaiquan: z.string(),
    qiSteps: list,
    yunSteps: list,
    now: record,
    reading: record,
  },
  run: async (given, call) => {
    const { date: on, year: of } = given as { date?: string; year?: number };
    if (on === undefined && of === undefined)
      throw new UsageError(text('缺少 year 或 date', 'missing year or date'));
    const { record: found } = await answerOf(yunqi, call.command([on ?? String(of)], {}));
    const { rules } = found as { rules: object };
    const data = dataOf(found);
    const { year: y, ganzhi, yun, yunClass, sitian, zaiquan } = data as Record<string, string>;
    return {
      conclusion: call.say(
        text(
          `${y} ${ganzhi}年：岁运${yun}（${yunClass}），司天${sitian}，在泉${zaiquan}`,
          `${y} ${named(ganzhi ?? '', call)}: 岁运 ${yun} (${yunClass}), 司天 ${sitian}, 在泉 ${zaiquan}`,
        ),
      ),
      data,
      brief: Object.keys(data).filter((name) => name !== 'reading'),
      rules,
      accuracy: ACCURACY.custom,
      sources: ['素问·天元纪大论', '素问·六元正纪大论'],
    };
  },
};

export const CALENDAR_TOOLS: readonly Tool[] = [findTool, convertDate, solarTerms, publicHolidays, yunqiYear];
