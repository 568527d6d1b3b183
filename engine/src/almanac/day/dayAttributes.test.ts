import { Lunar } from 'lunar-typescript';
import { expect, test } from 'vitest';
import { findGanzhi, type Ganzhi } from '../../ganzhi/index.ts';
import { civilDateOf, jdnOf } from '../../time/index.ts';
import { almanacDay } from '../almanacDay.ts';
import { ALMANAC_OPTIONS, type AlmanacRules } from '../rules.ts';
import { dayAttributesOf } from './dayAttributes.ts';

function shown(name: string, choice: Partial<AlmanacRules> = {}): string {
  const rules = ALMANAC_OPTIONS.complete(choice);
  const { zodiacAnimal, ganzhi } = dayAttributesOf(findGanzhi(name) as Ganzhi, rules).chongsha;
  return `冲${zodiacAnimal}（${ganzhi}）`;
}

test('冲 shows the pillar whose stem the day controls, the seventh by option', () => {
  const days = ['甲子', '庚子', '己亥'];
  expect(days.map((name) => shown(name))).toEqual(['冲马（戊午）', '冲马（甲午）', '冲蛇（癸巳）']);
  expect(shown('甲子', { chongStem: 'seventh' })).toBe('冲马（庚午）');
});

test('pillar and animal of 冲 and 煞方 are those of lunar-typescript on all sixty pillars', () => {
  const first = jdnOf({ year: 2000, month: 1, day: 7 });
  for (let i = 0; i < 60; i++) {
    const { civil, chongsha } = almanacDay(civilDateOf(first + i));
    const theirs = Lunar.fromDate(new Date(civil.year, civil.month - 1, civil.day));
    expect([chongsha.ganzhi, chongsha.zodiacAnimal, chongsha.shaDirection]).toEqual([
      theirs.getDayChongGan() + chongsha.branch,
      theirs.getDayChongShengXiao(),
      theirs.getDaySha(),
    ]);
  }
});
