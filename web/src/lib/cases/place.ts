/**
 * Words of a place of birth.
 */
export type { Place } from '@shangyuan/reading/places';

const SUFFIX = /(?:维吾尔|壮族|回族)?(?:特别行政区|自治区|省|市)$/;

/**
 * Short names of a place: without 省, 市 and the like on the first two levels.
 *
 * @example shortPath(['四川省', '成都市', '武侯区']) // ["四川", "成都", "武侯区"]
 */
export function shortPath(path: readonly string[]): readonly string[] {
  return path.map((name, index) => (index < 2 && name.length > 2 ? name.replace(SUFFIX, '') : name));
}

/**
 * Longitude as people write it.
 *
 * @example formatLongitude(104.07) // "东经104.07°"
 */
export function formatLongitude(longitudeDeg: number): string {
  return `${longitudeDeg < 0 ? '西经' : '东经'}${Math.abs(longitudeDeg).toFixed(2)}°`;
}
