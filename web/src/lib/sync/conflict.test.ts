import { describe, expect, test } from 'vitest';
import {
  baseOf,
  firstEditAt,
  losersOf,
  settledBody,
  type Choices,
  type Conflict,
  type Revision,
} from './conflict.ts';
import { mergeBodies, type Body } from './mergeBodies.ts';

const former = (revision: number, name: string): Revision => ({
  id: `former-${revision}`,
  body: { name },
  revision,
  isConflict: false,
  editedAt: '',
});
const waiting = (madeOn: number | null): Revision => ({
  ...former(0, '等'),
  revision: madeOn,
  isConflict: true,
});

describe('the version that an edit was made on', () => {
  const revisions = [waiting(3), former(5, '五'), former(3, '三'), former(2, '二')];
  test.each([
    [3, '三'],
    // Deleted and restored in between, which stores no version.
    [4, '五'],
    [1, '二'],
    [6, undefined],
    [0, undefined],
    [null, undefined],
  ])('on revision %s is %s', (madeOn, name) => {
    expect(baseOf(revisions, madeOn)?.['name']).toBe(name);
  });
});

test('the edit that came first is that of the version after the base, not of a merge after it', () => {
  const at = (revision: number, minute: number) => ({
    ...former(revision, ''),
    editedAt: `2026-01-01T00:0${minute}:00.000Z`,
  });
  const revisions = [waiting(3), at(5, 5), at(4, 4), at(3, 3)];
  expect(firstEditAt(revisions, 3, 9)).toBe(Date.UTC(2026, 0, 1, 0, 4));
  expect(firstEditAt(revisions, 5, 9)).toBe(9);
  expect(firstEditAt(revisions, null, 9)).toBe(9);
});

describe('a conflict that is settled', () => {
  const base: Body = { name: '甲', source: '', relation: '', tags: [] };
  const current: Body = { ...base, name: '甲一', relation: '朋友', tags: ['a'] };
  const other: Body = { ...base, name: '甲二', relation: '客户', source: '家谱' };
  const conflict: Conflict = {
    record: { id: 'x', kind: 'case', text: '', isDeleted: false, editedAt: 0 },
    current,
    currentAt: 0,
    other: { id: 'y', body: other, editedAt: '2026-01-01T00:00:00.000Z' },
    isOtherOurs: false,
    base,
    collisions: mergeBodies(base, current, other).collisions,
  };
  const rest = { source: '家谱', tags: ['a'] };
  test.each<[string, Choices, Body, Body[]]>([
    ['without a choice', new Map(), { name: '甲一', relation: '朋友' }, [other]],
    [
      'by one field of the other',
      new Map([['name', 'theirs']]),
      { name: '甲二', relation: '朋友' },
      [current, other],
    ],
    [
      'by every field of the other',
      new Map([
        ['name', 'theirs'],
        ['relation', 'theirs'],
      ]),
      { name: '甲二', relation: '客户' },
      [current],
    ],
  ])(
    '%s has the chosen values and everything else of both; a version with rejected values is stored',
    (_, choices, chosen, losers) => {
      expect(settledBody(conflict, choices)).toEqual({ ...rest, ...chosen });
      expect(losersOf(conflict, choices)).toEqual(losers);
    },
  );
});
