import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson, mergeBodies, type Body } from './mergeBodies.ts';

const note = (id: string, text: string, createdAt = 1) => ({ id, text, createdAt });

const base: Body = {
  name: '小月',
  birth: { sex: '女', hour: 'minute', civil: { year: 1990 } },
  pillars: ['庚午'],
  source: '',
  groupId: null,
  tags: ['家人'],
  notes: [note('a', '一'), note('b', '二')],
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

const birth = base['birth'] as Body;
const later = { birth: { ...birth, civil: { year: 1991 } }, pillars: ['辛未'] };
const earlier = { birth: { ...birth, civil: { year: 1989 } }, pillars: ['己巳'] };
const male = { birth: { ...birth, sex: '男' } };

describe('two edits of one body', () => {
  // Changes of one side, changes of the other, the resulting difference from the base, and the collisions.
  test.each<[string, Body, Body, Body, string[]]>([
    ['of different fields', { name: '甲' }, { source: '出生证' }, { name: '甲', source: '出生证' }, []],
    ['of one field alike', { name: '甲' }, { name: '甲' }, { name: '甲' }, []],
    ['of one field differently', { name: '甲' }, { name: '乙' }, { name: '乙' }, ['name']],
    [
      'of one field differently, and of others',
      { name: '甲', source: '家谱', tags: ['家人', '客户'] },
      { name: '乙', groupId: 'g', notes: [note('a', '一'), note('b', '二'), note('c', '三')] },
      {
        name: '乙',
        source: '家谱',
        groupId: 'g',
        tags: ['家人', '客户'],
        notes: [note('a', '一'), note('b', '二'), note('c', '三')],
      },
      ['name'],
    ],
    ['of a birth and of a tag', later, { tags: [] }, { ...later, tags: [] }, []],
    ['of a birth here and its pillars there', later, { pillars: ['甲子'] }, { pillars: ['甲子'] }, ['birth']],
    ['of two births', later, earlier, earlier, ['birth']],
    [
      'of the sex here and the time there',
      male,
      later,
      { birth: { ...later.birth, sex: '男' }, pillars: ['辛未'] },
      [],
    ],
    ['of the latest use', { updatedAt: 30 }, { updatedAt: 20 }, { updatedAt: 30 }, []],
    ['of tags', { tags: ['b', 'z'] }, { tags: ['家人', 'a'] }, { tags: ['a', 'b', 'z'] }, []],
    [
      'of different notes',
      { notes: [note('a', '一改'), note('b', '二')] },
      { notes: [note('a', '一'), note('b', '二改'), note('c', '三')] },
      { notes: [note('a', '一改'), note('b', '二改'), note('c', '三')] },
      [],
    ],
    [
      'of one note: its year here, its text there',
      { notes: [{ ...note('a', '一'), year: 2016 }, note('b', '二')] },
      { notes: [note('a', '一改'), note('b', '二')] },
      { notes: [{ ...note('a', '一改'), year: 2016 }, note('b', '二')] },
      [],
    ],
    [
      'of the text of one note',
      { notes: [note('a', '一甲'), note('b', '二')] },
      { notes: [note('a', '一乙'), note('b', '二')] },
      { notes: [note('a', '一乙'), note('b', '二')] },
      ['notes.a'],
    ],
    [
      'of a note that the other deleted',
      { notes: [note('a', '一改'), note('b', '二')] },
      { notes: [note('b', '二')] },
      { notes: [note('a', '一改'), note('b', '二')] },
      [],
    ],
    ['that both delete a note', { notes: [note('b', '二')] }, { notes: [] }, { notes: [] }, []],
    [
      'of notes made on both, by when',
      { notes: [note('y', '后', 9)] },
      { notes: [note('x', '先', 5)] },
      { notes: [note('x', '先', 5), note('y', '后', 9)] },
      [],
    ],
    [
      'that take a field away and change it',
      { source: undefined },
      { source: '家谱' },
      { source: '家谱' },
      ['source'],
    ],
  ])('%s', (_, mine, theirs, changed, colliding) => {
    const merge = mergeBodies(base, { ...base, ...mine }, { ...base, ...theirs });
    expect(canonicalJson(merge.body)).toBe(canonicalJson({ ...base, ...changed }));
    expect(merge.collisions.map(({ field }) => field)).toEqual(colliding);
  });

  test('a collision contains both values, and either can be chosen separately', () => {
    const mine = { ...base, ...later, name: '甲', notes: [note('a', '甲记'), note('b', '二')] };
    const theirs = { ...base, ...earlier, name: '乙', notes: [note('a', '乙记'), note('b', '二')] };
    expect(mergeBodies(base, mine, theirs).collisions).toEqual([
      { field: 'name', mine: '甲', theirs: '乙' },
      { field: 'notes.a', mine: note('a', '甲记'), theirs: note('a', '乙记') },
      {
        field: 'birth',
        mine: { birth: { hour: 'minute', civil: { year: 1991 } }, pillars: ['辛未'] },
        theirs: { birth: { hour: 'minute', civil: { year: 1989 } }, pillars: ['己巳'] },
      },
    ]);
    const chosen = mergeBodies(base, mine, theirs, (field) => (field === 'name' ? 'theirs' : 'mine'));
    expect(chosen.body).toEqual({ ...mine, name: '乙' });
  });

  test('without a common body what is alike or on one side only is one, and lists are joined', () => {
    expect(mergeBodies(null, base, { ...base })).toEqual({ body: base, collisions: [] });
    const merge = mergeBodies(
      null,
      { ...base, relation: '朋友', tags: ['a'] },
      { ...base, name: '甲', tags: ['b'] },
    );
    expect(merge.body).toMatchObject({ name: '甲', relation: '朋友', tags: ['a', 'b'] });
    expect(merge.collisions).toEqual([{ field: 'name', mine: '小月', theirs: '甲' }]);
  });
});

const text = fc.constantFrom('', '甲', '乙', '丙');
const someBody: fc.Arbitrary<Body> = fc.record(
  {
    name: text,
    source: text,
    groupId: fc.constantFrom(null, 'g', 'h'),
    isStarred: fc.boolean(),
    birth: fc.record({
      sex: fc.constantFrom('男', '女'),
      civil: fc.record({ year: fc.integer({ min: 1990, max: 1992 }) }),
    }),
    pillars: fc.array(fc.constantFrom('甲子', '乙丑'), { maxLength: 2 }),
    tags: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 }),
    notes: fc.uniqueArray(fc.record({ id: fc.constantFrom('n1', 'n2', 'n3'), text, createdAt: fc.nat(3) }), {
      maxLength: 3,
      selector: ({ id }) => id,
    }),
    updatedAt: fc.nat(5),
    // Lists are merged item by item, which the tests of tags and notes hold.
    unknown: fc.jsonValue({ maxDepth: 1 }).filter((value) => !Array.isArray(value)),
  },
  { requiredKeys: ['birth'] },
);

