/**
 * The reading of 称骨: the weight with its four parts, and its text.
 */
import { boneWeightOf, formatQian, type BonePart, type Chart } from '@shangyuan/engine/chart';
import { lunarDayName, lunarMonthName } from '@shangyuan/engine/calendar';
import { toStatement } from '../statement/family.ts';
import { lunarChartDayText } from '../time/index.ts';
import { chartKeyOf } from '../statement/reader.ts';
import type { Statement } from '../statement/statement.ts';
import { BONE, type BoneKey } from './library/boneText.ts';

/** One part of the sum as it is shown. */
export interface BoneRow {
  /** 年, 月, 日, 时. */
  readonly place: string;
  /** 庚午, 五月, 廿一, 未时. */
  readonly of: string;
  /** 9钱, 1两. */
  readonly weight: string;
}

/** 称骨 in words. */
export interface BoneReading {
  /** 3两6钱. */
  readonly total: string;
  /** 需自勉, 平稳, 顺遂, 优裕, 厚重. */
  readonly band: string;
  readonly rows: readonly BoneRow[];
  readonly statement: Statement;
  /** Which lunar date it counts, where that is not the date of the birth; null where they are the same. */
  readonly basis: string | null;
  /** What is to be shown beside it. */
  readonly label: string;
}

/** Bands by the most 钱. */
const BANDS = [
  [30, '需自勉'],
  [40, '平稳'],
  [50, '顺遂'],
  [60, '优裕'],
] as const;
const ABOVE = '厚重';
const LABEL = '民俗称骨，仅供娱乐参考';

/** Weight without the 0两 of light parts. */
function weightOf({ qian }: BonePart): string {
  return qian < 10 ? `${qian}钱` : formatQian(qian);
}

/**
 * 称骨 of a chart.
 *
 * @returns null where the hour or the lunar date is unknown
 */
export function boneReadingOf(chart: Chart): BoneReading | null {
  const bone = boneWeightOf(chart);
  if (bone === null) return null;
  const rows: BoneRow[] = [
    { place: '年', of: bone.year.of, weight: weightOf(bone.year) },
    {
      place: '月',
      of: lunarMonthName({ month: Number(bone.month.of), isLeap: false }),
      weight: weightOf(bone.month),
    },
    { place: '日', of: lunarDayName(Number(bone.day.of)), weight: weightOf(bone.day) },
    { place: '时', of: bone.hour.of, weight: weightOf(bone.hour) },
  ];
  const band = BANDS.find(([most]) => bone.qian <= most)?.[1] ?? ABOVE;
  const day = lunarChartDayText(chart);
  const parts = rows.map(({ place, of, weight }) => `${place}${of}${weight}`).join('，');
  return {
    total: bone.text,
    band,
    rows,
    statement: toStatement({ chartKey: chartKeyOf(chart) }, BONE, {
      key: String(bone.qian) as BoneKey,
      values: { parts, total: bone.text, band },
    }),
    basis: day === null ? null : `称骨按命盘的日子算，${day}`,
    label: LABEL,
  };
}
