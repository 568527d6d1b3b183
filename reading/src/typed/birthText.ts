/**
 * Birth times as people type or paste them. What is not read is reported, never dropped: an unused digit may have been
 * the hour.
 */
import { LUNAR_MONTH_NAMES } from '@shangyuan/engine/calendar';
import type { Sex } from '@shangyuan/engine/chart';
import { BRANCHES, findGanzhi, STEMS } from '@shangyuan/engine/ganzhi';
import type { TypedBirth, TypedQuestion } from './typedBirth.ts';
import { withEnglishWords } from './englishBirth.ts';

// Numerals.

const ONES = '〇一二三四五六七八九';
/** A digit of either script. */
const CHINESE = '〇零○一二两三四五六七八九十廿卅';
const YEAR_DIGITS = '〇零○一二三四五六七八九';

const digitOf = (character: string) => {
  if (character === '零' || character === '○') return 0;
  return character === '两' ? 2 : ONES.indexOf(character);
};

/** Value of a counting number up to 99: 廿三, 三十, 十五, 14. NaN for what is no number, such as 三十一二. */
function numberOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const plain = text.replace('廿', '二十').replace('卅', '三十');
  const tens = /^([二三四五六七八九])?十([一二三四五六七八九])?$/.exec(plain);
  if (tens !== null) return digitOf(tens[1] ?? '一') * 10 + (tens[2] === undefined ? 0 : digitOf(tens[2]));
  return plain.length === 1 ? digitOf(plain) : Number.NaN;
}

/** Value of a year written digit by digit in either script. */
function yearOf(text: string): number {
  return Number(Array.from(text, (digit) => (/\d/.test(digit) ? digit : String(digitOf(digit)))).join(''));
}

// Dates.

interface TypedDate extends Pick<TypedBirth, 'calendar' | 'year' | 'month' | 'isLeap' | 'day'> {
  /** Years that the typed one may be; null where it was typed whole. */
  readonly years: readonly number[] | null;
  /** What the year was written as. */
  readonly yearText: string;
  /** Start and end of the date in the line. */
  readonly from: number;
  readonly to: number;
}

const BOUND = `(?<![\\d${CHINESE}])`;
/** 19900615, 1990 0615, 900615, each with a time of four or six digits behind it or not. */
const PACKED =
  /(?<!\d)(\d{4}|\d{2})([\s\-/.]?)(\d{2})[\s\-/.]?(\d{2})(?=(?:[\sT]*\d{2}[\s:]?\d{2}(?:[\s:]?\d{2})?)?(?!\d))/;
/** A year by its place in the sixty cycle, before a month. */
const CYCLE_YEAR = `[${STEMS.join('')}][${BRANCHES.join('')}](?=年|\\s*闰?(?:[正冬腊]|[${CHINESE}]+)月)`;
const PARTED = new RegExp(
  `${BOUND}(?<year>\\d{2,4}|[${YEAR_DIGITS}]{4}|[${YEAR_DIGITS}]{2}(?=年)|${CYCLE_YEAR})` +
    `(?:\\s*[-/.年]\\s*|\\s+|(?=闰?(?:[正冬腊]|[${CHINESE}]+)月))` +
    `(?:[农阴旧老公阳新西]历)?\\s*(?<leap>闰)?\\s*(?<month>\\d{1,2}|[${CHINESE}]+|[正冬腊])(?:\\s*[-/.月]\\s*|\\s+)` +
    `(?<day>\\d{1,2}(?!\\d)|初?[${CHINESE}]+(?![\\d${CHINESE}]))\\s*(?<unit>[日号])?`,
);
/** Months by the names they have in no other calendar. */
const LUNAR_MONTHS: ReadonlyMap<string, number> = new Map([
  [(LUNAR_MONTH_NAMES[0] ?? '').replace('月', ''), 1],
  ['冬', 11],
  ['腊', 12],
]);

/** Years of a typed cycle year: those of the living, and one cycle more. */
const CYCLE_YEARS = { first: 1900, last: 2043 };

/** The years that a text may mean: of two digits one in each century, of the sixty cycle one in each; null for a whole year. */
function yearsOf(text: string): readonly number[] | null {
  const cycle = findGanzhi(text);
  if (cycle !== null) {
    const { first, last } = CYCLE_YEARS;
    // 4 AD was a 甲子 year.
    const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    return years.filter((year) => (year - 4) % 60 === cycle.index);
  }
  return text.length === 2 ? [1900 + yearOf(text), 2000 + yearOf(text)] : null;
}