type Note = ReturnType<typeof note>;
const notesOf = (body: Body) => (body['notes'] ?? []) as readonly Note[];
const tagsOf = (body: Body) => new Set((body['tags'] ?? []) as readonly string[]);
const sameJson = (a: unknown, b: unknown) =>
  canonicalJson(a ?? null) === canonicalJson(b ?? null) && (a === undefined) === (b === undefined);

/** A body whose lists are sorted: their order is no edit. */
const unordered = (body: Body) =>
  canonicalJson({
    ...body,
    tags: [...tagsOf(body)].toSorted(),
    notes: notesOf(body).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  });

describe('whatever is edited on both sides', () => {
  const three = [someBody, someBody, someBody] as const;

  test('a side that changed nothing takes the change of the other, in both directions', () => {
    fc.assert(
      fc.property(someBody, someBody, (was, other) => {
        const plain: unknown = JSON.parse(canonicalJson(other));
        for (const { body, collisions } of [mergeBodies(was, was, other), mergeBodies(was, other, was)]) {
          expect(JSON.parse(canonicalJson(body))).toEqual(plain);
          expect(collisions).toEqual([]);
        }
      }),
    );
  });

  test('no edit of either side is lost without a collision', () => {
    fc.assert(
      fc.property(...three, (was, mine, theirs) => {
        const { body, collisions } = mergeBodies(was, mine, theirs);
        const colliding = new Set(collisions.map(({ field }) => field));
        for (const field of ['name', 'source', 'groupId', 'isStarred', 'unknown'] as const)
          for (const side of [mine, theirs])
            if (!sameJson(side[field], was[field]) && !colliding.has(field))
              expect(body[field]).toEqual(side[field]);
        const yearOf = (each: Body) => [
          (each['birth'] as { civil: { year: number } }).civil.year,
          each['pillars'],
        ];
        const sexOf = (each: Body) => (each['birth'] as { sex: string }).sex;
        for (const side of [mine, theirs]) {
          if (!sameJson(yearOf(side), yearOf(was)) && !colliding.has('birth'))
            expect(yearOf(body)).toEqual(yearOf(side));
          if (sexOf(side) !== sexOf(was) && !colliding.has('sex')) expect(sexOf(body)).toBe(sexOf(side));
          const isList = !colliding.has('tags') && side['tags'] !== undefined;
          for (const tag of 'abcd')
            if (isList && tagsOf(side).has(tag) !== tagsOf(was).has(tag))
              expect(tagsOf(body).has(tag)).toBe(tagsOf(side).has(tag));
          for (const own of notesOf(side)) {
            const before = notesOf(was).find(({ id }) => id === own.id);
            if (before?.text === own.text || colliding.has('notes') || colliding.has(`notes.${own.id}`))
              continue;
            expect(notesOf(body).find(({ id }) => id === own.id)?.text).toBe(own.text);
          }
        }
        // A collision states both values correctly, and the body has theirs.
        for (const { field, mine: a, theirs: b } of collisions) expect(sameJson(a, b), field).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });

  test('the sides can change places: the same body, or the same questions with the answers changed over', () => {
    fc.assert(
      fc.property(...three, (was, mine, theirs) => {
        const one = mergeBodies(was, mine, theirs);
        const two = mergeBodies(was, theirs, mine, () => 'mine');
        expect(canonicalJson(one.body)).toBe(canonicalJson(two.body));
        const swapped = two.collisions.map(({ field, mine: a, theirs: b }) => ({
          field,
          mine: b,
          theirs: a,
        }));
        const byField = (a: { field: string }, b: { field: string }) => (a.field < b.field ? -1 : 1);
        expect(one.collisions.toSorted(byField)).toEqual(swapped.toSorted(byField));
      }),
      { numRuns: 1_000 },
    );
  });

  test('a merge that is interrupted and repeated has the same result and no new collision', () => {
    fc.assert(
      fc.property(...three, (was, mine, theirs) => {
        const { body } = mergeBodies(was, mine, theirs);
        const again = mergeBodies(was, body, theirs);
        expect(unordered(again.body)).toBe(unordered(body));
        expect(again.collisions).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });
});
