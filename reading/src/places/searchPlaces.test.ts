import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CHINESE, COUNTRIES } from './placeNames.ts';
import { unpackPlaces } from './regions.ts';
import { findRegionPath, placeOfRegions, placesNamed, searchPlaces, zoneOfCode } from './searchPlaces.ts';

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

  test.each([
    ['urumqi', '新疆维吾尔自治区/乌鲁木齐市'],
    ['Ürümqi', '新疆维吾尔自治区/乌鲁木齐市'],
    ['Lhasa', '西藏自治区/拉萨市'],
    ['Kashgar', '新疆维吾尔自治区/喀什地区'],
    ['hohhot', '内蒙古自治区/呼和浩特市'],
    ["Xi'an", '陕西省/西安市'],
    ['Harbin', '黑龙江省/哈尔滨市'],
    ['Taipei', '台湾省/台北市'],
    ['Kaohsiung', '台湾省/高雄市'],
    ['hong kong', '香港特别行政区'],
    ['Macao', '澳门特别行政区'],
    ['canton', '广东省/广州市'],
    ['peking', '北京市'],
    ['Sao Paulo', '巴西/圣保罗'],
    ['São Paulo', '巴西/圣保罗'],
    ['Zurich', '瑞士/苏黎世'],
    ['montreal', '加拿大/蒙特利尔'],
    ['Saigon', '越南/胡志明市'],
    ['london', '英国/伦敦'],
    ['London, UK', '英国/伦敦'],
    ['Paris France', '法国/巴黎'],
    ['san francisco usa', '美国/旧金山'],
  ])('a place by its spelling abroad: %s', (text, path) => expect(named(text)).toBe(path));

  test('every spelling belongs to a place of the list', () => {
    for (const code of Object.keys(CHINESE))
      expect(findRegionPath(places.regions, code), code).not.toBeNull();
  });

  test('every city abroad is found by its English name, with its country or without', () => {
    for (const { name, country, english } of places.overseas) {
      expect(COUNTRIES[country], country).toBeDefined();
      for (const text of [english, english.toUpperCase(), `${english}, ${COUNTRIES[country] ?? ''}`])
        expect(
          searchPlaces(places, text).map(({ path }) => path.at(-1)),
          text,
        ).toContain(name);
    }
  });

  test('a district that is typed has its coordinates, not those of the city', () => {
    // Longitudes of the seats from the national gazetteer.
    for (const [text, longitude] of [
      ['成都武侯', 104.04],
      ['乌鲁木齐米东区', 87.66],
      ['北京房山', 116.14],
      ['二连浩特', 111.97],
      ['满洲里', 117.4],
      ['若羌', 88.17],
      ['塔什库尔干', 75.23],
    ] as const) {
      const [place] = searchPlaces(places, text);
      expect(place?.precision, text).toBe('own');
      expect(Math.abs((place?.longitudeDeg ?? 0) - longitude), text).toBeLessThan(0.1);
    }
  });

  test.each([
    ['朝阳', ['辽宁省朝阳市', '北京市朝阳区', '辽宁省朝阳市朝阳县', '吉林省长春市朝阳区']],
    ['朝阳区', ['北京市朝阳区', '吉林省长春市朝阳区']],
    ['吉林', ['吉林省', '吉林省吉林市']],
    ['suzhou', ['江苏省苏州市', '安徽省宿州市', '甘肃省酒泉市肃州区']],
    ['北京朝阳', ['北京市朝阳区']],
    ['辽宁朝阳', ['辽宁省朝阳市']],
    ['成都', ['四川省成都市']],
    ['西安', ['陕西省西安市']],
    ['长沙', ['湖南省长沙市']],
    ['上海', ['上海市']],
    ['london', ['英国伦敦']],
    ['没有', []],
  ])('%s means %j', (text, expected) => {
    expect(placesNamed(places, text).map(({ path }) => path.join(''))).toEqual(expected);
  });

  test('the whole path of a place means that place only', () => {
    const visit = (path: Parameters<typeof placeOfRegions>[0]): void => {
      const place = placeOfRegions(path);
      const meant = placesNamed(places, place.path.join(''));
      expect(
        meant.map((each) => each.path.join('')),
        place.path.join(''),
      ).toEqual([place.path.join('')]);
    };
    for (const province of places.regions.slice(0, 12)) {
      visit([province]);
      for (const city of province.areaList.slice(0, 6)) {
        visit([province, city]);
        for (const area of city.areaList.slice(0, 6)) visit([province, city, area]);
      }
    }
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

describe('a place by its name', () => {
  const found = (name: string) => placesNamed(places, name).map(({ path }) => path.join('/'));

  test.each([
    ['成都', ['四川省/成都市']],
    ['四川成都', ['四川省/成都市']],
    ['北京', ['北京市']],
    ['吉林市', ['吉林省/吉林市']],
    ['长沙', ['湖南省/长沙市']],
    ['乌鲁木齐', ['新疆维吾尔自治区/乌鲁木齐市']],
    ['London', ['英国/伦敦']],
    ['吉林', ['吉林省', '吉林省/吉林市']],
    ['没有的地方', []],
  ])('%s', (name, paths) => expect(found(name)).toEqual(paths));

  test('that several have is left open', () => {
    expect(found('朝阳')).toEqual(
      expect.arrayContaining(['辽宁省/朝阳市', '北京市/朝阳区', '吉林省/长春市/朝阳区']),
    );
  });
});
