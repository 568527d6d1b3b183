import { analyseChart, compareCharts, HEPAN_MODES } from '@shangyuan/engine/analysis';
import { castChart } from '@shangyuan/engine/chart';
import { expect, test } from 'vitest';
import { randomBirths } from '../../../engine/golden/births.ts';
import { lintText } from '../lint/lintText.ts';
import { hepanReasonText } from './index.ts';

test('every reason of 300 pairs is a sentence, with points where it counts', () => {
  const people = randomBirths(11, 300).map((birth) => analyseChart(castChart(birth)));
  const seen = new Set<string>();
  const faults = new Set<string>();
  for (const [i, a] of people.entries()) {
    const b = people[(i + 1) % people.length] ?? a;
    const mode = HEPAN_MODES[i % HEPAN_MODES.length] ?? 'couple';
    for (const { why } of compareCharts(a, b, { mode, refYear: 2026 }).items)
      for (const reason of why) {
        seen.add(reason.code);
        const { sentence, arithmetic } = hepanReasonText(reason, { a: '甲方', b: '乙方' });
        for (const { rule, found } of lintText(sentence, 'prose'))
          faults.add(`${rule} ${found}: ${sentence}`);
        expect(arithmetic === null).toBe(reason.points === 0);
      }
  }
  expect([...faults]).toEqual([]);
  expect(seen.size).toBe(19);
});
