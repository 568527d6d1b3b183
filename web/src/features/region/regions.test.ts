import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { unpackPlaces, type Region } from './regions.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`./data/${name}.json`, import.meta.url), 'utf8')) as never;
const places = unpackPlaces(read('regions'), read('overseas'));

const flatten = (list: readonly Region[]): Region[] =>
  list.flatMap((region) => [region, ...flatten(region.areaList)]);
const all = flatten(places.regions);

describe('the region table', () => {
  test('runs from 北京 to 澳门 over three levels with distinct six-digit codes', () => {
    expect(places.regions).toHaveLength(34);
    expect(places.regions[0]?.name).toBe('北京市');
    expect(places.regions.at(-1)?.name).toBe('澳门特别行政区');
    for (const region of all) expect(region.code).toMatch(/^\d{6}$/);
    expect(new Set(all.map((region) => `${region.level}${region.code}`)).size).toBe(all.length);
    expect(all.filter((region) => region.level === 2).length).toBeGreaterThan(3000);
  });

  test('a municipality has one city', () => {
    for (const code of ['110000', '120000', '310000', '500000']) {
      expect(places.regions.find((region) => region.code === code)?.areaList).toHaveLength(1);
    }
    const chongqing = places.regions.find((region) => region.code === '500000')?.areaList[0]?.areaList ?? [];
    expect(chongqing).toHaveLength(38);
    expect(chongqing.some((region) => region.code === '500229' && region.name === '城口县')).toBe(true);
  });

  test('has the changes of 2021 to 2024: 临平, 米林, 错那, 白杨, 和康', () => {
    const names = new Set(all.map((region) => region.name));
    for (const name of ['临平区', '米林市', '错那市', '白杨市', '和康县', '和安县'])
      expect(names).toContain(name);
  });

  test('every place lies inside the borders', () => {
    for (const region of all) {
      expect(region.longitudeDeg).toBeGreaterThan(73);
      expect(region.longitudeDeg).toBeLessThan(135.2);
      expect(region.latitudeDeg).toBeGreaterThan(3);
      expect(region.latitudeDeg).toBeLessThan(54);
    }
  });

  test('the 34 provincial seats are right to 0.1°', () => {
    // Longitudes of the seats as the national gazetteer gives them.
    const seats = {
      成都市: 104.07,
      拉萨市: 91.11,
      哈尔滨市: 126.53,
      乌鲁木齐市: 87.62,
      台北市: 121.56,
      海口市: 110.2,
    };
    for (const [name, longitude] of Object.entries(seats)) {
      const city = all.find((region) => region.level === 1 && region.name === name);
      expect(Math.abs((city?.longitudeDeg ?? 0) - longitude)).toBeLessThan(0.1);
    }
  });
});
