/**
 * The charts worked in full, as the tests of chart and analysis read them.
 */
import type { CivilBirth } from '../src/chart/types.ts';
import { goldenJson } from './golden.ts';

/** One worked chart; every field as the reference spells it. */
export interface WorkedExample {
  readonly id: string;
  readonly title: string;
  readonly input: {
    readonly y: number;
    readonly m: number;
    readonly d: number;
    readonly h: number | null;
    readonly mi: number | null;
    readonly s: number;
    readonly sex: '男' | '女';
    readonly tz: string;
    readonly lon: number;
  };
  readonly options: {
    readonly clock: 'civil' | 'trueSolar';
    readonly dayBoundary: 'zi23' | 'midnight';
  };
  readonly time: Readonly<Record<string, string | number>>;
  readonly lunar: {
    readonly year: number;
    readonly month: number;
    readonly day: number;
    readonly text: string;
    readonly civilText: string;
  };
  readonly prevJie: { readonly name: string; readonly beijing: string };
  readonly nextJie: { readonly name: string; readonly beijing: string };
  readonly pillars: {
    readonly year: string;
    readonly month: string;
    readonly day: string;
    readonly hour: string | null;
  };
  readonly attributes: {
    readonly pillars: Readonly<Record<string, WorkedPillar>>;
    readonly taiyuan: string;
    readonly taixi: string;
    readonly minggong: string | null;
    readonly shengong: string | null;
    readonly minggua: { readonly number: number; readonly gua: string; readonly group: string };
    readonly zodiac: string;
    readonly constellation: string;
    readonly siling: { readonly stem: string; readonly elapsedDays: number };
  };
  readonly luck: {
    readonly direction: string;
    readonly termUsed: string;
    readonly offset: Readonly<Record<'years' | 'months' | 'days' | 'hours' | 'minutes', number>>;
    readonly start: string;
    readonly startAgeXu: number;
    readonly jiaoyun: string;
    readonly list: readonly {
      readonly index: number;
      readonly ganzhi: string;
      readonly startYear: number;
      readonly endYear: number;
      readonly startAgeXu: number;
      readonly startDate: string;
      readonly god: string;
    }[];
    readonly xiaoyun: readonly string[] | null;
  };
  readonly shensha: Readonly<Record<string, readonly string[]>>;
  readonly relations: readonly Readonly<Record<string, unknown>>[];
  readonly years: readonly {
    readonly year: number;
    readonly ganzhi: string;
    readonly god: string;
    readonly ageXu: number;
    readonly decade: string | null;
    readonly relations: readonly string[];
    readonly shensha: readonly string[];
  }[];
  readonly boneWeight: {
    readonly parts: Readonly<Record<string, readonly [string | number, number]>>;
    readonly qian: number;
    readonly text: string;
  } | null;
  /** nearTerm and longitudeFarFromZone only. */
  readonly notices: readonly {
    readonly code: string;
    readonly term: string;
    readonly secondsAfter: number;
    readonly pillars: { readonly year: string; readonly month: string };
  }[];
}

/** A pillar of a worked chart. */
export interface WorkedPillar {
  readonly ganzhi: string;
  readonly stemGod: string;
  readonly hidden: readonly { readonly stem: string; readonly role: string; readonly god: string }[];
  readonly nayin: string;
  readonly xun: string;
  readonly xunkong: string;
  readonly xingyun: string;
  readonly zizuo: string;
}

/** All worked charts. */
export function workedExamples(): readonly WorkedExample[] {
  return goldenJson<{ charts: WorkedExample[] }>('bazi/worked-charts').charts;
}

/** The birth a worked chart is of. */
export function birthOfExample({ input }: WorkedExample): CivilBirth {
  const { y, m, d, h, mi, s, sex, tz, lon } = input;
  return {
    civil: { year: y, month: m, day: d, hour: h ?? 0, minute: mi ?? 0, second: s },
    zone: tz,
    longitudeDeg: lon,
    sex,
    hour: h === null ? 'unknown' : 'minute',
  };
}