function readPacked(line: string): TypedDate | null {
  const found = PACKED.exec(line);
  if (found === null) return null;
  const [text, year = '', , month = '', day = ''] = found;
  const years = yearsOf(year);
  const numbers = { year: Number(year), month: Number(month), day: Number(day) };
  // Six digits may be anything; they are a date only where they can be one.
  if (years !== null && (text.length !== 6 || numbers.month > 12 || numbers.day > 31)) return null;
  return {
    ...numbers,
    calendar: null,
    years,
    yearText: year,
    isLeap: false,
    from: found.index,
    to: found.index + text.length,
  };
}

const isChinese = (text: string) => !/^\d+$/.test(text);

/** The calendar a date is written in by its own words: 廿三 and 正月 are lunar, 六月十五日 with its unit is not. */
function calendarOf(month: string, day: string, hasUnit: boolean, isLeap: boolean): TypedBirth['calendar'] {
  if (isLeap || LUNAR_MONTHS.has(month) || /[初廿]/.test(day)) return 'lunar';
  if (!isChinese(day)) return isChinese(month) ? 'solar' : null;
  return hasUnit ? 'solar' : 'lunar';
}

function readParted(line: string): TypedDate | null {
  const found = PARTED.exec(line);
  if (found?.groups === undefined) return null;
  const { year = '', leap, month = '', day = '', unit } = found.groups;
  const isLeap = leap !== undefined;
  const monthNumber = LUNAR_MONTHS.get(month) ?? numberOf(month);
  const dayNumber = numberOf(day.replace('初', ''));
  if (Number.isNaN(monthNumber) || Number.isNaN(dayNumber)) return null;
  const isCycle = findGanzhi(year) !== null;
  return {
    // A year of the sixty cycle is counted from 正月初一.
    calendar: isCycle ? 'lunar' : calendarOf(month, day, unit !== undefined, isLeap),
    year: isCycle ? Number.NaN : yearOf(year),
    years: yearsOf(year),
    yearText: year,
    month: monthNumber,
    isLeap,
    day: dayNumber,
    from: found.index,
    to: found.index + found[0].length,
  };
}

// Times.

interface Clock {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly isShichen: boolean;
  readonly text: string;
}

const PARTS = '凌晨|清晨|早晨|早上|上午|中午|正午|午后|下午|傍晚|晚上|夜里|深夜|半夜|午夜|早|晚';
const COUNT = `\\d{1,2}|[${CHINESE}]{1,3}`;
const TIME = new RegExp(
  `(?<part>${PARTS})?\\s*${BOUND}(?<hour>${COUNT})\\s*(?:[:点时])\\s*` +
    `(?:(?<half>半)|(?<quarters>[一二三1-3两])\\s*刻|整|` +
    // A numeral is the minute only where nothing of a name follows: 两点三亚 is two o'clock at a place.
    `(?<minute>\\d{1,2}(?!\\d)|[${CHINESE}]{1,3}(?=\\s*分|[\\s,;、男女。]|$))\\s*分?` +
    `(?::(?<second>\\d{2})(?!\\d)|\\s*(?<seconds>${COUNT})\\s*秒|整)?)?` +
    '\\s*(?<half12>am|pm)?',
  'i',
);
/** 2 pm, 2.30pm: an hour of half a day needs no colon. */
const HALF_DAY_TIME = /(?<!\d)(?<hour>\d{1,2})(?:\.(?<minute>\d{2}))?\s*(?<half12>am|pm)/i;
const PACKED_TIME = new RegExp(
  `(?<part>${PARTS})?\\s*(?<!\\d)(?<hour>\\d{2})(?<minute>\\d{2})(?<second>\\d{2})?(?!\\d)`,
);
const PARTED_TIME = /(?<!\d)(?<hour>\d{1,2})[\s.-]+(?<minute>\d{1,2})(?!\d)/;
const SHICHEN_TEXT = new RegExp(
  `(?<part>${PARTS}|夜)?\\s*(?<branch>[${BRANCHES.join('')}])时(?!\\s*[${CHINESE}\\d初正]*刻)`,
);

/** Hour of the day from one of its part: 下午两点 is 14; NaN where it could be two nights. */
function hourIn(part: string, hour: number): number {
  if (part === '' || hour > 12) return hour;
  if (/下午|午后|傍晚/.test(part)) return hour === 12 ? 12 : hour + 12;
  if (/中午|正午/.test(part)) return hour < 4 ? hour + 12 : hour;
  if (part === '凌晨') return hour === 12 ? 0 : hour;
  if (/晚上|晚|夜里|深夜|半夜|午夜/.test(part)) return hour >= 5 && hour < 12 ? hour + 12 : Number.NaN;
  return hour;
}

