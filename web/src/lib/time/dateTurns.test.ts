import { expect, test } from 'vitest';
import { dateTurns } from './dateTurns.ts';

const turned = (year: number, month: number, day: number) => {
  const opened: string[] = [];
  const { onBack, onForward } = dateTurns({ year, month, day }, (text) => opened.push(text));
  onBack?.();
  onForward?.();
  return opened;
};

test('days are turned over the gap of 1582 and not beyond the calendar', () => {
  expect(turned(1582, 10, 15)).toEqual(['1582-10-04', '1582-10-16']);
  expect(turned(1, 1, 1)).toEqual(['0001-01-02']);
  expect(turned(9999, 12, 31)).toEqual(['9999-12-30']);
});
