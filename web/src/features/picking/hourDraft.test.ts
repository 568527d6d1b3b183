import { expect, test } from 'vitest';
import { makeCase } from '../../lib/cases/testing/makeCase.ts';
import { followedDraft, hourDraftOf, hoursQuestionOf, type PickHourDraft } from './hourDraft.ts';
import { participantOf } from './participants.ts';
import { formatHoursQuestion, parseHoursQuestion, type HoursQuestion } from './pickQuery.ts';

const DATE = { year: 2026, month: 11, day: 24 };
const DRAFT: PickHourDraft = {
  affair: 'kaishi',
  date: DATE,
  isMonth: false,
  people: [participantOf(makeCase('case-0001', '张三', 1990))],
};

/** A question after it stood in an address. */
function readBack(question: HoursQuestion): HoursQuestion {
  const read = parseHoursQuestion(formatHoursQuestion(question), { date: DATE, preset: '协纪' });
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

test('the address of a search leaves its form unchanged: name and sex stay', () => {
  const own = readBack(hoursQuestionOf(DRAFT, '协纪'));
  expect(followedDraft(DRAFT, own)).toBe(DRAFT);
  expect(hourDraftOf(own).people[0]?.sex).toBeNull();
});

test.each([
  ['another matter', { affair: 'anzang' }],
  ['thirty days', { span: 'month' }],
  ['another day', { date: { ...DATE, day: 25 } }],
  ['nobody', { people: [] }],
  ['others', { people: [{ role: '主', birthYear: '甲子' }] }],
] as const)('a typed address is followed: %s', (_, change) => {
  const question = readBack({ ...hoursQuestionOf(DRAFT, '协纪'), ...change });
  const followed = followedDraft(DRAFT, question);
  expect(followed).toEqual(hourDraftOf(question));
  expect(hoursQuestionOf(followed, '协纪')).toEqual(question);
});
