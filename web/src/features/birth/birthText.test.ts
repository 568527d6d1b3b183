import { describe, expect, test } from 'vitest';
import { parseBirthText } from './birthText.ts';

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
    ['１９９０－６－１５　１４：３０', '公 1990-6-15 14:30 -'],
  ])('%s', (text, expected) => expect(read(text)).toBe(expected));

  test.each(['', '成都', '14:30', '男'])('%j has no date', (text) => expect(read(text)).toBeNull());

  test('does not judge whether the date exists', () => {
    expect(read('1582-10-05 12:00')).toBe('公 1582-10-5 12:0 -');
    expect(read('2023-02-29')).toBe('公 2023-2-29 - -');
  });
});
