import { expect, test } from 'vitest';
import { noteText, pastQuestions, questionOf, questionQuery, spanOptions } from './askView.ts';

const QUESTION = { kind: '换工作', fromYear: 2027, toYear: 2027, other: null } as const;

test('a question comes back from its address', () => {
  expect(questionOf(questionQuery(QUESTION))).toEqual(QUESTION);
  expect(questionOf({ kind: '合伙', from: '2027', to: '2029', with: 'a1' })).toEqual({
    kind: '合伙',
    fromYear: 2027,
    toYear: 2029,
    other: 'a1',
  });
  expect(questionOf({ kind: '中彩', from: '2027' })).toBeNull();
  expect(questionOf({ kind: '换工作', from: '2029', to: '2027' })).toBeNull();
  expect(questionOf({ kind: '换工作', from: '2027', to: '2037' })).toBeNull();
  expect(questionOf({ kind: '换工作' })).toBeNull();
});

test('saved questions are found among the notes, the latest first', () => {
  const note = (id: string, text: string, createdAt: number) => ({ id, text, year: null, createdAt });
  const saved = noteText({ kind: '搬家', headline: '宜进，8月最顺', fromYear: 2027, toYear: 2027 });
  expect(saved).toBe('问搬家（2027年）：宜进，8月最顺。');
  const notes = [
    note('1', saved, 1),
    note('2', '问路的人多。', 2),
    note('3', noteText({ kind: '出国', headline: '先看，2028年较平', fromYear: 2027, toYear: 2029 }), 3),
  ];
  expect(pastQuestions(notes)).toEqual([
    { id: '3', kind: '出国', fromYear: 2027, toYear: 2029, headline: '先看，2028年较平', createdAt: 3 },
    { id: '1', kind: '搬家', fromYear: 2027, toYear: 2027, headline: '宜进，8月最顺', createdAt: 1 },
  ]);
});

test('ten years are as many as one question holds', () => {
  for (const { fromYear, toYear } of spanOptions(2026))
    expect(questionOf({ kind: '搬家', from: String(fromYear), to: String(toYear) })).not.toBeNull();
});
