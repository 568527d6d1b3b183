/**
 * Where the tests find the reference folder that may lie beside the checkout. It is optional: a test that needs it
 * skips and says so when it is absent, and the product never reads it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const SHARED = new URL('../../../../shared/', import.meta.url);

/** Whether the reference folder is there. */
export const hasShared = existsSync(SHARED);

/** The reason printed in the name of a suite that is skipped for want of the folder. */
export const sharedNote = hasShared ? '' : ' (skipped: no reference folder beside the checkout)';

/** Text of a file of the reference folder, unpacked when its name ends in .gz. */
export function readShared(path: string): string {
  const bytes = readFileSync(new URL(path, SHARED));
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

/** Rows of a tab-separated file of the reference folder, keyed by its header line; lines that start with # are left out. */
export function readSharedTsv(path: string): Record<string, string>[] {
  const lines = readShared(path)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const header = (lines.shift() ?? '').split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(header.map((name, i) => [name, cells[i] ?? '']));
  });
}
