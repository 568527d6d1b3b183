import { HOME } from '@shangyuan/engine/chart';
import { formatChineseNumber } from '@shangyuan/engine/calendar';
import { civilDateOf, jdnOf } from '@shangyuan/engine/time';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pad } from '../../lib/words/text.ts';
import { emptyForm, type BirthFormState } from './birthForm.ts';
import { parseBirthText, withFullYear } from './birthText.ts';
import { applyTyped, typedLine } from './typedEntry.ts';

/** Date, clock, sex, rest and what was not read as one line, so that cases read like a table. */
function read(text: string): string | null {
  const typed = parseBirthText(text);
  if (typed === null) return null;
  const { calendar, year, month, isLeap, day, hour, minute, isShichen, sex, rest, unread } = typed;
  const clock = hour === null ? '-' : `${hour}:${minute}${isShichen ? '辰' : ''}`;
  const kind = calendar === null ? '？' : calendar === 'lunar' ? '农' : '公';
  const date = `${year}${typed.isShortYear ? '?' : ''}-${isLeap ? '闰' : ''}${month}-${day}`;
  return `${kind} ${date} ${clock} ${sex ?? '-'} ${unread === '' ? rest : `!${unread}`}`.trim();
}

describe('parseBirthText', () => {
  test.each([
    ['1990-6-15 14:30 女 成都', '？ 1990-6-15 14:30 女 成都'],
    ['199006151430', '？ 1990-6-15 14:30 -'],
    ['1990 0615 1430', '？ 1990-6-15 14:30 -'],
    ['19900615 1430', '？ 1990-6-15 14:30 -'],
    ['1990 6 15 14 30', '？ 1990-6-15 14:30 -'],
    ['1990-06-15T14:30', '？ 1990-6-15 14:30 -'],
    ['1990-06-15 14:30:00', '？ 1990-6-15 14:30 -'],
    ['19900615', '？ 1990-6-15 - -'],
    ['1990年6月15日14时30分 男 四川成都', '？ 1990-6-15 14:30 男 四川成都'],
    ['1990/06/15 下午2点30分', '？ 1990-6-15 14:30 -'],
    ['女，1990.6.15，14：30', '？ 1990-6-15 14:30 女'],
    ['1990-06-15 晚上11:05 男', '？ 1990-6-15 23:5 男'],
    ['1990-06-15 2:30 PM', '？ 1990-6-15 14:30 -'],
    ['1990-06-15 12:10am', '？ 1990-6-15 0:10 -'],
    ['1990年五月廿三 未时 女', '农 1990-5-23 14:0辰 女'],
    ['农历1990年闰五月初一', '农 1990-闰5-1 - -'],
    ['农历1990-5-23 14:30', '农 1990-5-23 14:30 -'],
    ['公历1990-5-23 14:30 坤造', '公 1990-5-23 14:30 女'],
    ['1990年腊月三十 子时', '农 1990-12-30 0:0辰 -'],
    ['1990年腊月三十 晚子时', '农 1990-12-30 23:0辰 -'],
    ['1990年十一月初九', '农 1990-11-9 - -'],
    ['农历1990年一月二十一日', '农 1990-1-21 - -'],
    ['农历960年正月初五', '农 960-1-5 - -'],
    ['１９９０－６－１５　１４：３０', '？ 1990-6-15 14:30 -'],
  ])('%s', (text, expected) => expect(read(text)).toBe(expected));

  test.each([
    ['1990五月廿三 1430', '农 1990-5-23 14:30 -'],
    ['2020闰四月初八 1030', '农 2020-闰4-8 10:30 -'],
    ['2020-闰4-8 1030', '农 2020-闰4-8 10:30 -'],
    ['2020 闰4 8', '农 2020-闰4-8 - -'],
    ['2020年闰四月初八巳时', '农 2020-闰4-8 10:0辰 -'],
  ])('the time behind a lunar date: %s', (text, expected) => expect(read(text)).toBe(expected));

  test.each([
    ['1990年6月15日下午2点半', '？ 1990-6-15 14:30 -'],
    ['1990-6-15 两点一刻', '？ 1990-6-15 2:15 -'],
    ['1990-6-15 8点三刻', '？ 1990-6-15 8:45 -'],
    ['1990-6-15 中午12点整', '？ 1990-6-15 12:0 -'],
    ['1990-6-15 中午1点', '？ 1990-6-15 13:0 -'],
    ['1990-6-15 凌晨12点半', '？ 1990-6-15 0:30 -'],
    ['1990-6-15 两点三亚', '？ 1990-6-15 2:0 - 三亚'],
  ])('halves, quarters and parts of the day: %s', (text, expected) => expect(read(text)).toBe(expected));

  test.each([
    ['一九九〇年六月十五日下午二点半 女', '公 1990-6-15 14:30 女'],
    ['一九九零年六月十五日十四点三十分', '公 1990-6-15 14:30 -'],
    ['一九九〇年五月廿三', '农 1990-5-23 - -'],
    ['二〇二〇年闰四月初八 十点', '农 2020-闰4-8 10:0 -'],
    ['1990年六月三十日', '公 1990-6-30 - -'],
    ['1990年五月十五', '农 1990-5-15 - -'],
  ])('numerals in words: %s', (text, expected) => expect(read(text)).toBe(expected));

  test.each([
    ['90-6-15', '？ 90?-6-15 - -'],
    ['90年6月15日 14:30', '？ 90?-6-15 14:30 -'],
    ['900615 1430', '？ 90?-6-15 14:30 -'],
    ['〇五年六月十五日', '公 5?-6-15 - -'],
    ['0090-6-15', '？ 90-6-15 - -'],
  ])('two digits are a question, four are a year: %s', (text, expected) => expect(read(text)).toBe(expected));

  test.each([
    ['民国79年6月15日', '？ 1990-6-15 - -'],
    ['民國79年6月15日 14:30 女', '？ 1990-6-15 14:30 女'],
    ['民国七十九年六月十五日', '公 1990-6-15 - -'],
    ['民国七九年五月廿三 未时', '农 1990-5-23 14:0辰 -'],
    ['中华民国元年正月初一', '农 1912-1-1 - -'],
    ['民国一百零九年闰四月初八', '农 2020-闰4-8 - -'],
    ['民国 79-6-15 1430 男', '？ 1990-6-15 14:30 男'],
    ['民国 79 6 15', '？ 1990-6-15 - -'],
    ['民国790615', '？ 1990-6-15 - -'],
    ['民國七十九年農曆五月廿三', '农 1990-5-23 - -'],
    ['民国110年', null],
    ['农历民国79年5月23日', '农 1990-5-23 - -'],
    ['民国前5年3月1日', '？ 1907-3-1 - -'],
  ])('years of the Republic: %s', (text, expected) => expect(read(text)).toBe(expected));

  test('the year that was meant is written into the line', () => {
    expect(withFullYear('90-6-15 14:30', 1990)).toBe('1990-6-15 14:30');
    expect(withFullYear('女 900615', 2090)).toBe('女 20900615');
    expect(withFullYear('〇五年六月十五日', 2005)).toBe('2005年六月十五日');
    expect(withFullYear('1990-6-15', 2090)).toBe('1990-6-15');
  });

  test.each([
    ['1990-6-15 114:30', '114:30'],
    ['1990-6-15 2590', '2590'],
    ['1990-6-15 14:30:25', ':25'],
    ['1990-6-15 晚上12点', '晚上12点'],
    ['1990-6-15 夜里2点', '夜里2点'],
    ['1990-6-15 下午 女', '下午'],
    ['1990-6-15 午时三刻', '午时三刻'],
    ['1990-6-15 半夜子时', '半夜子时'],
    ['1990-6-15 14:30 16:20', '16:20'],
    ['1990-6-15 14:30 五月廿三', '五月廿三'],
    ['1990-6-15 930', '930'],
  ])('what is not read is reported: %s', (text, expected) => {
    expect(parseBirthText(text)?.unread).toBe(expected);
  });

  // Half of a number is not the number: 15 would be read out of 151, 廿 out of 廿十.
  test.each(['1990年五月廿十', '1990-6-151', '11990-6-15', '1990061', '991361'])(
    '%j is not guessed at',
    (text) => expect(read(text)).toBeNull(),
  );

  test.each(['', '成都', '14:30', '男'])('%j has no date', (text) => expect(read(text)).toBeNull());

  test('does not judge whether the date exists', () => {
    expect(read('1582-10-05 12:00')).toBe('？ 1582-10-5 12:0 -');
    expect(read('2023-02-29')).toBe('？ 2023-2-29 - -');
    expect(read('农历1990年五月三十一')).toBe('农 1990-5-31 - -');
  });
});

