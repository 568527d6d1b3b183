import { expect, test } from 'vitest';
import { civilDateOf, jdnOf } from '../time/index.ts';
import { almanacDay, SPIRIT_ROWS, spiritFormula, type SpiritId } from './index.ts';

const FIRST_JDN = jdnOf({ year: 2026, month: 1, day: 1 });

test('every spirit of two years says why it stands, by every kind of rule', () => {
  const kinds = new Set<string>();
  for (let i = 0; i < 730; i++) {
    const day = almanacDay(civilDateOf(FIRST_JDN + i), { popular: 'on', strict: 'on', yearVirtue: 'on' });
    for (const { id } of [...day.yiji.spirits, ...day.popularSpirits]) {
      expect(spiritFormula(id, day)).toMatch(/^(?!.*undefined).{2,20}$/);
      kinds.add(SPIRIT_ROWS.find((row) => row.id === id)?.rule.by ?? '');
    }
  }
  // 岁破 alone goes by the branch of the year, and is a filter of picking, not listed.
  const others = SPIRIT_ROWS.filter(({ id }) => id !== 'suipo');
  expect(kinds).toEqual(new Set(others.map(({ rule }) => rule.by)));
});

test.each<[SpiritId, string, string]>([
  // 寅月天德在丁: 协纪辨方书·卷五.
  ['tiande', '2026-02-12', '寅月见丁'],
  ['kai', '2026-02-19', '寅月子日为开'],
  ['mucang', '2026-01-10', '冬季见申'],
  ['mucang', '2026-01-19', '土王用事见巳'],
  ['shangshuo', '2026-03-02', '丙年见乙亥'],
  ['sijue', '2026-02-03', '明日立春'],
  ['qiwangwang', '2026-02-10', '立春起第7日'],
  ['fanzhi', '2026-02-17', '朔日在戌，今日初一'],
  ['fuduan', '2026-01-08', '午日值角宿'],
  ['tuwang', '2026-01-17', '太阳黄经297°，在土王用事之中'],
])('%s on %s: %s', (id, date, text) => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const facts = almanacDay({ year, month, day }, { popular: 'on' });
  expect([...facts.yiji.spirits, ...facts.popularSpirits].map((spirit) => spirit.id)).toContain(id);
  expect(spiritFormula(id, facts)).toBe(text);
});