/** NaN for 13 am. */
function hourOf12(half: string, hour: number): number {
  if (half === '') return hour;
  if (half.toLowerCase() === 'pm') return (hour % 12) + 12;
  return hour > 12 ? Number.NaN : hour % 12;
}

function clockOf(found: RegExpExecArray | null): Clock | null {
  if (found?.groups === undefined) return null;
  const { part = '', hour = '', half, quarters, minute = '0', second, seconds, half12 = '' } = found.groups;
  const typedMinute = half === undefined ? numberOf(minute) : 30;
  const clock = {
    hour: hourOf12(half12, hourIn(part, numberOf(hour))),
    minute: quarters === undefined ? typedMinute : numberOf(quarters) * 15,
    second: numberOf(second ?? seconds ?? '0'),
  };
  const isBelow = (value: number, end: number) => value >= 0 && value < end;
  const isTime = isBelow(clock.hour, 24) && isBelow(clock.minute, 60) && isBelow(clock.second, 60);
  return isTime ? { ...clock, isShichen: false, text: found[0] } : null;
}

/** Hour a 时辰 begins with; 子 of the evening is the last hour of its day. Null where it could be either. */
function hourOfShichen(branch: string, part: string): number | null {
  const index = (BRANCHES as readonly string[]).indexOf(branch);
  if (index !== 0 || part === '' || /凌晨|早/.test(part)) return index * 2;
  return /^(?:晚上?|夜里?)$/.test(part) ? 23 : null;
}

function readClock(text: string): Clock | null {
  const shichen = SHICHEN_TEXT.exec(text);
  if (shichen?.groups === undefined)
    return (
      clockOf(TIME.exec(text)) ??
      clockOf(HALF_DAY_TIME.exec(text)) ??
      clockOf(PACKED_TIME.exec(text)) ??
      clockOf(PARTED_TIME.exec(text))
    );
  const { branch = '', part = '' } = shichen.groups;
  const hour = hourOfShichen(branch, part);
  return hour === null ? null : { hour, minute: 0, second: 0, isShichen: true, text: shichen[0] };
}

// The line.

const WEEKDAY = /(?:星期|礼拜|周)[一二三四五六日天]/g;
const IGNORED_WORDS =
  /[男女]命?|[乾坤]造|公历|阳历|新历|农历|阴历|旧历|老历|北京时间|当地时间|新疆时间|乌鲁木齐时间|出生于|出生时间|出生日期|出生地点?|出生|生于|生日|性别|时间|地点|[,;。、()]|:(?!\d)/g;
/** What was meant to say when: figures, numerals with a unit, lunar names, a part of the day without its hour. */
const NUMBERS = new RegExp(
  [
    `[${CHINESE}]*\\d[\\d:.\\-/${CHINESE}]*[年月日号点时分刻秒]?`,
    `[${CHINESE}]+[年月日号点时分刻秒]`,
    `初[${CHINESE}]+`,
    `[${CHINESE}]{2,}`,
    `[${BRANCHES.join('')}]时`,
    PARTS,
    '\\b(?:midnight|morning|afternoon|evening|night)\\b',
  ].join('|'),
  'i',
);

/** 农历 or 公历 where the line says it, the nearest before the date first. */
function statedCalendar(line: string, from: number): TypedBirth['calendar'] {
  const words = /农历|阴历|旧历|老历|公历|阳历|新历|西历/g;
  const before = line.slice(0, from).match(words)?.at(-1);
  const stated = before ?? line.slice(from).match(words)?.[0];
  if (stated === undefined) return null;
  return /农历|阴历|旧历|老历/.test(stated) ? 'lunar' : 'solar';
}

function clockNamed(line: string): TypedBirth['clock'] {
  if (/当地时间|新疆时间|乌鲁木齐时间/.test(line)) return 'local';
  return line.includes('北京时间') ? 'beijing' : null;
}

function sexOf(line: string): Sex | null {
  const stated = new Set(
    (line.match(/[男女]|[乾坤]造/g) ?? []).map((word) => (word === '男' || word === '乾造' ? '男' : '女')),
  );
  const [sex] = stated;
  return stated.size === 1 && sex !== undefined ? sex : null;
}

/** 元, 79, 七十九, 七九, 一百零九 as a number; NaN for what is none. */
function eraYearOf(text: string): number {
  if (text === '元') return 1;
  const [, hundreds = '', rest = text] = /^([一二三四五六七八九])百[零〇]?(.*)$/.exec(text) ?? [];
  const hundred = hundreds === '' ? 0 : digitOf(hundreds) * 100;
  if (rest === '') return hundred;
  return hundred + (/^[〇零一二三四五六七八九]{2,3}$/.test(rest) ? yearOf(rest) : numberOf(rest));
}

