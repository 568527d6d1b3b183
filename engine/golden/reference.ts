/**
 * The reference folder that may lie beside the checkout. It is optional: the golden data is packed from it and compared
 * with it where it is there; neither product nor tests need it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parseTable, type Table } from './pack.ts';

const REFERENCE = new URL('../../../shared/', import.meta.url);

/** Whether the reference folder is there. */
export const hasReference = existsSync(new URL('oracles/', REFERENCE));

function textOf(path: string): string {
  const bytes = readFileSync(new URL(path, REFERENCE));
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

/** A table of the reference folder. */
export const referenceTable = (path: string): Table => parseTable(textOf(path));

/** A record of the reference folder, as compact JSON. */
export const referenceJson = (path: string): string => JSON.stringify(JSON.parse(textOf(path)));
