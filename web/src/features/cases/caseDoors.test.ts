import { describe, expect, it } from 'vitest';
import { doorsOf, shownCase } from './caseDoors.ts';

describe('a list with the chosen case beside it', () => {
  const cases = [{ id: 'a' }, { id: 'b' }];

  it('shows the case of the address, else the first', () => {
    expect(shownCase(cases, 'b')).toBe('b');
    expect(shownCase(cases, undefined)).toBe('a');
    expect(shownCase(cases, 'gone')).toBe('a');
    expect(shownCase([], 'a')).toBeNull();
  });

  it('leads to the same page with another case, and keeps what is read, not the luck of another chart', () => {
    const doorOf = doorsOf('cases', 'a', { id: 'a', group: 'g', tab: 'analysis', luck: 'x' });
    expect(doorOf({ id: 'b' })).toEqual({
      page: 'cases',
      query: { id: 'b', group: 'g', tab: 'analysis' },
      isCurrent: false,
    });
    expect(doorOf({ id: 'a' }).isCurrent).toBe(true);
  });
});