/** A year of the Republic: 民国79年 is 1990, 民国前5年 1907. */
const ERA_YEAR = new RegExp(
  `(?:中[华華])?民[国國]\\s*(前)?\\s*(元|\\d{1,3}?|[百${CHINESE}]{1,5})(?=\\s*[-/.年]|\\s+\\d|\\d{4}(?!\\d))`,
);

function withCommonYear(line: string): string {
  return line.replace(ERA_YEAR, (typed: string, before: string | undefined, year: string) => {
    const count = eraYearOf(year);
    if (!(count >= 1)) return typed;
    const common = before === undefined ? 1911 + count : 1912 - count;
    return String(common).padStart(4, '0');
  });
}

/** Traditional characters of dates and times, each before the simplified one. */
const PLAIN: ReadonlyMap<string, string> = new Map([
  ['時', '时'],
  ['點', '点'],
  ['號', '号'],
  ['閏', '闰'],
  ['臘', '腊'],
]);

const lineOf = (text: string) =>
  withCommonYear(withEnglishWords(text.normalize('NFKC').trim()))
    .replace(/[農陰舊老]曆|[阴旧]曆/g, '农历')
    .replace(/[國国陽阳公新西]曆/g, '公历')
    .replaceAll(/[時點號閏臘]/g, (character) => PLAIN.get(character) ?? character);
const findDate = (line: string) => readPacked(line) ?? readParted(line);

/** 5/6/1990: with a day above 12, or the day as the month, there is one way to read it. */
const DAY_AND_MONTH = /(?<![\d.\-/])(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?!\d)/;

/** The line with its date from the year down, for each way in which day and month can be read; the line itself where the year leads. */
function dayOrders(line: string): TypedQuestion['readings'] {
  const found = DAY_AND_MONTH.exec(line);
  if (found === null) return [{ text: line, line }];
  const [text, first = '', , second = '', year = ''] = found;
  const orders = [
    { month: Number(second), day: Number(first) },
    { month: Number(first), day: Number(second) },
  ];
  return orders
    .filter(({ month, day }, index) => month <= 12 && (index === 0 || month !== day))
    .map(({ month, day }) => ({
      text: `${month}月${day}日`,
      line: line.replace(text, `${year}-${month}-${day}`),
    }));
}

/** The line with each year that its own may be. */
function yearReadings(line: string, { years, yearText, from }: TypedDate): TypedQuestion['readings'] {
  const isCycle = findGanzhi(yearText) !== null;
  // Behind a year in figures 六月十五日 would be read as a day of the solar calendar.
  const calendar = isCycle && statedCalendar(line, from) === null ? '农历' : '';
  return (years ?? []).map((year) => ({
    text: `${year} 年`,
    line: `${line.slice(0, from)}${calendar}${year}${line.slice(from + yearText.length)}`,
  }));
}

function questionOf(line: string, date: TypedDate): TypedQuestion | null {
  const orders = dayOrders(line);
  if (orders.length > 1) return { text: '是几月几日？', readings: orders };
  return date.years === null ? null : { text: '是哪一年？', readings: yearReadings(line, date) };
}

/**
 * Reads a birth from a line of text. Whether the date exists is for the form to find out.
 *
 * @returns null where there is no date in it
 * @example parseBirthText('1990-6-15 14:30 女 成都')?.rest // "成都"
 * @example parseBirthText('2020闰四月初八 1030')?.hour // 10
 * @example parseBirthText('庚午年五月廿三未时')?.question?.readings[1]?.line // "农历1990年五月廿三未时"
 */
export function parseBirthText(text: string): TypedBirth | null {
  const typed = lineOf(text);
  const [{ line } = { line: typed }] = dayOrders(typed);
  const date = findDate(line);
  if (date === null) return null;
  const around = `${line.slice(0, date.from)} ${line.slice(date.to).replace(/^\s*T(?=\d)/, '')}`.replace(
    WEEKDAY,
    ' ',
  );
  const clock = readClock(around);
  const words = clock === null ? around : around.replace(clock.text, ' ');
  const left = words.replace(IGNORED_WORDS, ' ').trim().split(/\s+/);
  return {
    calendar: statedCalendar(line, date.from) ?? date.calendar,
    question: questionOf(typed, date),
    year: date.year,
    month: date.month,
    isLeap: date.isLeap,
    day: date.day,
    hour: clock?.hour ?? null,
    minute: clock?.minute ?? 0,
    second: clock?.second ?? 0,
    isShichen: clock?.isShichen ?? false,
    sex: sexOf(words),
    clock: clockNamed(words),
    rest: left.filter((word) => !NUMBERS.test(word)).join(' '),
    unread: left.filter((word) => NUMBERS.test(word)).join(' '),
  };
}
