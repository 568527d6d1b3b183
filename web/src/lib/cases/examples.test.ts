import { expect, test } from 'vitest';
import { EXAMPLE_CARDS } from '../../features/today/ExampleCards.tsx';
import { castLinked } from './castBirth.ts';
import { exampleOf } from './examples.ts';

test.each(EXAMPLE_CARDS)('$title is announced with the pillars it has', async ({ id, title, pillars }) => {
  const example = exampleOf(id);
  if (example === null) throw new Error(`No example ${id}`);
  const record = await castLinked(example);
  expect(record.pillars).toEqual(pillars);
  expect(record.name).toBe(title);
  // Not saved: nothing on the page may write to a case.
  expect(record.id).toBe('');
});

test.each([undefined, '', '0', '4', 'constructor'])('%s names no example', (id) => {
  expect(exampleOf(id)).toBeNull();
});
