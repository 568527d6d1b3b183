/**
 * What the documents point at exists: links between files, paths in back-ticks, and commands of npm.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'engine/README.md',
  'reading/README.md',
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
];
const ROOMS = [
  'engine',
  'reading',
  'compat-6tail',
  'contract',
  'server',
  'web',
  'bench',
  'e2e',
  'docs',
  'deploy',
  'scripts',
];
const PATH = new RegExp(`\`((?:${ROOMS.join('|')})/[\\w./-]+)\``, 'gu');
const LINK = /\]\((?!https?:)([^)#\s]+)[^)]*\)/gu;
const COMMAND = /\bnpm run ([\w:]+)/gu;

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};
const doors = ['engine', 'reading', 'compat-6tail', 'contract'].flatMap((room) => {
  const { exports } = JSON.parse(readFileSync(join(ROOT, room, 'package.json'), 'utf8')) as {
    exports: Readonly<Record<string, unknown>>;
  };
  return Object.keys(exports).map((door) => `${room}${door.slice(1)}`);
});

/** A path of the tree, or the name of a door such as `reading/chart`. */
function isThere(path: string): boolean {
  return existsSync(join(ROOT, path)) || doors.includes(path);
}

describe.each(DOCUMENTS)('%s', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8');

  test('its links, paths and commands exist', () => {
    const links = [...text.matchAll(LINK)].map(([, to = '']) => join(dirname(document), to));
    const paths = [...text.matchAll(PATH)].map(([, path = '']) => path);
    const commands = [...text.matchAll(COMMAND)].map(([, name = '']) => name);
    expect([...links, ...paths].filter((path) => !isThere(path))).toEqual([]);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});
