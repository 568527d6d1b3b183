import { describe, expect, test } from 'vitest';
import { mergeBodies } from '../sync/mergeBodies.ts';
import {
  marksOf,
  marksToSave,
  markText,
  NO_PAST_MARKS,
  readMarks,
  saveMarks,
  withMark,
} from './pastMarks.ts';
import { makeCase } from './testing/makeCase.ts';

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

describe('the marks of a case', () => {
  const marks = [{ id: '2013.搬迁', mark: '相符', isOpen: false }] as const;

  test('are those of the record; none is written where none is made', () => {
    const record = makeCase('case-1', '小月', 1981, { pastMarks: marks, isPastOpen: true });
    expect(marksOf(record)).toEqual({ marks, isOpen: true });
    expect(marksToSave(record)).toEqual({ pastMarks: marks, isPastOpen: true });
    expect(marksToSave(makeCase('case-2', '阿青', 1982))).toEqual({});
  });

  test('begin with what was marked of its chart before it was saved; cleared they stay cleared', async () => {
    const unsaved = makeCase('', '小月', 1983);
    await saveMarks(unsaved, { marks, isOpen: true });
    expect(marksOf(unsaved)).toEqual({ marks, isOpen: true });
    const saved = { ...unsaved, id: 'case-3' };
    expect(marksToSave(saved)).toEqual({ pastMarks: marks, isPastOpen: true });
    expect(marksOf({ ...saved, pastMarks: [], isPastOpen: false })).toEqual(NO_PAST_MARKS);
    expect(marksOf(makeCase('case-4', '阿青', 1984))).toEqual(NO_PAST_MARKS);
  });

  test('made on two devices are merged; of one sentence marked differently the user is asked', () => {
    const mark = (id: string, value: string) => ({ id, mark: value, isOpen: false });
    const base = { name: '小月', pastMarks: [mark('2001.家人', '相符')] };
    const mine = { ...base, pastMarks: [...base.pastMarks, mark('2013.搬迁', '相符')] };
    const theirs = { ...base, pastMarks: [...base.pastMarks, mark('2008.责任加重', '不符')] };
    const merged = mergeBodies(base, mine, theirs);
    expect(merged.collisions).toEqual([]);
    expect(readMarks(merged.body['pastMarks']).map(({ id }) => id)).toEqual([
      '2001.家人',
      '2008.责任加重',
      '2013.搬迁',
    ]);
    const other = { ...base, pastMarks: [...base.pastMarks, mark('2013.搬迁', '不符')] };
    expect(mergeBodies(base, mine, other).collisions.map(({ field }) => field)).toEqual([
      'pastMarks.2013.搬迁',
    ]);
  });

  test('are named by their years', () => {
    expect(markText({ id: '2003-2012.责任加重', mark: '不符' })).toBe('2003-2012年责任加重，不符');
  });
});
