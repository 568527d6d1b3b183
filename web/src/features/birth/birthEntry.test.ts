import { describe, expect, test } from 'vitest';
import type { Birth } from '@shangyuan/engine/chart';
import { makeCase } from '../../lib/cases/testing/makeCase.ts';
import { castingOfEntry, emptyEntry, entryOfCase, isSexedEntry, type BirthEntry } from './birthEntry.ts';

/** An entry with its sex; one without cannot be cast. */
function sexed(entry: BirthEntry) {
  if (!isSexedEntry(entry)) throw new Error('Cannot cast an entry without its sex');
  return entry;
}

const clock = { hour: 14, minute: 30, second: 0 };
const BIRTHS: readonly (readonly [string, Birth])[] = [
  ['a civil birth', { civil: { year: 1990, month: 6, day: 15, ...clock }, sex: '女', hour: 'minute' }],
  [
    'a lunar birth in a leap month',
    { lunar: { year: 1990, month: 5, isLeap: true, day: 3, ...clock }, sex: '男', hour: 'minute' },
  ],
  [
    'a birth before 1645, on the calendar of its day',
    { lunar: { year: 1600, month: 1, isLeap: false, day: 1, ...clock }, sex: '男', hour: 'minute' },
  ],
  [
    'a birth of an unknown hour',
    { civil: { year: 1990, month: 6, day: 15, ...clock }, sex: '女', hour: 'unknown' },
  ],
  [
    'four pillars',
    { pillars: { year: '庚午', month: '壬午', day: '辛亥', hour: '乙未' }, sex: '男', hour: 'shichen' },
  ],
  [
    'three pillars',
    { pillars: { year: '庚午', month: '壬午', day: '辛亥', hour: null }, sex: '女', hour: 'unknown' },
  ],
];

describe('an entry', () => {
  test.each(BIRTHS)('of %s restores the birth', async (_, birth) => {
    const record = makeCase('case-1', '张三', 1990, { birth });
    const casting = await castingOfEntry(sexed(await entryOfCase(record, 2026)), record);
    expect(casting.birth).toEqual(birth);
    expect(casting.name).toBe('张三');
  });

  test('preserves what the form does not show: a longitude that was imported', async () => {
    const birth: Birth = {
      civil: { year: 1990, month: 6, day: 15, ...clock },
      sex: '女',
      hour: 'minute',
      longitudeDeg: 100,
    };
    const record = makeCase('case-1', '张三', 1990, { birth });
    expect((await castingOfEntry(sexed(await entryOfCase(record, 2026)), record)).birth).toEqual(birth);
  });

  test('of pillars has no place and no solar clock', async () => {
    const entry = emptyEntry(2026, null, { clock: 'trueSolar' });
    expect(isSexedEntry(entry)).toBe(false);
    const form = { ...entry.form, sex: '女' as const };
    const casting = await castingOfEntry({ ...entry, method: 'pillars', form });
    expect(casting).toMatchObject({ place: null, rules: { clock: 'civil' } });
    expect(casting.birth).toMatchObject({ pillars: { year: '庚午', hour: '乙未' } });
  });
});
