import { readFileSync } from 'node:fs';
import { CALLS } from '@shangyuan/contract';
import { expect, test } from 'vitest';
import { fillersOf, firstFilesOf, pageModules, withFirstScript } from './firstFiles.ts';
import { STORAGE_KEYS } from './src/lib/device/storage.ts';
import { PATHS, type PageId } from './src/lib/page/paths.ts';
import { scriptFor, type ScriptChoice } from './src/lib/script/scripts.ts';
import { LINK_KEYS_PATH } from './src/lib/wire/linkKeys.ts';

test('every page is found with its module', () => {
  expect(pageModules().map(({ page }) => page)).toEqual(expect.arrayContaining(Object.keys(PATHS)));
  expect(pageModules()).toContainEqual({ page: 'chart', module: 'ChartPage', list: 'pages' });
});

test('a page requests its own files, their imports and styles, and what fills it in, but not the files of every page', () => {
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
      chunk('link', ['vendor', 'seal']),
      chunk('brief', ['chart'], { moduleIds: ['/web/src/features/chart/brief/BriefTab.tsx'] }),
      chunk('matters', ['analysis'], { moduleIds: ['/web/src/features/chart/analysis/mattersOf.ts'] }),
      chunk('analysis', ['chart', 'glossary']),
      chunk('glossary', []),
      chunk('tabs', ['analysis', 'brief'], { moduleIds: ['/web/src/features/chart/analysisTabs.ts'] }),
      chunk('seal', []),
      chunk('morePages', ['vendor']),
      chunk('AboutPage', ['vendor'], { moduleIds: ['/web/src/pages/AboutPage.tsx'] }),
    ].map((file) => [file.fileName, file]),
  ) as unknown as Parameters<typeof firstFilesOf>[0];
  const { names, pages, link, brief, aside } = firstFilesOf(
    bundle,
    '<script src="./assets/vendor-1.js"></script>',
  );
  const filesOf = (page: PageId) => (pages[PATHS[page]] ?? []).map((place) => names[place]).toSorted();
  expect(filesOf('chart')).toEqual(['ChartPage-1.js', 'chart-1.css', 'chart-1.js', 'sky-1.js']);
  expect(filesOf('about')).toEqual(['AboutPage-1.js', 'morePages-1.js', 'sky-1.js']);
  expect(link.map((place) => names[place])).toEqual(['link-1.js', 'seal-1.js']);
  expect(brief.map((place) => names[place])).toEqual(['brief-1.js']);
  expect(aside.map((place) => names[place])).toEqual([
    'brief-1.js',
    'matters-1.js',
    'analysis-1.js',
    'glossary-1.js',
    'tabs-1.js',
  ]);
  expect(fillersOf('LauncherPage')).toContain('almanac');
});

test('the first script is inlined in the document with the list, unchanged', () => {
  const files = { names: ['$&-1.js'], pages: { '/': [0] }, link: [], brief: [], aside: [] };
  const scripts = '<script type="module" src="./assets/vendor-1.js"></script>';
  const styles = '<link rel="stylesheet" href="./assets/base-1.css">';
  const document = `<head>\n<script  src="./boot.js"></script>${scripts}${styles}</head>`;
  const [before = '', script = ''] = withFirstScript(document, files).split(
    /<script>|<\/script>\s+(?=<link)/,
  );
  expect(before).toBe(`<head>${scripts}`);
  expect(script).toMatch(/^\(function \(\) \{\n[\s\S]*\}\)\(\);$/);
  expect(script).toContain(`var first = ${JSON.stringify(files)};`);
  expect(script).not.toContain('//');
  expect(() => withFirstScript('<head></head>', files)).toThrow('index.html');
});

test('the first script shows what this app is to someone new who reads simplified characters', () => {
  const script = readFileSync(new URL('./boot.js', import.meta.url), 'utf8');
  const run = new Function('document', 'localStorage', 'navigator', 'location', 'window', script);
  const isShown = (languages: string[], script: ScriptChoice | undefined, steps: object, hash: string) => {
    const stored: Record<string, object> = { zh_settings: { script }, zh_first_steps: steps };
    const root = { dataset: {} as Record<string, string> };
    run(
      { documentElement: root },
      { getItem: (key: string) => JSON.stringify({ state: stored[key] }) },
      { languages },
      { hash },
      { matchMedia: () => ({ matches: false }) },
    );
    return 'intro' in root.dataset;
  };
  for (const languages of [['zh-CN'], ['en-US', 'zh-Hant-MO'], ['zh-HK'], ['zh-TW'], ['zh'], ['en'], []])
    for (const choice of [undefined, 'auto', 'simplified', 'hk', 'tw', 'english'] as const)
      expect(isShown(languages, choice, {}, ''), `${languages.join()} ${choice}`).toBe(
        scriptFor(choice ?? 'auto', languages) === 'simplified',
      );
  expect(isShown(['zh-CN'], undefined, {}, '#/')).toBe(true);
  expect(isShown(['zh-CN'], undefined, {}, `#${PATHS.home}`)).toBe(false);
  expect(isShown(['zh-CN'], undefined, { cast: true }, '')).toBe(false);
  expect(isShown(['zh-CN'], undefined, { isHidden: true }, '')).toBe(false);
});

test('the first script requests the keys of links by the name and the address that the app has', () => {
  const script = readFileSync(new URL('./boot.js', import.meta.url), 'utf8');
  expect(script).toContain(
    `if (!localStorage.${STORAGE_KEYS.linkKeys}) request('.${CALLS.listLinkKeys.path}', 'fetch')`,
  );
  expect(script).toContain(`address[0] === '${PATHS.chart}'`);
  expect(LINK_KEYS_PATH).toBe(CALLS.listLinkKeys.path);
});
