/** A copy of the working tree to break: every file of the repository, with the packages of the original. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Mutant } from './mutant.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SCOPE = '@shangyuan';

/** Copies the tree; the caller removes it with {@link removeTree}. @returns its path */
export function copyTree(): string {
  const tree = mkdtempSync(join(tmpdir(), 'mutants-'));
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
  });
  for (const path of list.toString('utf8').split('\0')) {
    if (path === '' || path.startsWith('docs/screens/')) continue;
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    cpSync(join(ROOT, path), join(tree, path));
  }
  // The workspaces must be the copy's own: a link to the whole of node_modules would lead back to the original.
  mkdirSync(join(tree, 'node_modules', SCOPE), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== SCOPE && !['.cache', '.vite', '.vite-temp'].includes(name))
      symlinkSync(join(ROOT, 'node_modules', name), join(tree, 'node_modules', name));
  for (const name of readdirSync(join(ROOT, 'node_modules', SCOPE)))
    symlinkSync(join('..', '..', name), join(tree, 'node_modules', SCOPE, name));
  for (const name of readdirSync(tree))
    try {
      symlinkSync(join(ROOT, name, 'node_modules'), join(tree, name, 'node_modules'));
    } catch {
      // A file, not a folder.
    }
  return tree;
}

/** Removes a copy. */
export const removeTree = (tree: string): void => rmSync(tree, { recursive: true, force: true });

/** Where the text of a mutant stands in the tree. */
export interface Spot {
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

/** Every place that a mutant's text has below its room; one, if the list is right. */
export function spotsOf(tree: string, { room, find }: Mutant): Spot[] {
  const files = /\.(ts|sql)$/.test(room)
    ? [room]
    : readdirSync(join(tree, room), { recursive: true, encoding: 'utf8' })
        .map((path) => `${room}/${path}`)
        .filter(
          (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.includes('node_modules'),
        );
  return files.flatMap((path) => {
    const text = readFileSync(join(tree, path), 'utf8');
    return [...text.matchAll(new RegExp(find, 'g'))].map(({ index }) => ({
      path,
      line: text.slice(0, index).split('\n').length,
      text,
    }));
  });
}

/** Puts a mutant in; call what it returns to take it out again. */
export function putIn(tree: string, mutant: Mutant, { path, text }: Spot): () => void {
  const file = join(tree, path);
  writeFileSync(file, text.replace(mutant.find, mutant.replace));
  return () => writeFileSync(file, text);
}
