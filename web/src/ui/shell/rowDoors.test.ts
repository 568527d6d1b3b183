import { describe, expect, it } from 'vitest';
import { doorsOf, shownOf } from './rowDoors.ts';

describe('a list with the chosen case beside it', () => {
  const cases = [{ id: 'a' }, { id: 'b' }];

  it('shows the one of the address, else the first', () => {
    expect(shownOf(cases, 'b')).toBe('b');
    expect(shownOf(cases, undefined)).toBe('a');
    expect(shownOf(cases, 'gone')).toBe('a');
    expect(shownOf([], 'a')).toBeNull();
  });

  it('leads to the same page with another case, with the same reading but not the luck of another chart', () => {
    const doorOf = doorsOf('cases', 'a', { id: 'a', group: 'g', tab: 'analysis', luck: 'x' });
    expect(doorOf({ id: 'b' })).toEqual({
      page: 'cases',
      query: { id: 'b', group: 'g', tab: 'analysis' },
      isCurrent: false,
    });
    expect(doorOf({ id: 'a' }).isCurrent).toBe(true);
  });
});
