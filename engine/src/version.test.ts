/**
 * A saved record is read by the version of the results beside it, so results never move without it: 10,000 of them under a
 * number, and the version that gives that number.
 */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { randomBirths } from '../golden/births.ts';
import { randomFrom } from '../golden/random.ts';
import { almanacDay, almanacHours } from './almanac/index.ts';
import { analyseChart, scoreYear } from './analysis/index.ts';
import { lunarYear } from './calendar/index.ts';
import { castChart, luckOf, relationsOf, shenshaOf } from './chart/index.ts';
import { castHexagram } from './hexagram/index.ts';
import { civilDateOf, jdnOf } from './time/index.ts';
import { ENGINE_VERSION } from './version.ts';
import { yunqiOfYear } from './yunqi/index.ts';
import { WORLD } from './chart/world.ts';

/**
 * Version and digest of the results. Where this fails, results have moved: raise ENGINE_VERSION as version.ts says, write down what moved and
 * how far in CHANGELOG.md and docs/ACCURACY.md, and write the new pair here.
 */
const RESULTS = ['2.1.0', '6c507e6dec80d213'];

const hash = createHash('sha256');
let resultCount = 0;

/** Nine figures of a fraction: more than any page shows, fewer than what a sum in another order leaves. */
const rounded = (key: string, value: unknown): unknown => {
  if (key === 'engineVersion') return undefined;
  return typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(9)) : value;
};

function add(result: unknown): void {
  hash.update(JSON.stringify(result, rounded));
  resultCount++;
}

const RULE_SETS = [
  {},
  { dayBoundary: 'midnight' },
  { clock: 'wall', lifeStage: 'yinSameAsYang' },
  { yearBoundary: 'lunarNewYear', shenshaProfile: 'popular' },
] as const;
const ZONES = ['Asia/Shanghai', 'Asia/Hong_Kong', 'America/New_York', 'Europe/London'];

test('the version of the results is the one under which these 10,000 were made', () => {
  const random = randomFrom(11);
  const birthsInZones = randomBirths(1, 4_000).map(({ civil, sex, hour }, i) => ({
    civil,
    sex,
    hour,
    zone: ZONES[i % ZONES.length] as string,
    longitudeDeg: Math.round(random() * 36_000 - 18_000) / 100,
  }));
  for (const [i, birth] of birthsInZones.entries()) {
    const chart = castChart(birth, RULE_SETS[i % RULE_SETS.length], WORLD);
    add([chart, luckOf(chart), shenshaOf(chart), relationsOf(chart)]);
  }
  for (const birth of randomBirths(2, 1_500)) {
    const analysis = analyseChart(castChart(birth, {}, WORLD));
    add([analysis, scoreYear(analysis, 2026)]);
  }
  const firstJdn = jdnOf({ year: 1645, month: 1, day: 28 });
  for (let i = 0; i < 3_000; i++) {
    const date = civilDateOf(firstJdn + Math.floor(random() * 200_000));
    add([almanacDay(date), i % 10 === 0 ? almanacHours(date) : null]);
  }
  for (let year = 1645; year < 2_145; year++) add(lunarYear(year));
  for (let year = 1700; year < 2_200; year++) add(yunqiOfYear(year));
  for (const { civil } of randomBirths(3, 500)) add(castHexagram(civil));
  expect(resultCount).toBe(10_000);
  expect([ENGINE_VERSION, hash.digest('hex').slice(0, 16)]).toEqual(RESULTS);
});
