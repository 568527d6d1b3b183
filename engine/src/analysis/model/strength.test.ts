import { describe, expect, test } from 'vitest';
import { DOCTRINE_OPTIONS } from '../doctrine.ts';
import { strengthOf } from './strength.ts';
import { subjectOf } from './subject.ts';
import { pillarsOf, pillarsOfWorked, regressionCharts, workedCharts } from '../../../golden/workedCharts.ts';

const strengthOfNames = (text: string) =>
  strengthOf(subjectOf(pillarsOf(text.split(' '))), DOCTRINE_OPTIONS.defaults).strength;

describe('the worked charts', () => {
  test.each(workedCharts().map((c) => [c.id, c] as const))('%s', (_, chart) => {
    const { strength } = strengthOf(subjectOf(pillarsOfWorked(chart)), DOCTRINE_OPTIONS.defaults);
    const want = chart.strength;
    expect(strength.score).toEqual(want.score);
    expect(strength.percent).toEqual(want.percent);
    expect(strength.groups).toEqual(want.groups);
    expect(strength.support).toBe(want.support);
    expect([strength.isDeling, strength.isDedi, strength.isDeshi]).toEqual([
      want.deling,
      want.dedi,
      want.deshi,
    ]);
    expect([strength.rootSum, strength.helperCount]).toEqual([want.rootSum, want.helpers]);
    expect([strength.class, strength.possibleFollow]).toEqual([want.class, want.possibleFollow]);
    const follow = strength.follow;
    expect(
      follow === null
        ? null
        : {
            type: follow.type,
            name: follow.name,
            true: follow.isTrue,
            ...(follow.to === null ? {} : { to: follow.to }),
          },
    ).toEqual(want.follow);
    expect(strength.evidence.map(({ rule, pillars, text }) => ({ rule, pillars, text }))).toEqual(
      want.evidence,
    );
    expect(
      strength.items.map((item) => ({
        src: item.source,
        pillar: item.pillar,
        char: item.char,
        element: item.wuxing,
        pts: item.points,
        ...(item.root === null ? {} : { root: item.root }),
      })),
    ).toEqual(want.items);
    expect(strength.monthState).toEqual(want.monthState);
  });
});

describe('the regression charts', () => {
  test.each(regressionCharts().map((c) => [c.pillars, c] as const))('%s', (text, want) => {
    const strength = strengthOfNames(text);
    expect([strength.class, strength.support, strength.percent]).toEqual([
      want.class,
      want.support,
      want.percent,
    ]);
  });
});
