/**
 * The named days of a civil year: festivals and solar terms, each with its day.
 */
import { festivalsOf, monthGrid, type FestivalClass, type CalendarEngine } from '@shangyuan/engine/calendar';
import type { CivilDate } from '@shangyuan/engine/time';
import { solarTermsOfYear } from '@shangyuan/engine/astronomy';
import { beijingTime } from '../../lib/time/beijing.ts';
import { secondsText } from '../../lib/words/dateText.ts';
import { lunarText } from '../../lib/words/almanacText.ts';

/** A day that has a name. */
export interface NamedDay {
  readonly jdn: number;
  readonly civil: CivilDate;
  readonly name: string;
  /** Another name, or null. */
  readonly alias: string | null;
  readonly cls: FestivalClass | '节气';
  /** 八月十五. */
  readonly lunar: string;
  /** 04:50:12, of a solar term; null of a festival. */
  readonly clock: string | null;
}

/** Every festival and every term of a year, in order; a day with several names occurs several times. */
export function namedDaysOf(engine: CalendarEngine, year: number): readonly NamedDay[] {
  const days: NamedDay[] = [];
  const moments = new Map(solarTermsOfYear(year).map(({ name, epochMs }) => [name, epochMs]));
  for (let month = 1; month <= 12; month++) {
    for (const { civil, jdn, lunar, term, inMonth } of monthGrid(year, month, undefined, undefined, engine)) {
      if (!inMonth) continue;
      const day = { jdn, civil, lunar: lunarText(lunar) };
      if (term !== null) {
        // To the nearest second.
        const moment = beijingTime(Math.round((moments.get(term) ?? 0) / 1000) * 1000);
        days.push({ ...day, name: term, alias: null, cls: '节气', clock: secondsText(moment) });
      }
      for (const { name, alias, cls } of festivalsOf(civil, undefined, engine))
        days.push({ ...day, name, alias, cls, clock: null });
    }
  }
  return days;
}

/** Shelves of the list of a year. */
export const SHELVES = [
  { value: 'festivals', text: '节日' },
  { value: 'terms', text: '节气' },
  { value: 'temples', text: '佛道' },
  { value: 'holidays', text: '放假' },
] as const;
/** A shelf of the list of a year; public holidays are days of a notice, not named days. */
export type Shelf = (typeof SHELVES)[number]['value'];

/** Whether a named day is on a shelf. */
export function isOnShelf(shelf: Shelf, { cls }: NamedDay): boolean {
  if (shelf === 'terms') return cls === '节气';
  if (shelf === 'temples') return cls === '宗教·佛' || cls === '宗教·道';
  return shelf === 'festivals' && cls !== '节气' && !cls.startsWith('宗教');
}
