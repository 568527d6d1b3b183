import { HOME } from '@shangyuan/engine/chart';
import { formatChineseNumber } from '@shangyuan/engine/calendar';
import { ganzhiOf } from '@shangyuan/engine/ganzhi';
import { civilDateOf, jdnOf } from '@shangyuan/engine/time';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pad } from '../../lib/words/text.ts';
import { emptyForm, type BirthFormState } from './birthForm.ts';
import { parseBirthText } from '@shangyuan/reading/typed';
import { applyTyped, typedLine } from './typedEntry.ts';

/** Date, clock, sex, rest and what was not read as one line, so that cases read like a table. */
function read(text: string): string | null {
  const typed = parseBirthText(text);
  if (typed === null) return null;
  const { calendar, year, month, isLeap, day, hour, minute, second, isShichen, sex, rest, unread } = typed;
  const clock =
    hour === null ? '-' : `${hour}:${minute}${second === 0 ? '' : `:${second}`}${isShichen ? '辰' : ''}`;
  const kind = calendar === null ? '？' : calendar === 'lunar' ? '农' : '公';
  const date = `${year}${typed.question === null ? '' : '?'}-${isLeap ? '闰' : ''}${month}-${day}`;
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

  const readings = (text: string) => parseBirthText(text)?.question?.readings.map(({ line }) => line);

  test('the year that was meant is written into the line', () => {
    expect(readings('90-6-15 14:30')).toEqual(['1990-6-15 14:30', '2090-6-15 14:30']);
    expect(readings('女 900615')).toEqual(['女 19900615', '女 20900615']);
    expect(readings('〇五年六月十五日')).toEqual(['1905年六月十五日', '2005年六月十五日']);
    expect(readings('1990-6-15')).toBeUndefined();
  });

  test.each([
    ['庚午年五月廿三未时', ['农历1930年五月廿三未时', '农历1990年五月廿三未时'], '农 1990-5-23 14:0辰 -'],
    [
      '庚午五月廿三 14:30 女',
      ['农历1930五月廿三 14:30 女', '农历1990五月廿三 14:30 女'],
      '农 1990-5-23 14:30 女',
    ],
    ['丙午年正月初一', ['农历1906年正月初一', '农历1966年正月初一', '农历2026年正月初一'], '农 1966-1-1 - -'],
    [
      '庚午年閏五月初三子時',
      ['农历1930年闰五月初三子时', '农历1990年闰五月初三子时'],
      '农 1990-闰5-3 0:0辰 -',
    ],
    ['庚午年六月十五日', ['农历1930年六月十五日', '农历1990年六月十五日'], '农 1990-6-15 - -'],
    ['农历庚午年5月23日', ['农历1930年5月23日', '农历1990年5月23日'], '农 1990-5-23 - -'],
    ['公历庚午年6月15日', ['公历1930年6月15日', '公历1990年6月15日'], '公 1990-6-15 - -'],
  ])('a year of the sixty cycle is a question: %s', (text, lines, second) => {
    expect(readings(text)).toEqual(lines);
    expect(read(lines[1] ?? '')).toBe(second);
  });

  test.each([
    ['june 15 1990 2:30 pm london', '？ 1990-6-15 14:30 - london'],
    ['June 15th, 1990 at 2:30 p.m. in New York', '？ 1990-6-15 14:30 - New York'],
    ['Born on Friday, 15 June 1990, 2pm, female', '？ 1990-6-15 14:0 女'],
    ['15-Jun-1990 14:30 male', '？ 1990-6-15 14:30 男'],
    ['15th of June 1990 2.30pm', '？ 1990-6-15 14:30 -'],
    ['1990 Jun 15 12am', '？ 1990-6-15 0:0 -'],
    ['Sept. 3, 1984 12 noon Paris', '？ 1984-9-3 12:0 - Paris'],
    ['may 5 1990', '？ 1990-5-5 - -'],
    ['15/6/1990 14:30', '？ 1990-6-15 14:30 -'],
    ['6/15/1990 2:30pm', '？ 1990-6-15 14:30 -'],
    ['15.06.1990', '？ 1990-6-15 - -'],
    ['6/6/1990', '？ 1990-6-6 - -'],
    ['Marco 1990-6-15', '？ 1990-6-15 - - Marco'],
  ])('dates of other countries: %s', (text, expected) => expect(read(text)).toBe(expected));

  test.each([
    ['june 15 1990 midnight', 'midnight'],
    ['june 15 1990 2:30 in the afternoon', 'afternoon'],
    ['june 15 1990 13 am', '13'],
  ])('is not guessed at: %s', (text, unread) => expect(parseBirthText(text)?.unread).toContain(unread));

  test('a day and a month that may be either are a question', () => {
    expect(parseBirthText('5/6/1990 14:30 女')?.question).toEqual({
      text: '是几月几日？',
      readings: [
        { text: '6月5日', line: '1990-6-5 14:30 女' },
        { text: '5月6日', line: '1990-5-6 14:30 女' },
      ],
    });
  });

  test.each([
    ['1984-2-4 23:18:44', '？ 1984-2-4 23:18:44 -'],
    ['19840204 231844', '？ 1984-2-4 23:18:44 -'],
    ['19840204231844', '？ 1984-2-4 23:18:44 -'],
    ['1984年2月4日23时18分44秒', '？ 1984-2-4 23:18:44 -'],
    ['一九八四年二月四日二十三点十八分四十四秒', '公 1984-2-4 23:18:44 -'],
    ['1990-6-15 2:30:05 pm', '？ 1990-6-15 14:30:5 -'],
    ['1990-06-15T14:30:25', '？ 1990-6-15 14:30:25 -'],
  ])('seconds: %s', (text, expected) => expect(read(text)).toBe(expected));

  test.each([
    ['1990-6-15 114:30', '114:30'],
    ['1990-6-15 2590', '2590'],
    ['1990-6-15 14:30:75', '14:30:75'],
    ['1990-6-15 14:30:25.5', '.5'],
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
    expect(typed('90-5-23')).toMatchObject({
      ok: false,
      readings: [{ text: '1990 年', line: '1990-5-23' }, { text: '2090 年' }],
    });
    expect(typed('没有')).toMatchObject({ ok: false, message: '看不懂，请按 19900615 1430 写' });
    expect(typed('1990-5-31')).toMatchObject({ ok: false, message: '日期不存在，请检查' });
  });

  test('keeps the seconds that were typed, and mirrors them', () => {
    const at = typed('1984-2-4 23:18:44', { ...form, calendar: 'solar' });
    if (!at.ok) throw new Error(at.message);
    expect(at.form.civil).toMatchObject({ hour: 23, minute: 18, second: 44 });
    expect(typedLine(HOME, at.form)).toBe('1984 0204 231844');
    expect(typed('1984-2-4 23:18', at.form)).toMatchObject({ form: { civil: { second: 0 } } });
  });

  test('four pillars are the times that have them', () => {
    const pillars = typed('坤造 庚午 壬午 辛亥 甲午');
    expect(pillars).toMatchObject({ ok: false, message: '这四柱是哪一次？' });
    if (pillars.ok) throw new Error('read without a question');
    // 30 June 1930 was 辛亥 too, 21,900 days before. The clocks of June 1990 were an hour ahead.
    expect(pillars.readings).toContainEqual({
      text: '1990-06-15 12:00–14:00',
      line: '1990-06-15 午时 女',
    });
    for (const { line } of pillars.readings)
      expect(typed(line)).toMatchObject({ ok: true, form: { sex: '女', hour: 'shichen' } });
    expect(typed('庚午年壬午月辛亥日甲午时')).toMatchObject({
      readings: pillars.readings.map(({ text }) => ({ text })),
    });
    expect(typed('庚午 壬午 辛亥')).toMatchObject({
      readings: [{ line: '1930-06-30' }, { line: '1990-06-15' }],
    });
    expect(typed('庚午 甲子 辛亥 甲午')).toMatchObject({
      message: '这四柱配不成一个时刻，请核对',
      readings: [],
    });
    expect(typed('庚午 壬午 辛亥 甲午 7788')).toMatchObject({ message: '「7788」没有读懂' });
  });

  test('a date without a clock has no hour, whatever the form had before', () => {
    const solar = { ...form, calendar: 'solar' as const };
    const before = { ...solar, civil: { ...form.civil, hour: 14, minute: 30 }, hour: 'minute' as const };
    for (const from of [solar, before])
      expect(typed('1990-5-23', from)).toMatchObject({
        ok: true,
        form: { hour: 'unknown' },
        remarks: ['未填时间，按时辰不详'],
      });
    expect(typed('1990-5-23 14:30', solar)).toMatchObject({ remarks: [], form: { hour: 'minute' } });
  });

  test('a date that names no calendar says so where it is read as lunar', () => {
    expect(typed('1990-06-15 14:30 女')).toMatchObject({
      form: { calendar: 'lunar', civil: { year: 1990, month: 8, day: 5 } },
      remarks: ['按农历读；若是公历，请点「公历」'],
    });
    for (const text of ['1990年六月十五 14:30', '农历1990-06-15 14:30'])
      expect(typed(text)).toMatchObject({ ok: true, remarks: [] });
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
    second: fc.integer({ min: 0, max: 59 }),
    known: fc.constantFrom('minute' as const, 'unknown' as const),
  })
  .map(({ jdn, hour, minute, second, calendar, known }): BirthFormState => ({
    ...emptyForm(2026, null),
    calendar,
    civil: { ...civilDateOf(jdn), hour, minute, second: known === 'unknown' ? 0 : second },
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

  test('in English is the day and minute it names', () => {
    const months = [
      'January',
      'Feb',
      'March',
      'Apr.',
      'May',
      'june',
      'JUL',
      'August',
      'Sept',
      'October',
      'nov',
      'December',
    ];
    const styles = fc.constantFrom<(year: number, month: string, day: number) => string>(
      (year, month, day) => `${month} ${day} ${year}`,
      (year, month, day) => `${month} ${day}th, ${year}`,
      (year, month, day) => `${day} ${month} ${year}`,
      (year, month, day) => `${year} ${month} ${day}`,
    );
    const numbers = fc.record({
      year: fc.integer({ min: 1000, max: 9999 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 31 }),
      hour: fc.integer({ min: 0, max: 23 }),
      minute: fc.integer({ min: 0, max: 59 }),
    });
    fc.assert(
      fc.property(styles, numbers, (write, { year, month, day, hour, minute }) => {
        const clock = `${hour % 12 === 0 ? 12 : hour % 12}:${pad(minute)} ${hour < 12 ? 'am' : 'pm'}`;
        const line = `${write(year, months[month - 1] ?? '', day)} ${clock} london`;
        expect(parseBirthText(line), line).toMatchObject({
          year,
          month,
          day,
          hour,
          minute,
          rest: 'london',
          unread: '',
        });
      }),
    );
  });

  test('with a year of the sixty cycle offers years of that pair, sixty apart, each readable', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 59 }), fc.integer({ min: 1, max: 12 }), (index, month) => {
        const line = `${ganzhiOf(index).name}年${formatChineseNumber(month)}月初九 巳时`;
        const question = parseBirthText(line)?.question;
        const years = question?.readings.map((reading) => parseBirthText(reading.line));
        expect(years?.length, line).toBeGreaterThanOrEqual(2);
        for (const typed of years ?? []) {
          expect(typed).toMatchObject({ calendar: 'lunar', question: null, month, day: 9, hour: 10 });
          // 1984 was 甲子.
          expect(((typed?.year ?? 0) + 6000 - 1984 - index) % 60).toBe(0);
        }
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
