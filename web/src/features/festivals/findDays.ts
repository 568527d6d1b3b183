/**
 * A day that is looked for by what it is called: a festival or a term, a lunar date, a date. With a year before it, of that
 * year; without one, the next such day, then the last, then those after.
 */
import { TOASTS } from '@shangyuan/contract';
import {
  formatChineseNumber,
  parseChineseDigits,
  civilDateOfLunar,
  lunarDateOf,
  type CalendarEngine,
} from '@shangyuan/engine/calendar';
import { civilDateOf, jdnOf, weekdayOf, type CivilDate } from '@shangyuan/engine/time';
import { calendarOf } from '../../lib/engine/calendarOf.ts';
import { isCalendarDay, isCalendarYear } from '../../lib/time/calendarDays.ts';
import { lunarText } from '../../lib/words/almanacText.ts';
import { missingDayText, parseDate } from '../../lib/words/dateText.ts';
import { namedDaysOf, type NamedDay } from './yearDays.ts';

/** A day that was found. */
export interface FoundDay {
  readonly jdn: number;
  readonly civil: CivilDate;
  /** 中秋节, or the date itself as it was typed. */
  readonly name: string;
  /** 八月十五. */
  readonly lunar: string;
  /** 04:50:12, where it is a solar term; null otherwise. */
  readonly clock: string | null;
}

/** Traditional characters of the names of days and of dates, each before the simplified one. */
const PAIRS =
  '後后 過过 陽阳 節节 團团 圓圆 閏闰 臘腊 號号 婦妇 勞劳 動动 兒儿 黨党 軍军 國国 慶庆 釋释 華华 嚴严 薩萨 誕诞 彌弥 龍龙 頭头 驚惊 蟄蛰 ' +
  '觀观 樹树 賢贤 費费 權权 趙赵 準准 媽妈 東东 嶽岳 呂吕 親亲 護护 滿满 藥药 種种 關关 藍蓝 韋韦 馱驮 貺贶 聖圣 處处 勢势 蘭兰 師师 燈灯 ' +
  '鬥斗 記记 達达 穀谷 淸清 財财 倉仓 補补 蓮莲 醫医 學学 週周 禮礼 這这 個个';

const PLAIN: ReadonlyMap<string, string> = new Map(
  PAIRS.split(' ').map(([traditional = '', simplified = '']) => [traditional, simplified]),
);

/**
 * A text with the characters of names and dates simplified; others stay. One character for one: the names are few and known, so that
 * no dictionary of the language is loaded for them.
 *
 * @example inPlainScript('後年中秋節') // "后年中秋节"
 */
export function inPlainScript(text: string): string {
  return Array.from(text, (character) => PLAIN.get(character) ?? character).join('');
}

const YEAR_WORDS: Readonly<Record<string, number>> = { 前年: -2, 去年: -1, 今年: 0, 明年: 1, 后年: 2 };

/** Days that people say from today on. */
const DAY_WORDS: Readonly<Record<string, number>> = {
  大前天: -3,
  前天: -2,
  昨天: -1,
  昨日: -1,
  今天: 0,
  今日: 0,
  明天: 1,
  明日: 1,
  后天: 2,
  大后天: 3,
  yesterday: -1,
  today: 0,
  tomorrow: 1,
};
const WEEK_WORDS: Readonly<Record<string, number>> = { 上上: -2, 上: -1, 这: 0, 本: 0, 下: 1, 下下: 2 };
const WEEKDAY = /^(上上|上|这|本|下|下下)?个?(?:周|星期|礼拜)([一二三四五六日天])$/;
const DAYS_AWAY = /^(\d{1,4})[天日]之?([前后])$/;

/**
 * The day a text counts from today: 明天, 3天后, 下周六. Weeks begin on Monday; a weekday without its week is the next, today included.
 */
function daysFromToday(text: string, today: number): number | null {
  const line = text.toLowerCase();
  if (Object.hasOwn(DAY_WORDS, line)) return today + (DAY_WORDS[line] ?? 0);
  const [, count, side] = DAYS_AWAY.exec(withDigits(line)) ?? [];
  if (count !== undefined) return today + (side === '后' ? 1 : -1) * Number(count);
  const [, week, day = ''] = WEEKDAY.exec(line) ?? [];
  const weekday = '一二三四五六日'.indexOf(day.replace('天', '日'));
  if (day === '') return null;
  const past = (weekdayOf(today) + 6) % 7;
  if (week === undefined) return today + ((weekday - past + 7) % 7);
  return today - past + (WEEK_WORDS[week] ?? 0) * 7 + weekday;
}

