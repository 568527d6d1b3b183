/**
 * 合盘: two charts side by side. Scores are our own model; no score ever advises for or against a person.
 */
import {
  branchPairing,
  NATAL_KEYS,
  stemPairing,
  type ChartPillars,
  type ChartRules,
  type PairEntry,
  type PillarKey,
} from '../../chart/index.ts';
import { WUXING, type ByWuxing, type Ganzhi, type Wuxing } from '../../ganzhi/index.ts';
import type { Analysis } from '../analyseChart.ts';
import type { Confidence } from '../yongshen/confidence.ts';
import { HEPAN_ITEMS, hepanSourceOf, luckTieOf, type HepanPair, type HepanReason } from './hepanItems.ts';
import { scoreYear } from '../luck/luckPeriods.ts';
import { round1 } from '../round.ts';
import {
  HEPAN_BASIS,
  HEPAN_GRADES,
  HEPAN_MODES,
  HEPAN_POINTS,
  HEPAN_WEIGHTS,
  type HepanGrade,
  type HepanItemKey,
  type HepanMode,
} from '../tables/hepanPoints.ts';

/** One item of a comparison. */
export interface HepanItem {
  readonly key: HepanItemKey;
  /** Percent of the whole. */
  readonly weight: number;
  /** 10–98, one decimal. */
  readonly score: number;
  readonly why: readonly HepanReason[];
  readonly source: string;
}

/** A relation between a pillar of one person and a pillar of the other, counted as side by side. */
export interface CrossRelation extends PairEntry {
  readonly fromPillar: PillarKey;
  readonly toPillar: PillarKey;
  /** Character of the first person, then of the second. */
  readonly members: string;
}

/** A year of both. */
export interface HepanYear {
  readonly year: number;
  readonly aScore: number;
  readonly bScore: number;
  /** How the decades of both compare in that year. */
  readonly tie: '同顺' | '错位' | null;
}

/** What a comparison is made by. */
export interface CompareOptions {
  readonly mode: HepanMode;
  /** First of the twenty years compared. */
  readonly refYear: number;
}

/** A comparison of two charts. Plain data: the same after JSON. */
export interface Comparison extends CompareOptions {
  readonly engineVersion: string;
  readonly rules: { readonly a: ChartRules; readonly b: ChartRules };
  readonly pillars: { readonly a: ChartPillars; readonly b: ChartPillars };
  /** Weighted mean of the items, one decimal. */
  readonly raw: number;
  /** As shown, 20–99: the middle of `raw` spread. */
  readonly total: number;
  readonly grade: HepanGrade;
  /** The lower of the two charts. */
  readonly confidence: Confidence['word'];
  readonly items: readonly HepanItem[];
  /** At most three items of 75 or more, best first. */
  readonly strengths: readonly HepanItemKey[];
  /** At most three items below 60, lowest first. */
  readonly cautions: readonly HepanItemKey[];
  readonly crossRelations: readonly CrossRelation[];
  /** Mean of the two percentages. */
  readonly combinedWuxing: ByWuxing<number>;
  /** 用神 or 喜神 of both. */
  readonly sharedUseful: readonly Wuxing[];
  readonly years: readonly HepanYear[];
}

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

function itemsOf(pair: HepanPair): HepanItem[] {
  const weights = HEPAN_WEIGHTS[HEPAN_BASIS[pair.mode]];
  return (Object.keys(HEPAN_ITEMS) as HepanItemKey[])
    .filter((key) => weights[key] > 0)
    .map((key) => {
      const { score, why } = HEPAN_ITEMS[key](pair);
      return {
        key,
        weight: weights[key],
        score: round1(clamp(score, HEPAN_POINTS.itemMin, HEPAN_POINTS.itemMax)),
        why,
        source: hepanSourceOf(key, pair.mode),
      };
    });
}

function crossRelationsOf({ a, b }: HepanPair): CrossRelation[] {
  const present = (pillars: ChartPillars): (readonly [PillarKey, Ganzhi])[] =>
    NATAL_KEYS.flatMap((key) => (pillars[key] === null ? [] : [[key, pillars[key]] as const]));
  return present(a.pillars).flatMap(([fromPillar, x]) =>
    present(b.pillars).flatMap(([toPillar, y]) =>
      [stemPairing(x, y), branchPairing(x, y, a.rules)].flatMap(({ members, entries }) =>
        entries.map((entry) => ({ ...entry, fromPillar, toPillar, members })),
      ),
    ),
  );
}

