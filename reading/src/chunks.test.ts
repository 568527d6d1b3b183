/**
 * What a page loads: every door of the room, bundled with splitting as the web app is built.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import { expect, test } from 'vitest';

const KIB = 1024;
const LIMIT_KIB = 40;
const ROOM = fileURLToPath(new URL('..', import.meta.url));

const { exports } = JSON.parse(readFileSync(`${ROOM}package.json`, 'utf8')) as {
  exports: Record<string, string>;
};
const doors = Object.values(exports).flatMap((path) => {
  if (!path.includes('*')) return [ROOM + path];
  const folder = ROOM + path.slice(0, path.indexOf('*'));
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => folder + file);
});
const { outputFiles } = buildSync({
  entryPoints: doors,
  bundle: true,
  splitting: true,
  format: 'esm',
  minify: true,
  charset: 'utf8',
  outdir: '/out',
  write: false,
  external: ['@shangyuan/engine/*'],
});

test('no chunk of texts is larger than 40 KiB gzip', () => {
  expect(outputFiles.length).toBeGreaterThan(doors.length);
  for (const { path, contents } of outputFiles) {
    // The counties of China are one table, which only a search of places loads.
    if (path.startsWith('/out/regions-')) continue;
    expect(gzipSync(contents).length / KIB, path).toBeLessThan(LIMIT_KIB);
  }
});
