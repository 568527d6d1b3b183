/**
 * Every name of the vocabulary has its English, and it is that of the web app where both have one.
 */
import { describe, expect, test } from 'vitest';
import { PHRASES } from '../../../web/src/lib/script/english/phrases.texts.ts';
import { AFFAIRS, SPIRITS } from '../almanac/index.ts';
import { SOLAR_TERM_NAMES } from '../astronomy/index.ts';
import { festivalsOf } from '../calendar/index.ts';
import { SHENSHA } from '../chart/index.ts';
import { CHANGSHENG, GANZHI, NAYIN, TEN_GODS, WUXING, ZODIAC_ANIMAL } from '../ganzhi/index.ts';
import { civilDateOf, jdnOf } from '../time/index.ts';
import { englishName } from './index.ts';
import { NAMES } from './names.texts.ts';

const YEAR_START = jdnOf({ year: 2024, month: 1, day: 1 });
const festivals = Array.from({ length: 800 }, (_, i) => festivalsOf(civilDateOf(YEAR_START + i))).flat();

describe('every name has its English', () => {
  test.each([
    ['pillars', GANZHI.map(({ name }) => name)],
    ['terms', SOLAR_TERM_NAMES],
    ['spirits of a chart', SHENSHA.map(({ name }) => name)],
    ['spirits of a day', SPIRITS.map(({ name }) => name)],
    ['festivals', festivals.map(({ name }) => name)],
    ['affairs', AFFAIRS.map(({ name }) => name)],
    ['words of a chart', [...TEN_GODS, ...CHANGSHENG, ...NAYIN, ...WUXING, ...Object.values(ZODIAC_ANIMAL)]],
  ])('%s', (_, names) => {
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => englishName(name) === null)).toEqual([]);
  });
});

test('the same English as in the app', () => {
  const labels: Readonly<Record<string, string>> = PHRASES;
  const other = Object.entries(NAMES).filter(([name, english]) => (labels[name] ?? english) !== english);
  expect(other).toEqual([]);
});

test('pairs of signs only', () => {
  expect(['甲', '子', '甲子', '癸亥'].map(englishName)).toEqual(['Jia', 'Zi', 'Jia Zi', 'Gui Hai']);
  expect(['', '甲子年', '没有', 'constructor'].map(englishName)).toEqual([null, null, null, null]);
});
