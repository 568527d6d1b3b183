/**
 * Birth times as people type or paste them.
 */
import { LUNAR_DAY_NAMES, LUNAR_MONTH_NAMES } from '@shangyuan/engine/calendar';
import type { Sex } from '@shangyuan/engine/chart';
import { BRANCHES } from '@shangyuan/engine/ganzhi';

/** What could be read from a line of text. Parts that were not there are absent. */
export interface TypedBirth {
  readonly calendar: 'solar' | 'lunar';
  readonly year: number;
  readonly month: number;
  readonly isLeap: boolean;
  readonly day: number;
  /** Null where no time was given. */
  readonly hour: number | null;
  readonly minute: number;
  /** The hour was given as a 时辰. */
  readonly isShichen: boolean;
  readonly sex: Sex | null;
  /** What is left over: a place, perhaps. */
  readonly rest: string;
}

const DIGITS = /^(\d{4})\D?(\d{2})\D?(\d{2})(?:\D?(\d{2})\D?(\d{2}))?(?=\D|$)/;
const DATE = /(?<!\d)(\d{1,4})\s*[-/.年]\s*(闰)?(\d{1,2})\s*[-/.月]\s*(\d{1,2})(?!\d)\s*[日号]?/;
const TIME =
  /(凌晨|早上|上午|中午|下午|傍晚|晚上|夜里)?\s*(?<!\d)(\d{1,2})\s*(?:[:：点时]\s*(\d{1,2})?)(?!\d)\s*分?/;
const SHICHEN_TEXT = /([子丑寅卯辰巳午未申酉戌亥])时/;

/** Names of lunar months as people write them, with their numbers. */
const MONTHS: ReadonlyMap<string, number> = new Map([
  ...LUNAR_MONTH_NAMES.map((name, index) => [name, index + 1] as const),
  ['一月', 1],
  ['冬月', 11],
  ['腊月', 12],
]);
/** Names of lunar days as people write them: 廿一 is also 二十一. */
const DAYS: ReadonlyMap<string, number> = new Map(
  LUNAR_DAY_NAMES.flatMap((name, index) => [
    [name, index + 1] as const,
    [name.replace('廿', '二十'), index + 1] as const,
  ]),
);
const NUMERALS = '一二三四五六七八九十廿';
/** A name that is followed by another numeral is not that name: 三十一 is no 三十. */
const LUNAR_DATE = new RegExp(
  `(?<!\\d)(\\d{4}|\\d{1,3}(?=年))年?\\s*(闰)?(${[...MONTHS.keys()].join('|')})(${[...DAYS.keys()].join('|')})(?![${NUMERALS}])[日号]?`,
);
const AFTERNOON = /下午|傍晚|晚上|夜里/;

interface Clock {
  readonly hour: number;
  readonly minute: number;
  readonly isShichen: boolean;
  readonly text: string;
}

function readClock(text: string): Clock | null {
  const shichen = SHICHEN_TEXT.exec(text);
  if (shichen !== null) {
    const index = (BRANCHES as readonly string[]).indexOf(shichen[1] ?? '');
    return { hour: index * 2, minute: 0, isShichen: true, text: shichen[0] };
  }
  const time = TIME.exec(text);
  if (time === null) return null;
  const [whole, part = '', hourText = '', minuteText = '0'] = time;
  const typed = Number(hourText);
  const hour = AFTERNOON.test(part) && typed < 12 ? typed + 12 : typed;
  return { hour, minute: Number(minuteText), isShichen: false, text: whole };
}

type TypedDate = Pick<TypedBirth, 'calendar' | 'year' | 'month' | 'isLeap' | 'day'> & {
  readonly text: string;
  readonly clock: Clock | null;
};

function readDate(text: string): TypedDate | null {
  const lunar = LUNAR_DATE.exec(text);
  if (lunar !== null) {
    const [whole, year = '', leap, month = '', day = ''] = lunar;
    return {
      calendar: 'lunar',
      year: Number(year),
      month: MONTHS.get(month) ?? 0,
      isLeap: leap !== undefined,
      day: DAYS.get(day) ?? 0,
      text: whole,
      clock: null,
    };
  }
  const digits = DIGITS.exec(text.trimStart());
  if (digits !== null && !/[年月]/.test(digits[0])) {
    const [whole, year, month, day, hour, minute] = digits;
    const clock =
      hour === undefined ? null : { hour: Number(hour), minute: Number(minute), isShichen: false, text: '' };
    return {
      calendar: 'solar',
      year: Number(year),
      month: Number(month),
      isLeap: false,
      day: Number(day),
      text: whole,
      clock,
    };
  }
  const date = DATE.exec(text);
  if (date === null) return null;
  const [whole, year, leap, month, day] = date;
  return {
    calendar: leap !== undefined || /农历|阴历/.test(text) ? 'lunar' : 'solar',
    year: Number(year),
    month: Number(month),
    isLeap: leap !== undefined,
    day: Number(day),
    text: whole,
    clock: null,
  };
}

/**
 * Reads a birth from a line of text. Whether the date exists is for the form to find out.
 *
 * @returns null where there is no date in it
 * @example parseBirthText('1990-6-15 14:30 女 成都')?.rest // "成都"
 */
export function parseBirthText(text: string): TypedBirth | null {
  const line = text.normalize('NFKC').trim();
  const date = readDate(line);
  if (date === null) return null;
  const afterDate = line.replace(date.text, ' ');
  const clock = date.clock ?? readClock(afterDate);
  const withoutClock = clock === null || clock.text === '' ? afterDate : afterDate.replace(clock.text, ' ');
  const sex = /[男女]/.exec(withoutClock)?.[0] ?? null;
  const rest = withoutClock
    .replace(/[男女]|公历|阳历|农历|阴历|生于|出生|,|，|;|。|\b乾造|坤造/g, ' ')
    .trim()
    .replace(/\s+/g, ' ');
  return {
    calendar: /农历|阴历/.test(line) ? 'lunar' : date.calendar,
    year: date.year,
    month: date.month,
    isLeap: date.isLeap,
    day: date.day,
    hour: clock?.hour ?? null,
    minute: clock?.minute ?? 0,
    isShichen: clock?.isShichen ?? false,
    sex: sex === '男' || sex === '女' ? sex : null,
    rest,
  };
}
