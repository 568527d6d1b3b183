/**
 * What a page loads for a section: the door of each, bundled with splitting as the web app is built.
 */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import { expect, test } from 'vitest';

const KIB = 1024;
const LIMIT_KIB = 40;
const SECTIONS = fileURLToPath(new URL('sections/', import.meta.url));

const doors = readdirSync(SECTIONS).filter((file) => file.endsWith('.ts'));
const { outputFiles } = buildSync({
  entryPoints: [...doors.map((file) => SECTIONS + file), fileURLToPath(new URL('index.ts', import.meta.url))],
  bundle: true,
  splitting: true,
  format: 'esm',
  minify: true,
  charset: 'utf8',
  outdir: '/out',
  write: false,
  external: ['@shangyuan/engine/*'],
});

test('no chunk of the report is larger than 40 KiB gzip', () => {
  expect(outputFiles.length).toBeGreaterThan(doors.length);
  for (const { path, contents } of outputFiles) {
    expect(gzipSync(contents).length / KIB, path).toBeLessThan(LIMIT_KIB);
  }
});
