import { expect, test } from 'vitest';
import { lintText } from '../lint/lintText.ts';
import { FACT_MEANINGS, RELATION_MEANINGS } from './meaningText.ts';

const ALL = [FACT_MEANINGS, RELATION_MEANINGS].flatMap((texts: Readonly<Record<string, string>>) =>
  Object.values(texts),
);

test('every meaning is a sentence that frightens no one', () => {
  for (const text of ALL) {
    expect(text).toMatch(/。$/);
    expect(lintText(text, 'prose')).toEqual([]);
  }
});

test('no two things mean the same, except the two names of one clash', () => {
  expect(new Set(ALL).size).toBe(ALL.length - 1);
});
