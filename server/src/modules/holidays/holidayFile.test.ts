import { publishedHolidays } from '@shangyuan/engine/calendar';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeOnePlace, fuzz, FUZZ_MS, oddValue, ODD_DATES } from '../../../../scripts/lib/fuzz.ts';
import { HolidayFileError, readHolidayFile } from './holidayFile.ts';

const TODAY = '2026-11-22';
const ROWS = [
  { name: '元旦', off: ['2027-01-01..2027-01-03'], work: [] },
  { name: '春节', off: ['2027-02-05..2027-02-13'], work: ['2027-01-30', '2027-02-20'] },
  { name: '劳动节', off: ['2027-05-01..2027-05-05'], work: ['2027-05-08'] },
  { name: '国庆节', off: ['2027-10-01', '2027-10-02'], work: [] },
];
const NOTICE = { year: 2027, source: 'https://www.gov.cn/notice', rows: ROWS };
const read = (notice: object, more: object = {}) =>
  readHolidayFile(JSON.stringify({ asOf: '2026-11-10', notices: [notice], ...more }), TODAY);

it('a file gives its days in order, spans written out', () => {
  const { asOf, notices } = read(NOTICE);
  expect(asOf).toBe('2026-11-10');
  expect(notices[0]).toMatchObject({ year: 2027, source: 'https://www.gov.cn/notice' });
  const days = notices[0]?.days ?? [];
  expect(days).toHaveLength(3 + 9 + 5 + 2 + 3);
  expect(days[0]).toEqual({ date: '2027-01-01', name: '元旦', kind: 'off' });
  expect(days[3]).toEqual({ date: '2027-01-30', name: '春节', kind: 'work' });
  expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).toSorted());
});

it('every notice that came with the program could come in as a file', () => {
  for (const { year, source, days } of publishedHolidays().notices) {
    const text = (jdn: number) => new Date((jdn - 2_440_588) * 86_400_000).toISOString().slice(0, 10);
    const names = [...new Set(days.map(({ name }) => name))];
    const of = (name: string, kind: string) =>
      days.filter((day) => day.name === name && day.kind === kind).map(({ jdn }) => text(jdn));
    // Two notices of 2020 and 2015 name a day that is only worked, or only off.
    const rows = names.map((name) => ({ name, off: of(name, 'off'), work: of(name, 'work') }));
    const { notices } = read({ year, source, rows });
    expect(notices[0]?.days.length, String(year)).toBe(days.length);
  }
});

const withRow = (index: number, row: object) => ({
  ...NOTICE,
  rows: ROWS.map((other, at) => (at === index ? { ...other, ...row } : other)),
});

it.each([
  ['is no date', withRow(0, { off: ['2027-01-01', '2027-02-30'] })],
  ['stands twice', withRow(3, { off: ['2027-10-01..2027-10-03', '2027-10-02'] })],
  ['no weekend', withRow(2, { work: ['2027-05-07'] })],
  ['is not off', withRow(3, { off: ['2027-10-02'] })],
  ['no day of the notice', withRow(1, { off: ['2028-02-05'] })],
  ['no span', withRow(0, { off: ['2027-01-03..2027-01-01'] })],
  ['notices.0.year', { ...NOTICE, year: '2027' }],
  ['notices.0.rows.0', withRow(0, { rest: [] })],
])('a file is refused as a whole: %s', (why, notice) => {
  expect(() => read(notice)).toThrow(why);
});

it('a file is refused that is no JSON, is dated ahead, or has a year twice', () => {
  expect(() => readHolidayFile('元旦', TODAY)).toThrow('no JSON');
  expect(() => read(NOTICE, { asOf: '2026-11-23' })).toThrow('has not come yet');
  expect(() => read(NOTICE, { asOf: '2026-02-30' })).toThrow('is no date');
  expect(() => read(NOTICE, { notices: [NOTICE, NOTICE] })).toThrow('a year stands twice');
});

it(
  'a file of anything is read or refused with a reason',
  async () => {
    const right = { asOf: '2026-11-10', notices: [NOTICE] };
    const how = fc.constantFrom('replace' as const, 'drop' as const, 'add' as const);
    const odd = fc.oneof(oddValue, fc.constantFrom(...ODD_DATES));
    const files = fc
      .tuple(fc.nat(60), odd, how)
      .map(([place, value, change]) => changeOnePlace(right, place, value, change));
    await fuzz('holidayFile', files, (file) => {
      try {
        readHolidayFile(JSON.stringify(file) ?? '', TODAY);
      } catch (error) {
        expect(error).toBeInstanceOf(HolidayFileError);
      }
    });
  },
  FUZZ_MS,
);
