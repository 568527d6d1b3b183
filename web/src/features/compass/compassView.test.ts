import { describe, expect, test } from 'vitest';
import { accuracyText, directionOf, readCompass } from './compassView.ts';

describe('readCompass', () => {
  test('due south is 坐子向午 in the palace of 离', () => {
    expect(readCompass(180)).toEqual({
      sitting: '子',
      facing: '午',
      text: '坐子向午',
      direction: '正南',
      palace: '离宫',
      warnings: [],
    });
  });

  test('more than 3° off the middle leans to the neighbour on that side', () => {
    expect(readCompass(184).text).toBe('坐子向午兼癸丁');
    expect(readCompass(176).text).toBe('坐子向午兼壬丙');
    expect(readCompass(183).text).toBe('坐子向午');
  });

  test('an edge within a palace is 小空亡, between palaces 大空亡', () => {
    expect(readCompass(187.4).warnings[0]).toContain('小空亡');
    expect(readCompass(202.4).warnings[0]).toContain('大空亡');
    expect(readCompass(22.6).warnings[0]).toContain('大空亡');
    expect(readCompass(187).warnings).toHaveLength(0);
  });

  test('all twenty-four mountains face their opposite', () => {
    for (let i = 0; i < 24; i++) {
      const here = readCompass(15 * i);
      const there = readCompass(15 * i + 180);
      expect([here.sitting, here.facing]).toEqual([there.facing, there.sitting]);
    }
  });
});

test('eight directions, north from 337.5° to 22.5°', () => {
  expect([0, 22.4, 22.6, 90, 225, 337.6, -10].map(directionOf)).toEqual([
    '正北',
    '正北',
    '东北',
    '正东',
    '西南',
    '正北',
    '正北',
  ]);
});

test('accuracy is told in words', () => {
  expect([3, 10, 40, null].map((deg) => accuracyText(deg).tone)).toEqual(['good', 'fair', 'poor', 'fair']);
});
