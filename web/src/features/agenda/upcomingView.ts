/**
 * Events of the next days as plain data: birthdays, starred days, terms and festivals, by date.
 */
import {
  isTermFestival,
  termOfDay,
  USUAL_FESTIVALS,
  festivalsOf,
  type CalendarEngine,
} from '@shangyuan/engine/calendar';
import { civilDateOf, weekdayOf } from '@shangyuan/engine/time';
import type { PageId, Query } from '../../lib/page/paths.ts';
import { awayText, formatDate } from '../../lib/words/dateText.ts';
import { shortWeekday } from '../../lib/words/text.ts';
import type { BirthdayRow } from './birthdayView.ts';

/** How many days are looked ahead, today the first. */
export const DAYS_AHEAD = 30;

/** An event. */
export interface UpcomingItem {
  readonly kind: 'birthday' | 'day' | 'almanac';
  readonly text: string;
  readonly page: PageId;
  readonly query: Query;
}

/** A day with something on it. */
export interface UpcomingDay {
  readonly jdn: number;
  /** 11月26日 周四. */
  readonly title: string;
  readonly away: string;
  readonly items: readonly UpcomingItem[];
}

/** What is looked through. */
export interface UpcomingSource {
  readonly todayJdn: number;
  readonly birthdays: readonly BirthdayRow[];
  readonly jdns: readonly number[];
  readonly affairs: Readonly<Record<number, string>>;
}

function itemsOf(engine: CalendarEngine, jdn: number, source: UpcomingSource): UpcomingItem[] {
  const civil = civilDateOf(jdn);
  const date = formatDate(civil);
  const birthdays = source.birthdays
    .filter((row) => row.jdn === jdn)
    .map(({ id, name, born, notes }): UpcomingItem => ({
      kind: 'birthday',
      text: `${name} 农历生日（${born.replace('农历', '')}），${notes[0] ?? ''}`,
      page: 'chart',
      query: { id },
    }));
  const days: UpcomingItem[] = source.jdns.includes(jdn)
    ? [
        {
          kind: 'day',
          text: source.affairs[jdn] ?? '收藏的日子',
          page: 'dayDetails',
          query: { date },
        },
      ]
    : [];
  const term = termOfDay(jdn)?.name ?? null;
  const festivals = festivalsOf(civil, undefined, engine)
    .filter(({ name, cls }) => USUAL_FESTIVALS.includes(cls) && !isTermFestival(name, term))
    .map(({ name }) => name);
  const names = [...(term === null ? [] : [term]), ...festivals];
  const almanac: UpcomingItem[] =
    names.length === 0
      ? []
      : [{ kind: 'almanac', text: names.join('、'), page: 'calendar', query: { date } }];
  return [...birthdays, ...days, ...almanac];
}

/** Days of the next thirty with something on them. */
export function upcomingView(engine: CalendarEngine, source: UpcomingSource): readonly UpcomingDay[] {
  return Array.from({ length: DAYS_AHEAD }, (_, index) => source.todayJdn + index).flatMap((jdn) => {
    const items = itemsOf(engine, jdn, source);
    if (items.length === 0) return [];
    const { month, day } = civilDateOf(jdn);
    const title = `${month}月${day}日 ${shortWeekday(weekdayOf(jdn))}`;
    return [{ jdn, title, away: awayText(jdn - source.todayJdn), items }];
  });
}
