import { expect, test } from 'vitest';
import { parseDate } from '../../lib/words/dateText.ts';
import { makeCase } from '../../lib/cases/testing/makeCase.ts';
import { isYearOnly, participantOf, participantOfYear, yearOnlyNote } from './participants.ts';
import { draftOf, questionOf, type PickDayDraft } from './pickDraft.ts';

const groom = participantOf({
  ...makeCase('case-0001', '张三', 1990),
  birth: { ...makeCase('case-0001', '张三', 1990).birth, sex: '男' },
});
const DRAFT: PickDayDraft = {
  affair: 'jiaqu',
  from: { year: 2026, month: 11, day: 21 },
  span: '30',
  to: { year: 2026, month: 12, day: 20 },
  people: [groom],
  sitting: '',
  filters: ['chongDay'],
  on: 'all',
};

test('thirty days from today, with the groom and his filter', () => {
  const question = questionOf(DRAFT, '协纪');
  expect(question).toMatchObject({
    ok: true,
    value: {
      affair: 'jiaqu',
      to: { year: 2026, month: 12, day: 20 },
      people: [{ role: '新郎', birthYear: '庚午' }],
      filters: ['chongDay'],
      sitting: null,
      preset: '协纪',
    },
  });
});

test.each([
  ['2026-11-01', 'endBeforeStart'],
  ['2028-11-01', 'tooLong'],
] as const)('an own range to %j is refused: %s', (text, error) => {
  const to = parseDate(text) ?? DRAFT.from;
  expect(questionOf({ ...DRAFT, span: 'own', to }, '协纪')).toEqual({ ok: false, error });
});

test('bride and groom are parts of a wedding, otherwise 主 and 家人', () => {
  const bride = participantOf(makeCase('case-0002', '李四', 1992));
  const rolesAt = (affair: string) => {
    const question = questionOf({ ...DRAFT, affair, people: [groom, bride] }, '协纪');
    return question.ok ? question.value.people.map(({ role }) => role) : [];
  };
  expect(rolesAt('jiaqu')).toEqual(['新郎', '新娘']);
  expect(rolesAt('kaishi')).toEqual(['主', '家人']);
});

test('a person known only by a year has its pillar and no other, in the address too', () => {
  const grandma = participantOfYear({ name: '外婆', year: 1938, weddingRole: null });
  expect(grandma.pillars).toEqual({ birthYear: '戊寅' });
  const question = questionOf({ ...DRAFT, affair: 'kaishi', people: [groom, grandma] }, '协纪');
  if (!question.ok) throw new Error(question.error);
  expect(question.value.people.map(isYearOnly)).toEqual([false, true]);
  expect(yearOnlyNote(question.value.people)).toMatch(/^家人 戊寅年生只知出生年份：/);
  expect(yearOnlyNote(question.value.people.slice(0, 1))).toBe('');
  expect(draftOf(question.value).people[1]?.pillars).toEqual(grandma.pillars);
});

test('a question fills its form', () => {
  for (const draft of [
    DRAFT,
    { ...DRAFT, span: 'own', to: { year: 2026, month: 11, day: 30 }, sitting: '壬' } as const,
  ]) {
    const question = questionOf(draft, '通行');
    if (!question.ok) throw new Error(question.error);
    const again = draftOf(question.value);
    expect(again).toMatchObject({ span: draft.span, to: draft.to, sitting: draft.sitting });
    expect(questionOf(again, '通行')).toEqual(question);
  }
});
