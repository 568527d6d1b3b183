import { CALLS, type OutputOf } from '@shangyuan/contract';
import type { HolidayBook } from '@shangyuan/engine/calendar';
import type { CallRegistrar } from '../../http/calls.ts';
import { isNotModified, etagOf } from '../../http/etag.ts';
import { holidayBook } from './holidays.service.ts';

/** Cache lifetime in seconds. */
const MAX_AGE_SEC = 3_600;

export function holidayRoutes(on: CallRegistrar): void {
  on(CALLS.listHolidays, async (ctx, { since }, { request, reply }) => {
    const data = presentHolidays(await holidayBook(ctx), since);
    const tag = etagOf(JSON.stringify(data));
    return isNotModified(request, reply, tag, `public, max-age=${MAX_AGE_SEC}`) ? reply.send() : data;
  });
}

function presentHolidays({ asOf, notices }: HolidayBook, since: number): OutputOf<typeof CALLS.listHolidays> {
  const shown = notices.filter(({ year }) => year >= since);
  return {
    asOf,
    notices: shown.map(({ year, source, days }) => ({
      year,
      source,
      days: days.map(({ date, name, kind }) => ({ date: dayText(date), name, kind })),
    })),
  };
}

function dayText({ year, month, day }: { year: number; month: number; day: number }): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