function yearsOfBoth({ a, b, refYear }: HepanPair): HepanYear[] {
  return Array.from({ length: HEPAN_POINTS.luckYears }, (_, i) => {
    const [x, y] = [scoreYear(a, refYear + i), scoreYear(b, refYear + i)];
    return {
      year: refYear + i,
      aScore: x.score,
      bScore: y.score,
      tie: luckTieOf(x.decadeScore, y.decadeScore),
    };
  });
}

const isNeeded = ({ roles }: Analysis, wuxing: Wuxing): boolean =>
  roles[wuxing] === '用神' || roles[wuxing] === '喜神';

/**
 * The lower of two confidences.
 *
 * @example lowerConfidence('高', '低') // '低'
 */
export function lowerConfidence(a: Confidence['word'], b: Confidence['word']): Confidence['word'] {
  return (['低', '中'] as const).find((word) => a === word || b === word) ?? '高';
}

/**
 * Compares two charts.
 *
 * @param a analysis of the first person, the parent in `parentChild`
 * @param b analysis of the second
 * @throws RangeError on an unknown mode or a year that is not whole
 * Source: our own model, after 三命通会·论支元六合, 论十干合, 论纳音取象 and 滴天髓·夫妻.
 * @example compareCharts(analyseChart(castChart({ pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' }, sex: '男', hour: 'shichen' })), analyseChart(castChart({ pillars: { year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' }, sex: '男', hour: 'shichen' })), { mode: 'couple', refYear: 2026 }).items[0].why[0].values // { a: '午', b: '午', ties: ['自刑'] }
 */
export function compareCharts(a: Analysis, b: Analysis, { mode, refYear }: CompareOptions): Comparison {
  if (!HEPAN_MODES.includes(mode)) {
    throw new RangeError(`Cannot compare charts: mode "${String(mode)}", expected ${HEPAN_MODES.join(', ')}`);
  }
  if (!Number.isInteger(refYear)) {
    throw new RangeError(`Cannot compare charts: refYear ${refYear}, expected a whole year`);
  }
  const pair: HepanPair = { a, b, mode, refYear };
  const items = itemsOf(pair);
  const raw = items.reduce((sum, { score, weight }) => sum + (score * weight) / 100, 0);
  const stretched =
    HEPAN_POINTS.stretchCenter + HEPAN_POINTS.stretchFactor * (raw - HEPAN_POINTS.stretchPivot);
  const total = round1(clamp(stretched, HEPAN_POINTS.totalMin, HEPAN_POINTS.totalMax));
  const byScore = items.toSorted((x, y) => y.score - x.score);
  const mean = (wuxing: Wuxing): number =>
    round1((a.strength.percent[wuxing] + b.strength.percent[wuxing]) / 2);
  return {
    engineVersion: a.engineVersion,
    mode,
    refYear,
    rules: { a: a.rules, b: b.rules },
    pillars: { a: a.pillars, b: b.pillars },
    raw: round1(raw),
    total,
    grade: HEPAN_GRADES.find(([least]) => total >= least)?.[1] ?? '宜多经营',
    confidence: lowerConfidence(a.yongshen.confidence.word, b.yongshen.confidence.word),
    items,
    strengths: byScore
      .filter(({ score }) => score >= HEPAN_POINTS.strengthMin)
      .slice(0, HEPAN_POINTS.listed)
      .map(({ key }) => key),
    cautions: byScore
      .filter(({ score }) => score < HEPAN_POINTS.cautionBelow)
      .toReversed()
      .slice(0, HEPAN_POINTS.listed)
      .map(({ key }) => key),
    crossRelations: crossRelationsOf(pair),
    combinedWuxing: { 木: mean('木'), 火: mean('火'), 土: mean('土'), 金: mean('金'), 水: mean('水') },
    sharedUseful: WUXING.filter((wuxing) => isNeeded(a, wuxing) && isNeeded(b, wuxing)),
    years: yearsOfBoth(pair),
  };
}
