import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson, mergeBodies, type Body } from './mergeBodies.ts';

const base: Body = {
  name: '小月',
  birth: { sex: '女' },
  pillars: ['庚午'],
  tags: ['家人'],
  notes: [{ id: 'a', text: '一' }],
  updatedAt: 10,
};

test('JSON that does not depend on the order of keys, and leaves out what is undefined', () => {
  expect(canonicalJson({ b: 1, a: [{ d: undefined, c: null }] })).toBe('{"a":[{"c":null}],"b":1}');
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

describe('two edits of one body', () => {
  test('of different fields meet; the later instant holds', () => {
    const mine = { ...base, name: '小悦', updatedAt: 20 };
    const theirs = { ...base, relation: '本人', updatedAt: 30 };
    expect(mergeBodies(base, mine, theirs)).toEqual({
      ...base,
      name: '小悦',
      relation: '本人',
      updatedAt: 30,
    });
  });
  test('of the same field alike are one, otherwise a contradiction', () => {
    expect(mergeBodies(base, { ...base, name: '甲' }, { ...base, name: '甲' })?.['name']).toBe('甲');
    expect(mergeBodies(base, { ...base, name: '甲' }, { ...base, name: '乙' })).toBeNull();
  });
  test('a birth and what was reckoned from it are one edit', () => {
    const mine = { ...base, birth: { sex: '男' }, pillars: ['辛未'] };
    expect(mergeBodies(base, mine, { ...base, tags: [] })).toEqual({ ...mine, tags: [] });
    expect(mergeBodies(base, mine, { ...base, pillars: ['甲子'] })).toBeNull();
  });
  test('tags of both, without what either took away', () => {
    const merged = mergeBodies(
      { ...base, tags: ['a', 'b'] },
      { ...base, tags: ['b', 'c'] },
      { ...base, tags: ['a', 'b', 'd'] },
    );
    expect(merged?.['tags']).toEqual(['b', 'd', 'c']);
  });
  test('notes one by one: added on both, changed on one, deleted on one', () => {
    const note = (id: string, text: string) => ({ id, text });
    const was = { ...base, notes: [note('a', '一'), note('b', '二')] };
    const mine = { ...was, notes: [note('a', '一改'), note('b', '二'), note('c', '三')] };
    const theirs = { ...was, notes: [note('a', '一'), note('d', '四')] };
    expect(mergeBodies(was, mine, theirs)?.['notes']).toEqual([
      note('a', '一改'),
      note('d', '四'),
      note('c', '三'),
    ]);
    expect(mergeBodies(was, mine, { ...was, notes: [note('a', '另改'), note('b', '二')] })).toBeNull();
  });
  test('without a common body only what is alike is one', () => {
    expect(mergeBodies(null, base, { ...base })).toEqual(base);
    expect(mergeBodies(null, base, { ...base, name: '甲' })).toBeNull();
  });
  test('who changed nothing takes what the other did, whichever side', () => {
    const part = fc.dictionary(fc.constantFrom('name', 'birth', 'tags', 'notes', 'relation'), fc.jsonValue());
    fc.assert(
      fc.property(part, part, (was, other) => {
        const wanted: unknown = JSON.parse(canonicalJson(other));
        expect(mergeBodies(was, was, other)).toEqual(other);
        expect(JSON.parse(canonicalJson(mergeBodies(was, other, was)))).toEqual(wanted);
      }),
    );
  });
});
