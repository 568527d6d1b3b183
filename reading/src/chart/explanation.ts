/**
 * What the texts of findings are made of: a sentence, the arithmetic behind it, and names of places.
 */
import type { ChartPlace } from '@shangyuan/engine/analysis';
import type { PillarKey, PlaceKey } from '@shangyuan/engine/chart';
import { STEM_WUXING, type Stem } from '@shangyuan/engine/ganzhi';

/** A finding in words: a sentence for every reader, and the figures for one who taps it. */
export interface Explanation {
  readonly sentence: string;
  /** Null where there are no figures. */
  readonly arithmetic: string | null;
}

/** A finding in words with its book. */
export interface SourcedExplanation extends Explanation {
  readonly source: string;
}

/** A sentence only, or with its arithmetic. */
export type Wording = string | readonly [sentence: string, arithmetic: string];

/** Puts a wording into its record. */
export function toExplanation(wording: Wording): Explanation {
  return typeof wording === 'string'
    ? { sentence: wording, arithmetic: null }
    : { sentence: wording[0], arithmetic: wording[1] };
}

/** Names of the pillars. */
export const PILLAR_NAMES = {
  year: '年柱',
  month: '月柱',
  day: '日柱',
  hour: '时柱',
} as const satisfies Record<PillarKey, string>;

/** Names of pillars and of the periods of luck, as columns and sentences have them. */
export const PLACE_TITLES = {
  ...PILLAR_NAMES,
  dayun: '大运',
  xiaoyun: '小运',
  liunian: '流年',
  liuyue: '流月',
  liuri: '流日',
  liushi: '流时',
} as const satisfies Record<PlaceKey, string>;

const PILLAR_CHARS = { year: '年', month: '月', day: '日', hour: '时' } as const satisfies Record<
  PillarKey,
  string
>;

/** 年干, 日支 and so on. */
export function placeName(place: ChartPlace): string {
  const [pillar, part] = place.split('.') as [PillarKey, 'stem' | 'branch'];
  return PILLAR_CHARS[pillar] + (part === 'stem' ? '干' : '支');
}

/** Names of pillars in a row: 年柱、时柱. */
export function pillarsText(pillars: readonly PillarKey[]): string {
  return pillars.map((pillar) => PILLAR_NAMES[pillar]).join('、');
}

/** 庚金: a stem with its wuxing. */
export function stemName(stem: Stem): string {
  return stem + STEM_WUXING[stem];
}
