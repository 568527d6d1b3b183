import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CONTINENT_NAMES, continentOf, countriesOn } from './overseasView.ts';
import { unpackPlaces } from '@shangyuan/reading/places';

const read = (name: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../../reading/src/places/data/${name}.json`, import.meta.url), 'utf8'),
  ) as never;
const { overseas } = unpackPlaces(read('regions'), read('overseas'));

describe('cities abroad by continent', () => {
  test('are on one continent each, and none is lost', () => {
    const shown = CONTINENT_NAMES.flatMap((name) => countriesOn(name, overseas)).flatMap(
      ({ cities }) => cities,
    );
    expect(shown).toHaveLength(overseas.length);
    expect(new Set(shown).size).toBe(overseas.length);
  });

  test('have their country once on a continent, with all its cities', () => {
    for (const name of CONTINENT_NAMES) {
      const countries = countriesOn(name, overseas).map(({ country }) => country);
      expect(new Set(countries).size).toBe(countries.length);
    }
    const japan = countriesOn('亚洲', overseas).find(({ country }) => country === '日本');
    expect(japan?.cities.map(({ name }) => name)).toEqual(['东京', '大阪', '京都', '札幌']);
  });

  test('follow the zone: Honolulu lies in the Pacific, Russia on two continents', () => {
    expect(continentOf('Pacific/Honolulu')).toBe('大洋洲');
    const onBoth = (['亚洲', '欧洲'] as const).filter((name) =>
      countriesOn(name, overseas).some(({ country }) => country === '俄罗斯'),
    );
    expect(onBoth).toEqual(['亚洲', '欧洲']);
  });
});
