import { HOME } from '@shangyuan/engine/chart';
import { expect, test } from 'vitest';
import { emptyForm, type BirthFormState } from './birthForm.ts';
import { dateWheels } from './dateWheels.ts';

const YEARS = { first: 1925, last: 2099 };
const at = (
  year: number,
  month: number,
  day: number,
  more: Partial<BirthFormState> = {},
): BirthFormState => ({
  ...emptyForm(2026, null),
  hour: 'minute',
  civil: { year, month, day, hour: 12, minute: 0, second: 0 },
  ...more,
});
const wheel = (form: BirthFormState, label: string) => {
  const found = dateWheels(HOME, form, YEARS).find((column) => column.label === label);
  if (found === undefined) throw new Error(`Cannot find wheel "${label}"`);
  return found;
};

test('solar wheels: 175 years, days by the month, hours 00-23, minutes 00-59', () => {
  const form = at(2024, 2, 29);
  expect(wheel(form, '年').items).toHaveLength(175);
  expect(wheel(form, '日').items).toHaveLength(29);
  expect(wheel(form, '时').items.map(({ text }) => text)).toEqual([
    '不详',
    ...Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0')),
  ]);
  expect(wheel(form, '分').items).toHaveLength(60);
});

test('a turn past the end of the month stops at its last day', () => {
  expect(wheel(at(2024, 2, 29), '年').turn('2023').civil).toMatchObject({ year: 2023, month: 2, day: 28 });
  expect(wheel(at(2024, 1, 31), '月').turn('4').civil).toMatchObject({ month: 4, day: 30 });
  expect(wheel(at(2024, 12, 31), '月').turn('11').civil).toMatchObject({ month: 11, day: 30 });
});

test('October 1582 has no 5 to 14', () => {
  const form = at(1582, 10, 15);
  expect(wheel(form, '日').items.map(({ value }) => value)).toHaveLength(21);
  expect(wheel(form, '年').items[0]).toEqual({ value: '1582', text: '1582' });
});

test('lunar wheels show the leap month in its place and 29 or 30 days', () => {
  const form = at(1990, 6, 15, { calendar: 'lunar' });
  const months = wheel(form, '月').items.map(({ text }) => text);
  expect(months.slice(4, 6)).toEqual(['五月', '闰五月']);
  expect(months).toHaveLength(13);
  const leap = wheel(form, '月').turn('5L');
  expect(leap.civil).toMatchObject({ year: 1990, month: 7, day: 15 });
  for (const days of [wheel(form, '日').items, wheel(leap, '日').items])
    expect([29, 30]).toContain(days.length);
});

test('another lunar year without that leap month falls back to the plain month', () => {
  const leap = wheel(at(1990, 6, 15, { calendar: 'lunar' }), '月').turn('5L');
  const later = wheel(leap, '年').turn('1991');
  expect(wheel(later, '月').value).toBe('5');
});

test('an unknown hour stays selected on its wheel until another is chosen, and can be chosen again', () => {
  const unknown = at(1990, 6, 15, { hour: 'unknown' });
  expect(wheel(unknown, '时').value).toBe('');
  expect(wheel(unknown, '分').items.map(({ text }) => text)).toEqual(['–']);
  const known = wheel(unknown, '时').turn('14');
  expect(known).toMatchObject({ hour: 'minute', civil: { hour: 14, minute: 0 } });
  expect(wheel(known, '年').turn('1991').hour).toBe('minute');
  expect(wheel(known, '时').turn('')).toMatchObject({ hour: 'unknown', civil: { day: 15 } });
  for (const label of ['年', '月', '日']) expect(wheel(unknown, label).turn('1').hour).toBe('unknown');
});
