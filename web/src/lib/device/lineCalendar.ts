/**
 * The calendar of lines that this device writes: it was opened here, so the lines are worked out here.
 */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { forgetWhenErased } from './erase.ts';

const KEY = 'zh_line_calendar';

interface LineCalendar {
  /** Null where there is none. */
  readonly id: string | null;
  /** Whose it is. */
  readonly userId: string;
  /** The day and the case of which it was written last. */
  readonly written: string;
}

/** The calendar of this device. */
export const useLineCalendar = create<LineCalendar>()(
  persist((): LineCalendar => ({ id: null, userId: '', written: '' }), { name: KEY, version: 1 }),
);
forgetWhenErased(KEY, useLineCalendar);
