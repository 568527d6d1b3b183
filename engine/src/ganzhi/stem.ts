/**
 * 天干: the ten heavenly stems, their phase and polarity. Index 0 is 甲; even indexes are 阳.
 */
import { modulo } from '../modulo.ts';
import { WUXING, type Wuxing, type Yinyang } from './wuxing.ts';

/** The ten stems, 甲 = index 0 … 癸 = index 9. */
export const STEMS = ['甲', '乙', '丙', '丁', '戊', '己', '庚', '辛', '壬', '癸'] as const;
/** A heavenly stem 天干. */
export type Stem = (typeof STEMS)[number];

/** A table with one row for each stem. */
export type ByStem<T> = Readonly<Record<Stem, T>>;

/** Index of a stem, 0–9. */
// prettier-ignore
export const STEM_INDEX = {
  甲: 0, 乙: 1, 丙: 2, 丁: 3, 戊: 4, 己: 5, 庚: 6, 辛: 7, 壬: 8, 癸: 9,
} as const satisfies ByStem<number>;

/** 天干五行. Source: 渊海子平·论天干. */
// prettier-ignore
export const STEM_WUXING = {
  甲: '木', 乙: '木', 丙: '火', 丁: '火', 戊: '土', 己: '土', 庚: '金', 辛: '金', 壬: '水', 癸: '水',
} as const satisfies ByStem<Wuxing>;

/** 天干阴阳. */
// prettier-ignore
export const STEM_YINYANG = {
  甲: '阳', 乙: '阴', 丙: '阳', 丁: '阴', 戊: '阳', 己: '阴', 庚: '阳', 辛: '阴', 壬: '阳', 癸: '阴',
} as const satisfies ByStem<Yinyang>;

/**
 * The stem of an index, taken modulo 10 (negative indexes wrap).
 *
 * @param index any integer; 0 is 甲
 * @example stemOf(-1) // '癸'
 */
export function stemOf(index: number): Stem {
  return STEMS[modulo(index, 10)] as Stem;
}

/**
 * The stem of a phase and a polarity.
 *
 * @example stemOfWuxing('木', '阴') // '乙'
 */
export function stemOfWuxing(wuxing: Wuxing, yinyang: Yinyang): Stem {
  return STEMS[2 * WUXING.indexOf(wuxing) + (yinyang === '阳' ? 0 : 1)] as Stem;
}
