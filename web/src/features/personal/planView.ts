/**
 * The week and the list of a personal calendar as plain data.
 */
import type { LuckBand, PersonalDay } from '@shangyuan/engine/analysis';
import type { CivilDate } from '@shangyuan/engine/time';
import { pad, shortWeekday, WEEKDAYS } from '../../lib/words/text.ts';
import { hourName } from './hoursView.ts';

/** What the plans need to know of a day of the month's grid. */
export interface PlanCell {
  readonly jdn: number;
  readonly civil: CivilDate;
  readonly inMonth: boolean;
  readonly isWeekend: boolean;
  readonly isToday: boolean;
  /** Festival, solar term or lunar day. */
  readonly line: string;
  /** All of it, for a screen reader. */
  readonly label: string;
}

/** A rated day of either plan. */
export interface PlanDay extends PlanCell {
  /** 周二. */
  readonly weekday: string;
  readonly ganzhi: string;
  readonly god: string;
  readonly band: LuckBand;
  readonly score: number;
}

/** One hour of one day of the week. */
export interface WeekCell {
  readonly jdn: number;
  readonly band: LuckBand;
  readonly score: number;
}

/** A row of the week: one hour through seven days. */
export interface WeekHour {
  readonly startHour: number;
  /** 子; the late 子 is identified by its clock. */
  readonly branch: string;
  /** 子时, 次日子时. */
  readonly name: string;
  /** 23:00. */
  readonly begins: string;
  readonly cells: readonly WeekCell[];
}

/** An hour worth choosing. */
export interface BestHour {
  readonly jdn: number;
  /** 周二. */
  readonly weekday: string;
  readonly name: string;
  readonly begins: string;
  readonly score: number;
}

/** Seven days with their hours. */
export interface WeekPlan {
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly days: readonly PlanDay[];
  readonly hours: readonly WeekHour[];
  /** The three hours of most points, of the days from today on where there are any; the earlier first among equals. */
  readonly best: readonly BestHour[];
}

const BEST_HOURS = 3;

function planDay(cell: PlanCell, { ganzhi, stemGod, band, score }: PersonalDay, weekday: number): PlanDay {
  return { ...cell, weekday: shortWeekday(weekday), ganzhi: ganzhi.name, god: stemGod, band, score };
}

/** The row of a day in the month's grid; null where it is in none. */
export function weekOf(
  weeks: readonly (readonly PlanCell[])[],
  jdn: number,
): readonly [PlanCell, ...PlanCell[]] | null {
  const [first, ...rest] = weeks.find((week) => week.some((cell) => cell.jdn === jdn)) ?? [];
  return first === undefined ? null : [first, ...rest];
}

function bestOf(days: readonly PlanDay[], hours: readonly WeekHour[]): BestHour[] {
  const today = days.findIndex(({ isToday }) => isToday);
  const left = new Set(days.slice(Math.max(today, 0)).map(({ jdn }) => jdn));
  return days
    .flatMap(({ jdn, weekday }, index) =>
      hours.map(({ name, begins, cells }) => ({
        jdn,
        weekday,
        name,
        begins,
        score: cells[index]?.score ?? 0,
      })),
    )
    .filter(({ jdn }) => left.has(jdn))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, BEST_HOURS);
}

/**
 * A week of days and hours.
 *
 * @param week a row of the month's grid, from its Sunday on
 * @param rated the same days rated with their hours, in their order
 */
export function weekPlan(week: readonly [PlanCell, ...PlanCell[]], rated: readonly PersonalDay[]): WeekPlan {
  const days = week.flatMap((cell, index) => {
    const day = rated[index];
    return day === undefined ? [] : [planDay(cell, day, index)];
  });
  const hours = (rated[0]?.hours ?? []).map(({ branch, startHour }, row): WeekHour => ({
    startHour,
    branch,
    name: hourName(branch, startHour),
    begins: `${pad(startHour)}:00`,
    cells: rated.flatMap(({ jdn, hours: own }) => {
      const hour = own[row];
      return hour === undefined ? [] : [{ jdn, band: hour.band, score: hour.score }];
    }),
  }));
  return { from: week[0].civil, to: (week.at(-1) ?? week[0]).civil, days, hours, best: bestOf(days, hours) };
}

/** The days of the month itself, without those of its neighbours, each with its rating. */
export function listPlan(
  weeks: readonly (readonly PlanCell[])[],
  rated: ReadonlyMap<number, PersonalDay>,
): PlanDay[] {
  return weeks.flatMap((week) =>
    week.flatMap((cell, index) => {
      const day = rated.get(cell.jdn);
      return cell.inMonth && day !== undefined ? [planDay(cell, day, index)] : [];
    }),
  );
}

/** The bands that a list has, best first, with how many days each. */
export function bandCounts(days: readonly PlanDay[]): { readonly band: LuckBand; readonly count: number }[] {
  const counts = Map.groupBy(days, ({ band }) => band);
  return BANDS.flatMap((band) => {
    const count = counts.get(band)?.length ?? 0;
    return count === 0 ? [] : [{ band, count }];
  });
}

const BANDS: readonly LuckBand[] = ['顺', '较顺', '平稳', '需谨慎', '宜守'];

/** Days in a week. */
export const WEEK_DAYS: number = WEEKDAYS.length;
