/**
 * From the typed time to the clock that tells the hour, as lines of an equation that a reader can check.
 */
import type { ChartTime } from '@shangyuan/engine/chart';
import type { CivilTime } from '@shangyuan/engine/time';

/** One line: what it is, its value, and the correction that leads to it. */
export interface EquationLine {
  readonly label: string;
  readonly value: string;
  readonly correction: string;
  /** The clock that day and hour were read from. */
  readonly isUsed: boolean;
}

const pad = (value: number): string => String(Math.floor(value)).padStart(2, '0');

/** 1990-06-15 14:30, with seconds where they are not zero. */
export function clockText(time: CivilTime): string {
  const seconds = Math.floor(time.second);
  const clock = `${pad(time.hour)}:${pad(time.minute)}${seconds === 0 ? '' : `:${pad(seconds)}`}`;
  return `${time.year}-${pad(time.month)}-${pad(time.day)} ${clock}`;
}

/** Signed minutes and seconds: +3分41秒, −63分43秒. */
export function correctionText(minutes: number): string {
  const seconds = Math.round(Math.abs(minutes) * 60);
  const whole = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return `${minutes < 0 ? '−' : '＋'}${whole}分${rest === 0 ? '' : `${rest}秒`}`;
}

function offsetText(minutes: number): string {
  const hours = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.round(Math.abs(minutes) % 60);
  return `UTC${minutes < 0 ? '−' : '＋'}${hours}${rest === 0 ? '' : `:${pad(rest)}`}`;
}

/** The lines, from the time as typed to true solar time where a longitude is known. */
export function timeEquation(time: ChartTime): EquationLine[] {
  const used = time.clockUsed === 'given' ? 'civil' : time.clockUsed;
  const lines: EquationLine[] = [
    {
      label: '所填时间',
      value: clockText(time.civil),
      correction: offsetText(time.offsetMinutes),
      isUsed: used === 'wall',
    },
  ];
  if (time.dstMinutes !== 0 || used === 'civil') {
    lines.push({
      label: time.dstMinutes === 0 ? '标准时' : '去夏令时',
      value: clockText(time.standardLocal),
      correction: time.dstMinutes === 0 ? '无夏令时' : correctionText(-time.dstMinutes),
      isUsed: used === 'civil',
    });
  }
  if (time.meanSolar !== null && time.longitudeMinutes !== null) {
    lines.push({
      label: '平太阳时',
      value: clockText(time.meanSolar),
      correction: `经度差 ${correctionText(time.longitudeMinutes)}`,
      isUsed: used === 'meanSolar',
    });
  }
  if (time.trueSolar !== null) {
    lines.push({
      label: '真太阳时',
      value: clockText(time.trueSolar),
      correction: `均时差 ${correctionText(time.eotMinutes)}`,
      isUsed: used === 'trueSolar',
    });
  }
  return lines;
}
