import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { unpackPlaces } from './regions.ts';
import { findRegionPath, placeOfRegions, searchPlaces, zoneOfCode } from './searchPlaces.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`./data/${name}.json`, import.meta.url), 'utf8')) as never;
const places = unpackPlaces(read('regions'), read('overseas'));
const named = (name: string) => searchPlaces(places, name)[0]?.path.join('/');

describe('search', () => {
  test.each([
    ['武侯', '四川省/成都市/武侯区'],
    ['wuhou', '四川省/成都市/武侯区'],
    ['成都', '四川省/成都市'],
    ['四川成都', '四川省/成都市'],
    ['Tokyo', '日本/东京'],
    ['dongjing', '日本/东京'],
    ['北京', '北京市'],
    ['hk', '海南省/海口市'],
    ['香港', '香港特别行政区'],
  ])('%s finds %s', (query, path) => {
    const found = searchPlaces(places, query, 60).map((place) => place.path.join('/'));
    expect(found).toContain(path);
  });

  test('a full name comes first', () => {
    expect(named('成都')).toBe('四川省/成都市');
    expect(named('chengdu')).toBe('四川省/成都市');
  });

  test('a seat of a province comes before others of its initials', () => {
    expect(named('xa')).toBe('陕西省/西安市');
  });

  test('a municipality is found once', () => {
    const found = searchPlaces(places, '上海').map(({ path }) => path.join('/'));
    expect(new Set(found).size).toBe(found.length);
    expect(found[0]).toBe('上海市');
  });

  test('a city abroad is found by its name without its space', () => {
    expect(named('newyork')).toBe('美国/纽约');
    expect(named('New York')).toBe('美国/纽约');
  });

  test('nothing typed finds nothing, nonsense finds nothing', () => {
    expect(searchPlaces(places, '  ')).toEqual([]);
    expect(searchPlaces(places, 'qqqqqq')).toEqual([]);
  });
});

describe('places', () => {
  test('a path is found again by its code, and a municipality says its name once', () => {
    const path = findRegionPath(places.regions, '110105');
    expect(path === null ? null : placeOfRegions(path).path).toEqual(['北京市', '朝阳区']);
    expect(findRegionPath(places.regions, '999999')).toBeNull();
  });

  test('zones: the mainland uses Beijing time, Xinjiang too', () => {
    expect(['650100', '510100', '710100', '810100', '820100'].map(zoneOfCode)).toEqual([
      'Asia/Shanghai',
      'Asia/Shanghai',
      'Asia/Taipei',
      'Asia/Hong_Kong',
      'Asia/Macau',
    ]);
  });
});
