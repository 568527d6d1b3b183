/**
 * No chart contradicts itself: what an analysis says in one place stands with what it says in every other.
 */
import { expect, test } from 'vitest';
import { randomBirths } from '../../golden/births.ts';
import { contradictionsOf } from '../../golden/contradictions.ts';
import { isFull } from '../../golden/sweep.ts';
import { castChart, type CivilBirth } from '../chart/index.ts';
import { analyseChart, type Analysis } from './analyseChart.ts';
import { DOCTRINE_OPTIONS, type Doctrine } from './doctrine.ts';
import { WORLD } from '../chart/world.ts';

function contradictions(births: readonly CivilBirth[], doctrine: Partial<Doctrine> = {}): string[] {
  return births.flatMap((birth) => {
    const chart = castChart(birth, {}, WORLD);
    const found = contradictionsOf(chart, analyseChart(chart, doctrine));
    const { year, month, day, hour } = chart.pillars;
    return found.map(
      (claim) => `${[year, month, day, hour].map((pillar) => pillar?.name ?? '–').join(' ')}: ${claim}`,
    );
  });
}

test('random charts say one thing', () => {
  expect(contradictions(randomBirths(20261122, isFull ? 10_000 : 2_000))).toEqual([]);
});

test('charts without an hour, and of every school', () => {
  const births = randomBirths(5, 150);
  expect(contradictions(births.map((birth) => ({ ...birth, hour: 'unknown' })))).toEqual([]);
  for (const name of DOCTRINE_OPTIONS.names)
    for (const value of DOCTRINE_OPTIONS.values[name]) {
      expect(contradictions(births, { [name]: value }), `${name} ${value}`).toEqual([]);
    }
});

test('the checker notices a chart that is made to contradict itself', () => {
  const chart = castChart({
    pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' },
    sex: '男',
    hour: 'shichen',
  });
  const sound = analyseChart(chart);
  const claimsOf = (change: Partial<Analysis>): string[] => contradictionsOf(chart, { ...sound, ...change });
  const { strength, outcome, yongshen, tenGods, life } = sound;
  expect(contradictionsOf(chart, sound)).toEqual([]);
  expect(claimsOf({ strength: { ...strength, class: '身强' } })).toContain('class and support');
  expect(claimsOf({ outcome: { ...outcome, state: '败' } })).toContain('败 and combinations');
  expect(claimsOf({ yongshen: { ...yongshen, method: '合议' } })).toContain('合议 is nobody’s own');
  expect(claimsOf({ yongshen: { ...yongshen, state: '受伤' } })).toContain('hurt and state');
  expect(claimsOf({ roles: { ...sound.roles, 火: '喜神' } })).toContain('five roles');
  const shown = { ...tenGods.七杀, visible: ['hour'] as const };
  expect(claimsOf({ tenGods: { ...tenGods, 七杀: shown } })).toContain('half and presence');
  const base = { ...life.wealth, base: '财多身弱' as const };
  expect(claimsOf({ life: { ...life, wealth: base } })).toContain('财多身弱 in both places');
});
