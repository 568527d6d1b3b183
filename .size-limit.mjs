/**
 * Budgets of the built web app, gzip: what the first screen loads before it can be drawn, and the own chunk of every page.
 */
import { existsSync, readFileSync } from 'node:fs';

const DIST = 'web/dist/';
const MANIFEST = `${DIST}.vite/manifest.json`;
const manifest = existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, 'utf8')) : {};

/** Files that a chunk imports before it can run, itself included. */
function staticFiles(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key].imports ?? []) staticFiles(imported, seen);
  return seen;
}

const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
const first = entry === undefined ? [] : [...staticFiles(entry)];
const fileOf = (key) => DIST + manifest[key].file;
const pages = Object.keys(manifest).filter((key) => /^src\/pages\/\w+Page\.tsx$/.test(key));

export default [
  { name: 'first script', path: [`${DIST}boot.js`, ...first.map(fileOf)], gzip: true, limit: '120 KiB' },
  {
    name: 'first style',
    path: first.flatMap((key) => (manifest[key].css ?? []).map((file) => DIST + file)),
    gzip: true,
    limit: '12 KiB',
  },
  ...pages.map((key) => ({
    name: key.slice('src/pages/'.length, -'.tsx'.length),
    path: fileOf(key),
    gzip: true,
    limit: '60 KiB',
  })),
];