describe('applyTyped', () => {
  const form: BirthFormState = { ...emptyForm(2026, null), calendar: 'lunar' };
  const typed = (text: string, from = form) => applyTyped(HOME, from, text);

  test('a bare date belongs to the calendar the form is in', () => {
    expect(typed('1990-5-23 1430')).toMatchObject({
      form: { calendar: 'lunar', civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30 } },
    });
    expect(typed('1990-5-23 1430', { ...form, calendar: 'solar' })).toMatchObject({
      form: { calendar: 'solar', civil: { year: 1990, month: 5, day: 23 } },
    });
  });

  test('refuses what it did not read, and requires the century', () => {
    expect(typed('1990-5-23 14:30 7788')).toMatchObject({ ok: false, message: '「7788」没有读懂' });
    expect(typed('90-5-23')).toMatchObject({ ok: false, years: [1990, 2090] });
    expect(typed('没有')).toMatchObject({ ok: false, message: '看不懂，请按 19900615 1430 写' });
    expect(typed('1990-5-31')).toMatchObject({ ok: false, message: '日期不存在，请检查' });
  });

  test('a date without a clock has no hour, whatever the form had before', () => {
    const before = { ...form, civil: { ...form.civil, hour: 14, minute: 30 }, hour: 'minute' as const };
    for (const from of [form, before])
      expect(typed('1990-5-23', from)).toMatchObject({
        ok: true,
        form: { hour: 'unknown' },
        remark: '未填时间，按时辰不详',
      });
    expect(typed('1990-5-23 14:30')).toMatchObject({ remark: '', form: { hour: 'minute' } });
  });

  test('a line that does not say the sex chooses none', () => {
    expect(typed('1990-5-23 14:30')).toMatchObject({ form: { sex: null } });
    expect(typed('1990-5-23 14:30 女')).toMatchObject({ form: { sex: '女' } });
    expect(typed('1990-5-23 14:30 男女')).toMatchObject({ form: { sex: null } });
  });
});