/** Names people say for festivals that the list has under another. */
const ALIASES: Readonly<Record<string, string>> = {
  过年: '春节',
  大年初一: '春节',
  大年三十: '除夕',
  年三十: '除夕',
  端阳: '端午节',
  乞巧: '七夕',
  鬼节: '中元节',
  重九: '重阳节',
  团圆节: '中秋节',
  冬节: '冬至',
  送穷: '破五',
  祭灶: '小年',
  晒书节: '天贶节',
  三八: '妇女节',
  五一: '劳动节',
  六一: '儿童节',
  七一: '建党节',
  八一: '建军节',
  十一: '国庆节',
};

const LUNAR_DATE =
  /^(闰)?(正|冬|腊|十[一二]?|[一二三四五六七八九])月(初[一二三四五六七八九十]|廿[一二三四五六七八九]?|二?十[一二三四五六七八九]?|三十|卅)$/;
const SOLAR_DAY = /^(\d{1,2})月(\d{1,2})[日号]?$/;
const LUNAR_MONTHS: Readonly<Record<string, number>> = { 正: 1, 冬: 11, 腊: 12 };

/** Counting numbers of days and months, as they are written. */
const COUNTS: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 31 }, (_, index) => [formatChineseNumber(index + 1), index + 1]),
);

/** Value of a numeral, counted (二十五, 廿五) or digit by digit (二〇二六). @throws RangeError 包含无效字符 for what is neither */
function numberOf(numeral: string): number {
  const plain = numeral.replace('廿', '二十').replace('卅', '三十').replaceAll(/[零○]/g, '〇');
  return COUNTS.get(plain) ?? parseChineseDigits(plain);
}

/** The text with its numerals as digits: 二〇二六年三月八日 as well as 2026-03-08. @throws RangeError as {@link numberOf} */
function readNumerals(text: string): string {
  return text.replaceAll(/[〇零○一二三四五六七八九十百千廿卅]+/g, (numeral) => String(numberOf(numeral)));
}

/** A year in front of what is looked for or behind it, and the rest. */
function splitYear(text: string, thisYear: number): { readonly year: number | null; readonly rest: string } {
  const word = Object.keys(YEAR_WORDS).find((name) => text.startsWith(name));
  if (word !== undefined)
    return { year: thisYear + (YEAR_WORDS[word] ?? 0), rest: text.slice(word.length).trim() };
  const found =
    /^(\d{1,4}|[〇零○一二三四五六七八九]{2,4})(?:年\s*|\s+)(?=\D)/.exec(text) ??
    /^(\d{4})(?=[^\d\-/.年])/.exec(text);
  if (found !== null)
    return { year: Number(readNumerals(found[1] ?? '')), rest: text.slice(found[0].length).trim() };
  const last = Object.keys(YEAR_WORDS).find((name) => text.endsWith(name));
  const [, front = '', figures] =
    /^(.*[^\d〇零○一二三四五六七八九\-/.年])\s*(\d{4}|[〇零○一二三四五六七八九]{4})年?$/.exec(text) ?? [];
  if (figures !== undefined) return { year: Number(readNumerals(figures)), rest: front.trim() };
  return last === undefined
    ? { year: null, rest: text }
    : { year: thisYear + (YEAR_WORDS[last] ?? 0), rest: text.slice(0, -last.length).trim() };
}

/** The next, the last, then the others by distance. */
function byNearness(days: readonly FoundDay[], todayJdn: number): readonly FoundDay[] {
  const ahead = days.filter(({ jdn }) => jdn >= todayJdn).toSorted((a, b) => a.jdn - b.jdn);
  const past = days.filter(({ jdn }) => jdn < todayJdn).toSorted((a, b) => b.jdn - a.jdn);
  return [...ahead.slice(0, 1), ...past.slice(0, 1), ...ahead.slice(1, 2)];
}

function foundAt(engine: CalendarEngine, jdn: number, name: string): FoundDay {
  const civil = civilDateOf(jdn);
  return { jdn, civil, name, lunar: lunarText(lunarDateOf(civil, undefined, engine)), clock: null };
}

function lunarDays(engine: CalendarEngine, text: string, years: readonly number[]): readonly FoundDay[] {
  const [, leap, monthText = '', dayText = ''] = LUNAR_DATE.exec(text) ?? [];
  const month = LUNAR_MONTHS[monthText] ?? numberOf(monthText);
  const day = numberOf(dayText.replace('初', ''));
  return years.flatMap((year) => {
    try {
      const civil = civilDateOfLunar({ year, month, day, isLeap: leap !== undefined }, undefined, engine);
      return [foundAt(engine, jdnOf(civil), text)];
    } catch {
      // A year without this leap month, or a month without its thirtieth day.
      return [];
    }
  });
}

function solarDays(engine: CalendarEngine, month: number, day: number, years: readonly number[]) {
  return years.flatMap((year) => {
    const date = parseDate(`${String(year).padStart(4, '0')}-${month}-${day}`);
    return date === null ? [] : [foundAt(engine, jdnOf(date), `${month}月${day}日`)];
  });
}

