import { analyseChart } from '@shangyuan/engine/analysis';
import { castChart } from '@shangyuan/engine/chart';
import { expect, test } from 'vitest';
import { loadKeyPoints, loadSection } from './loadSection.ts';
import { SECTION_IDS } from './report.ts';
import { reportFrameOf } from './reportFrame.ts';
import { reportOf } from './reportOf.ts';

const OPTIONS = { today: { year: 2026, month: 11, day: 22 } };
const chartOf = (year: number): ReturnType<typeof castChart> =>
  castChart({
    civil: { year, month: 6, day: 15, hour: 14, minute: 30, second: 0 },
    zone: 'Asia/Shanghai',
    sex: '女',
    hour: 'minute',
  });

test('a section at a time makes the same report as all at once', async () => {
  const chart = chartOf(1990);
  const analysis = analyseChart(chart);
  const frame = reportFrameOf(chart, analysis, OPTIONS);
  const whole = reportOf(chart, analysis, OPTIONS);
  expect(frame.sectionIds).toEqual(SECTION_IDS);
  expect(await Promise.all(frame.sectionIds.map((id) => loadSection(frame, id)))).toEqual(whole.sections);
  expect(await loadKeyPoints(frame)).toEqual(whole.keyPoints);
});

test('a section the report does not have gives null', async () => {
  const child = chartOf(2015);
  const frame = reportFrameOf(child, analyseChart(child), OPTIONS);
  expect(await loadSection(frame, 'love')).toBeNull();
  const { tenGods: _, ...rest } = analyseChart(chartOf(1990));
  expect(await loadKeyPoints(reportFrameOf(chartOf(1990), rest, OPTIONS))).toEqual([]);
});
