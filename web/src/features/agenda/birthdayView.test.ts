import { jdnOf } from '@shangyuan/engine/time';
import { describe, expect, test } from 'vitest';
import type { CaseRecord } from '../../lib/cases/caseRecord.ts';
import { birthdaysView } from './birthdayView.ts';

const TODAY = jdnOf({ year: 2026, month: 11, day: 22 });
const clock = { hour: 14, minute: 30, second: 0 };

/** A case with what the list reads of it. */
function caseOf(id: string, name: string, birth: object): CaseRecord {
  return { id, name, birth: { sex: '女', hour: 'minute', ...birth } } as unknown as CaseRecord;
}

const JUNE = caseOf('1', '小月', { civil: { year: 1990, month: 6, day: 15, ...clock } });
const LEAP = caseOf('2', '', { lunar: { year: 1987, month: 6, isLeap: true, day: 10, ...clock } });
const PILLARS = caseOf('3', '四柱', {
  pillars: { year: '庚午', month: '壬午', day: '辛亥', hour: null },
});
const EVE = caseOf('4', '除夕生', { lunar: { year: 1980, month: 12, isLeap: false, day: 30, ...clock } });
const WRONG = caseOf('5', '错日', { civil: { year: 1990, month: 2, day: 30, ...clock } });

describe('lunar birthdays of the cases', () => {
  test('are ordered by date, each with age and why the day differs', () => {
    const { rows, unknown } = birthdaysView([JUNE, LEAP, PILLARS, EVE, WRONG], TODAY, {});
    expect(rows.map(({ name }) => name)).toEqual(['除夕生', '小月', '命主 农历1987年闰六月初十']);
    expect(unknown).toBe(2);
    expect(rows[1]).toEqual({
      id: '1',
      name: '小月',
      jdn: jdnOf({ year: 2027, month: 6, day: 27 }),
      date: '2027-06-27',
      born: '农历五月廿三',
      title: '2027年6月27日 周日',
      away: '217 天后',
      notes: ['满 37 周岁，虚岁 38'],
    });
    expect(rows[2]?.notes[1]).toBe('生于闰六月初十，这一年过六月初十');
  });

  test('follow the rules of the device', () => {
    const at2025 = jdnOf({ year: 2025, month: 7, day: 10 });
    const next = (leapBirthday: 'plain' | 'leap') =>
      birthdaysView([LEAP], at2025, { leapBirthday }).rows[0]?.date;
    expect([next('plain'), next('leap')]).toEqual(['2026-07-23', '2025-08-03']);
  });

  test('of today are today', () => {
    const { rows } = birthdaysView([JUNE], jdnOf({ year: 2026, month: 7, day: 7 }), {});
    expect(rows[0]).toMatchObject({ away: '今天', date: '2026-07-07' });
  });
});
