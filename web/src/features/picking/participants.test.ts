import { describe, expect, test } from 'vitest';
import {
  nextWeddingRole,
  participantOfPerson,
  participantOfYear,
  peopleOf,
  rolesOf,
  type Participant,
} from './participants.ts';

/** A person of a case, known with the sex. */
const cased = (sex: '男' | '女'): Participant => ({
  id: sex,
  name: '',
  sex,
  weddingRole: null,
  pillars: { birthYear: '庚午', birthMonth: '壬午', birthDay: '辛亥' },
});
const man = cased('男');
const woman = cased('女');
const somebody = participantOfYear({ name: '', year: 1990, weddingRole: null });
const other = participantOfYear({ name: '', year: 1991, weddingRole: null });

describe('parts at a wedding', () => {
  test.each([
    ['by the sex, in whatever order they were added', [woman, man], ['新娘', '新郎']],
    ['who is known by a year alone takes the place that the other leaves', [somebody, man], ['新娘', '新郎']],
    ['the same beside a bride', [woman, somebody], ['新娘', '新郎']],
    ['whoever is known goes before whoever is not', [somebody, man, woman], ['家人', '新郎', '新娘']],
    ['of whom nothing is known, in their order', [somebody, other], ['新郎', '新娘']],
    ['a third is of the family', [man, woman, cased('女')], ['新郎', '新娘', '家人']],
  ] as const)('%s', (_, people, roles) => {
    expect(rolesOf('jiaqu', people)).toEqual(roles);
  });

  test('as chosen, before sex and order', () => {
    const mother = participantOfYear({ name: '妈妈', year: 1960, weddingRole: '家人' });
    const bride = participantOfYear({ name: '', year: 1990, weddingRole: '新娘' });
    expect(rolesOf('jiaqu', [mother, bride, somebody])).toEqual(['家人', '新娘', '新郎']);
    expect(rolesOf('jiaqu', [mother, man, woman])).toEqual(['家人', '新郎', '新娘']);
  });

  test.each(['jiaqu', 'dingmeng', 'nacai', 'naxu'])('the affair %s has bride and groom', (affair) => {
    expect(rolesOf(affair, [man, woman])).toEqual(['新郎', '新娘']);
  });

  test('the sheet of a year offers the missing part, and none where the affair is no wedding', () => {
    expect(nextWeddingRole('jiaqu', [])).toBe('新郎');
    expect(nextWeddingRole('jiaqu', [man])).toBe('新娘');
    expect(nextWeddingRole('jiaqu', [woman])).toBe('新郎');
    expect(nextWeddingRole('jiaqu', [man, woman])).toBe('家人');
    expect(nextWeddingRole('kaishi', [man])).toBeNull();
  });

  test('an address contains every part, also through the form', () => {
    const expected = [
      { role: '家人', birthYear: '庚子' },
      { role: '新娘', birthYear: '辛未' },
      { role: '新郎', birthYear: '庚午' },
    ] as const;
    const people = expected.map((person) => participantOfPerson('jiaqu', person));
    expect(peopleOf('jiaqu', people)).toEqual(expected);
    expect(people.map(({ sex }) => sex)).toEqual([null, '女', '男']);
  });
});

test('bride and groom of the same year are two people', () => {
  const [groom, bride] = (['新郎', '新娘'] as const).map((weddingRole) =>
    participantOfYear({ name: '', year: 1990, weddingRole }),
  );
  expect(groom?.id).not.toBe(bride?.id);
});

test('outside a wedding the first is 主 and the others 家人, whatever they were at a wedding', () => {
  const bride = participantOfYear({ name: '', year: 1990, weddingRole: '新娘' });
  expect(rolesOf('kaishi', [bride, man])).toEqual(['主', '家人']);
  expect(participantOfPerson('kaishi', { role: '家人', birthYear: '庚午' }).weddingRole).toBeNull();
});