const formatNumeral = (value: number) => (value === 0 ? '零' : formatChineseNumber(value));

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
  test('in a year of the Republic is read in the year 1911 and that many', () => {
    const words = (year: number) =>
      year > 99
        ? `一百${year % 100 === 0 ? '' : year % 100 < 10 ? `零${formatNumeral(year % 100)}` : formatNumeral(year % 100)}`
        : formatNumeral(year);
    const write = fc.constantFrom<(year: number) => string>(String, words);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 188 }),
        write,
        fc.constantFrom('民国', '民國', '民国 '),
        (year, of, era) => {
          const line = `${era}${of(year)}年6月15日 14:30 女`;
          const typed = applyTyped(HOME, emptyForm(2026, null), line);
          expect(typed, line).toMatchObject({
            ok: true,
            form: { civil: { year: 1911 + year, month: 6, day: 15 }, sex: '女' },
          });
        },
      ),
    );
  });

  test('that mirrors the wheels leaves them unchanged', () => {
    fc.assert(
      fc.property(forms, (form) => {
        const typed = applyTyped(HOME, form, typedLine(HOME, form));
        expect(typed).toMatchObject({ ok: true, form, rest: '' });
      }),
    );
  });

  test('that names a day is read as that day, whatever is around it', () => {
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

  test('with a date and a time in it results in that time or an error, in either calendar', () => {
    const dates = fc.constantFrom(
      '1990-6-15',
      '1990年6月15日',
      '1990五月廿三',
      '2020闰四月初八',
      '一九九〇年六月十五日',
    );
    const clocks = fc.constantFrom<(hour: number, minute: number) => string>(
      (hour, minute) => `${pad(hour)}${pad(minute)}`,
      (hour, minute) => `${hour}:${pad(minute)}`,
      (hour, minute) => `${hour}点${minute}分`,
      (hour, minute) => `${formatNumeral(hour)}点${formatNumeral(minute)}分`,
    );
    const times = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
    const tails = fc.constantFrom('', ' 女', ' 成都', '，男');
    fc.assert(
      fc.property(dates, clocks, times, tails, (date, write, [hour, minute], tail) => {
        expect(parseBirthText(`${date} ${write(hour, minute)}${tail}`)).toMatchObject({
          hour,
          minute,
          unread: '',
        });
      }),
    );
  });

  test('loses no digit: each is in date or clock, or reported as unread', () => {
    const extra = fc.stringMatching(/^[0-9]{1,5}$/);
    fc.assert(
      fc.property(extra, (figures) => {
        const typed = parseBirthText(`1990-6-15 14:30 ${figures}`);
        expect(typed?.unread).toBe(figures);
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
