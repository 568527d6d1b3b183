import { almanacDay } from '@shangyuan/engine/almanac';
import { TRIGRAMS, WUXING } from '@shangyuan/engine/ganzhi';
import { expect, test } from 'vitest';
import { directionReading } from './directionReading.ts';

test('a god of the day is told by its stem, today and in the table', () => {
  const day = almanacDay({ year: 2026, month: 11, day: 22 });
  const { title, steps, source } = directionReading({ kind: 'god', god: '喜神', day });
  expect(title).toBe('喜神方位');
  expect(steps.at(-1)).toBe('当天日干为庚，喜神在西北。');
  expect(source).toBe('《协纪辨方书》卷七 喜神');
});

test('a useful 五行 names the trigrams it holds and where they stand', () => {
  const { steps } = directionReading({ kind: 'wuxing', role: '用神', wuxing: '土' });
  expect(steps.slice(1)).toEqual([
    '八卦各有五行，属土的是艮、坤。',
    '按后天八卦的位置，艮在东北，坤在西南。',
  ]);
  for (const wuxing of WUXING) {
    const own = directionReading({ kind: 'wuxing', role: '喜神', wuxing });
    expect(own.steps.at(-1)).toMatch(/在(正|东|西)[东南西北]/u);
  }
});

// 八宅明镜·大游年歌: 坎五天生延绝祸六, from 乾 on.
test('a star tells which lines differ', () => {
  const { title, steps } = directionReading({ kind: 'star', own: '坎', direction: '巽' });
  expect(title).toBe('东南 生气');
  expect(steps[1]).toBe('东南是巽卦；坎与巽相比，上爻不同。');
  expect(steps[2]).toBe('大游年歌以上爻不同的为生气，配贪狼，属木，在宜的四方之中。');
  const own = directionReading({ kind: 'star', own: '离', direction: '离' });
  expect(own.steps[1]).toContain('三爻全同');
  expect(own.steps[2]).toContain('为伏位');
});

test('the eight directions of a person are told apart', () => {
  for (const own of TRIGRAMS) {
    const told = TRIGRAMS.map((direction) => directionReading({ kind: 'star', own, direction }));
    expect(new Set(told.map(({ meaning }) => meaning)).size).toBe(8);
    expect(told.filter(({ steps }) => steps[2]?.includes('在宜的四方')).length).toBe(4);
  }
});
