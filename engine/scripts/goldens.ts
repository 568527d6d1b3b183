/**
 * Packs the golden data again from the reference folder beside the checkout (`npm run goldens`); says what moved.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GOLDEN_JSON, GOLDEN_TABLES } from '../golden/catalogue.ts';
import { packBytes, packTable } from '../golden/pack.ts';
import { hasReference, referenceJson, referenceTable } from '../golden/reference.ts';

if (!hasReference) {
  console.error('There is no reference folder beside the checkout: nothing to pack from');
  process.exit(1);
}

const DATA = new URL('../golden/data/', import.meta.url);
const SUMS = new URL('SHA256SUMS', DATA);

const files = [
  ...Object.entries(GOLDEN_TABLES).map(([name, { from }]) => ({
    path: `${name}.table.br`,
    pack: () => packTable(referenceTable(from)),
  })),
  ...Object.entries(GOLDEN_JSON).map(([name, { from }]) => ({
    path: `${name}.json.br`,
    pack: () => packBytes(Buffer.from(referenceJson(from))),
  })),
];

let total = 0;
const sums = files.map(({ path, pack }) => {
  const bytes = pack();
  const url = new URL(path, DATA);
  mkdirSync(dirname(fileURLToPath(url)), { recursive: true });
  const isSame = existsSync(url) && readFileSync(url).equals(bytes);
  if (!isSame) writeFileSync(url, bytes);
  total += bytes.length;
  console.log(`${String(bytes.length).padStart(8)} ${path}${isSame ? '' : ' (moved)'}`);
  return `${createHash('sha256').update(bytes).digest('hex')}  ${path}\n`;
});
writeFileSync(SUMS, sums.join(''));
console.log(`${String(total).padStart(8)} bytes in ${files.length} files`);
