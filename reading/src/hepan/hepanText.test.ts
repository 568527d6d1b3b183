import { analyseChart, compareCharts, HEPAN_MODES, type HepanReason } from '@shangyuan/engine/analysis';
import { castChart } from '@shangyuan/engine/chart';
import { expect, test } from 'vitest';
import { randomBirths } from '../../../engine/golden/births.ts';
import { lintText } from '../lint/lintText.ts';
import { hepanReasonText } from './index.ts';
import { SPIRIT_LORE } from './spiritLoreText.ts';
import { WORLD } from '@shangyuan/engine/world';

test('every reason of 300 pairs is a sentence, with points where it counts', () => {
  const people = randomBirths(11, 300).map((birth) => analyseChart(castChart(birth, {}, WORLD)));
  const seen = new Set<string>();
  const faults = new Set<string>();
  for (const [i, a] of people.entries()) {
    const b = people[(i + 1) % people.length] ?? a;
    const mode = HEPAN_MODES[i % HEPAN_MODES.length] ?? 'couple';
    for (const { why } of compareCharts(a, b, { mode, refYear: 2026 }).items)
      for (const reason of why) {
        seen.add(reason.code);
        const { sentence, arithmetic } = hepanReasonText(reason, { a: '甲方', b: '乙方' }, mode);
        for (const { rule, found } of lintText(sentence, 'prose'))
          faults.add(`${rule} ${found}: ${sentence}`);
        expect(arithmetic === null).toBe(reason.points === 0);
      }
  }
  expect([...faults]).toEqual([]);
  expect(seen.size).toBe(19);
});

test('what the books say only of marriage is shown only for a couple', () => {
  const reason = {
    code: 'GULUAN',
    item: 'shensha',
    points: -3,
    pillars: { a: [], b: [] },
    values: { of: 'a' },
  };
  const textOf = (mode: (typeof HEPAN_MODES)[number]): string =>
    hepanReasonText(reason as unknown as HepanReason, { a: '小月', b: '小石' }, mode).sentence;
  expect(textOf('couple')).toBe('小月的日柱是孤鸾日，旧说姻缘来得慢，这里读作对感情要求高。');
  expect(textOf('parentChild')).toBe('小月的日柱是孤鸾日，旧说只论姻缘，亲子间读作自己的主意大。');
  const others = HEPAN_MODES.filter((mode) => mode !== 'couple');
  expect(others.map(textOf).filter((text) => text.includes('感情'))).toEqual([]);
  for (const code of Object.keys(SPIRIT_LORE) as (keyof typeof SPIRIT_LORE)[])
    for (const mode of others) expect(SPIRIT_LORE[code][mode], code).not.toBe(SPIRIT_LORE[code].couple);
});
