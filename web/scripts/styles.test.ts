/** Modules of styles and the parts that import them have the same classes. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCES = new URL('../src/', import.meta.url).pathname;
const names = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
const read = (name: string) => readFileSync(SOURCES + name, 'utf8');

/** Classes that a module defines. */
const defined = new Map(
  names
    .filter((name) => name.endsWith('.module.css'))
    .map((name) => {
      const bare = read(name).replaceAll(/\/\*.*?\*\/|"[^"]*"/gs, '');
      const selectors = bare.replaceAll(/\{[^{}]*\}/g, '{}');
      return [name, new Set([...selectors.matchAll(/\.([A-Z]\w*)/g)].map(([, one = '']) => one))] as const;
    }),
);

/** Classes that parts name, by module; null where one is chosen by a computed name. */
const used = new Map<string, Set<string> | null>();
for (const part of names.filter((name) => name.endsWith('.tsx'))) {
  const code = read(part);
  for (const [, variable = '', path = ''] of code.matchAll(/^import (\w+) from '(\S+\.module\.css)';/gm)) {
    const name = join(dirname(part), path);
    const before = used.get(name);
    if (before === null || new RegExp(`\\b${variable}\\[`).test(code)) used.set(name, null);
    else {
      const classes = [...code.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(
        ([, one = '']) => one,
      );
      used.set(name, new Set([...(before ?? []), ...classes]));
    }
  }
}

/** Lines from which a module of a feature or a part stands by itself; a page's loads with the page. */
const LEAST_LINES = 6;

describe('modules of styles', () => {
  it(`of a feature or a part have at least ${LEAST_LINES} lines, fewer go to a neighbour`, () => {
    const modules = [...defined.keys()].filter((name) => !name.startsWith('pages/'));
    expect(modules.length).toBeGreaterThan(80);
    expect(modules.filter((name) => read(name).split('\n').length - 1 < LEAST_LINES)).toEqual([]);
  });

  it('define every class that a part names', () => {
    const missing = [...used].flatMap(([name, classes]) =>
      [...(classes ?? [])]
        .filter((one) => defined.get(name)?.has(one) !== true)
        .map((one) => `${name} ${one}`),
    );
    expect(missing).toEqual([]);
  });

  it('define no class that no part names', () => {
    const left = [...defined].flatMap(([name, classes]) => {
      const named = used.get(name);
      if (named === null) return [];
      return [...classes].filter((one) => named?.has(one) !== true).map((one) => `${name} ${one}`);
    });
    expect(left).toEqual([]);
  });
});
