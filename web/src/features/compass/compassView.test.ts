import { readCompass } from '@shangyuan/engine/compass';
import { ganzhiOf } from '@shangyuan/engine/ganzhi';
import { describe, expect, test } from 'vitest';
import {
  accuracyText,
  compassTexts,
  declinationText,
  degreesText,
  directionOf,
  plateFacts,
  ringFacts,
  spreadMarks,
  yearGodFacts,
} from './compassView.ts';

const read = (headingDeg: number) => readCompass({ headingDeg });

describe('compassTexts', () => {
  test('due south is 坐子向午 in the palace of 离', () => {
    expect(compassTexts(read(180))).toEqual({
      title: '坐子向午',
      degrees: '180.0°',
      direction: '正南',
      palace: '离宫',
      warnings: [],
    });
  });

  test('leaning to a neighbour is 兼', () => {
    expect(compassTexts(read(184)).title).toBe('坐子向午兼癸丁');
    expect(compassTexts(read(176)).title).toBe('坐子向午兼壬丙');
  });

  test('seams and a coarse sensor are reported', () => {
    expect(compassTexts(read(187.4)).warnings[0]).toContain('小空亡');
    expect(compassTexts(read(22.6)).warnings[0]).toContain('大空亡');
    expect(compassTexts(readCompass({ headingDeg: 180, accuracyDeg: 10 })).warnings[0]).toContain('分金');
  });
});

test('facts name the plates, the rings and the gods of the year', () => {
  const reading = readCompass({ headingDeg: 0, year: ganzhiOf(0) });
  expect(plateFacts(reading).map(({ value }) => value)).toEqual(['子', '癸', '子']);
  expect(ringFacts(reading).map(({ value }) => value)).toEqual(['戊子', '庚子', reading.fenjin.ganzhi.name]);
  const [first] = yearGodFacts(reading, ganzhiOf(0));
  expect(first).toEqual({
    name: '太岁',
    subject: { kind: 'yearGod', god: '太岁', year: ganzhiOf(0), mountain: '子' },
  });
  expect(yearGodFacts(read(0), ganzhiOf(0))).toEqual([]);
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

test('degrees have one decimal and never say 360', () => {
  expect([180, 359.94, 359.96, -0.1].map(degreesText)).toEqual(['180.0°', '359.9°', '0.0°', '359.9°']);
});

test('declination says its side', () => {
  expect([-6.13, 2, 0.01].map(declinationText)).toEqual(['偏西 6.1°', '偏东 2.0°', '无偏角']);
});

test('marks in one direction move apart by 14°', () => {
  const marks = [
    { label: '财', bearingDeg: 0, tone: 'cai' },
    { label: '福', bearingDeg: 0, tone: 'fu' },
    { label: '喜', bearingDeg: 45, tone: 'xi' },
  ] as const;
  expect(spreadMarks(marks).map(({ bearingDeg }) => bearingDeg)).toEqual([353, 7, 45]);
});

test('accuracy is described in words', () => {
  expect([3, 10, 40, null].map((deg) => accuracyText(deg).tone)).toEqual(['good', 'fair', 'poor', 'fair']);
});
