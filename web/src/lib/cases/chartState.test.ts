import { analyseChart } from '@shangyuan/engine/analysis';
import { castChart } from '@shangyuan/engine/chart';
import { WUXING } from '@shangyuan/engine/ganzhi';
import { expect, test } from 'vitest';
import { useClientState } from './clientState.ts';
import { analysisOf } from './analysisOf.ts';
import { chartStateOf, shareChart } from './chartState.ts';

const TIME = { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 } as const;
const cast = (hour: 'minute' | 'unknown' = 'minute') => castChart({ civil: TIME, sex: '女', hour });
const ofPillars = castChart({
  pillars: { year: '庚午', month: '壬午', day: '辛亥', hour: '乙未' },
  sex: '男',
  hour: 'shichen',
});

test('all sixteen fields follow from a chart', () => {
  const { tianGandiZhi, GongLi, NongLi, Shen_Sha } = chartStateOf(cast());
  expect(tianGandiZhi).toEqual({
    year: '1990', month: '6', day: '15', hour: '14',
    nongLiYear: '庚午年', nongLiMonth: '五月', nongLiDay: '廿三', nongLiHour: '未时',
    tianGanYear: '庚', tianGanMonth: '壬', tianGanDay: '辛', tianGanHour: '乙',
    diZhiYear: '午', diZhiMonth: '午', diZhiDay: '亥', diZhiHour: '未',
  }); // prettier-ignore
  expect(GongLi).toEqual(['1990', '6', '15', '14:30']);
  expect(NongLi).toEqual(['庚午年', '五月', '廿三', '未时']);
  expect(Shen_Sha.baZi).toEqual(NongLi);
});

test('what a chart does not know is empty', () => {
  const noHour = chartStateOf(cast('unknown'));
  expect(noHour.tianGandiZhi).toMatchObject({
    hour: '',
    nongLiHour: '',
    tianGanHour: '',
    diZhiHour: '',
    diZhiDay: '亥',
  });
  const pillars = chartStateOf(ofPillars);
  expect(pillars.tianGandiZhi).toMatchObject({ year: '', nongLiDay: '', tianGanHour: '乙', diZhiHour: '未' });
  expect([pillars.GongLi, pillars.NongLi]).toEqual([[], []]);
});

test('the elements are those of the chart that is shown, and empty until they were weighed', async () => {
  const state = () => useClientState.getState();
  const first = cast();
  shareChart(first);
  expect(state().BaZiPaiPanDate).toBe(first.birth);
  expect(state().Plates_Sex).toBe('女');
  expect(
    state()
      .wuxing.map(({ val, percentage }) => val + percentage)
      .join(''),
  ).toBe('');
  analysisOf(first);
  analysisOf(ofPillars);
  await Promise.resolve();
  const { strength } = analyseChart(first);
  for (const name of WUXING)
    expect(state().wuxing.find((entry) => entry.name === name)).toMatchObject({
      val: strength.score[name].toFixed(1),
      percentage: `${strength.percent[name].toFixed(1)}%`,
    });
  shareChart(ofPillars);
  expect(state().wuxing.every(({ val }) => val === '')).toBe(true);
});

test('the setter takes a field and its value, and no other field', () => {
  const { setTianGandiZhi } = useClientState.getState();
  const fields = Object.keys(chartStateOf(cast()).tianGandiZhi);
  expect(fields).toHaveLength(16);
  for (const field of fields) setTianGandiZhi(`${field} 甲`);
  setTianGandiZhi('constructor 甲');
  expect(useClientState.getState().tianGandiZhi).toEqual(
    Object.fromEntries(fields.map((field) => [field, '甲'])),
  );
});
