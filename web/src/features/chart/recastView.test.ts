import { castChart, ENGINE_VERSION } from '@shangyuan/engine/chart';
import { expect, test } from 'vitest';
import { makeCase } from '../../lib/cases/testing/makeCase.ts';
import { recastView } from './recastView.ts';
import { WORLD } from '@shangyuan/engine/world';

const saved = makeCase('1', '小月', 1990);
const chart = castChart(saved.birth, saved.rules, WORLD);
const [year, month, day, hour] = saved.pillars;

test('a case of this engine says nothing', () => {
  expect(recastView(saved, chart)).toBeNull();
});

test('a case of an older engine says that nothing moved', () => {
  expect(recastView({ ...saved, engineVersion: '1.0.0' }, chart)).toEqual({
    text: '引擎换了版本，四柱没有变动',
    detail: `原由引擎 1.0.0 排出，现按 ${ENGINE_VERSION} 重排，生辰与规则照旧。命例只存四柱，起运与大运无从对照。强弱、用神与运程评分换了算法，会与从前不同`,
    button: '知道了',
  });
});

test('a case judged by the rules in use does not say that the judgement moved', () => {
  const older = recastView({ ...saved, engineVersion: '2.1.0-before' }, chart);
  expect(older?.detail).not.toContain('换了算法');
  expect(recastView({ ...saved, engineVersion: '2.0.0' }, chart)?.detail).toContain('换了算法');
});

test('a case of an older engine says which pillars moved, from what to what', () => {
  const older = { engineVersion: '1.0.0', pillars: [year, month, '壬子', '庚子'] as const };
  expect(recastView(older, chart)).toMatchObject({
    text: `引擎换了版本，四柱有变动：日柱 壬子 → ${day}，时柱 庚子 → ${hour}`,
    button: '改存现在的四柱',
  });
});

test('an hour that is not known is no pillar that moved, one that became known is', () => {
  const { civil } = saved.birth as Extract<typeof saved.birth, { civil: object }>;
  const unknown = castChart({ civil, sex: '女', hour: 'unknown' });
  expect(recastView({ engineVersion: '1.0.0', pillars: [year, month, day, null] }, unknown)?.text).toBe(
    '引擎换了版本，四柱没有变动',
  );
  expect(recastView({ engineVersion: '1.0.0', pillars: [year, month, day, null] }, chart)?.text).toBe(
    `引擎换了版本，四柱有变动：时柱 不详 → ${hour}`,
  );
});
