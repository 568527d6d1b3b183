import { expect, test } from 'vitest';
import { EXAMPLE_CARDS } from '../../features/today/ExampleCards.tsx';
import { analysisOf } from './analysisOf.ts';
import { castBirth, castLinked } from './castBirth.ts';
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

test('the strength and the element a card speaks of are those of the analysis', async () => {
  const found = await Promise.all(
    EXAMPLE_CARDS.map(async ({ id }) => {
      const { birth, rules } = exampleOf(id)!;
      const { strength, yongshen } = analysisOf(await castBirth(birth, rules));
      return { id, class: strength.class, yong: yongshen.yong };
    }),
  );
  expect(found).toEqual([
    { id: '1', class: '身弱', yong: '金' },
    { id: '2', class: '身弱', yong: '木' },
    { id: '3', class: '身弱', yong: '土' },
  ]);
  for (const [index, { text }] of EXAMPLE_CARDS.entries()) {
    const element = /取(.)/.exec(text)?.[1];
    if (element !== undefined) expect(element).toBe(found[index]!.yong);
  }
});

test.each([undefined, '', '0', '4', 'constructor'])('%s names no example', (id) => {
  expect(exampleOf(id)).toBeNull();
});
