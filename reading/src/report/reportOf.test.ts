import { analyseChart } from '@shangyuan/engine/analysis';
import { castChart } from '@shangyuan/engine/chart';
import { expect, test } from 'vitest';
import { textOf } from './report.ts';
import { reportOf } from './reportOf.ts';

const chart = castChart({
  civil: { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 },
  sex: '女',
  hour: 'minute',
});
const report = reportOf(chart, analyseChart(chart), { today: { year: 2026, month: 11, day: 22 } });

test('reportOf tells the day pillar in three edits, with its reason', () => {
  const character = report.sections.find(({ id }) => id === 'character');
  const statement = character?.paragraphs[0]?.statements[0];
  expect(statement?.key).toBe('dm.pillar.辛亥');
  expect(statement?.expert).toBe('辛亥日，亥中藏壬伤官、甲正财；日主坐沐浴之位，纳音钗钏金。');
  expect(statement?.evidence[0]?.why).toContain('辛是自己');
  for (const depth of ['一句话', '通俗', '专业'] as const) {
    expect(character === undefined ? [] : textOf(character, depth)).toHaveLength(1);
  }
});

test('a report is plain data, and the same chart reads the same', () => {
  expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  expect(reportOf(chart, analyseChart(chart), { today: { year: 2026, month: 11, day: 22 } })).toEqual(report);
});
