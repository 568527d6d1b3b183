import { weekdayOf } from '@shangyuan/engine/time';
import { afterEach, expect, test } from 'vitest';
import { useHolidayNotices } from '../../lib/time/storedNotices.ts';
import { formatDate } from '../../lib/words/dateText.ts';
import { answerOf, nearestOf } from './pickAnswer.ts';
import { formatDaysQuestion, parseDaysQuestion, type DaysQuestion } from './pickQuery.ts';
import { dayOf } from './pickView.ts';

const YEAR: DaysQuestion = {
  affair: 'jiaqu',
  from: { year: 2026, month: 11, day: 21 },
  to: { year: 2027, month: 11, day: 20 },
  people: [
    { role: '新郎', birthYear: '庚午', birthMonth: '壬午', birthDay: '辛亥' },
    { role: '新娘', birthYear: '甲子', birthMonth: '丙寅', birthDay: '戊子' },
  ],
  sitting: '壬',
  filters: ['chongDay'],
  on: 'all',
  preset: '协纪',
};

afterEach(() => useHolidayNotices.setState({ newer: null }));

test('the details of every day of a year, for two people, say what the list says', async () => {
  const list = await answerOf(YEAR);
  expect(list.candidates.length).toBeGreaterThan(10);
  expect(list.rejected.length).toBeGreaterThan(100);
  for (const day of [...list.candidates, ...list.rejected]) {
    const address = { ...formatDaysQuestion(YEAR), date: formatDate(day.civil) };
    const question = parseDaysQuestion(address, { date: day.civil, preset: '通行' });
    if (!question.ok) throw new Error(question.error);
    const details = dayOf(await answerOf(question.value), day.jdn);
    expect(details).toEqual(
      'reasons' in day ? { kind: 'candidate', candidate: day } : { kind: 'rejected', rejected: day },
    );
  }
});

test('days before 1645 are answered by the table of history', async () => {
  const old = { ...YEAR, from: { year: 1600, month: 1, day: 1 }, to: { year: 1600, month: 1, day: 30 } };
  expect((await answerOf(old)).stats.scanned).toBe(30);
});

test('the nearest days of rest are those of the notices known now, as the answer itself has them', async () => {
  const day = { year: 2030, month: 1, day: 6 };
  const question: DaysQuestion = { ...YEAR, from: day, to: day, people: [], sitting: null, filters: [] };
  const { after } = await nearestOf(question);
  if (after === null) throw new Error('no day after');
  expect([0, 6]).not.toContain(weekdayOf(after.jdn));
  const onRest = { ...question, on: 'rest' } as const;
  expect((await nearestOf(onRest)).after?.jdn).not.toBe(after.jdn);
  const days = [{ date: formatDate(after.civil), name: '元旦', kind: 'off' as const }];
  useHolidayNotices.setState({
    newer: { asOf: '2029-11-20', notices: [{ year: 2030, source: 'test', days }] },
  });
  expect((await nearestOf(onRest)).after?.jdn).toBe(after.jdn);
});
