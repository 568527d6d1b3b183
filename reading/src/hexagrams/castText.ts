/**
 * How a hexagram 卦 was cast and what came: its lines by name, the summary of a cast, and the way in a sentence with its book.
 */
import { lunarDayName, lunarMonthName, type LunarDate } from '@shangyuan/engine/calendar';
import type { Branch } from '@shangyuan/engine/ganzhi';
import { COIN_LINES, type HexagramCast, type HexagramLine } from '@shangyuan/engine/hexagram';

/** How a cast came about, and where the way is described; both without a full stop. */
export interface CastWords {
  readonly how: string;
  readonly source: string;
}

const NUMERALS = ['二', '三', '四', '五'] as const;

/**
 * Name of a line: 初九, 六二, 上六.
 *
 * @param line `number` 1 (the lowest) to 6
 * @example lineName({ number: 1, isYang: true }) // "初九"
 */
export function lineName({ number, isYang }: Pick<HexagramLine, 'number' | 'isYang'>): string {
  const kind = isYang ? '九' : '六';
  if (number === 1) return `初${kind}`;
  return number === 6 ? `上${kind}` : `${kind}${NUMERALS[number - 2] ?? ''}`;
}

/** Summary of a cast: 六三动，之天风姤; 静卦 where no line moves. */
export function castSummary({ lines, changed }: HexagramCast): string {
  const moving = lines.filter(({ isMoving }) => isMoving).map(lineName);
  return moving.length === 0 ? '静卦' : `${moving.join('、')}动，之${changed.fullName}`;
}

/**
 * A cast by three coins.
 *
 * @param tosses backs of each of six throws, 0–3, from the bottom up
 */
export function coinsText(tosses: readonly number[]): CastWords {
  const names = tosses.map((backs) => COIN_LINES[backs]?.name ?? '');
  return { how: `自下而上六次：${names.join('、')}`, source: '《增删卜易》以钱代蓍法' };
}

/**
 * A cast by numbers that came to mind.
 *
 * @param counts one to three; three stand by themselves, fewer take the hour along
 */
export function countsText(counts: readonly number[], hour: Branch | null): CastWords {
  const isThree = counts.length === 3;
  return {
    how: `数${counts.join('、')}${isThree || hour === null ? '' : `，合${hour}时`}`,
    source: isThree ? '三数取上卦、下卦与动爻，是今人的用法' : '《梅花易数》物数占例',
  };
}

/** A cast by the hour: 以午年、十月十三与时辰之数起卦，据《梅花易数》. */
export function momentText({
  yearBranch,
  lunar,
}: {
  readonly yearBranch: Branch;
  readonly lunar: Pick<LunarDate, 'month' | 'isLeap' | 'day'>;
}): string {
  return `以${yearBranch}年、${lunarMonthName(lunar)}${lunarDayName(lunar.day)}与时辰之数起卦，据《梅花易数》`;
}

/** How a hexagram follows from another: 变卦, 互卦, 错卦, 综卦. */
export const RELATED_TEXT = {
  变: '动爻变后',
  互: '中间四爻',
  错: '六爻全变',
  综: '上下颠倒',
} as const;
