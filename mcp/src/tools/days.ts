/**
 * Tools about days and hours: the almanac, picking, dates, terms, holidays.
 */
import {
  answerOf,
  convert,
  day,
  find,
  holidays,
  hours,
  month,
  pickDay,
  pickHour,
  terms,
  text,
  UsageError,
  yunqi,
  readRules,
  type FlagValues,
} from '@shangyuan/cli';
import { PICK_DAYS_ON } from '@shangyuan/engine/almanac';
import { z } from 'zod';
import { ACCURACY } from '../accuracy.ts';
import type { ToolCall } from '../context.ts';
import { both, COMMON, flagsOf, RULES, zone } from '../inputs.ts';
import type { Tool } from '../tool.ts';
import { dataOf, list, named, record, rulesOf, sourcesIn } from './birth.ts';

const BOOK = '钦定协纪辨方书';
const date = z
  .string()
  .describe(both('日期，如 2026-02-17、农历2026年正月初一、今天', 'a date, such as 2026-02-17 or today'));
const year = z.int().min(1).max(9999).describe(both('公历年份', 'year of the solar calendar'));

const almanacRules = ({ say }: ToolCall): object => ({
  book: BOOK,
  note: say(
    text(
      '宜忌按此书推，与民间通书会有不同，不是事实',
      '宜忌 are those of this book; printed almanacs differ, none is a fact',
    ),
  ),
});
const calendarRules = (): object => ({ standard: 'GB/T 33661-2017', meridian: '120°E' });

const some = (names: readonly string[], most: number, { say }: ToolCall): string =>
  names.length === 0
    ? say(text('无', 'none'))
    : names.slice(0, most).join('、') + (names.length > most ? say(text(' 等', ' …')) : '');

const calendarDay: Tool = {
  name: 'calendar_day',
  title: text('黄历一天', 'A day of the almanac'),
  about: text(
    '某天的黄历：农历、干支、节气节日、建除、黄黑道、冲煞、宜忌、方位；full 给每条宜忌的理由。问今天宜什么、冲什么、农历几号时用。',
    'A day of the almanac: lunar date, pillars, term, festivals, 建除, 冲煞, 宜忌 and directions; full gives the reason of each. Use it for what a day is good for.',
  ),
  input: z.strictObject({ date, ...COMMON }),
  data: {
    date: z.string(),
    weekday: z.number(),
    lunar: record,
    lunarText: z.string(),
    pillars: record,
    nayin: z.string(),
    term: z.string().nullable(),
    nextTerm: record,
    festivals: z.array(z.string()),
    jianchu: z.string(),
    road: z.string(),
    isHuangdao: z.boolean(),
    mansion: z.string(),
    chongsha: z.array(z.string()),
    kongwang: z.array(z.string()),
    rating: z.string(),
    yi: z.array(z.string()),
    ji: z.array(z.string()),
    directions: record,
    why: list,
  },
  run: async (given, call) => {
    const { record: data } = await answerOf(day, call.command([String(given['date'])], { why: true }));
    const {
      date: on,
      lunarText,
      pillars,
      chongsha,
      yi,
      ji,
      festivals,
      term,
      why,
    } = data as {
      date: string;
      lunarText: string;
      pillars: { day: string };
      chongsha: string[];
      yi: string[];
      ji: string[];
      festivals: string[];
      term: string | null;
      why: unknown;
    };
    const marks = [...(term === null ? [] : [term]), ...festivals.filter((name) => name !== term)].map(
      (name) => named(name, call),
    );
    return {
      conclusion: call.say(
        text(
          `${on} 农历${lunarText}，${pillars.day}日${marks.length === 0 ? '' : `，${marks.join('、')}`}；${chongsha.join('，')}；宜${some(yi, 8, call)}；忌${some(ji, 8, call)}`,
          `${on}, lunar ${lunarText}, day ${named(pillars.day, call)}${marks.length === 0 ? '' : `, ${marks.join(', ')}`}; ${chongsha.join(', ')}; good for ${some(yi, 8, call)}; not for ${some(ji, 8, call)}`,
        ),
      ),
      data,
      brief: Object.keys(data).filter((name) => name !== 'why'),
      rules: almanacRules(call),
      accuracy: ACCURACY.almanac,
      sources: [BOOK, ...(call.isBrief ? [] : sourcesIn(why))],
    };
  },
};

