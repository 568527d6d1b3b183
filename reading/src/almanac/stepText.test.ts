import { almanacDay, RELAXING_CLAUSES, UNLISTING_CLAUSES } from '@shangyuan/engine/almanac';
import { civilDateOf, jdnOf } from '@shangyuan/engine/time';
import { expect, test } from 'vitest';
import { lintText } from '../lint/lintText.ts';
import { stepText } from './stepText.ts';

/** Days that the closing rules are worked on, and what they say there. */
test.each([
  ['1950-01-05', '月建、土府、月厌当日，按等第诸事皆忌。'],
  ['1950-07-23', '阳错当日，天德合、月德合不作德愿论，既不解忌，也不注所宜。'],
  ['1952-11-05', '遇四废，大时仍按死败论。'],
  ['1950-03-31', '已注宜宣政事，布政事便不注宜。'],
  ['1966-02-10', '解除不忌，剃头便不注忌。'],
  ['1953-05-13', '往亡忌宣政事，改注宜布政事。'],
  ['1951-09-05', '德合与赦愿相会，月令与日干支所定的忌都不注；惟长星所忌仍忌。'],
  ['1950-09-01', '上朔之日，除祭祀、沐浴等十二事外，余事都列为忌。'],
])('%s: %s', (date, text) => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  expect(almanacDay({ year, month, day }).yiji.steps.map(stepText)).toContain(text);
});

test('every clause that acts in sixty years has a correct sentence', () => {
  const first = jdnOf({ year: 1950, month: 1, day: 1 });
  const clauses = new Set<string>();
  const texts = new Set<string>();
  for (let i = 0; i < 21_915; i++) {
    for (const step of almanacDay(civilDateOf(first + i), { strict: 'on' }).yiji.steps) {
      if (step.code === 'unlisted' || step.code === 'relaxed') clauses.add(step.values.clause);
      texts.add(stepText(step));
    }
  }
  // 招贤 and 祈福 never appear by themselves (协纪辨方书·卷十: always together with what they lead).
  const silent = ['shien', 'qifu'];
  expect([...UNLISTING_CLAUSES, ...RELAXING_CLAUSES].filter((clause) => !clauses.has(clause))).toEqual(
    silent,
  );
  for (const text of texts) {
    expect(lintText(text, 'prose').filter(({ rule }) => !rule.startsWith('banned'))).toEqual([]);
  }
});
