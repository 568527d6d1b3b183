/**
 * The sizes of the web room: a page fits on two screens, and a few lines with one user are part of that user. A file that is
 * loaded later, or that a test imports, stays; so does what a page draws from a feature.
 */
import { posix } from 'node:path';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { importsOf, sourceFiles, textOf } from './imports.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MOST_LINES_OF_PAGE = 120;
const FEW_LINES = 30;

const linesOf = (file: string): number => textOf(file).split('\n').length - 1;

/** Paths that a file imports, whether at once or later. */
const targetsOf = (file: string): string[] =>
  importsOf(textOf(file))
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => posix.join(posix.dirname(file), specifier));

const isLoadedLater = (user: string, file: string): boolean =>
  new RegExp(`\\bimport\\(\\s*'[^']*/${posix.basename(file).replaceAll('.', '\\.')}'`).test(textOf(user));

test(`a page has at most ${MOST_LINES_OF_PAGE} lines`, () => {
  const pages = sourceFiles().filter((file) => /^web\/src\/pages\/\w+Page\.tsx$/.test(file));
  expect(pages.length).toBeGreaterThan(40);
  expect(pages.filter((file) => linesOf(file) > MOST_LINES_OF_PAGE)).toEqual([]);
});

test(`a file of a feature under ${FEW_LINES} lines with one user in its folder is part of that user`, () => {
  const users = new Map<string, string[]>();
  for (const file of sourceFiles().filter((name) => name.startsWith('web/src/')))
    for (const target of new Set(targetsOf(file))) users.set(target, [...(users.get(target) ?? []), file]);
  const tested = new Set(
    globSync('web/src/**/*.test.{ts,tsx}', { cwd: ROOT }).flatMap((file) => targetsOf(file)),
  );
  const features = sourceFiles().filter((file) => file.startsWith('web/src/features/'));
  expect(features.length).toBeGreaterThan(200);
  const splinters = features.filter((file) => {
    const [user, another] = users.get(file) ?? [];
    if (user === undefined || another !== undefined || linesOf(file) >= FEW_LINES) return false;
    return posix.dirname(user) === posix.dirname(file) && !isLoadedLater(user, file) && !tested.has(file);
  });
  expect(splinters).toEqual([]);
});
