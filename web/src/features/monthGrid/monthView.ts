/**
 * A month page as plain data: what each cell of the grid says, and what a screen reader says of it.
 */
import {
  isMinorFolkDay,
  lunarDayName,
  lunarMonthName,
  USUAL_FESTIVALS,
  festivalsOf,
  monthGrid,
  type GridDay,
  type HolidayBook,
  type CalendarEngine,
} from '@shangyuan/engine/calendar';
import { daysInMonth, weekdayOf, type CivilDate } from '@shangyuan/engine/time';
import { monthNotes } from '@shangyuan/reading/almanac';
import { lunarText } from '../../lib/words/almanacText.ts';
import { weekdayText } from '../../lib/words/text.ts';

/** One cell. */
export interface MonthCell {
  readonly jdn: number;
  readonly civil: CivilDate;
  readonly inMonth: boolean;
  readonly isWeekend: boolean;
  readonly isToday: boolean;
  /** Second line: festival, solar term, month name on the first, else the lunar day. */
  readonly line: string;
  readonly lineKind: 'festival' | 'term' | 'month' | 'day';
  /** Pillar of the day, where there is room for a third line. */
  readonly pillar: string;
  /** Statutory day off 休 or make-up work day 班. */
  readonly mark: '休' | '班' | null;
  /** All of it, for a screen reader. */
  readonly label: string;
}

/** A month of the calendar. */
export interface MonthView {
  readonly year: number;
  readonly month: number;
  readonly weeks: readonly (readonly MonthCell[])[];
  /** What is unusual about the month: the gap of 1582, a table of history, an uncertain day. */
  readonly notes: readonly string[];
}

const LONGEST_LINE = 4;
/**
 * Of the commemorations only those that families observe; the others would hide lunar days and first days of months.
 */
// prettier-ignore
const FAMILIAR = new Set(['情人节', '妇女节', '植树节', '青年节', '儿童节', '建党节', '建军节', '教师节', '母亲节', '父亲节', '圣诞节']);

/** The festival a cell has room for: none of the religious days, only short names, no minor one over a term or a month's name. */
function festivalLine(engine: CalendarEngine, day: GridDay): string | null {
  const isOccupied = day.term !== null || day.lunar.day === 1;
  const festival = festivalsOf(day.civil, undefined, engine).find(
    ({ name, cls }) =>
      name.length <= LONGEST_LINE &&
      (USUAL_FESTIVALS.includes(cls) || FAMILIAR.has(name)) &&
      !(isOccupied && isMinorFolkDay(name)),
  );
  return festival?.name ?? null;
}

function cellOf(engine: CalendarEngine, holidays: HolidayBook, day: GridDay, todayJdn: number): MonthCell {
  const { civil, lunar, jdn } = day;
  const festival = festivalLine(engine, day);
  const holiday = holidays.find(jdn);
  const weekday = weekdayOf(jdn);
  const mark = holiday === null ? null : holiday.kind === 'off' ? '休' : '班';
  const lunarLine = lunar.day === 1 ? lunarMonthName(lunar) : lunarDayName(lunar.day);
  const [line, lineKind]: [string, MonthCell['lineKind']] =
    festival !== null
      ? [festival, 'festival']
      : day.term !== null
        ? [day.term, 'term']
        : [lunarLine, lunar.day === 1 ? 'month' : 'day'];
  const parts = [
    `${civil.year}年${civil.month}月${civil.day}日`,
    weekdayText(weekday),
    lunarText(lunar),
    ...(day.term === null ? [] : [day.term]),
    ...(festival === null ? [] : [festival]),
    ...(holiday === null ? [] : [holiday.kind === 'off' ? `${holiday.name}休` : `${holiday.name}调班`]),
    `${day.ganzhi.name}日`,
  ];
  return {
    jdn,
    civil,
    inMonth: day.inMonth,
    isWeekend: weekday === 0 || weekday === 6,
    isToday: jdn === todayJdn,
    line,
    lineKind,
    pillar: day.ganzhi.name,
    mark,
    label: parts.join('，'),
  };
}

/**
 * Builds the page of a month.
 *
 * @param todayJdn day number of today, in Shanghai
 */
export function monthView(
  engine: CalendarEngine,
  holidays: HolidayBook,
  year: number,
  month: number,
  todayJdn: number,
): MonthView {
  const days = monthGrid(year, month, undefined, undefined, engine);
  const cells = days.map((day) => cellOf(engine, holidays, day, todayJdn));
  const weeks = Array.from({ length: 6 }, (_, week) => cells.slice(week * 7, week * 7 + 7)).filter((week) =>
    week.some((cell) => cell.inMonth),
  );
  const own = days.filter((day) => day.inMonth);
  const notes = monthNotes({
    hasGap: daysInMonth(year, month) < 28,
    qualities: own.map(({ lunar }) => lunar.quality),
  });
  return { year, month, weeks, notes };
}
