/**
 * The places a birth can have: three levels of Chinese regions with six-digit codes, and overseas cities with their
 * IANA zones. The data is a separate chunk, loaded when a picker or a search first needs it.
 */

/** A Chinese region. Level 0 province, 1 city, 2 district or county; `areaList` contains its children. */
export interface Region {
  /** Six digits. */
  readonly code: string;
  readonly level: 0 | 1 | 2;
  readonly name: string;
  readonly areaList: readonly Region[];
  /** Syllables without tones, separated by spaces, of the name less its suffix. */
  readonly pinyin: string;
  /** Degrees east and north. */
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
  /** Whether the coordinates are the place's own or those of the city it belongs to. */
  readonly precision: 'own' | 'city';
}

/** A city outside China. */
export interface OverseasCity {
  readonly name: string;
  readonly country: string;
  readonly pinyin: string;
  readonly english: string;
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
  /** IANA zone. */
  readonly zone: string;
}

/** All places. */
export interface Places {
  readonly regions: readonly Region[];
  readonly overseas: readonly OverseasCity[];
}

type CountyRow = readonly [string, string, string, number?, number?];
type CityRow = readonly [string, string, string, number, number, readonly CountyRow[]];
type ProvinceRow = readonly [string, string, string, readonly CityRow[]];
type OverseasRow = readonly [string, string, string, string, number, number, string];

function countyOf(row: CountyRow, city: { code: string; lng: number; lat: number }): Region {
  const [digits, name, pinyin, lng, lat] = row;
  return {
    code: digits.length === 6 ? digits : city.code.slice(0, 4) + digits,
    level: 2,
    name,
    areaList: [],
    pinyin,
    longitudeDeg: (lng ?? city.lng) / 100,
    latitudeDeg: (lat ?? city.lat) / 100,
    precision: lng === undefined ? 'city' : 'own',
  };
}

function cityOf([digits, name, pinyin, lng, lat, counties]: CityRow, province: string): Region {
  const code = `${province.slice(0, 2)}${digits}00`;
  const areaList = counties.map((county) => countyOf(county, { code, lng, lat }));
  return {
    code,
    level: 1,
    name,
    areaList,
    pinyin,
    longitudeDeg: lng / 100,
    latitudeDeg: lat / 100,
    precision: 'own',
  };
}

function provinceOf([code, name, pinyin, cities]: ProvinceRow): Region {
  const areaList = cities.map((city) => cityOf(city, code));
  const capital = areaList[0] as Region;
  const { longitudeDeg, latitudeDeg } = capital;
  return { code, level: 0, name, areaList, pinyin, longitudeDeg, latitudeDeg, precision: 'city' };
}

/** Rebuilds the tree from the packed rows. Exported for the tests, which read the files themselves. */
export function unpackPlaces(regions: readonly ProvinceRow[], overseas: readonly OverseasRow[]): Places {
  return {
    regions: regions.map(provinceOf),
    overseas: overseas.map(([name, country, pinyin, english, lng, lat, zone]) => ({
      name,
      country,
      pinyin,
      english,
      longitudeDeg: lng / 100,
      latitudeDeg: lat / 100,
      zone,
    })),
  };
}

let loading: Promise<Places> | null = null;

/** Loads the places, once. A failed load is forgotten, so that the next call tries again. */
export function loadPlaces(): Promise<Places> {
  loading ??= Promise.all([
    import('./data/regions.json', { with: { type: 'json' } }),
    import('./data/overseas.json', { with: { type: 'json' } }),
  ])
    .then(([regions, overseas]) =>
      unpackPlaces(regions.default as unknown as ProvinceRow[], overseas.default as unknown as OverseasRow[]),
    )
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}
