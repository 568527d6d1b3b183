/**
 * Search in the places by name, short name, pinyin or its initials: 武侯, wuhou, wh, 四川成都, Tokyo,
 * or as it is spelled abroad: Urumqi, Sao Paulo.
 */
import type { Place } from './place.ts';
import { plainName, spellingsOfCity, spellingsOfCode } from './placeNames.ts';
import type { OverseasCity, Places, Region } from './regions.ts';

const ZONE_BY_PROVINCE: Readonly<Record<string, string>> = {
  '71': 'Asia/Taipei',
  '81': 'Asia/Hong_Kong',
  '82': 'Asia/Macau',
};

/** Zone of a Chinese region: mainland births use Beijing time, 新疆 too unless the user chooses otherwise. */
export function zoneOfCode(code: string): string {
  return ZONE_BY_PROVINCE[code.slice(0, 2)] ?? 'Asia/Shanghai';
}

/** The place a path of regions ends in. */
export function placeOfRegions(path: readonly Region[]): Place {
  const last = path[path.length - 1];
  if (last === undefined)
    throw new RangeError('Cannot make a place: empty path, expected one to three regions');
  const names = path.map((region) => region.name);
  return {
    code: last.code,
    // A municipality repeats its name on the second level.
    path: names.filter((name, i) => name !== names[i - 1]),
    longitudeDeg: last.longitudeDeg,
    latitudeDeg: last.latitudeDeg,
    zone: zoneOfCode(last.code),
    precision: last.precision,
  };
}

/** The place of an overseas city. */
export function placeOfCity(city: OverseasCity): Place {
  return {
    code: null,
    path: [city.country, city.name],
    longitudeDeg: city.longitudeDeg,
    latitudeDeg: city.latitudeDeg,
    zone: city.zone,
    precision: 'own',
  };
}

/** The path of regions that ends in a code, or null. */
export function findRegionPath(regions: readonly Region[], code: string): readonly Region[] | null {
  for (const region of regions) {
    if (region.code === code) return [region];
    const rest = findRegionPath(region.areaList, code);
    if (rest !== null) return [region, ...rest];
  }
  return null;
}

interface Entry {
  readonly place: () => Place;
  readonly text: string;
  readonly pinyin: string;
  readonly initials: string;
  /** In letters other than its pinyin. */
  readonly spellings: readonly string[];
  readonly level: number;
  /** Seat of a province, found before others of the same initials. */
  readonly isCapital: boolean;
}

const entriesOf = new WeakMap<Places, readonly Entry[]>();

function entryOf(
  names: readonly string[],
  pinyin: string,
  level: number,
  place: () => Place,
  { spellings, code = '' }: { readonly spellings: readonly string[]; readonly code?: string },
): Entry {
  const syllables = pinyin.split(' ');
  return {
    place,
    // A municipality repeats its name on the second level.
    text: `${names.filter((name, i) => name !== names[i - 1]).join('')} ${names.at(-1) ?? ''}`,
    spellings,
    pinyin: syllables.join(''),
    initials: syllables.map((syllable) => syllable[0] ?? '').join(''),
    level,
    isCapital: code.endsWith('0100'),
  };
}

/** All places flat, built once for a set of places. */
function entries(places: Places): readonly Entry[] {
  const cached = entriesOf.get(places);
  if (cached !== undefined) return cached;
  const list: Entry[] = [];
  const visit = (path: readonly Region[]): void => {
    const region = path[path.length - 1] as Region;
    const names = path.map((part) => part.name);
    const { code, pinyin, level } = region;
    list.push(
      entryOf(names, pinyin, level, () => placeOfRegions(path), { spellings: spellingsOfCode(code), code }),
    );
    for (const child of region.areaList) visit([...path, child]);
  };
  for (const province of places.regions) visit([province]);
  for (const city of places.overseas) {
    list.push(
      entryOf([city.country, city.name], city.pinyin, 1, () => placeOfCity(city), {
        spellings: spellingsOfCity(city),
      }),
    );
  }
  entriesOf.set(places, list);
  return list;
}

/** How well an entry fits: 0 not at all, else higher is better. */
function scoreOf(entry: Entry, query: string): number {
  if (/^[a-z]+$/.test(query)) {
    if (entry.pinyin === query || entry.spellings.includes(query)) return 6;
    if (entry.spellings.some((spelling) => spelling.startsWith(query))) return 5;
    if (entry.pinyin.startsWith(query)) return 4;
    return entry.initials === query ? 3 : 0;
  }
  const [path = '', name = ''] = entry.text.split(' ');
  if (path === query) return 7;
  if (name === query || name.slice(0, -1) === query) return 6;
  if (name.startsWith(query)) return 5;
  return containsInOrder(path, query) ? 2 : 0;
}

/** Whether the characters of `query` occur in order, and its last in the last name: 四川成都 finds 四川省成都市. */
function containsInOrder(path: string, query: string): boolean {
  let at = 0;
  for (const char of path) if (char === query[at]) at++;
  return at === query.length;
}

interface Match {
  readonly entry: Entry;
  readonly score: number;
}

/** What fits, best first. */
function matchesOf(places: Places, text: string): Match[] {
  const query = plainName(text);
  if (query === '') return [];
  return entries(places)
    .map((entry) => ({ entry, score: scoreOf(entry, query) }))
    .filter((match) => match.score > 0)
    .sort(
      (a, b) =>
        b.score - a.score ||
        a.entry.level - b.entry.level ||
        Number(b.entry.isCapital) - Number(a.entry.isCapital),
    );
}

/** A municipality is a province and a city of one name. */
function withoutRepeats(matches: readonly Match[]): Place[] {
  return matches
    .map(({ entry }) => entry.place())
    .filter((place, i, all) => all.findIndex(({ path }) => path.join() === place.path.join()) === i);
}

/**
 * Finds places.
 *
 * @param text what the user typed; white space, case, accents and apostrophes do not matter
 * @param limit at most so many, best first, wider places before narrower ones
 */
export function searchPlaces(places: Places, text: string, limit = 20): Place[] {
  // Twice as many, since some are repeated.
  return withoutRepeats(matchesOf(places, text).slice(0, limit * 2)).slice(0, limit);
}

const EXACT = 6;

/**
 * The places that a name can mean: one where it is clear, several where a question is open. 四川成都 is the city, not its
 * districts, 长沙 the city, not the county in it, 西安 the seat of a province, not a district elsewhere; 朝阳 is a city and
 * districts of others, 吉林 a province and a city.
 *
 * @returns empty where no place has such a name
 */
export function placesNamed(places: Places, text: string): Place[] {
  const matches = matchesOf(places, text);
  const best = matches[0]?.score ?? 0;
  const equals = matches.filter(({ score }) => score === best);
  const found = withoutRepeats(equals);
  const around = found.find((one) =>
    found.every(({ path }) => one.path.every((name, i) => name === path[i])),
  );
  const isProvince = around?.path.length === 1;
  if (around !== undefined && (best !== EXACT || !isProvince)) return [around];
  const seats = withoutRepeats(equals.filter(({ entry }) => entry.isCapital));
  return best >= EXACT && around === undefined && seats.length === 1 ? seats : found;
}