/** Named days that answer to a text, one a name and day. */
function matching(days: readonly NamedDay[], text: string): readonly NamedDay[] {
  const formalName = ALIASES[text] ?? text;
  const exact = days.filter(({ name, alias }) => name === formalName || alias === formalName);
  const found =
    exact.length > 0
      ? exact
      : days.filter(({ name, alias }) => name.includes(formalName) || alias?.includes(formalName));
  // 清明 the term and 清明节 are one day.
  const seen = new Set<number>();
  return found.filter(({ jdn, name }) => {
    const key = jdn * 2 + (name.includes(formalName) ? 0 : 1);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Years around one in which a name is looked for: 寒食 or a leap month may be some years away. */
function yearsAround(year: number, reach: number): readonly number[] {
  return Array.from({ length: 2 * reach + 1 }, (_, index) => year - reach + index).filter(isCalendarYear);
}

/** How many years a leap month, or the thirtieth day of a month, may be away. */
const RARE_REACH = 19;

/**
 * Finds days.
 *
 * @param text in either script
 * @param engine knows the years around today, or the requested one, see {@link requestedYear}
 * @param today day number, in Shanghai
 * @returns at most three days of one name, or one of each where several names answer; empty where none does
 * @example findDays(MODERN, '明年清明', jdnOf({ year: 2026, month: 11, day: 22 }))[0].civil // {"year":2027,"month":4,"day":5}
 */
export function findDays(engine: CalendarEngine, text: string, today: number): readonly FoundDay[] {
  const line = inPlainScript(text).trim();
  if (line === '') return [];
  const thisYear = civilDateOf(today).year;
  const date = dateOf(line);
  if (date !== null) return [foundAt(engine, jdnOf(date), `${date.year}年${date.month}月${date.day}日`)];
  const away = daysFromToday(line, today);
  if (away !== null) return isCalendarDay(away) ? [foundAt(engine, away, line)] : [];
  const { year, rest } = splitYear(line, thisYear);
  if (rest === '' || (year !== null && !isCalendarYear(year))) return [];
  const order = (days: readonly FoundDay[]) => (year === null ? byNearness(days, today) : days);
  if (LUNAR_DATE.test(rest)) {
    const years = year !== null ? [year] : yearsAround(thisYear, /^闰|三十$|卅$/.test(rest) ? RARE_REACH : 2);
    return order(lunarDays(engine, rest, years));
  }
  const monthDay = SOLAR_DAY.exec(withDigits(rest));
  if (monthDay !== null)
    return order(
      solarDays(
        engine,
        Number(monthDay[1]),
        Number(monthDay[2]),
        year !== null ? [year] : yearsAround(thisYear, 2),
      ),
    );
  const years = year !== null ? [year] : yearsAround(thisYear, 2);
  const found = matching(
    years.flatMap((each) => namedDaysOf(engine, each)),
    rest,
  );
  const names = [...new Set(found.map(({ name }) => name))];
  if (year !== null) return found;
  if (names.length <= 2)
    return names.flatMap((name) =>
      byNearness(
        found.filter((day) => day.name === name),
        today,
      ),
    );
  return names
    .flatMap((name) =>
      byNearness(
        found.filter((day) => day.name === name),
        today,
      ).slice(0, 1),
    )
    .toSorted((a, b) => a.jdn - b.jdn);
}

/** The text with digits for its numerals; as it is where one of them is no number. */
function withDigits(text: string): string {
  try {
    return readNumerals(text);
  } catch {
    return text;
  }
}

/** A whole date with its year, or a month of a year. */
function dateOf(line: string): CivilDate | null {
  // 八月十五 and 3月8日 have no year.
  if (/^(闰)?[\d〇零○一二三四五六七八九十正冬腊]{1,2}月/.test(line)) return null;
  const date = parseDate(withDigits(line));
  return date !== null && isCalendarYear(date.year) ? date : null;
}

/** The requested year, for the engine that knows it; this year by default. */
export function requestedYear(text: string, thisYear: number): number {
  const line = inPlainScript(text).trim();
  return dateOf(line)?.year ?? splitYear(line, thisYear).year ?? thisYear;
}

/**
 * The first day that a text finds, with the engine that knows its year; or why there is none.
 *
 * @param today day number, in Shanghai
 */
export async function findDay(text: string, today: number): Promise<FoundDay | { readonly error: string }> {
  const engine = await calendarOf(requestedYear(text, civilDateOf(today).year));
  return findDays(engine, text, today)[0] ?? { error: errorOf(text) };
}

/** Why a text finds nothing: it was a date that does not exist, or no date at all. */
function errorOf(text: string): string {
  if (!/[\d〇零○一二三四五六七八九十]/.test(text)) return `没有找到“${text.trim()}”，换个叫法或输入日期`;
  try {
    return missingDayText(readNumerals(text)) ?? '日期不存在，请检查';
  } catch {
    return TOASTS.wrongNumeral;
  }
}
