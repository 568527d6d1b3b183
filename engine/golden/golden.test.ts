/**
 * The golden data is what the catalogue says, unchanged since it was packed; where the reference folder lies beside the
 * checkout, it is what that folder says today (`npm run goldens` packs it again).
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GOLDEN_JSON, GOLDEN_TABLES, type GoldenJson, type GoldenTable } from './catalogue.ts';
import { goldenJson, goldenRows } from './golden.ts';
import { formatTable, packTable, parseTable, unpackTable } from './pack.ts';
import { hasReference, referenceJson, referenceTable } from './reference.ts';

const DATA = new URL('data/', import.meta.url);
const MAX_BYTES = 3 * 1024 * 1024;

const tables = Object.entries(GOLDEN_TABLES) as [GoldenTable, (typeof GOLDEN_TABLES)[GoldenTable]][];
const records = Object.entries(GOLDEN_JSON) as [GoldenJson, (typeof GOLDEN_JSON)[GoldenJson]][];
const files = readdirSync(DATA, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.br'));
const unpacked = (name: GoldenTable) => unpackTable(readFileSync(new URL(`${name}.table.br`, DATA)));

describe('the golden data', () => {
  it('is what the catalogue lists, 3 MB at most', () => {
    const listed = [
      ...tables.map(([name]) => `${name}.table.br`),
      ...records.map(([name]) => `${name}.json.br`),
    ];
    expect(files.toSorted()).toEqual(listed.toSorted());
    expect(files.reduce((sum, path) => sum + statSync(new URL(path, DATA)).size, 0)).toBeLessThan(MAX_BYTES);
  });

  it('has the checksums it was packed with', () => {
    const sums = files.toSorted().map(
      (path) =>
        `${createHash('sha256')
          .update(readFileSync(new URL(path, DATA)))
          .digest('hex')}  ${path}`,
    );
    const written = readFileSync(new URL('SHA256SUMS', DATA), 'utf8').trim().split('\n');
    expect(sums).toEqual(written.toSorted((a, b) => (a.slice(66) < b.slice(66) ? -1 : 1)));
  });

  it.each(tables)('%s has its rows', (name, { rowCount }) => {
    expect(goldenRows(name)).toHaveLength(rowCount);
  });
});

describe('a packed table', () => {
  it('comes back as it was', () => {
    const cell = fc.oneof(
      fc.integer({ min: -5000, max: 3_000_000 }).map(String),
      fc.float({ noNaN: true, min: -3e6, max: 3e6 }).map((value) => value.toFixed(8)),
      fc.string().map((text) => text.replace(/[\t\n\f#]/g, '')),
      fc.constantFrom('', '-0', '007', '1e3', '−1', '甲子'),
    );
    const row = fc.array(cell, { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(row), fc.boolean(), (rows, isNumeric) => {
        const compared = isNumeric
          ? rows.map(([, ...rest]) => [String(rest.join('').length), ...rest])
          : rows;
        const table = { columns: ['a', 'b', 'c'], rows: compared };
        expect(unpackTable(packTable(table))).toEqual(table);
      }),
      { numRuns: 60 },
    );
  });

  it('reads and writes tab-separated text', () => {
    const text = 'day\tname\n1\t甲子\n2\t\n';
    expect(parseTable(`# a remark\n${text}`)).toEqual({
      columns: ['day', 'name'],
      rows: [
        ['1', '甲子'],
        ['2', ''],
      ],
    });
    expect(formatTable(parseTable(text))).toBe(text);
  });
});

// Registered only beside the folder, so that a clone without it has nothing to skip.
if (hasReference) {
  describe('the reference folder', () => {
    it.each(tables)('says the same: %s', (name, { from }) => {
      expect(formatTable(unpacked(name)) === formatTable(referenceTable(from))).toBe(true);
    });

    it.each(records)('says the same: %s', (name, { from }) => {
      expect(JSON.stringify(goldenJson(name)) === referenceJson(from)).toBe(true);
    });
  });
}
