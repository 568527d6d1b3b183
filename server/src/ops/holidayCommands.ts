/**
 * Commands about public holidays: their notices come out once a year, between two releases.
 */
import { readFile } from 'node:fs/promises';
import { HolidayFileError } from '../modules/holidays/holidayFile.ts';
import {
  importNotices,
  listHolidays,
  recordNoticeCheck,
  readNotices,
  removeNotice,
} from '../modules/holidays/holidays.service.ts';
import { count, reasonOf, UsageError, word, type Command } from './command.ts';

const MAX_YEAR = 9_999;

/** What a file or a day is refused for is a mistake in the call. */
async function asUsageError<T>(work: () => Promise<T> | T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof HolidayFileError) throw new UsageError(error.message);
    throw error;
  }
}

/** The commands by their two words. */
export const HOLIDAY_COMMANDS: Readonly<Record<string, Command>> = {
  'holiday list': {
    usage: 'holiday list',
    about: 'the notices of public holidays by year, and up to which day they were looked for',
    run: async (ctx) => listHolidays(ctx),
  },
  'holiday import': {
    usage: 'holiday import <file>',
    about: 'takes notices from a JSON file (docs/OPERATIONS.md has its form); all of it or nothing',
    run: async (ctx, call) => {
      const path = word(call, 0, 'file');
      const text = await readFile(path, 'utf8').catch(() => {
        throw new UsageError(`cannot read ${path}`);
      });
      const file = await asUsageError(() => readNotices(ctx, text));
      const plan = {
        asOf: file.asOf,
        notices: file.notices.map(({ year, source, days }) => ({ year, source, days: days.length })),
      };
      if (call.isDryRun) return { dryRun: true, ...plan };
      await importNotices(ctx, file);
      return { done: true, ...plan };
    },
  },
  'holiday looked': {
    usage: 'holiday looked <YYYY-MM-DD>',
    about: 'notices were looked for on that day, and all there are have been imported',
    run: async (ctx, call) => {
      const asOf = word(call, 0, 'day');
      if (!/^\d{4}-\d{2}-\d{2}$/.test(asOf)) throw new UsageError('<day> is no date, expected YYYY-MM-DD');
      if (call.isDryRun) return { dryRun: true, asOf };
      await asUsageError(() => recordNoticeCheck(ctx, asOf));
      return { done: true, asOf };
    },
  },
  'holiday drop': {
    usage: 'holiday drop <year> [--why=…]',
    about: "removes an imported notice; the program's own applies again",
    run: async (ctx, call) => {
      const year = count(word(call, 0, 'year'), 'year', MAX_YEAR);
      if (call.isDryRun) return { dryRun: true, year };
      if (!(await removeNotice(ctx, year, reasonOf(call))))
        throw new UsageError(`no notice for ${year} was brought in`);
      return { done: true, year };
    },
  },
};
