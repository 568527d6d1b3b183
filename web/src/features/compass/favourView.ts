/**
 * Directions that suit the person of a case: those of the useful 五行, and the eight of 八宅 by the 命卦.
 */
import type { Chart, PillarsChart } from '@shangyuan/engine/chart';
import { EAST_FOUR, YOUXING_ORDER, youxingRing, type Youxing } from '@shangyuan/engine/compass';
import { TRIGRAM_WUXING, TRIGRAMS, type Trigram, type Wuxing } from '@shangyuan/engine/ganzhi';
import { analysisOf } from '../../lib/cases/analysisOf.ts';
import { directionOf } from './compassView.ts';

/** A direction of the eight. */
export interface FavourDirection {
  readonly direction: string;
  readonly bearingDeg: number;
  readonly trigram: Trigram;
}

/** What suits a person. */
export interface Favour {
  readonly yong: Wuxing;
  readonly yongDirections: readonly FavourDirection[];
  readonly xi: Wuxing;
  readonly xiDirections: readonly FavourDirection[];
  /** 八宅, best first; null for a chart without a date, which has no 命卦. */
  readonly bazhai: {
    readonly gua: Trigram;
    readonly group: '东四命' | '西四命';
    readonly stars: readonly (FavourDirection & { readonly star: Youxing; readonly isGood: boolean })[];
  } | null;
}

const GOOD_STARS = 4;

function directionsOf(wuxing: Wuxing): readonly FavourDirection[] {
  return TRIGRAMS.flatMap((trigram, index) =>
    TRIGRAM_WUXING[trigram] === wuxing
      ? [{ direction: directionOf(index * 45), bearingDeg: index * 45, trigram }]
      : [],
  );
}

function bazhaiOf(gua: Trigram): Favour['bazhai'] {
  const ring = youxingRing(gua);
  const stars = TRIGRAMS.map((trigram, index) => ({
    direction: directionOf(index * 45),
    bearingDeg: index * 45,
    trigram,
    star: ring[trigram],
    isGood: YOUXING_ORDER.indexOf(ring[trigram]) < GOOD_STARS,
  }));
  return {
    gua,
    group: EAST_FOUR.includes(gua) ? '东四命' : '西四命',
    stars: stars.toSorted((a, b) => YOUXING_ORDER.indexOf(a.star) - YOUXING_ORDER.indexOf(b.star)),
  };
}

/** Favourable directions of a chart. */
export function favourOf(chart: Chart | PillarsChart): Favour {
  const { yong, xi } = analysisOf(chart).yongshen;
  return {
    yong,
    yongDirections: directionsOf(yong),
    xi,
    xiDirections: directionsOf(xi),
    bazhai: 'minggua' in chart ? bazhaiOf(chart.minggua.gua) : null,
  };
}
