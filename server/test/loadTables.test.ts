import { expect, it } from 'vitest';
import { chosenAccounts } from '../load/seed.ts';
import { tablesOf, type Line } from '../load/tables.ts';

const result = (perSecond: number, more: object = {}) => ({
  seconds: 5,
  perSecond,
  p50: 3,
  p99: 9,
  serverMs: 0.2,
  databaseMs: 0.3,
  busy: 0,
  failed: 0,
  lost: 0,
  rssMb: 100,
  ...more,
});

const line = (more: Partial<Line>): Line => ({
  at: '2026-03-01T00:00:00Z',
  part: 'cell',
  kind: 'save',
  what: 'save of a chart',
  accounts: 1_000,
  postgres: '15.18',
  size: '100 MB',
  load: 1,
  connections: 100,
  seconds: 5,
  ours: result(10),
  ...more,
});

it('a ratio is the median of the ratios of the pairs, not that of the best or of the sums', () => {
  const pairs = [40, 90, 60].map((perSecond) =>
    line({ part: 'pair', ours: result(perSecond), theirs: result(100) }),
  );
  const text = tablesOf(pairs);
  expect(text).toContain('**60 %** (≥ 55 %)');
  expect(text).toContain('Medians of 3 pairs of 5 s');
});

it('a bare route with the same statement is another column, empty for kinds without one', () => {
  const pair = line({ part: 'pair', ours: result(60), theirs: result(100), same: result(80) });
  expect(tablesOf([pair])).toContain('| **60 %** (≥ 55 %) | 75 % |');
  expect(tablesOf([line({ part: 'pair', ours: result(60), theirs: result(100) })])).toContain('| – |');
});

it('errors of either side are counted, and answers 503 beside them', () => {
  const ours = result(50, { failed: 2, lost: 1, busy: 7 });
  const text = tablesOf([line({ part: 'pair', ours, theirs: result(100, { failed: 4 }) })]);
  expect(text).toMatch(/\| 7 \| 7 \|/);
});

it('the last measurement of a cell counts, and growth is compared where there are two sizes', () => {
  const cells = [line({ ours: result(1_111) }), line({ ours: result(2_222, { busy: 11_110 }) })];
  const text = tablesOf(cells);
  expect(text).toContain('2,222/s; 3, 9; 503: 50 %');
  expect(text).not.toContain('1,111/s');
  expect(text).not.toContain('By accounts');
  const grown = tablesOf([...cells, line({ accounts: 100_000, size: '1 GB', ours: result(1_999) })]);
  expect(grown).toContain('| what | 1,000 accounts, 100 MB | 100,000 accounts, 1 GB |');
  expect(grown).toContain('1,999/s; 3, 9; 0.20 + 0.30');
});

it('a cell in which nothing was answered says so, and not that it took no time', () => {
  const text = tablesOf([line({ ours: result(0, { busy: 9 }) })]);
  expect(text).toContain('| none within 5 s; 503: 100 % |');
});

it.each([1_000, 20_000, 100_000, 1_000_000])(
  'a load of %i accounts spreads over hundreds of them, of all kinds',
  (accounts) => {
    const { usual, studios } = chosenAccounts(accounts, 2_000);
    expect(new Set(usual).size).toBeGreaterThan(700);
    expect(new Set(usual.map((n) => n % 10)).size).toBeGreaterThanOrEqual(8);
    expect(Math.max(...usual)).toBeGreaterThan(0.9 * accounts);
    expect(studios.length).toBeGreaterThanOrEqual(20);
  },
);
