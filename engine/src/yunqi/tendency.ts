/**
 * 先天 tendency of a birth: which phases run strong or weak by the qi of the moment. A tendency of tradition, never a diagnosis.
 */
import { KE, KE_BY, WUXING, type ByWuxing, type Wuxing } from '../ganzhi/index.ts';
import { QI_WUXING } from './tables/qi.ts';
import type { YunqiMoment } from './yunqiAt.ts';

/** One reason for a phase's score. */
export interface TendencyPoint {
  readonly wuxing: Wuxing;
  readonly points: number;
  /** Where it comes from. */
  readonly from: '岁运太过' | '岁运不及' | '来乘' | '岁运平气' | '司天' | '在泉' | '客气' | '客主不和';
}

/** Tendency of a moment. */
export interface Tendency {
  readonly scores: ByWuxing<number>;
  readonly points: readonly TendencyPoint[];
  /** 偏盛: the two highest that reach 2, highest first; of equals the phase of the 岁运 comes first. */
  readonly strong: readonly Wuxing[];
  /** 偏弱: those at −2 or less. */
  readonly weak: readonly Wuxing[];
  /** 宜顾护: the phase that the highest controls, or null where none is strong. */
  readonly protect: Wuxing | null;
}

const EXCESS_POINTS = 3;
const STRONG_FROM = 2;
const WEAK_FROM = -2;
const STRAINED_LEVEL = 3;

function yunPoints({ year }: YunqiMoment): TendencyPoint[] {
  const { wuxing } = year.yun;
  switch (year.yunClass) {
    case '太过':
      return [{ wuxing, points: EXCESS_POINTS, from: '岁运太过' }];
    case '不及':
      return [
        { wuxing, points: -EXCESS_POINTS, from: '岁运不及' },
        { wuxing: KE_BY[wuxing], points: 1, from: '来乘' },
      ];
    default:
      return [{ wuxing, points: 1, from: '岁运平气' }];
  }
}

/**
 * Tendency of a moment by the qi it stands in: 岁运, 司天 and 在泉 (twice in their own half), and the guest of the step.
 *
 * @param moment from `yunqiAt`
 * Source: the scoring is this product's own, after 运气 teaching; every point is listed.
 * @example tendencyOf(yunqiAt(Date.UTC(1984, 5, 1))).strong[0] // '土'
 */
export function tendencyOf(moment: YunqiMoment): Tendency {
  const { year, half, qiStep } = moment;
  const points: TendencyPoint[] = [
    ...yunPoints(moment),
    { wuxing: QI_WUXING[year.sitian], points: half === '司天' ? 2 : 1, from: '司天' },
    { wuxing: QI_WUXING[year.zaiquan], points: half === '在泉' ? 2 : 1, from: '在泉' },
    { wuxing: QI_WUXING[qiStep.guest], points: 1, from: '客气' },
  ];
  if (qiStep.level >= STRAINED_LEVEL)
    points.push({ wuxing: QI_WUXING[qiStep.guest], points: 1, from: '客主不和' });
  const scores: Record<Wuxing, number> = { 木: 0, 火: 0, 土: 0, 金: 0, 水: 0 };
  for (const point of points) scores[point.wuxing] += point.points;
  const strong = WUXING.filter((phase) => scores[phase] >= STRONG_FROM)
    .sort((a, b) => scores[b] - scores[a] || Number(b === year.yun.wuxing) - Number(a === year.yun.wuxing))
    .slice(0, 2);
  const [top] = strong;
  return {
    scores,
    points,
    strong,
    weak: WUXING.filter((phase) => scores[phase] <= WEAK_FROM),
    protect: top === undefined ? null : KE[top],
  };
}
