import { ALMANAC_PRESETS, compareYiji } from '@shangyuan/engine/almanac';
import { civilDateOf, jdnOf } from '@shangyuan/engine/time';
import { expect, test } from 'vitest';
import { twoBooksText } from './twoBooksText.ts';

const YEAR = Array.from({ length: 365 }, (_, i) => civilDateOf(jdnOf({ year: 2026, month: 1, day: 1 }) + i));

test('over a year every difference has its reason, and no option between the two is left untold', () => {
  const texts = new Set<string>();
  let days = 0;
  for (const date of YEAR) {
    const comparison = compareYiji(date);
    const { summary, groups } = twoBooksText(comparison);
    expect(summary).toMatch(/。$/);
    expect(groups.flatMap(({ rows }) => rows)).toHaveLength(comparison.affairs.length);
    for (const { why, rows } of groups) {
      expect(why.length, JSON.stringify(date)).toBeGreaterThan(0);
      for (const sentence of why) texts.add(sentence);
      for (const { xieji, tongxing } of rows) expect(xieji.verdict).not.toBe(tongxing.verdict);
    }
    if (groups.length > 0) days++;
  }
  const { 协纪: a, 通行: b } = ALMANAC_PRESETS;
  const differing = Object.keys(a).filter((key) => a[key as keyof typeof a] !== b[key as keyof typeof b]);
  expect(texts.size).toBe(differing.length);
  expect(days).toBeGreaterThan(40);
});

test('a day on which one closes what the other leaves open', () => {
  const date = YEAR.find(
    (each) => compareYiji(each).a.verdict === '诸事不宜' && compareYiji(each).b.verdict !== '诸事不宜',
  );
  const { summary, groups } = twoBooksText(compareYiji(date ?? { year: 2026, month: 1, day: 1 }));
  expect(summary).toMatch(/^这一天《协纪》诸事不宜，通行按各事论：宜\d+事，忌\d+事。$/);
  expect(groups[0]?.why[0]).toMatch(/阴阳大会|岁德/);
  const rows = groups[0]?.rows ?? [];
  expect(rows[0]?.xieji.by).not.toBe('');
  // What the other book finds good stands first.
  const verdicts = rows.map(({ tongxing }) => tongxing.verdict).join('');
  expect(verdicts).toMatch(/^宜+忌*平*$/);
});

test('a day on which the two agree', () => {
  expect(twoBooksText(compareYiji({ year: 2026, month: 11, day: 24 }))).toEqual({
    summary: '这一天两家的宜忌完全相同。',
    groups: [],
  });
});
