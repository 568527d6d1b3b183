import { expect, test } from 'vitest';
import { hashOf, toStatement, withReasons, type Family } from './family.ts';

const FAMILY: Family<'甲' | '乙', { readonly percent: string }> = {
  id: 'test.family',
  when: 'always',
  rule: 'TEST',
  source: '本应用的计分',
  words: { 甲: { short: '短。', plain: ['一{percent}。', '二{percent}。'] }, 乙: '只有一句。' },
  expert: ({ percent }, key) => `${key}占${percent}。`,
  chip: ({ percent }) => percent,
  why: ({ percent }) => `因为占${percent}。`,
  claims: (_, key) => [{ about: key, aspect: '多少', value: '多' }],
};

const textOf = (chartKey: string): string | null =>
  toStatement({ chartKey }, FAMILY, { key: '甲', values: { percent: '30%' } }).plain;

test('say gives three edits, the evidence and the claims, with the values in their places', () => {
  const statement = toStatement({ chartKey: '甲子' }, FAMILY, {
    key: '甲',
    values: { percent: '30%' },
    pillars: ['day'],
  });
  expect(statement).toMatchObject({ key: 'test.family.甲', short: '短。', expert: '甲占30%。' });
  expect(statement.plain).toMatch(/^[一二]30%。$/);
  expect(statement.evidence).toEqual([
    {
      rule: 'TEST',
      pillars: ['day'],
      values: { percent: '30%' },
      source: '本应用的计分',
      chip: '30%',
      why: '因为占30%。',
    },
  ]);
  expect(statement.claims).toEqual([{ about: '甲', aspect: '多少', value: '多' }]);
  expect(toStatement({ chartKey: '甲子' }, FAMILY, { key: '乙', values: { percent: '' } }).short).toBeNull();
});

test('say chooses by the chart only: the same chart reads the same, charts share a text evenly', () => {
  const charts = Array.from({ length: 2000 }, (_, i) => `甲子乙丑${i}男`);
  const first = charts.map(textOf);
  expect(charts.map(textOf)).toEqual(first);
  const share = first.filter((text) => text?.startsWith('一')).length / charts.length;
  expect(share).toBeGreaterThan(0.45);
  expect(share).toBeLessThan(0.55);
});

test('hashOf mixes the low bits: neighbours do not alternate', () => {
  const bits = Array.from({ length: 64 }, (_, i) => hashOf(`甲${i}`) % 2);
  const changes = bits.filter((bit, i) => i > 0 && bit !== bits[i - 1]).length;
  expect(changes).toBeGreaterThan(16);
  expect(changes).toBeLessThan(48);
});

test('a family whose book gives the term only says so in its source, with the source of the finding and under other reasons', () => {
  const sourceOf = (family: typeof FAMILY, source?: string): string | undefined =>
    toStatement({ chartKey: '甲子' }, family, {
      key: '甲',
      values: { percent: '30%' },
      rests: source === undefined ? {} : { source },
    }).evidence[0]?.source;
  const image = { ...FAMILY, source: '三命通会·论驿马', isImage: true } as const;
  const note = '（书中有其名，情形之说为本应用取象）';
  expect(sourceOf(image)).toBe(`三命通会·论驿马${note}`);
  expect(sourceOf(image, '三命通会·论咸池')).toBe(`三命通会·论咸池${note}`);
  const { expert, chip, why } = FAMILY;
  expect(sourceOf(withReasons(image, { expert, chip, why }))).toBe(`三命通会·论驿马${note}`);
  expect(sourceOf(image, '民间通行')).toBe('民间通行（情形之说为本应用取象）');
  expect(sourceOf(FAMILY, '三命通会·论咸池')).toBe('三命通会·论咸池');
});
