/**
 * How months before 1645 were printed at the time, where that is not the 建寅 numbering: four times the year began with
 * another month. Only names change; the days and their ganzhi never do.
 */
import { jdnOf } from '../../time/index.ts';
import type { RegnalMonth } from '../lunarYear.ts';

/** A span in which months were printed otherwise. */
interface RegnalSpan {
  /** First and last day a month of the span starts on, [year, month, day], Julian. */
  readonly from: readonly [number, number, number];
  readonly to: readonly [number, number, number];
  /** Added to the 建寅 number for the printed one. */
  readonly monthShift: 0 | 1 | 2;
  /** 建寅 number from which a month counts to the printed year that follows. */
  readonly nextYearFrom: 10 | 11 | 12;
  /** Printed name by 建寅 number, where it is not the number itself. */
  readonly names?: Readonly<Record<number, string>>;
}

// prettier-ignore
const NUMBERS = ['正', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'] as const;

/**
 * Source: 史记·历书 (太初元年), 汉书·王莽传, 三国志·明帝纪 (景初元年), 旧唐书·则天皇后纪 and 肃宗纪.
 * Checked: historical.test.ts (printed labels of every month).
 */
const REGNAL_SPANS: readonly RegnalSpan[] = [
  // 秦 and early 汉: the year began with 十月, to 太初元年 (−103), which had 十月, 十一月 and 十二月 twice.
  { from: [-105, 11, 8], to: [-103, 1, 24], monthShift: 0, nextYearFrom: 10 },
  // 王莽 建丑: the 丑 month was 正月.
  { from: [9, 1, 15], to: [23, 12, 2], monthShift: 1, nextYearFrom: 12 },
  // 魏明帝 景初历 建丑.
  { from: [237, 4, 12], to: [239, 12, 13], monthShift: 1, nextYearFrom: 12 },
  // 武则天 建子: 子 was 正月, 丑 腊月, 寅 一月, the others kept their numbers.
  {
    from: [689, 12, 18],
    to: [700, 11, 15],
    monthShift: 0,
    nextYearFrom: 11,
    names: { 11: '正月', 12: '腊月', 1: '一月' },
  },
  // 唐肃宗: months named by their branch, numbers suppressed; 四月 restored in 762.
  {
    from: [761, 12, 2],
    to: [762, 3, 30],
    monthShift: 2,
    nextYearFrom: 11,
    names: { 11: '建子月', 12: '建丑月', 1: '建寅月', 2: '建卯月', 3: '建辰月' },
  },
];

/** 魏 239 had two twelfth months: 建丑 ended with it. [first day] → printed name. */
const LATER_TWELFTH = { jdn: jdnOf({ year: 240, month: 1, day: 12 }), name: '后十二月' } as const;

const SPAN_DAYS = REGNAL_SPANS.map(({ from, to }) => ({
  from: jdnOf({ year: from[0], month: from[1], day: from[2] }),
  to: jdnOf({ year: to[0], month: to[1], day: to[2] }),
}));

function spanOf(startJdn: number): RegnalSpan | undefined {
  return REGNAL_SPANS[SPAN_DAYS.findIndex(({ from, to }) => startJdn >= from && startJdn <= to)];
}

/**
 * How a month of the table was printed.
 *
 * @param year lunar year in 建寅 numbering
 * @param month 1–12 in 建寅 numbering
 * @param startJdn its first day
 * @returns a frozen record; the 建寅 number and year themselves where the time had no other
 */
export function regnalOf(year: number, month: number, isLeap: boolean, startJdn: number): RegnalMonth {
  const span = spanOf(startJdn);
  const shift = span?.monthShift ?? 0;
  const printed = ((month - 1 + shift) % 12) + 1;
  const printedYear = span !== undefined && month >= span.nextYearFrom ? year + 1 : year;
  const name =
    startJdn === LATER_TWELFTH.jdn
      ? LATER_TWELFTH.name
      : (span?.names?.[month] ?? `${NUMBERS[printed - 1]}月`);
  return Object.freeze({ year: printedYear, month: printed, name: isLeap ? `闰${name}` : name });
}
