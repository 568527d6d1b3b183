/**
 * What the documents point at exists: links between files, paths in back-ticks, commands of npm, and addresses on the network, which
 * are few and known.
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
  'compat-6tail/README.md',
  'cli/README.md',
  'mcp/README.md',
  'embed/README.md',
  'site/pages/index.md',
  'site/pages/playground.md',
  'site/pages/rules.md',
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
  'cli',
  'mcp',
  'embed',
  'contract',
  'server',
  'web',
  'bench',
  'e2e',
  'docs',
  'deploy',
  'scripts',
  'site',
];
const PATH = new RegExp(`\`((?:${ROOMS.join('|')})/[\\w./-]+)\``, 'gu');
const LINK = /\]\((?!https?:)([^)#\s]+)[^)]*\)/gu;
const COMMAND = /\bnpm run ([\w:]+)/gu;
const ADDRESS = /https?:\/\/([\w.-]+)/gu;
/** Hosts that documents may name: sources that exist, the machine itself, and the host that is reserved for examples. */
const HOSTS = ['www.geonames.org', 'www.gov.cn', '127.0.0.1', 'example.com'];
/** What a command takes from a registry, where no package of ours is. */
const INSTALLED = /\b(?:npm (?:install|i|add|exec)|npx|yarn add|pnpm add)\b[^\n`]*/gu;

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

  test('its addresses are known ones, and it takes no package of ours from a registry', () => {
    const hosts = [...text.matchAll(ADDRESS)].map(([, host = '']) => host);
    expect(hosts.filter((host) => !HOSTS.includes(host))).toEqual([]);
    const installed = [...text.matchAll(INSTALLED)].map(([command]) => command);
    expect(installed.filter((command) => command.includes('@shangyuan/'))).toEqual([]);
  });
});

test.each(['.', 'engine', 'reading', 'compat-6tail', 'embed', 'contract', 'server', 'web'])(
  'package.json of %s names no address',
  (room) => {
    const text = readFileSync(join(ROOT, room, 'package.json'), 'utf8');
    const { homepage, repository, bugs } = JSON.parse(text) as Record<string, unknown>;
    expect([homepage, repository, bugs]).toEqual([undefined, undefined, undefined]);
  },
);
