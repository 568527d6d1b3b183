/**
 * From the typed time to the clock that gives the hour, as an equation that a reader can check.
 */
import type { ChartTime } from '@shangyuan/engine/chart';
import type { CivilTime } from '@shangyuan/engine/time';
import { clockText, correctionText, momentText, offsetText } from './clockText.ts';

/** One line: what it is, its value, and the correction that leads to it. */
export interface EquationLine {
  readonly label: string;
  readonly value: string;
  readonly correction: string;
  /** The clock that day and hour were read from. */
  readonly isUsed: boolean;
}

/** Whether the clock showed local mean time: standard times are whole minutes, the mean time of a place is not. */
export function isMeanTime({ offsetMinutes }: Pick<ChartTime, 'offsetMinutes'>): boolean {
  return !Number.isInteger(offsetMinutes);
}

/**
 * The lines, from the time as typed to true solar time where a longitude is known.
 *
 * @example equationLines(castChart({ civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 }, sex: '女', hour: 'minute' }).time).map(({ correction }) => correction) // ['UTC＋9', '−60分']
 */
export function equationLines(time: ChartTime): EquationLine[] {
  const used = time.clockUsed === 'given' ? 'civil' : time.clockUsed;
  const lines: EquationLine[] = [
    {
      label: '所填时间',
      value: momentText(time.civil),
      correction: offsetText(time.offsetMinutes),
      isUsed: used === 'wall',
    },
  ];
  if (time.dstMinutes !== 0 || used === 'civil') {
    lines.push({
      label: isMeanTime(time) ? '地方平时' : time.dstMinutes === 0 ? '标准时' : '去夏令时',
      value: momentText(time.standardLocal),
      correction: isMeanTime(time)
        ? '尚无标准时'
        : time.dstMinutes === 0
          ? '无夏令时'
          : correctionText(-time.dstMinutes),
      isUsed: used === 'civil',
    });
  }
  if (time.localMeanTime !== null && time.longitudeMinutes !== null) {
    lines.push({
      label: '平太阳时',
      value: momentText(time.localMeanTime),
      correction: `经度差 ${correctionText(time.longitudeMinutes)}`,
      isUsed: used === 'meanSolar',
    });
  }
  if (time.apparentSolarTime !== null) {
    lines.push({
      label: '真太阳时',
      value: momentText(time.apparentSolarTime),
      correction: `均时差 ${correctionText(time.eotMinutes)}`,
      isUsed: used === 'trueSolar',
    });
  }
  return lines;
}

/** A clock to the nearest minute: 12:25:57 is 12:26. */
export function nearestMinuteText({ hour, minute, second }: CivilTime): string {
  const minutes = (hour * 60 + minute + (second >= 30 ? 1 : 0)) % 1440;
  return clockText({ hour: Math.floor(minutes / 60), minute: minutes % 60, second: 0 });
}

const CLOCK_NAMES = {
  civil: '标准时',
  trueSolar: '真太阳时',
  meanSolar: '平太阳时',
  wall: '',
  given: '',
} as const;

/** The clock that gave day and hour, where it is not the one that was typed. */
export interface DecidingClock {
  /** To the nearest minute, 12:26. */
  readonly text: string;
  readonly name: (typeof CLOCK_NAMES)[keyof typeof CLOCK_NAMES];
}

/**
 * What the clock that decides showed; null where it is the typed one.
 *
 * @example decidingClock(castChart({ civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 }, sex: '女', hour: 'minute' }).time)?.text // '13:30'
 */
export function decidingClock({ clockUsed, civil, solarClock }: ChartTime): DecidingClock | null {
  if (clockUsed === 'given' || clockUsed === 'wall') return null;
  const text = nearestMinuteText(solarClock);
  return text === clockText({ ...civil, second: 0 }) ? null : { text, name: CLOCK_NAMES[clockUsed] };
}

/**
 * The way from the typed time to the clock in use in one line; empty where nothing was changed.
 *
 * @example equationText(castChart({ civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 }, sex: '女', hour: 'minute' }).time) // '14:30 −60分(夏令时) = 13:30'
 */
export function equationText(time: ChartTime): string {
  const { clockUsed, dstMinutes, longitudeMinutes, eotMinutes } = time;
  if (clockUsed === 'given' || clockUsed === 'wall') return '';
  const steps: readonly (readonly [minutes: number, name: string])[] = [
    [-dstMinutes, '夏令时'],
    ...(clockUsed === 'civil' || longitudeMinutes === null ? [] : [[longitudeMinutes, '经度'] as const]),
    ...(clockUsed === 'trueSolar' ? [[eotMinutes, '均时差'] as const] : []),
  ];
  const taken = steps.filter(([minutes]) => minutes !== 0);
  if (taken.length === 0) return '';
  const way = taken.map(([minutes, name]) => ` ${correctionText(minutes)}(${name})`).join('');
  return `${clockText({ ...time.civil, second: 0 })}${way} = ${nearestMinuteText(time.solarClock)}`;
}
