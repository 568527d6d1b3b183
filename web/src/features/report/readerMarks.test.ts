import { expect, test } from 'vitest';
import type { CaseNote } from '../../lib/cases/caseRecord.ts';
import { markOf, marksLine, withMark } from './readerMarks.ts';

const own: CaseNote = { id: 'a', text: '1999 搬家', year: 1999, createdAt: 1 };
const fresh = { id: 'b', createdAt: 2 };

test('a sentence is marked, marked differently, and the mark removed; other notes stay', () => {
  const fits = withMark([own], '做事有始有终。', '相符', fresh);
  expect(fits).toEqual([own, { ...fresh, text: '读报告，相符：做事有始有终。', year: null }]);
  expect(markOf(fits, '做事有始有终。')).toBe('相符');
  expect(markOf(fits, '做事')).toBeNull();
  const not = withMark(fits, '做事有始有终。', '不符', fresh);
  expect(not).toHaveLength(2);
  expect(markOf(not, '做事有始有终。')).toBe('不符');
  expect(withMark(not, '做事有始有终。', '不符', fresh)).toEqual([own]);
});

test('marks are counted, and no marks give no text', () => {
  expect(marksLine([own])).toBe('');
  const notes = ['甲。', '乙。'].reduce<readonly CaseNote[]>(
    (all, sentence) => withMark(all, sentence, '相符', { id: sentence, createdAt: 1 }),
    withMark([own], '丙。', '不符', fresh),
  );
  expect(marksLine(notes)).toBe('相符 2 句，不符 1 句');
});
