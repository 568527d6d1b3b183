import { monthGrid } from '@shangyuan/engine/calendar';
import { expect, test } from 'vitest';
import { monthNotes } from './monthText.ts';

const qualitiesOf = (year: number, month: number) => monthGrid(year, month).map(({ lunar }) => lunar.quality);

test('a month of our days has no note; far ahead its lunar dates are marked as calculated', () => {
  expect(monthNotes({ hasGap: false, qualities: qualitiesOf(2026, 11) })).toEqual([]);
  expect(monthNotes({ hasGap: false, qualities: qualitiesOf(3000, 1) })).toEqual([
    '农历为推算：地球自转难以预知，可能差一日。',
  ]);
});

test('October 1582 has its gap first, then the table of history; a note stands once', () => {
  const notes = monthNotes({ hasGap: true, qualities: ['table', 'table'] });
  expect(notes).toHaveLength(2);
  expect(notes[0]).toContain('5日至14日不存在');
  expect(notes[1]).toContain('史历表');
});
