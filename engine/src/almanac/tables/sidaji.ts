/**
 * 四大吉时: the mountains whose hour is good, by the kind of the 月将. The clock runs round the twenty-four mountains, an hour
 * each, 子 from 23:30 to 0:30. Source: 协纪辨方书·卷七 (四大吉时: 孟将甲丙庚壬, 仲将艮巽坤乾, 季将癸乙丁辛).
 */
import { type Mountain, MOUNTAINS } from '../../ganzhi/index.ts';

/** A window of 四大吉时: an hour of the mountain, minutes of the civil day. */
export interface SiDaJi {
  readonly mountain: Mountain;
  readonly startMinute: number;
  readonly endMinute: number;
}

function windows(mountains: readonly Mountain[]): readonly SiDaJi[] {
  return Object.freeze(
    mountains.map((mountain) => {
      const centre = 60 * MOUNTAINS.indexOf(mountain);
      return Object.freeze({ mountain, startMinute: centre - 30, endMinute: centre + 30 });
    }),
  );
}

/** Windows by branch of the 月将 modulo 3: 子午卯酉 are 仲, 丑未辰戌 季, 寅申巳亥 孟. */
export const SI_DA_JI = [
  windows(['艮', '巽', '坤', '乾']),
  windows(['癸', '乙', '丁', '辛']),
  windows(['甲', '丙', '庚', '壬']),
] as const;
