/**
 * Tools about days and hours: the almanac, and picking.
 */
import { answerOf, day, hours, month, pickDay, pickHour, text, type FlagValues } from '@shangyuan/cli';
import { PICK_DAYS_ON } from '@shangyuan/engine/almanac';
import { z } from 'zod';
import { ACCURACY, CALENDAR_RULES } from '../accuracy.ts';
import type { ToolCall } from '../context.ts';
import { both, COMMON, date, flagsOf } from '../inputs.ts';
import type { Tool } from '../tool.ts';
import { list, named, record, sourcesIn } from './birth.ts';

const BOOK = '钦定协纪辨方书';

const almanacRules = ({ say }: ToolCall): object => ({
  book: BOOK,
  note: say(
    text(
      '宜忌按此书推，与民间通书会有不同，不是事实',
      '宜忌 are those of this book; printed almanacs differ, none is a fact',
    ),
  ),
});
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
      rules: CALENDAR_RULES,
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

export const DAY_TOOLS: readonly Tool[] = [calendarDay, monthTool, hoursTool, pickDays, pickHours];