const monthTool: Tool = {
  name: 'month',
  title: text('一个月', 'A month'),
  about: text(
    '某公历月每天的农历、干支、节气、节日与放假调休。要看整月时用。',
    'Every day of a month with lunar date, pillar, term, festivals, and public holidays with make-up work.',
  ),
  input: z.strictObject({
    month: z.string().describe(both('月份，如 2026-02', 'a month, such as 2026-02')),
    ...COMMON,
  }),
  data: { year: z.number(), month: z.number(), days: list },
  run: async (given, call) => {
    const { record: data } = await answerOf(month, call.command([String(given['month'])], {}));
    const {
      year: y,
      month: m,
      days,
    } = data as {
      year: number;
      month: number;
      days: {
        date: string;
        lunar: string;
        ganzhi: string;
        term: string | null;
        festivals: string[];
        holiday: string | null;
      }[];
    };
    const found = days
      .filter(({ term }) => term !== null)
      .map(({ date: on, term }) => `${on.slice(5)} ${named(term ?? '', call)}`);
    return {
      conclusion: call.say(
        text(
          `${y}年${m}月 ${days.length} 天，节气：${found.join('、')}`,
          `${y}-${m} has ${days.length} days; terms: ${found.join(', ')}`,
        ),
      ),
      data,
      // One line a day: a month then fits beside a chart.
      brief: {
        year: y,
        month: m,
        days: days.map((each) => ({
          date: each.date,
          lunar: each.lunar,
          ganzhi: each.ganzhi,
          ...(each.term !== null && { term: each.term }),
          ...(each.festivals.length > 0 && { festivals: each.festivals }),
          ...(each.holiday !== null && { holiday: each.holiday }),
        })),
      },
      rules: calendarRules(),
      accuracy: ACCURACY.calendar,
      sources: ['GB/T 33661-2017'],
    };
  },
};

interface Hour {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly ganzhi: string;
  readonly road: string;
  readonly band: string;
}

const bestHours = (rows: readonly Hour[]): string =>
  rows
    .filter(({ band }) => band.includes('吉'))
    .map(({ label, from, to }) => `${label}时 ${from}–${to}`)
    .join('、');

const hoursTool: Tool = {
  name: 'hours',
  title: text('一天的时辰', 'Hours of a day'),
  about: text(
    '某天十三个时辰的干支、黄黑道、冲、吉凶。问某天哪个时辰好（不问具体事）时用；为一件事挑时辰用 pick_hours。',
    'The thirteen rows of hours of a day with pillar, road, clash and band. For the hour of an affair use pick_hours.',
  ),
  input: z.strictObject({ date, ...COMMON }),
  data: { date: z.string(), day: z.string(), hours: list },
  run: async (given, call) => {
    const { record: data } = await answerOf(hours, call.command([String(given['date'])], { why: true }));
    const { date: on, day: name, hours: rows } = data as { date: string; day: string; hours: Hour[] };
    return {
      conclusion: call.say(
        text(`${on} ${name}日，吉时：${bestHours(rows)}`, `${on} ${name}, good hours: ${bestHours(rows)}`),
      ),
      data,
      brief: {
        date: on,
        day: name,
        hours: rows.map(({ label, from, to, ganzhi, road, band }) => ({
          label,
          from,
          to,
          ganzhi,
          road,
          band,
        })),
      },
      rules: almanacRules(call),
      accuracy: ACCURACY.almanac,
      sources: [BOOK],
    };
  },
};

const affair = z
  .string()
  .describe(
    both(
      '要办的事，如 嫁娶、入宅、开市、动土、出行',
      'the affair in Chinese: 嫁娶 wedding, 入宅 moving in, 开市 opening, 动土, 出行',
    ),
  );
const people = z
  .array(z.string())
  .max(6)
  .optional()
  .describe(
    both(
      '要合的人，角色=生辰或年柱，如 新娘=1990-06-15 女、主=庚午',
      'people it must suit, role=birth or year pillar, such as 新娘=1990-06-15 女 or 主=庚午',
    ),
  );

const placeOfAll = z
  .string()
  .optional()
  .describe(both('没写地方的人，都生在这里', 'place of the people whose line names none'));

/** Flags of picking; people are `--for` on the command line. */
function pickFlags({ people: named_, ...given }: Readonly<Record<string, unknown>>): FlagValues {
  return { ...flagsOf(given), why: true, ...(Array.isArray(named_) && { for: named_.map(String) }) };
}

