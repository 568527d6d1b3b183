/**
 * The arithmetic of each item and of the whole, from the tables of the engine, on request.
 */
import {
  BRANCH_TIE_POINTS,
  HEPAN_BASIS,
  HEPAN_POINTS,
  HEPAN_TEN_GODS,
  STEM_TIE_POINTS,
  type Comparison,
  type HepanItem,
  type HepanMode,
  type HepanReason,
} from '@shangyuan/engine/analysis';
import { signed } from '../statement/figures.ts';

/** Base and terms of a sum, without the base where there is no term. */
function sumOf(base: number, terms: readonly string[]): string {
  return `${base}${terms.join('')}`;
}

function dayPillarSum({ stemTie, branchTies }: HepanReason<'DAY_PILLARS'>['values']): string {
  const { dayBase, dayBranchScale, dayJoined, dayOpposed } = HEPAN_POINTS;
  const isStemAgainst = stemTie === '冲' || stemTie === '相克';
  return sumOf(dayBase, [
    signed(STEM_TIE_POINTS[stemTie]),
    ...branchTies.map((tie) => signed(BRANCH_TIE_POINTS[tie] * dayBranchScale)),
    stemTie === '五合' && branchTies.includes('六合') ? signed(dayJoined) : '',
    isStemAgainst && branchTies.includes('六冲') ? signed(dayOpposed) : '',
  ]);
}

/** The base an item counts from, by its first reason; the sum of its points where the reasons carry them. */
function termsOf({ key, why }: HepanItem, mode: HepanMode): string {
  const [first, second] = why;
  const gods = HEPAN_TEN_GODS[HEPAN_BASIS[mode]];
  switch (first?.code) {
    case 'ZODIAC':
      return sumOf(
        HEPAN_POINTS.zodiacBase,
        first.values.ties.map((tie) => signed(BRANCH_TIE_POINTS[tie])),
      );
    case 'NAYIN':
      return `${first.values.tie}记`;
    case 'DAY_PILLARS':
      return dayPillarSum(first.values);
    case 'COVER': {
      const other = second?.code === 'COVER' ? second.values.percent : 0;
      return `${HEPAN_POINTS.wuxingSpan}×（${first.values.percent}%＋${other}%）÷2−${-HEPAN_POINTS.wuxingBase}`;
    }
    case 'SUIT': {
      const other = second?.code === 'SUIT' ? second.values.suit : 0;
      const sum = `${signed(first.values.suit).replace('＋', '')}%${signed(other)}%`;
      return `${HEPAN_POINTS.usefulBase}＋${HEPAN_POINTS.usefulSpan}×（${sum}）÷2`;
    }
    case 'SEEN_AS': {
      const other = second?.code === 'SEEN_AS' ? second.values.god : first.values.god;
      return `（${gods[first.values.god]}＋${gods[other]}）÷2`;
    }
    case 'LUCK_SYNC': {
      const { goodCount, apartCount, years } = first.values;
      const { luckBase, luckSpan, luckMismatch } = HEPAN_POINTS;
      return sumOf(luckBase, [
        goodCount === 0 ? '' : `＋${luckSpan}×${goodCount}÷${years}`,
        apartCount === 0 ? '' : `−${-luckMismatch}×${apartCount}÷${years}`,
      ]);
    }
    default:
      return sumOf(
        key === 'palace' ? HEPAN_POINTS.palaceBase : HEPAN_POINTS.shenshaBase,
        why.map(({ points }) => signed(points)),
      );
  }
}

/** Items whose shares are shown rounded, so that the sum agrees to a point. */
const ROUNDED: readonly HepanItem['key'][] = ['elements', 'useful'];

/**
 * The arithmetic of an item, within 10–98.
 *
 * @returns such as 62＋12−9.6＝64.4
 */
export function itemArithmetic(item: HepanItem, mode: HepanMode): string {
  const { itemMin, itemMax } = HEPAN_POINTS;
  const isAtBorder = item.score === itemMin || item.score === itemMax;
  const terms = termsOf(item, mode);
  if (item.key === 'nayin' || terms === String(item.score)) return terms.replace(/\d+$/u, '') + item.score;
  const equals = ROUNDED.includes(item.key) ? '≈' : '＝';
  return `${terms}${isAtBorder ? `，限于${itemMin}至${itemMax}，得` : equals}${item.score}`;
}

/** The arithmetic of the whole: 68＋1.35×（66.6−67）＝67.5. */
export function totalArithmetic({ raw, total }: Comparison): string {
  const { stretchCenter, stretchFactor, stretchPivot } = HEPAN_POINTS;
  return `${stretchCenter}＋${stretchFactor}×（${raw}−${stretchPivot}）＝${total}`;
}
