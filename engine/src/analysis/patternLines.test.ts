/**
 * The ways of a pattern beside its state: two tellings of one rule that must agree.
 */
import { expect, test } from 'vitest';
import { randomBirths } from '../../golden/births.ts';
import { castChart } from '../chart/index.ts';
import { analyseChart, type Analysis } from './analyseChart.ts';
import { patternLinesOf, type PatternFailure, type PatternSuccess } from './patternLines.ts';
import { PATTERN_RULES } from './tables/patternRules.ts';
import { WORLD } from '../chart/world.ts';

function splitOf(analysis: Analysis): { successes: PatternSuccess[]; failures: PatternFailure[] } {
  const lines = patternLinesOf(analysis);
  return {
    successes: lines.filter((line) => line.kind === '成'),
    failures: lines.filter((line) => line.kind === '破'),
  };
}

const ALL_WATER = castChart({
  pillars: { year: '壬子', month: '壬子', day: '癸酉', hour: '壬子' },
  sex: '男',
  hour: 'shichen',
});

test('the state of a pattern is what its ways say, over 2,000 charts', () => {
  // All water and metal: too rare to be met by chance.
  const met = new Set(
    splitOf(analyseChart(ALL_WATER, { special: 'off' }))
      .failures.filter(({ isMet }) => isMet)
      .map(({ name }) => `破${name}`),
  );
  for (const birth of randomBirths(77, 2000)) {
    const analysis = analyseChart(castChart(birth, {}, WORLD));
    const { pattern, outcome, strength } = analysis;
    const { successes, failures } = splitOf(analysis);
    if (strength.follow !== null) {
      expect([...successes, ...failures]).toEqual([]);
      continue;
    }
    const broken = failures.filter(({ isMet }) => isMet);
    const isRescued = broken.every(({ rescuers }) => rescuers.some(({ isMet }) => isMet));
    const isHeld = successes.some(({ isMet }) => isMet);
    const expected =
      broken.length > 0 ? (isRescued ? ['败中有救'] : ['败']) : isHeld ? ['成', '半成'] : ['平'];
    expect(expected, pattern.name).toContain(outcome.state);
    if (outcome.assist !== null) {
      expect(successes.filter(({ isMet }) => isMet).map(({ assist }) => assist)).toContain(
        outcome.assist.group,
      );
    }
    for (const { kind, name, isMet } of [...successes, ...failures]) if (isMet) met.add(kind + name);
  }
  const ways = Object.values(PATTERN_RULES).flatMap(({ success, failure }) => [
    ...success.map(({ name }) => `成${name}`),
    ...failure.map(({ name }) => `破${name}`),
  ]);
  expect([...met].toSorted()).toEqual([...new Set(ways)].toSorted());
});

test('a need says where what it asks for stands', () => {
  // 七杀 丁 hidden in both 午, no 食神 癸, 印 己 hidden.
  const analysis = analyseChart(
    castChart({
      pillars: { year: '庚午', month: '壬午', day: '辛亥', hour: '乙未' },
      sex: '女',
      hour: 'shichen',
    }),
  );
  const { successes } = splitOf(analysis);
  expect(analysis.pattern.name).toBe('七杀格');
  expect(successes.map(({ name, needs }) => [name, needs.map(({ isMet, where }) => [isMet, where])])).toEqual(
    [
      [
        '食神制杀',
        [
          [false, '无'],
          [false, null],
        ],
      ],
      [
        '印化七杀',
        [
          [true, '藏'],
          [true, null],
        ],
      ],
      ['阳刃当杀', [[false, null]]],
    ],
  );
});
