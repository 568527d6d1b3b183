/**
 * Arguments that several tools take, described in both languages.
 */
import { CHART_OPTIONS } from '@shangyuan/engine/chart';
import type { FlagValues } from '@shangyuan/cli';
import { z } from 'zod';

/** A description in both languages, as an agent reads it. */
export const both = (zh: string, en: string): string => `${zh} / ${en}`;

export const NOT_GUESSED = both(
  '性别、时辰、出生地或时区缺了会被问到，请转问用户，不要代填',
  'A missing sex, hour, place or zone is asked for: ask the user, do not fill it in',
);

const lang = z.enum(['zh', 'en']).optional().describe(both('语言，默认 zh', 'language, zh by default'));

const detail = z
  .union([z.enum(['brief', 'full']), z.array(z.string()).min(1)])
  .optional()
  .describe(both('默认 brief；或 data 的字段，如 ["pillars.hour"]', 'brief by default; or fields of data'));

/** Arguments of every tool. */
export const COMMON = { lang, detail };

const sex = z.enum(['男', '女', 'male', 'female']).optional().describe(both('性别', 'sex'));

const place = z
  .string()
  .optional()
  .describe(
    both('出生地，如 成都；同名的会列出候选', 'place of birth, such as Chengdu; candidates where several'),
  );
export const zone = z
  .string()
  .optional()
  .describe(both('IANA 时区，如 Asia/Shanghai', 'IANA zone, such as Asia/Shanghai'));
export const date = z
  .string()
  .describe(both('日期，如 2026-02-17、农历2026年正月初一、今天', 'a date, such as 2026-02-17 or today'));
export const year = z.int().min(1).max(9999).describe(both('公历年份', 'year of the solar calendar'));
const longitude = z.number().optional().describe(both('经度，东为正', 'longitude in degrees, east positive'));
const latitude = z.number().optional().describe(both('纬度，北为正', 'latitude in degrees, north positive'));
const calendar = z
  .enum(['solar', 'lunar'])
  .optional()
  .describe(both('日期的历法，默认公历', 'calendar of the date, solar by default'));

/** Arguments of a clock time at a place. */
export const PLACE = { place, zone, longitude, calendar };

export const RULES = {
  rules: z
    .enum(Object.keys(CHART_OPTIONS.presets) as [string, ...string[]])
    .optional()
    .describe(both('一套流派规则，默认 standard', 'a set of rules of a school, standard by default')),
  options: z
    .record(z.string(), z.string())
    .optional()
    .describe(
      both(
        '单条规则，如 {"clock":"trueSolar"}，见 shangyuan://rules',
        'single rules, listed in shangyuan://rules',
      ),
    ),
};

const birthLine = z
  .string()
  .describe(
    both(
      '出生日期与时间，如 1990-06-15 14:30、农历1990年五月廿三 未时；可带性别与地方',
      'date and time of birth, such as 1990-06-15 14:30; may hold sex and place too',
    ),
  );

/** Arguments of a birth. */
export const BIRTH = {
  birth: birthLine,
  sex,
  ...PLACE,
  latitude,
  hourUnknown: z
    .boolean()
    .optional()
    .describe(both('用户说时辰不详时才给 true', 'true only where the user does not know the hour')),
  ...RULES,
};

/** Arguments as the flags of a command; those that are no flags are its arguments and named apart. */
export function flagsOf(given: Readonly<Record<string, unknown>>): FlagValues {
  const flags: Record<string, string | boolean | readonly string[]> = {};
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === 'number') flags[name] = String(value);
    else if (typeof value === 'string' || typeof value === 'boolean') flags[name] = value;
    else if (Array.isArray(value)) flags[name] = value.map(String);
    else if (name === 'options' && typeof value === 'object' && value !== null)
      flags['rule'] = Object.entries(value).map(([rule, option]) => `${rule}=${String(option)}`);
  }
  return flags;
}
