import { civilDateOf, jdnOf } from '@shangyuan/engine/time';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pad } from '../../lib/words/text.ts';
import { BIRTHS } from './birthEngine.ts';
import { emptyForm, type BirthFormState } from './birthForm.ts';
import { parseBirthText } from './birthText.ts';
import { applyTyped, typedLine } from './typedEntry.ts';

/** Date, clock, sex and rest as one line, so that cases read like a table. */
function read(text: string): string | null {
  const typed = parseBirthText(text);
  if (typed === null) return null;
  const { calendar, year, month, isLeap, day, hour, minute, isShichen, sex, rest } = typed;
  const clock = hour === null ? '-' : `${hour}:${minute}${isShichen ? '辰' : ''}`;
  return `${calendar === 'lunar' ? '农' : '公'} ${year}-${isLeap ? '闰' : ''}${month}-${day} ${clock} ${sex ?? '-'} ${rest}`.trim();
}

describe('parseBirthText', () => {
  test.each([
    ['1990-6-15 14:30 女 成都', '公 1990-6-15 14:30 女 成都'],
    ['199006151430', '公 1990-6-15 14:30 -'],
    ['1990 0615 1430', '公 1990-6-15 14:30 -'],
    ['19900615', '公 1990-6-15 - -'],
    ['1990年6月15日14时30分 男 四川成都', '公 1990-6-15 14:30 男 四川成都'],
    ['1990/06/15 下午2点30分', '公 1990-6-15 14:30 -'],
    ['女，1990.6.15，14：30', '公 1990-6-15 14:30 女'],
    ['1990-06-15 晚上11:05 男', '公 1990-6-15 23:5 男'],
    ['1990年五月廿三 未时 女', '农 1990-5-23 14:0辰 女'],
    ['农历1990年闰五月初一', '农 1990-闰5-1 - -'],
    ['农历1990-5-23 14:30', '农 1990-5-23 14:30 -'],
    ['1990年腊月三十 子时', '农 1990-12-30 0:0辰 -'],
    ['1990年十一月初九', '农 1990-11-9 - -'],
    ['农历1990年一月二十一日', '农 1990-1-21 - -'],
    ['农历960年正月初五', '农 960-1-5 - -'],
    ['１９９０－６－１５　１４：３０', '公 1990-6-15 14:30 -'],
  ])('%s', (text, expected) => expect(read(text)).toBe(expected));

  // Half of a number is not the number: 三十 would be read out of 三十一, and 15 out of 151.
  test.each(['农历1990年五月三十一', '1990年五月廿十', '1990-6-151', '11990-6-15', '1990061'])(
    '%j is not guessed at',
    (text) => expect(read(text)).toBeNull(),
  );
  test('a clock of three digits is no clock', () =>
    expect(read('1990-6-15 114:30')).toBe('公 1990-6-15 - - 114:30'));

  test.each(['', '成都', '14:30', '男'])('%j has no date', (text) => expect(read(text)).toBeNull());

  test('does not judge whether the date exists', () => {
    expect(read('1582-10-05 12:00')).toBe('公 1582-10-5 12:0 -');
    expect(read('2023-02-29')).toBe('公 2023-2-29 - -');
  });
});

/** Every day and minute that the modern engine casts, in both calendars. */
const forms = fc
  .record({
    jdn: fc.integer({
      min: jdnOf({ year: 1645, month: 2, day: 1 }),
      max: jdnOf({ year: 2199, month: 12, day: 31 }),
    }),
    hour: fc.integer({ min: 0, max: 23 }),
    minute: fc.integer({ min: 0, max: 59 }),
    calendar: fc.constantFrom('solar' as const, 'lunar' as const),
    known: fc.constantFrom('minute' as const, 'unknown' as const),
  })
  .map(({ jdn, hour, minute, calendar, known }): BirthFormState => ({
    ...emptyForm(2026, null),
    calendar,
    civil: { ...civilDateOf(jdn), hour, minute, second: 0 },
    hour: known,
  }));

describe('any line', () => {
  test('that mirrors the wheels turns them where they stand', () => {
    fc.assert(
      fc.property(forms, (form) => {
        const typed = applyTyped(BIRTHS.modern, form, typedLine(BIRTHS.modern, form));
        expect(typed).toEqual({ ok: true, form, rest: '' });
      }),
    );
  });

  test('that names a day is read as that day, whatever stands around it', () => {
    const styles = fc.constantFrom(
      (year: number, month: number, day: number) => `${year}-${month}-${day}`,
      (year: number, month: number, day: number) => `${year}年${pad(month)}月${pad(day)}日`,
      (year: number, month: number, day: number) => `${year} / ${month} / ${day}号`,
      (year: number, month: number, day: number) => `${year}${pad(month)}${pad(day)}`,
    );
    const around = fc.constantFrom('', '，', ' 女', '成都，', ' 生于 ', '未时');
    const numbers = fc.tuple(
      fc.integer({ min: 1000, max: 9999 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 31 }),
    );
    fc.assert(
      fc.property(styles, around, numbers, (write, after, [year, month, day]) => {
        expect(parseBirthText(write(year, month, day) + after)).toMatchObject({ year, month, day });
      }),
    );
  });

  test('is read or refused', () => {
    const lines = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc
        .array(fc.constantFrom('1990', '6', '15', '-', '年', '闰', '五月', '三十', '一', ' ', '14:30', '女'))
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(lines, (line) => {
        expect(() => parseBirthText(line)).not.toThrow();
      }),
    );
  });
});
