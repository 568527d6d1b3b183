/** Thousands of cases in one calendar: other requests run in between. */
import { describe, expect, it } from 'vitest';
import { BOUNDS } from '../../bounds.ts';
import type { RecordParts } from '../records/records.service.ts';
import { birthdaysOf } from './eventsOf.ts';

const CHOICE = {
  fromJdn: 2_461_000,
  count: 3,
  rules: { leapBirthday: 'both', thirtieth: 'nextDay' },
  isNamed: true,
} as const;
const YEAR = 2026;

const row = (index: number, birth: object): RecordParts => ({
  id: String(index),
  edited_at: new Date(0),
  cursor: index,
  body: { name: `甲${index}`, birth },
});

/** Rows that never wait, as a page of records in memory is, and how many were looked at. */
function counted(rows: readonly RecordParts[]) {
  const seen = { count: 0 };
  const watched = rows.map((item) => ({
    ...item,
    get body() {
      seen.count += 1;
      return item.body;
    },
  }));
  async function* each() {
    yield* watched;
  }
  return { seen, rows: each() };
}

const civil = (year: number, month: number, day: number) => ({ civil: { year, month, day } });

describe('a calendar of birthdays', () => {
  it('of five thousand is worked on two hundred at a time', async () => {
    const all = Array.from({ length: 5_000 }, (_, n) =>
      row(n, civil(1940 + (n % 80), 1 + (n % 12), 1 + (n % 28))),
    );
    const { seen, rows } = counted(all);
    const turns: number[] = [];
    let isDone = false;
    const turn = () => {
      turns.push(seen.count);
      if (!isDone) setImmediate(turn);
    };
    setImmediate(turn);
    const events = await birthdaysOf(rows, CHOICE, YEAR);
    isDone = true;
    turns.push(seen.count);
    const atOnce = turns.map((count, index) => count - (turns[index - 1] ?? 0));
    expect(seen.count).toBe(all.length);
    expect(Math.max(...atOnce)).toBeLessThanOrEqual(BOUNDS.calendarSlice.limit);
    expect(events.length).toBeGreaterThanOrEqual(3 * all.length);
    expect(events.map(({ jdn }) => jdn)).toEqual(events.map(({ jdn }) => jdn).toSorted((a, b) => a - b));
  });

  it('leaves out who is born in a year far ahead, before any date of it is computed', async () => {
    const births = [
      civil(YEAR, 1, 1),
      civil(YEAR + 1, 1, 1),
      civil(YEAR + 2, 1, 1),
      civil(9_999, 6, 1),
      { lunar: { year: 7_000, month: 4, isLeap: true, day: 30 } },
      { lunar: { year: 1_990, month: 5, isLeap: false, day: 23 } },
    ];
    const { rows } = counted(births.map((birth, index) => row(index, birth)));
    const events = await birthdaysOf(rows, CHOICE, YEAR);
    expect(new Set(events.map(({ title }) => title.split(' ')[0]))).toEqual(new Set(['甲0', '甲1', '甲5']));
  });
});
