/**
 * Every command, in the order of help.
 */
import { PICK_DAYS_ON } from '@shangyuan/engine/almanac';
import { HEPAN_MODES } from '@shangyuan/engine/analysis';
import type { Command } from './command.ts';
import { completionScript, SHELLS } from './completion.ts';
import {
  BATCH_FLAGS,
  BIRTH_ARGUMENT,
  BIRTH_FLAGS,
  BIRTHS_FLAGS,
  COMMON_PLACE_FLAG,
  PLACE_FLAGS,
  RULE_FLAGS,
  WHY_FLAG,
  ZONE_FLAG,
} from './flags.ts';
import { SITUATIONS, YES_OR_NO } from './input/answers.ts';
import { text } from './language.ts';

const DATE_ARGUMENT = {
  name: 'date',
  about: text('日期，如 2026-02-17、农历2026年正月初一、今天', 'a date, such as 2026-02-17 or today'),
  isOptional: true,
  isMany: true,
};

export const COMMANDS: readonly Command[] = [
  {
    name: 'chart',
    about: text('排盘：四柱与每柱之下的一切', 'a chart: the four pillars and what stands under each'),
    args: [BIRTH_ARGUMENT],
    flags: [
      ...BIRTH_FLAGS,
      { flags: '--full', about: text('JSON 写全部内容', 'the whole document in JSON') },
      WHY_FLAG,
      ...BATCH_FLAGS,
    ],
    example: 'chart 1990-06-15 14:30 女 成都',
    load: () => import('./commands/chart.ts'),
  },
  {
    name: 'luck',
    about: text('起运、大运与流年', 'the decades of luck, and years of them'),
    args: [BIRTH_ARGUMENT],
    flags: [
      ...BIRTH_FLAGS,
      {
        flags: '--years <years>',
        about: text('年份，如 2026 或 2026-2030', 'years, such as 2026 or 2026-2030'),
      },
      WHY_FLAG,
      ...BATCH_FLAGS,
    ],
    example: 'luck 1990-06-15 14:30 女 成都 --years 2026-2030',
    load: () => import('./commands/luck.ts'),
  },
  {
    name: 'analyse',
    about: text('强弱、格局与取用', 'strength, pattern and what the chart needs'),
    args: [BIRTH_ARGUMENT],
    flags: [...BIRTH_FLAGS, WHY_FLAG, ...BATCH_FLAGS],
    example: 'analyse 1990-06-15 14:30 女 成都 --why',
    load: () => import('./commands/analyse.ts'),
  },
  {
    name: 'report',
    about: text('命书，全部或一章', 'the report of a chart, or one section of it'),
    args: [BIRTH_ARGUMENT],
    flags: [
      ...BIRTH_FLAGS,
      { flags: '--section <section>', about: text('只要这一章', 'only this section') },
      { flags: '--depth <depth>', about: text('深浅', 'how deep'), choices: ['short', 'plain', 'expert'] },
      {
        flags: '--years <years>',
        about: text('年份，如 2026 或 2026-2030', 'years, such as 2026 or 2026-2030'),
      },
      {
        flags: '--months-of <year>',
        about: text('按月展开的一年', 'the year that is opened by months'),
      },
      { flags: '--on <date>', about: text('读的那一天，默认今天', 'the day of reading, today by default') },
      {
        flags: '--situation <situation>',
        about: text('这个人现在的处境', 'what the person does'),
        choices: Object.keys(SITUATIONS),
      },
      {
        flags: '--partner <answer>',
        about: text('有没有伴侣', 'whether there is a partner'),
        choices: Object.keys(YES_OR_NO),
      },
      {
        flags: '--children <answer>',
        about: text('有没有子女', 'whether there are children'),
        choices: Object.keys(YES_OR_NO),
      },
      ...BATCH_FLAGS,
    ],
    example: 'report 1990-06-15 14:30 女 成都 --section wealth',
    load: () => import('./commands/report.ts'),
  },
  {
    name: 'ask',
    about: text('就命盘问一件事，先说结论', 'a question about a chart, its conclusion first'),
    args: [BIRTH_ARGUMENT],
    flags: [
      { flags: '--question <text>', about: text('要问的事', 'the question') },
      {
        flags: '--with <birth>',
        about: text('另一人的生辰，写在引号里', 'birth of a second person, in quotes'),
      },
      ...BIRTH_FLAGS,
      { flags: '--on <date>', about: text('读的那一天，默认今天', 'the day of reading, today by default') },
      ...BATCH_FLAGS,
    ],
    example: 'ask 1990-06-15 14:30 女 成都 --question 2027年适合换工作吗',
    load: () => import('./commands/ask.ts'),
  },
  {
    name: 'compare',
    about: text('两人合盘', 'two births beside each other'),
    args: [
      {
        name: 'first',
        about: text('第一人的生辰，写在引号里', 'the first birth, in quotes'),
        isOptional: true,
      },
      { name: 'second', about: text('第二人的生辰', 'the second birth'), isOptional: true },
    ],
    flags: [
      { flags: '--kind <kind>', about: text('关系', 'relation'), choices: HEPAN_MODES },
      ...BIRTHS_FLAGS,
      WHY_FLAG,
      ...BATCH_FLAGS,
    ],
    example: 'compare "1990-06-15 14:30 女 成都" "1988-02-15 23:30 男 北京" --kind couple',
    load: () => import('./commands/compare.ts'),
  },
  {
    name: 'check',
    about: text(
      '别家的四柱与我们不同，是哪条规则',
      'pillars of another program: which rule explains each difference',
    ),
    args: [
      {
        name: 'file',
        about: text('CSV：生辰一列，四柱一列', 'a CSV with births and pillars'),
        isOptional: true,
      },
    ],
    flags: [...BIRTH_FLAGS, ...BATCH_FLAGS],
    example: 'check births.csv',
    load: () => import('./commands/check.ts'),
  },
  {
    name: 'find',
    about: text('四柱是哪一天', 'the times that have four pillars'),
    args: [{ name: 'pillars', about: text('四柱，如 庚午 壬午 辛亥 乙未', 'four pillars'), isMany: true }],
    flags: [
      { flags: '--from <year>', about: text('从哪年起，默认 1900', 'first year, 1900 by default') },
      { flags: '--to <year>', about: text('到哪年止，默认 2100', 'last year, 2100 by default') },
      ...RULE_FLAGS,
    ],
    example: 'find 庚午 壬午 辛亥 乙未',
    load: () => import('./commands/find.ts'),
  },
  {
    name: 'solar-time',
    about: text('真太阳时，一步步写出', 'true solar time, step by step'),
    args: [
      {
        name: 'time',
        about: text('钟面时间，如 1990-06-15 14:30 成都', 'a clock time, such as 1990-06-15 14:30 Chengdu'),
        isMany: true,
      },
    ],
    flags: [...PLACE_FLAGS],
    example: 'solar-time 1990-06-15 14:30 成都',
    load: () => import('./commands/solarTime.ts'),
  },
  {
    name: 'day',
    about: text('一天的黄历', 'a day of the almanac'),
    args: [DATE_ARGUMENT],
    flags: [WHY_FLAG],
    example: 'day 2026-02-17 --why',
    load: () => import('./commands/day.ts'),
  },
  {
    name: 'month',
    about: text('一个月的日历', 'the days of a month'),
    args: [{ name: 'month', about: text('月份，如 2026-02', 'a month, such as 2026-02'), isOptional: true }],
    flags: [],
    example: 'month 2026-02',
    load: () => import('./commands/month.ts'),
  },
  {
    name: 'hours',
    about: text('一天的十三个时辰', 'the hours of a day'),
    args: [DATE_ARGUMENT],
    flags: [WHY_FLAG],
    example: 'hours 2026-02-17',
    load: () => import('./commands/hours.ts'),
  },
  {
    name: 'pick-day',
    about: text('为一件事选日子', 'days that suit an affair'),
    args: [{ name: 'affair', about: text('事，如 嫁娶', 'an affair, such as 嫁娶') }],
    flags: [
      { flags: '--from <date>', about: text('从哪天起，默认今天', 'first day, today by default') },
      { flags: '--to <date>', about: text('到哪天止，默认三十天', 'last day, thirty days by default') },
      { flags: '--on <days>', about: text('看哪些天', 'which days'), choices: PICK_DAYS_ON },
      {
        flags: '--for <role=birth>',
        about: text(
          '为谁选，如 新娘=1990-06-15 14:30 女 成都，或 主=庚午；可多次',
          'for whom, such as 主=庚午 or a birth; may be repeated',
        ),
        isMany: true,
      },
      COMMON_PLACE_FLAG,
      WHY_FLAG,
    ],
    example: 'pick-day 嫁娶 --from 2026-10-01 --to 2026-10-31',
    load: () => import('./commands/pickDay.ts'),
  },
  {
    name: 'pick-hour',
    about: text('为一件事选时辰', 'hours of a day that suit an affair'),
    args: [
      { name: 'affair', about: text('事，如 嫁娶', 'an affair, such as 嫁娶') },
      { name: 'date', about: text('日期', 'a date') },
    ],
    flags: [
      {
        flags: '--for <role=birth>',
        about: text(
          '为谁选，如 新娘=1990-06-15 14:30 女 成都，或 主=庚午；可多次',
          'for whom, such as 主=庚午 or a birth; may be repeated',
        ),
        isMany: true,
      },
      COMMON_PLACE_FLAG,
      WHY_FLAG,
    ],
    example: 'pick-hour 嫁娶 2026-10-06',
    load: () => import('./commands/pickHour.ts'),
  },
  {
    name: 'convert',
    about: text('公历与农历互换', 'a date in both calendars'),
    args: [
      {
        name: 'date',
        about: text('日期，如 农历2033年闰十一月初一', 'a date, such as 2026-02-17'),
        isMany: true,
      },
    ],
    flags: [],
    example: 'convert 农历2033年闰十一月初一',
    load: () => import('./commands/convert.ts'),
  },
  {
    name: 'terms',
    about: text('一年二十四节气，精确到秒', 'the 24 solar terms of a year, to the second'),
    args: [{ name: 'year', about: text('公历年', 'year of the Gregorian calendar') }],
    flags: [ZONE_FLAG, WHY_FLAG],
    example: 'terms 2026',
    load: () => import('./commands/terms.ts'),
  },
  {
    name: 'holidays',
    about: text('一年的法定节假日与调休', 'public holidays of mainland China'),
    args: [{ name: 'year', about: text('公历年', 'year') }],
    flags: [],
    example: 'holidays 2026',
    load: () => import('./commands/holidays.ts'),
  },
  {
    name: 'workdays',
    about: text('两天之间的工作日，或若干工作日之后', 'working days between two days, or the day so many on'),
    args: [
      { name: 'from', about: text('第一天', 'first day') },
      { name: 'to', about: text('最后一天', 'last day'), isOptional: true },
    ],
    flags: [{ flags: '--add <count>', about: text('加几个工作日', 'so many working days on') }],
    example: 'workdays 2026-02-13 --add 2',
    load: () => import('./commands/workdays.ts'),
  },
  {
    name: 'ics',
    about: text('节气、节日与假日的日历文件', 'terms, festivals and holidays as a calendar file'),
    args: [{ name: 'years', about: text('年份，如 2026 或 2026-2027', 'years, such as 2026 or 2026-2027') }],
    flags: [
      { flags: '--terms', about: text('节气', 'solar terms') },
      { flags: '--festivals', about: text('节日', 'festivals') },
      { flags: '--holidays', about: text('法定节假日', 'public holidays') },
    ],
    example: 'ics 2026',
    load: () => import('./commands/ics.ts'),
  },
  {
    name: 'yunqi',
    about: text('五运六气', 'the five movements and six qi of a year or a day'),
    args: [{ name: 'when', about: text('年份或日期', 'a year or a date'), isMany: true }],
    flags: [],
    example: 'yunqi 2026',
    load: () => import('./commands/yunqi.ts'),
  },
  {
    name: 'hexagram',
    about: text('查卦与起卦', 'a hexagram by name, or cast'),
    args: [
      { name: 'name', about: text('卦名，如 既济', 'name of a hexagram, such as 既济'), isOptional: true },
    ],
    flags: [
      {
        flags: '--coins <throws>',
        about: text(
          '六次掷钱的背数，自下而上，如 1,2,0,3,1,2',
          'backs of six throws from the bottom up, such as 1,2,0,3,1,2',
        ),
      },
      {
        flags: '--numbers <numbers>',
        about: text('一至三个数，如 3,5', 'one to three numbers, such as 3,5'),
      },
      {
        flags: '--hour <branch>',
        about: text('起数的时辰，如 午', 'double hour of the numbers, such as 午'),
      },
      { flags: '--at <time>', about: text('按时间起卦', 'cast by a moment') },
      { flags: '--on <date>', about: text('起卦的日子，定六神', 'day of the cast, for the six spirits') },
    ],
    example: 'hexagram --coins 1,2,0,3,1,2',
    load: () => import('./commands/hexagram.ts'),
  },
  {
    name: 'compass',
    about: text('罗盘上一个方位', 'what stands at a bearing of the compass'),
    args: [{ name: 'bearing', about: text('度数，0 为北，顺时针', 'degrees clockwise from north') }],
    flags: [
      { flags: '--year <year>', about: text('哪一年的年神', 'year, for its gods') },
      { flags: '--minggua <trigram>', about: text('命卦，如 坎', 'trigram of a person, such as 坎') },
      {
        flags: '--declination <degrees>',
        about: text(
          '磁偏角，东为正；有它就按真北',
          'magnetic declination, east positive; names go by true north',
        ),
      },
      { flags: '--period <number>', about: text('玄空元运 1–9', 'period of 玄空, 1–9') },
    ],
    example: 'compass 352 --year 2026 --minggua 坎',
    load: () => import('./commands/compass.ts'),
  },
  {
    name: 'completion',
    about: text('补全脚本：bash、zsh、fish', 'the script that completes commands in bash, zsh or fish'),
    args: [{ name: 'shell', about: text('哪种 shell', 'the shell'), choices: SHELLS }],
    flags: [],
    example: 'completion bash',
    load: async () => ({
      run: ({ args, language }) => ({
        record: {},
        blocks: () => [],
        file: completionScript(args[0] as (typeof SHELLS)[number], COMMANDS, language),
      }),
    }),
  },
];
