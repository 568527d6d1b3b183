/**
 * The cities abroad as they are looked through: a continent, in it the countries, in each its cities.
 */
import type { OverseasCity } from '@shangyuan/reading/places';

/** Continents by the first part of a zone's name, in the order they are offered. */
const CONTINENTS = [
  { name: '亚洲', zones: ['Asia'] },
  { name: '欧洲', zones: ['Europe', 'Atlantic'] },
  { name: '美洲', zones: ['America'] },
  { name: '大洋洲', zones: ['Australia', 'Pacific'] },
  { name: '非洲', zones: ['Africa', 'Indian'] },
] as const;

/** Name of a continent. */
export type Continent = (typeof CONTINENTS)[number]['name'];

/** A country with its cities on one continent. */
export interface CountryCities {
  readonly country: string;
  readonly cities: readonly OverseasCity[];
}

/** The names of the continents, in the order they are offered. */
export const CONTINENT_NAMES: readonly Continent[] = CONTINENTS.map(({ name }) => name);

/** The continent of a zone; Asia where its name says none. */
export function continentOf(zone: string): Continent {
  const [area = ''] = zone.split('/', 1);
  return CONTINENTS.find(({ zones }) => zones.some((own) => own === area))?.name ?? '亚洲';
}

/** The countries of a continent with their cities, both in the order of the list. */
export function countriesOn(continent: Continent, cities: readonly OverseasCity[]): CountryCities[] {
  const own = cities.filter(({ zone }) => continentOf(zone) === continent);
  return [...Map.groupBy(own, ({ country }) => country)].map(([country, group]) => ({
    country,
    cities: group,
  }));
}