const pickDays: Tool = {
  name: 'pick_days',
  title: text('择日', 'Pick days'),
  about: text(
    '为一件事在一段日子里挑吉日，可合当事人的生辰，带理由、吉时与忌讳；full 再列不用的日子为何不用。',
    'Days of a range that suit an affair, and the people of it, with reasons, good hours and cautions; full also lists why others are left out.',
  ),
  input: z.strictObject({
    affair,
    from: z.string().optional().describe(both('起，默认今天', 'first day, today by default')),
    to: z
      .string()
      .optional()
      .describe(both('止，默认三十天，最多 400 天', 'last day, thirty days by default, 400 at most')),
    on: z.enum(PICK_DAYS_ON).optional().describe(both('看哪些天', 'which days')),
    people,
    place: placeOfAll,
    ...COMMON,
  }),
  data: {
    affair: record,
    from: z.string(),
    to: z.string(),
    on: z.string(),
    relaxed: z.array(z.string()),
    days: list,
    rejected: list,
    scanned: z.number(),
  },
  run: async (given, call) => {
    const { record: data } = await answerOf(
      pickDay,
      call.command([String(given['affair'])], pickFlags(given)),
    );
    const {
      affair: what,
      from,
      to,
      relaxed,
      days,
      scanned,
    } = data as {
      affair: { name: string };
      from: string;
      to: string;
      relaxed: string[];
      scanned: number;
      days: {
        date: string;
        lunar: string;
        ganzhi: string;
        band: string;
        bestHours: string[];
        reasons: string[];
        cautions: string[];
      }[];
    };
    const first = days
      .slice(0, 5)
      .map(({ date: on, band }) => `${on} ${band}`)
      .join('、');
    return {
      conclusion: call.say(
        days.length === 0
          ? text(
              `${from} 至 ${to} 没有适合${what.name}的日子`,
              `no day from ${from} to ${to} suits ${named(what.name, call)}`,
            )
          : text(`${what.name}：${first}`, `${named(what.name, call)}: ${first}`),
      ),
      data,
      brief: {
        affair: what,
        from,
        to,
        relaxed,
        days: days
          .slice(0, 8)
          .map(({ date: on, lunar, ganzhi, band, bestHours: best, reasons, cautions }) => ({
            date: on,
            lunar,
            ganzhi,
            band,
            bestHours: best,
            reasons: reasons.slice(0, 2),
            cautions,
          })),
        scanned,
      },
      rules: almanacRules(call),
      accuracy: ACCURACY.almanac,
      sources: [BOOK, '玉匣记'],
    };
  },
};

const pickHours: Tool = {
  name: 'pick_hours',
  title: text('择时', 'Pick hours'),
  about: text(
    '某天为一件事挑时辰，也说这天本身宜不宜。日子已定、挑时辰时用。',
    'The hours of a day that suit an affair, and whether the day does. Use it when the day is settled.',
  ),
  input: z.strictObject({ affair, date, people, place: placeOfAll, ...COMMON }),
  data: {
    affair: record,
    date: z.string(),
    dayVerdict: z.string(),
    dayRejection: z.string().nullable(),
    hours: list,
    rejected: list,
  },
  run: async (given, call) => {
    const { record: data } = await answerOf(
      pickHour,
      call.command([String(given['affair']), String(given['date'])], pickFlags(given)),
    );
    const {
      affair: what,
      date: on,
      dayVerdict,
      dayRejection,
      hours: rows,
      rejected,
    } = data as {
      affair: { name: string };
      date: string;
      dayVerdict: string;
      dayRejection: string | null;
      hours: Hour[];
      rejected: unknown;
    };
    return {
      conclusion: call.say(
        text(
          `${on} ${what.name}：这天${dayVerdict}${dayRejection === null ? '' : `（${dayRejection}）`}；吉时 ${bestHours(rows)}`,
          `${on} ${named(what.name, call)}: the day is ${dayVerdict}; good hours ${bestHours(rows)}`,
        ),
      ),
      data,
      brief: {
        affair: what,
        date: on,
        dayVerdict,
        dayRejection,
        hours: rows.map(({ label, from, to, ganzhi, road, band }) => ({
          label,
          from,
          to,
          ganzhi,
          road,
          band,
        })),
        rejected,
      },
      rules: almanacRules(call),
      accuracy: ACCURACY.almanac,
      sources: [BOOK],
    };
  },
};

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
      rules: calendarRules(),
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
      rules: { ...calendarRules(), terms: 'apparent longitude of the Sun' },
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

export const DAY_TOOLS: readonly Tool[] = [
  calendarDay,
  monthTool,
  hoursTool,
  pickDays,
  pickHours,
  findTool,
  convertDate,
  solarTerms,
  publicHolidays,
  yunqiYear,
];
