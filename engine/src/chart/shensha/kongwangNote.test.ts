import { describe, expect, it } from 'vitest';
import { ganzhiOfPair, type Branch, type Stem } from '../../ganzhi/index.ts';
import { castChart } from '../index.ts';
import { shenshaOf, shenshaOfLuck } from './shensha.ts';
import type { PillarsChart } from '../types.ts';

function chartOf(names: string): PillarsChart {
  const [year = '', month = '', day = '', hour = ''] = names.split(' ');
  return castChart({ pillars: { year, month, day, hour }, sex: '男', hour: 'shichen' });
}

function noteOn(chart: PillarsChart, pillar: 'year' | 'month' | 'hour'): string | null | undefined {
  const hit = shenshaOf(chart)[pillar].find(({ name }) => name === '空亡');
  return hit === undefined ? undefined : (hit.note ?? null);
}

function luckNote(chart: PillarsChart, stem: Stem, branch: Branch): string | null | undefined {
  const hit = shenshaOfLuck(chart, ganzhiOfPair(stem, branch), 'dayun').find(({ name }) => name === '空亡');
  return hit === undefined ? undefined : (hit.note ?? null);
}

// The day 庚辰 (甲戌旬) lacks 申酉, the year 乙酉 (甲申旬) 午未.
describe('a void branch', () => {
  it('opposed by another is 冲空则实', () => {
    expect(noteOn(chartOf('甲申 丙寅 庚辰 丁丑'), 'year')).toBe('冲空则实');
  });

  it('combined with its neighbour is 合实, from afar it stays void', () => {
    // 辰 beside 酉; in the second chart 酉 stands two from 辰.
    expect(noteOn(chartOf('丙午 丁酉 庚辰 丁丑'), 'month')).toBe('合实');
    expect(noteOn(chartOf('乙酉 戊子 庚辰 丁丑'), 'year')).toBeNull();
  });

  it('in a whole 三合 is 合实, at any distance', () => {
    expect(noteOn(chartOf('乙酉 辛巳 庚辰 丁丑'), 'year')).toBe('合实');
    expect(noteOn(chartOf('乙酉 戊寅 庚辰 丁丑'), 'year')).toBeNull();
  });

  it('is filled by luck that brings it, and stays void where no pillar waits for it', () => {
    const chart = chartOf('乙酉 戊寅 庚辰 丁丑');
    expect(luckNote(chart, '癸', '酉')).toBe('填实');
    expect(luckNote(chart, '壬', '申')).toBeNull();
    expect(luckNote(chart, '庚', '戌')).toBeUndefined();
  });
});
