import { castChart } from '@shangyuan/engine/chart';
import { expect, test } from 'vitest';
import { favourOf } from './favourView.ts';

test('favourOf: a man of 1990 is 坎, 东四命, with 生气 in the south-east', () => {
  const civil = { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 };
  const favour = favourOf(castChart({ civil, sex: '男', hour: 'minute' }));
  expect(favour.bazhai).toMatchObject({ gua: '坎', group: '东四命' });
  expect(favour.bazhai?.stars[0]).toMatchObject({ direction: '东南', star: '生气', isGood: true });
  expect(favour.bazhai?.stars.map(({ isGood }) => isGood)).toEqual([...Array(8).keys()].map((i) => i < 4));
  expect(favour.yongDirections.length).toBeGreaterThan(0);
});

test('favourOf: a chart of pillars only has no 命卦', () => {
  const pillars = { year: '庚午', month: '壬午', day: '辛亥', hour: '乙未' };
  const favour = favourOf(castChart({ pillars, sex: '男', hour: 'shichen' }));
  expect(favour.bazhai).toBeNull();
});
