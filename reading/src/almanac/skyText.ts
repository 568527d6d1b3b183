/**
 * What the times of the Sun and the Moon mean, and how true noon comes about at a place.
 */
import { equationOfTimeMin } from '@shangyuan/engine/time';

/** A time of the sky that a day has. */
export type SkyFact = '日出' | '真正午' | '日落' | '天亮' | '昼长' | '天黑' | '月出' | '月中天' | '月落';

/** What a time of the sky is, how it was computed, and on what. */
export interface SkyWhy {
  readonly title: string;
  readonly meaning: string;
  readonly steps: readonly string[];
  readonly source: string;
}

const SOLAR_SOURCE = '太阳位置：VSOP87 行星理论；地平大气折射取34角分';
const LUNAR_SOURCE = '月亮位置：ELP/MPP02 月球理论，计入视差；地平大气折射取34角分';
const HORIZON = '按海平面、四周没有遮挡来算；山地、高楼和当天的空气会差一两分钟。';

const MEANINGS: Readonly<Record<SkyFact, string>> = {
  日出: '太阳上缘刚露出地平线的时刻。',
  真正午:
    '太阳走到正南（在南方则正北）、当天最高的时刻，也就是当地真太阳时的12点。排盘用真太阳时，就以它为午时的正中。',
  日落: '太阳上缘刚没入地平线的时刻。',
  天亮: '民用晨光始：太阳在地平线下6度，天色已亮，户外不用点灯。',
  昼长: '从日出到日落的时间。夏至前后最长，冬至前后最短。',
  天黑: '民用昏影终：太阳落到地平线下6度，此后户外需要灯光。',
  月出: '月亮上缘露出地平线的时刻，平均每天晚约50分钟，所以每月有一天没有月出。',
  月中天: '月亮走到正南、当天最高的时刻。',
  月落: '月亮上缘没入地平线的时刻，每月有一天没有月落。',
};

const isLunar = (fact: SkyFact): boolean => fact.startsWith('月');

/** 早14分22秒 or 晚3分5秒: how a part of true noon moves it. */
function shiftText(minutes: number): string {
  const seconds = Math.round(Math.abs(minutes) * 60);
  if (seconds === 0) return '不早不晚';
  const parts = [Math.floor(seconds / 60), seconds % 60];
  return `${minutes > 0 ? '晚' : '早'}${parts[0] === 0 ? '' : `${parts[0]}分`}${parts[1] === 0 ? '' : `${parts[1]}秒`}`;
}

/** True noon of a place on a day, with what it is computed from. */
export interface NoonFacts {
  /** Degrees east. */
  readonly longitudeDeg: number;
  /** Offset of the clock from UTC, minutes. */
  readonly offsetMinutes: number;
  /** True noon, UTC milliseconds. */
  readonly noonMs: number;
}

/** The two parts of true noon. */
function noonSteps({ longitudeDeg, offsetMinutes, noonMs }: NoonFacts): readonly string[] {
  const meridianDeg = offsetMinutes / 4;
  const later = (meridianDeg - longitudeDeg) * 4;
  const equation = equationOfTimeMin(noonMs);
  const side = longitudeDeg < 0 ? '西经' : '东经';
  return [
    `钟表以${meridianDeg < 0 ? '西经' : '东经'}${Math.abs(meridianDeg)}度的平太阳为准，当地在${side}${Math.abs(longitudeDeg).toFixed(2)}度，每差1度差4分钟，正午比12点${shiftText(later)}。`,
    `太阳一年里走得有快有慢（均时差），这一天再${shiftText(-equation)}。`,
  ];
}

/**
 * What a time of the sky is and how it was computed.
 *
 * @param noon for 真正午; null where the day of the clock has none
 */
export function skyWhy(fact: SkyFact, noon: NoonFacts | null): SkyWhy {
  return {
    title: fact === '真正午' ? '真太阳正午' : fact,
    meaning: MEANINGS[fact],
    steps: fact === '真正午' ? (noon === null ? [] : noonSteps(noon)) : [HORIZON],
    source: isLunar(fact) ? LUNAR_SOURCE : SOLAR_SOURCE,
  };
}
