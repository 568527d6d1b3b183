/**
 * 命卦 (八宅), from the year of birth.
 */
import { numberError } from '../../numberError.ts';
import { EAST_FOUR, findPalaceTrigram, type PalaceNumber } from '../../ganzhi/index.ts';
import { modulo } from '../../modulo.ts';
import type { Minggua, Sex } from '../types.ts';

function buildMinggua(number: PalaceNumber, sex: Sex): Minggua {
  // 五 is the centre and has no trigram: 男寄坤, 女寄艮.
  const gua = findPalaceTrigram(number) ?? (sex === '男' ? '坤' : '艮');
  return Object.freeze({ number, gua, group: EAST_FOUR.includes(gua) ? '东四命' : '西四命' });
}

/** Values computed so far, by number less one. */
const CACHE: Readonly<Record<Sex, (Minggua | undefined)[]>> = { 男: [], 女: [] };

/**
 * 命卦 of a year of birth counted from 立春.
 *
 * @param cycleYear astronomical year
 * @returns frozen and shared
 * @throws RangeError where the year is not whole
 * Source: 八宅明镜·三元命卦.
 * @example mingguaOf(1984, '男').gua // '兑'
 */
export function mingguaOf(cycleYear: number, sex: Sex): Minggua {
  if (!Number.isInteger(cycleYear)) {
    throw numberError('year of 命卦', cycleYear, 'a whole number');
  }
  const rest = modulo(cycleYear, 9);
  const number = sex === '男' ? 11 - rest : 4 + rest;
  const index = number > 9 ? number - 10 : number - 1;
  return (CACHE[sex][index] ??= buildMinggua((index + 1) as PalaceNumber, sex));
}
