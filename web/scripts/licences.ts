/**
 * The packages whose work the app carries to its users, with their licences: those whose modules the build has written,
 * those of the service worker, and those that tables and icons in our sources were made from. The list is generated.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** A package, and its licence text; `text` is '' where the package has none. */
export interface Licence {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

const WEB = new URL('../', import.meta.url).pathname;
const LICENCE_FILE = /^(licen[cs]e|copying)(\.(md|txt|mit))?$/i;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const manifestIn = (folder: string) => JSON.parse(readFileSync(`${folder}package.json`, 'utf8')) as Manifest;

/**
 * Folder of the package that a module belongs to, null for modules of our own.
 *
 * @example packageFolder('/a/node_modules/react/cjs/react.js') // "/a/node_modules/react/"
 * @example packageFolder('/a/node_modules/@noble/hashes/sha3.js?v=1') // "/a/node_modules/@noble/hashes/"
 * @example packageFolder('/a/web/src/main.tsx') // null
 */
export function packageFolder(id: string): string | null {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/@.][^/]*\//.exec(id)?.[0] ?? null;
}

/** Folder of a package by its name, as the web app finds it. */
function folderOf(name: string): string | null {
  const places = createRequire(`${WEB}package.json`).resolve.paths(name) ?? [];
  const found = places.find((place) => existsSync(`${place}/${name}/package.json`));
  return found === undefined ? null : `${found}/${name}/`;
}

function licenceIn(folder: string): Licence {
  const { name, version, license = '' } = manifestIn(folder);
  const file = readdirSync(folder).find((entry) => LICENCE_FILE.test(entry));
  const text = file === undefined ? '' : readFileSync(folder + file, 'utf8').trim();
  return { name, version, licence: license, text };
}

/** A package and all its dependencies. */
function withDependencies(name: string, seen: Set<string> = new Set()): readonly string[] {
  const folder = folderOf(name);
  if (folder === null || seen.has(folder)) return [];
  seen.add(folder);
  for (const needed of Object.keys(manifestIn(folder).dependencies ?? {})) withDependencies(needed, seen);
  return [...seen];
}

/** Packages that a source names in its imports. */
function importsOf(file: string): readonly string[] {
  const found = readFileSync(file, 'utf8').matchAll(/from '((?:@[^/']+\/)?[^./'][^/']*)/g);
  return [...found].map(([, name = '']) => name).filter((name) => !name.startsWith('node:'));
}

/** Packages that the makers of our tables and icons read: they are in our sources, as data. */
function dataPackages(): readonly string[] {
  const makers = readdirSync(`${WEB}scripts`)
    .filter((name) => /^build\w+\.ts$|^region\w+\.ts$/.test(name))
    .map((name) => readFileSync(`${WEB}scripts/${name}`, 'utf8'));
  const names = Object.keys(manifestIn(WEB).devDependencies ?? {});
  return names.filter((name) => makers.some((text) => text.includes(name)));
}

/**
 * Licences of what is shipped, by name.
 *
 * @param modules every module that the build has written
 */
export function licencesOf(modules: readonly string[]): readonly Licence[] {
  const folders = new Set([
    ...modules.map(packageFolder),
    ...importsOf(`${WEB}src/sw.ts`).flatMap((name) => withDependencies(name)),
    ...dataPackages().map(folderOf),
  ]);
  return [...folders]
    .filter((folder) => folder !== null)
    .map(licenceIn)
    .filter(({ name }) => !name.startsWith('@shangyuan/'))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Writes licences.json beside the app. */
export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? Object.keys(file.modules) : [],
      );
      const source = JSON.stringify(licencesOf(modules));
      this.emitFile({ type: 'asset', fileName: 'licences.json', source });
    },
  };
}
