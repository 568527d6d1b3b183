/**
 * Which day is used for a birth in a leap month and on the thirtieth, as stored on this device for lunar birthdays.
 */
import type { LunarBirthdayRules } from '@shangyuan/engine/calendar';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { forgetWhenErased } from './erase.ts';

const KEY = 'zh_birthdays';

/** The rules of this device; every option at its default unless another was chosen. */
export const useBirthdayRules = create<LunarBirthdayRules>()(
  persist((): LunarBirthdayRules => ({ leapBirthday: 'plain', thirtieth: 'lastDay' }), {
    name: KEY,
    version: 1,
  }),
);
forgetWhenErased(KEY, useBirthdayRules);
