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

  test('counties have coordinates of their own, but for towns and the youngest', () => {
    const counties = all.filter(({ level }) => level === 2);
    const own = counties.filter(({ precision }) => precision === 'own');
    expect(own.length / counties.length).toBeGreaterThan(0.8);
    const urumqi = counties.filter(({ code }) => code.startsWith('6501'));
    expect(urumqi.every(({ precision }) => precision === 'own')).toBe(true);
    expect(new Set(urumqi.map(({ longitudeDeg }) => longitudeDeg)).size).toBe(8);
  });

  test('the 34 provincial seats are right to 0.1°', () => {
    // Longitudes of the seats from the national gazetteer.
    const seats = [
      ['北京市', 116.41],
      ['天津市', 117.2],
      ['石家庄市', 114.51],
      ['太原市', 112.55],
      ['呼和浩特市', 111.75],
      ['沈阳市', 123.43],
      ['长春市', 125.32],
      ['哈尔滨市', 126.53],
      ['上海市', 121.47],
      ['南京市', 118.8],
      ['杭州市', 120.16],
      ['合肥市', 117.23],
      ['福州市', 119.3],
      ['南昌市', 115.86],
      ['济南市', 117.12],
      ['郑州市', 113.63],
      ['武汉市', 114.31],
      ['长沙市', 112.94],
      ['广州市', 113.26],
      ['南宁市', 108.37],
      ['海口市', 110.2],
      ['重庆市', 106.55],
      ['成都市', 104.07],
      ['贵阳市', 106.63],
      ['昆明市', 102.83],
      ['拉萨市', 91.11],
      ['西安市', 108.94],
      ['兰州市', 103.83],
      ['西宁市', 101.78],
      ['银川市', 106.23],
      ['乌鲁木齐市', 87.62],
      ['台北市', 121.56],
      ['香港特别行政区', 114.17],
      ['澳门特别行政区', 113.54],
    ] as const;
    expect(seats).toHaveLength(places.regions.length);
    const far = seats.filter(([name, longitude]) => {
      const place = all.find((region) => region.level < 2 && region.name === name && region.longitudeDeg > 0);
      return !(Math.abs((place?.longitudeDeg ?? 0) - longitude) < 0.1);
    });
    expect(far).toEqual([]);
  });
});
