import { expect, test } from 'vitest';
import { fillersOf, firstFilesOf, pageModules } from './firstFiles.ts';
import { PATHS } from './src/lib/page/paths.ts';

test('every page is found with its module', () => {
  expect(pageModules().map(([page]) => page)).toEqual(expect.arrayContaining(Object.keys(PATHS)));
  expect(new Map(pageModules()).get('chart')).toBe('ChartPage');
});

test('a page asks for its own files, their imports and styles, and what fills it in, but not for those of every page', () => {
  const chunk = (name: string, imports: string[], extra: object = {}) => ({
    type: 'chunk',
    name,
    fileName: `assets/${name}-1.js`,
    imports: imports.map((imported) => `assets/${imported}-1.js`),
    moduleIds: [],
    viteMetadata: { importedCss: new Set<string>() },
    ...extra,
  });
  const bundle = Object.fromEntries(
    [
      chunk('vendor', []),
      chunk('sky', ['vendor']),
      chunk('chart', ['vendor'], { viteMetadata: { importedCss: new Set(['assets/chart-1.css']) } }),
      chunk('ChartPage', ['chart'], { moduleIds: ['/web/src/pages/ChartPage.tsx'] }),
    ].map((file) => [file.fileName, file]),
  ) as unknown as Parameters<typeof firstFilesOf>[0];
  Object.assign(bundle, { 'index.html': { type: 'asset', source: '<script src="./assets/vendor-1.js">' } });
  const { names, pages } = firstFilesOf(bundle);
  expect((pages[PATHS.chart] ?? []).map((place) => names[place]).toSorted()).toEqual([
    'ChartPage-1.js',
    'chart-1.css',
    'chart-1.js',
    'sky-1.js',
  ]);
  expect(fillersOf('LauncherPage')).toContain('almanac');
});
