/**
 * The worked charts and regression charts, as pillars ready for the model.
 */
import { findGanzhi, type Ganzhi, type TenGod, type Wuxing } from '../src/ganzhi/index.ts';
import { goldenJson } from './golden.ts';
import type { PillarKey, ChartPillars } from '../src/chart/index.ts';

/** What the tests read of a worked chart. */
export interface WorkedChart {
  readonly id: string;
  readonly input: { readonly sex: '男' | '女' };
  readonly pillars: Readonly<Record<PillarKey, string | null>>;
  readonly shensha: Readonly<Partial<Record<PillarKey, readonly string[]>>>;
  readonly luck: {
    readonly start: string;
    readonly list: readonly {
      index: number;
      ganzhi: string;
      startYear: number;
      endYear: number;
      god: string;
      score: number;
      why: string[];
    }[];
  };
  readonly strength: {
    readonly score: Record<Wuxing, number>;
    readonly percent: Record<Wuxing, number>;
    readonly groups: Record<string, number>;
    readonly support: number;
    readonly deling: boolean;
    readonly dedi: boolean;
    readonly deshi: boolean;
    readonly rootSum: number;
    readonly helpers: number;
    readonly class: string;
    readonly follow: { type: string; name: string; true: boolean; to?: string } | null;
    readonly possibleFollow: string | null;
    readonly evidence: readonly { rule: string; pillars: string[]; text: string }[];
    readonly items: readonly {
      src: string;
      pillar: string;
      char: string;
      element: Wuxing;
      pts: number;
      root?: number;
    }[];
    readonly monthState: Record<Wuxing, string>;
  };
  readonly pattern: {
    readonly name: string;
    readonly god?: string;
    readonly family?: string;
    readonly stem?: string;
    readonly rule: string;
    readonly evidence: readonly string[];
  };
  readonly useful: {
    readonly mode: string;
    readonly method: string;
    readonly votes: Record<Wuxing, number>;
    readonly roles: Record<Wuxing, string>;
    readonly yong: Wuxing;
    readonly xi: Wuxing[];
    readonly ji: Wuxing;
    readonly chou: Wuxing[];
    readonly xian: Wuxing[];
    readonly state: string;
    readonly hurt: readonly string[];
    readonly methodText: string;
    readonly schools: Record<'ledger' | 'fuyi' | 'tiaohou' | 'geju', Wuxing> | null;
    readonly agreement: number | null;
    readonly confidence: number;
    readonly confidenceSteps: readonly { code: string; points: number }[];
    readonly ledger: readonly { rule: string; element: string; points: number; why: string }[];
  };
  readonly report: {
    readonly tenGodPower: Record<TenGod, { power: number; level: number; visible: string[]; role: string }>;
    readonly patternState: string;
    readonly patternAssist: { group: string; hidden: boolean } | null;
    readonly rescueHidden: boolean;
    readonly patternPoints: number;
    readonly patternLevel: string;
    readonly combos: string[];
    readonly comboHalves: Record<string, readonly object[]>;
    readonly careerRole: string;
    readonly wealthBase: string;
    readonly wealthStore: { branch: string; pillars: string[] };
    readonly spouse: { star: string; palaceGod: string; palaceRole: string };
    readonly facets: Record<string, number>;
  };
  readonly years: readonly {
    year: number;
    ganzhi: string;
    decade: string;
    god: string;
    yearScore: number;
    score: number;
    why: string[];
  }[];
}

/** The 25 worked charts. */
export function workedCharts(): readonly WorkedChart[] {
  return goldenJson<{ charts: WorkedChart[] }>('bazi/worked-charts').charts;
}

/** A regression chart: pillars in one line and what must hold. */
export interface RegressionChart {
  readonly pillars: string;
  readonly class: string;
  readonly pattern: string;
  readonly useful: Wuxing;
  readonly support: number;
  readonly percent: Record<Wuxing, number>;
}

/** The thirteen regression charts. */
export function regressionCharts(): readonly RegressionChart[] {
  return goldenJson<RegressionChart[]>('bazi/strength-regression');
}

/** Pillars from names such as 庚午 辛巳 庚辰 癸未; a missing fourth name is an unknown hour. */
export function pillarsOf(names: readonly (string | null | undefined)[]): ChartPillars {
  const at = (i: number): Ganzhi => findGanzhi(names[i] ?? '') as Ganzhi;
  return { year: at(0), month: at(1), day: at(2), hour: names[3] ? at(3) : null };
}
