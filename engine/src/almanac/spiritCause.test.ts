import { expect, test } from 'vitest';
import { monthIndexOf } from '../ganzhi/index.ts';
import { civilDateOf, jdnOf } from '../time/index.ts';
import {
  almanacDay,
  SPIRIT_ROWS,
  type SpiritId,
  type SpiritRow,
  type SpiritCause,
  spiritCause,
} from './index.ts';

const FIRST_JDN = jdnOf({ year: 2026, month: 1, day: 1 });

test('every spirit of two years says why it stands, by every kind of rule', () => {
  const kinds = new Set<string>();
  for (let i = 0; i < 730; i++) {
    const day = almanacDay(civilDateOf(FIRST_JDN + i), { popular: 'on', strict: 'on', yearVirtue: 'on' });
    for (const { id } of [...day.yiji.spirits, ...day.popularSpirits]) {
      expect(Object.values(spiritCause(id, day).values)).not.toContain(undefined);
      kinds.add(SPIRIT_ROWS.find((row) => row.id === id)?.rule.by ?? '');
    }
  }
  // Only 岁破 goes by the branch of the year, and is a filter of picking, not listed.
  const others = SPIRIT_ROWS.filter(({ id }) => id !== 'suipo');
  expect(kinds).toEqual(new Set(others.map(({ rule }) => rule.by)));
});

test('every spirit that goes by the month stands where its table has it, by either month', () => {
  for (const spiritMonth of ['jie', 'lunar'] as const) {
    let count = 0;
    for (let i = 0; i < 400; i++) {
      const day = almanacDay(civilDateOf(FIRST_JDN + i), { popular: 'on', spiritMonth });
      for (const { id } of [...day.yiji.spirits, ...day.popularSpirits]) {
        const row: SpiritRow | undefined = SPIRIT_ROWS.find((each) => each.id === id);
        const cause = spiritCause(id, day);
        if (row?.rule.by !== 'monthBranch' || cause.code !== 'month') continue;
        const { month, matched: found } = cause.values;
        const cell = row.rule.table.split(' ')[monthIndexOf(month)];
        expect([id, cell?.includes(found.kind === 'pillar' ? found.text : '·')]).toEqual([id, true]);
        count++;
      }
    }
    expect(count).toBeGreaterThan(1000);
  }
});

const matched = (text: string) => ({ kind: 'pillar', text }) as const;

test.each<[SpiritId, string, SpiritCause]>([
  // 寅月天德在丁: 协纪辨方书·卷五.
  ['tiande', '2026-02-12', { code: 'month', values: { month: '寅', matched: matched('丁') } }],
  ['kai', '2026-02-19', { code: 'officer', values: { month: '寅', day: '子', officer: '开' } }],
  ['mucang', '2026-01-10', { code: 'season', values: { season: '冬', matched: matched('申') } }],
  ['mucang', '2026-01-19', { code: 'season', values: { season: '土', matched: matched('巳') } }],
  ['shangshuo', '2026-03-02', { code: 'year', values: { year: '丙', matched: matched('乙亥') } }],
  ['sijue', '2026-02-03', { code: 'termEve', values: { term: '立春' } }],
  ['qiwangwang', '2026-02-10', { code: 'termOffset', values: { term: '立春', days: 7 } }],
  ['fanzhi', '2026-02-17', { code: 'lunarFirstBranch', values: { first: '戌', day: 1 } }],
  ['fuduan', '2026-01-08', { code: 'branchMansion', values: { day: '午', mansion: '角' } }],
  ['tuwang', '2026-01-17', { code: 'tuwang', values: { sunLongitudeDeg: 297 } }],
])('%s on %s', (id, date, cause) => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const facts = almanacDay({ year, month, day }, { popular: 'on' });
  expect([...facts.yiji.spirits, ...facts.popularSpirits].map((spirit) => spirit.id)).toContain(id);
  expect(spiritCause(id, facts)).toEqual(cause);
});
