import { expect, test } from 'vitest';
import { makeCase } from '../../lib/cases/testing/makeCase.ts';
import { linesAhead, ownLineOf } from './ownLines.ts';
import { loadPerson } from './person.ts';

test('the lines ahead are those that the first page has on each day, ninety of them, never longer than a call takes', async () => {
  const person = await loadPerson(makeCase('a', '小月', 1990));
  const lines = linesAhead(person, { year: 2026, month: 11, day: 23 });
  expect(lines).toHaveLength(90);
  expect([lines[0]?.date, lines.at(-1)?.date]).toEqual(['2026-11-23', '2027-02-20']);
  for (const { date, text } of lines) {
    const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
    const [own] = person.rate({ from: { year, month, day }, to: { year, month, day } });
    expect(own === undefined ? '' : ownLineOf(person, own)).toBe(text);
    expect(text.length).toBeLessThanOrEqual(60);
    // No birth, no name and no pillar of the person in it.
    expect(text).not.toMatch(/1990|小月|庚午/u);
  }
  expect(new Set(lines.map(({ text }) => text)).size).toBeGreaterThan(45);
});
