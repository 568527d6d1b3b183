import { pickDays } from '@shangyuan/engine/almanac';
import { expect, test } from 'vitest';
import { lintText } from '../lint/lintText.ts';
import { reasonMark, verdictSentence } from './verdictText.ts';

const { candidates, neutral } = pickDays({
  affair: 'jiaqu',
  from: { year: 2026, month: 1, day: 1 },
  to: { year: 2026, month: 12, day: 31 },
  people: [
    { role: '新郎', birthYear: '甲子' },
    { role: '新娘', birthYear: '丙子' },
  ],
});

test.each([
  [1, '宜'],
  [0, '注'],
  [-1, '留'],
] as const)('a reason of %d points is marked %s', (points, mark) => {
  const reason = candidates[0]?.reasons[0];
  if (reason === undefined) throw new Error('Cannot test: no reason');
  expect(reasonMark({ ...reason, points })).toBe(mark);
});

test('every day comes to a sentence', () => {
  expect(candidates.length).toBeGreaterThan(20);
  for (const day of [...candidates, ...neutral]) {
    expect(verdictSentence(day)).toMatch(/^.+，.+；与.+。$/);
    expect(lintText(verdictSentence(day), 'prose')).toEqual([]);
  }
});

test('people with the same verdict share a sentence, and without people there is none', () => {
  const reason = candidates[0]?.reasons[0];
  if (reason === undefined) throw new Error('Cannot test: no reason');
  const person = { birthYear: '甲子', isYearOnly: false, relations: [], points: 0, leaning: 'even' } as const;
  const people = [
    { ...person, role: '新郎' },
    { ...person, role: '新娘' },
  ] as const;
  expect(verdictSentence({ reasons: [{ ...reason, points: 5 }], people })).toBe(
    '有 1 条说宜，没有要留意的；与新郎、新娘不合也不冲。',
  );
  expect(verdictSentence({ reasons: [{ ...reason, points: -5 }], people: [] })).toBe(
    '书上没有列为宜的理由，1 条要留意。',
  );
});
