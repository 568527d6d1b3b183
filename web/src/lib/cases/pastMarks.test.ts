import { describe, expect, test } from 'vitest';
import { NO_PAST_MARKS, readMarks, withMark } from './pastMarks.ts';

describe('marks', () => {
  test('are set, changed and taken back by the same tap; after opening they are open', () => {
    const once = withMark(NO_PAST_MARKS, '2013.搬迁', '相符');
    expect(once.marks).toEqual([{ id: '2013.搬迁', mark: '相符', isOpen: false }]);
    expect(withMark(once, '2013.搬迁', '不符').marks).toEqual([
      { id: '2013.搬迁', mark: '不符', isOpen: false },
    ]);
    expect(withMark(once, '2013.搬迁', '相符').marks).toEqual([]);
    expect(withMark({ ...once, isOpen: true }, '2013.搬迁', '不符').marks[0]?.isOpen).toBe(true);
    expect(withMark(once, '2014.家人', '不符', true).marks[1]?.isOpen).toBe(true);
  });

  test.each([
    [undefined],
    ['相符'],
    [[{ id: '2013.搬迁', mark: '是' }]],
    [[{ id: 'x'.repeat(5_000), mark: '相符' }]],
    [[null, 3, { mark: '相符' }]],
  ])('%o is read as none', (stored) => {
    expect(readMarks(stored)).toEqual([]);
  });

  test('of a statement that a file marks twice the last counts, and no more than two hundred are read', () => {
    const twice = ['相符', '不符'].map((mark) => ({ id: '2003-2012.责任加重', mark }));
    expect(readMarks(twice)).toEqual([{ id: '2003-2012.责任加重', mark: '不符', isOpen: false }]);
    const many = Array.from({ length: 300 }, (_, i) => ({ id: `${1000 + i}.搬迁`, mark: '相符' }));
    expect(readMarks(many)).toHaveLength(200);
  });
});
