/**
 * What the tests read of the golden data in `data/`: independent values, each with its origin in `catalogue.ts`.
 */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { GoldenJson, GoldenTable } from './catalogue.ts';
import { unpackTable } from './pack.ts';

const DATA = new URL('data/', import.meta.url);

/** Rows of a golden table, keyed by the names of its columns; every cell is text as its source writes it. */
export function goldenRows(name: GoldenTable): Record<string, string>[] {
  const { columns, rows } = unpackTable(readFileSync(new URL(`${name}.table.br`, DATA)));
  return rows.map((row) => Object.fromEntries(columns.map((column, i) => [column, row[i] ?? ''])));
}

/** A golden record; `T` names what of its shape the test reads. */
export function goldenJson<T>(name: GoldenJson): T {
  return JSON.parse(
    brotliDecompressSync(readFileSync(new URL(`${name}.json.br`, DATA))).toString('utf8'),
  ) as T;
}
