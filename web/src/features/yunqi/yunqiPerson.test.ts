import { expect, test } from 'vitest';
import { readPersonQuery, noonOf, personQuery } from './yunqiPerson.ts';

test('an address contains the person and at most three dates; invalid dates are dropped', () => {
  const query = readPersonQuery({
    id: 'a',
    dates: '2026-11-22,2026-13-01,1984-06-01,2000-01-01,2001-01-01',
  });
  expect(query?.dates).toHaveLength(3);
  expect(personQuery(query)).toEqual({ id: 'a', dates: '2026-11-22,1984-06-01,2000-01-01' });
  expect(readPersonQuery(personQuery(query))).toEqual(query);
  expect(readPersonQuery({ year: '2026' })).toBeNull();
  expect(personQuery(null)).toEqual({});
});

test('a day means its noon in Beijing', () => {
  expect(noonOf({ year: 2026, month: 11, day: 22 })).toBe(Date.UTC(2026, 10, 22, 4));
});
