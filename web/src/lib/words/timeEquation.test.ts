import { castChart } from '@shangyuan/engine/chart';
import { describe, expect, test } from 'vitest';
import { clockText, correctionText, timeEquation } from './timeEquation.ts';

const CIVIL = { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 };
const chengdu = castChart({ civil: CIVIL, sex: '女', hour: 'minute', longitudeDeg: 104.07 });

describe('timeEquation', () => {
  test('1990-06-15 14:30 in 成都: daylight time off, then the longitude, then the equation of time', () => {
    const lines = timeEquation(chengdu.time);
    expect(lines.map((line) => line.label)).toEqual(['所填时间', '去夏令时', '平太阳时', '真太阳时']);
    expect(lines[1]).toMatchObject({ value: '1990-06-15 13:30', correction: '−60分', isUsed: true });
    expect(lines[2]?.correction).toBe('经度差 −63分43秒');
    expect(lines[3]?.value).toMatch(/^1990-06-15 12:2[56]/);
  });

  test('without a longitude there are no solar clocks', () => {
    const { time } = castChart({ civil: CIVIL, sex: '女', hour: 'minute' });
    expect(timeEquation(time)).toHaveLength(2);
  });

  test('corrections carry their sign', () => {
    expect([correctionText(3.5), correctionText(-60)]).toEqual(['＋3分30秒', '−60分']);
    expect(clockText({ ...CIVIL, second: 5 })).toBe('1990-06-15 14:30:05');
  });
});
