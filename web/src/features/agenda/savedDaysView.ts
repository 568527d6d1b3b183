/**
 * Starred days as plain data: upcoming days, the next first, and past days, the last first.
 */
import { dayGanzhi, lunarDateOf, type CalendarEngine } from '@shangyuan/engine/calendar';
import { civilDateOf, weekdayOf } from '@shangyuan/engine/time';
import { lunarText } from '../../lib/words/almanacText.ts';
import { awayText, formatDate } from '../../lib/words/dateText.ts';
import { shortWeekday } from '../../lib/words/text.ts';
import { savedOrder } from './savedOrder.ts';

/** A starred day. */
export interface SavedDayRow {
  readonly jdn: number;
  /** `YYYY-MM-DD`, for links. */
  readonly date: string;
  /** 2026年11月26日 周四. */
  readonly title: string;
  /** 农历十月十八 · 甲辰日. */
  readonly line: string;
  /** What it was picked for; may be empty. */
  readonly affair: string;
  /** 今天, 明天, 4 天后, 5 天前. */
  readonly away: string;
}

/** The list. */
export interface SavedDaysView {
  readonly upcoming: readonly SavedDayRow[];
  readonly past: readonly SavedDayRow[];
}

interface SavedDaysSource {
  readonly jdns: readonly number[];
  readonly affairs: Readonly<Record<number, string>>;
  /** Day number of today, in Shanghai. */
  readonly todayJdn: number;
}

function rowOf(engine: CalendarEngine, jdn: number, affair: string, todayJdn: number): SavedDayRow {
  const civil = civilDateOf(jdn);
  return {
    jdn,
    date: formatDate(civil),
    title: `${civil.year}年${civil.month}月${civil.day}日 ${shortWeekday(weekdayOf(jdn))}`,
    line: `农历${lunarText(lunarDateOf(civil, undefined, engine))} · ${dayGanzhi(jdn).name}日`,
    affair,
    away: awayText(jdn - todayJdn),
  };
}

/** Builds the list. */
export function savedDaysView(
  engine: CalendarEngine,
  { jdns, affairs, todayJdn }: SavedDaysSource,
): SavedDaysView {
  const rowsOf = (days: readonly number[]) =>
    days.map((jdn) => rowOf(engine, jdn, affairs[jdn] ?? '', todayJdn));
  const { upcoming, past } = savedOrder(jdns, todayJdn);
  return { upcoming: rowsOf(upcoming), past: rowsOf(past) };
}

/** What is shared of a day. */
export function sharedDay({ affair, title, line }: SavedDayRow): string {
  return `${affair === '' ? '' : `${affair}：`}${title}，${line}`;
}
