/**
 * The files of each page, known at build time: the first script of the document requests those of the page in the
 * address, so that they load in parallel with the files of every page.
 */
import { readFileSync } from 'node:fs';
import type { Rolldown } from 'vite';
import { PATHS, type PageId } from './src/lib/page/paths.ts';

/** Groups of chunks.ts that fill in a page when it has been drawn, by its module; every other page waits for the sky of its header. */
const FILLED_BY: Readonly<Record<string, readonly string[]>> = {
  LauncherPage: ['sky', 'almanac'],
  CompassPage: ['sky', 'almanac'],
};

/** Groups that fill in the page of a module, by name. */
export function fillersOf(pageModule: string): readonly string[] {
  return FILLED_BY[pageModule] ?? ['sky'];
}

const PAGE = /^ {2}(\w+): \(\) => import\('\.\.\/pages\/(\w+)\.tsx'\)/gm;

/** The lists of pages; a page of a list that is loaded later waits for that list too. */
const LISTS = ['pages', 'morePages'] as const;

interface PageModule {
  readonly page: PageId;
  readonly module: string;
  readonly list: (typeof LISTS)[number];
}

/** Pages with their modules, as the lists of pages have them. */
export function pageModules(): readonly PageModule[] {
  return LISTS.flatMap((list) => {
    const text = readFileSync(new URL(`./src/app/${list}.ts`, import.meta.url), 'utf8');
    return [...text.matchAll(PAGE)].map(([, page, module]) => ({
      page: page as PageId,
      module: module as string,
      list,
    }));
  });
}

/** What draws the page of 三件要事; their words come when it has been painted. */
const BRIEF_MODULES = /\/features\/chart\/brief\/BriefTab\.tsx$/;
/** What draws the analysis beside a grid, with 三件要事 among its parts. */
const ASIDE_MODULES = /\/features\/chart\/(analysisTabs|analysis\/mattersOf)\.ts$/;

type Chunk = Rolldown.OutputChunk & { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } };

/** The files of each path, as boot.js reads them: names once, pages as places in the list. */
export interface FirstFiles {
  readonly names: readonly string[];
  readonly pages: Readonly<Record<string, readonly number[]>>;
  /** What a chart's page needs beside its own files when a link opens it. */
  readonly link: readonly number[];
  /** What it needs where it opens with 三件要事. */
  readonly brief: readonly number[];
  /** What it needs where the window has room for the analysis beside the grid. */
  readonly aside: readonly number[];
}

/** Collects the files of every page from a bundle, but for those that the document itself names: every page begins with them. */
export function firstFilesOf(bundle: Rolldown.OutputBundle, document: string): FirstFiles {
  const chunks = new Map<string, Chunk>();
  for (const file of Object.values(bundle)) if (file.type === 'chunk') chunks.set(file.fileName, file);
  const add = (files: Set<string>, name: string): Set<string> => {
    const chunk = chunks.get(name);
    if (chunk === undefined || files.has(name)) return files;
    files.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const imported of chunk.imports) add(files, imported);
    return files;
  };
  const all = [...chunks.values()];
  const names: string[] = [];
  const placeOf = (name: string) => (names.includes(name) ? names.indexOf(name) : names.push(name) - 1);
  const placesOf = (own: readonly Chunk[]): readonly number[] =>
    [...own.reduce((found, { fileName }) => add(found, fileName), new Set<string>())]
      .filter((name) => !document.includes(name))
      .map(placeOf)
      // In order they compress better: every page begins with the list of all pages.
      .toSorted((a, b) => a - b);
  const pages = pageModules().map(({ page, module, list }) => {
    const own = all.filter(
      ({ name, moduleIds }) =>
        name === list ||
        moduleIds.some((id) => id.endsWith(`/src/pages/${module}.tsx`)) ||
        fillersOf(module).includes(name),
    );
    return [PATHS[page], placesOf(own)] as const;
  });
  const link = placesOf(all.filter(({ name }) => name === 'link'));
  const chart = pages.find(([path]) => path === PATHS.chart)?.[1] ?? [];
  const without = (modules: RegExp, known: readonly number[]) =>
    placesOf(all.filter(({ moduleIds }) => moduleIds.some((id) => modules.test(id)))).filter(
      (place) => !known.includes(place),
    );
  const brief = without(BRIEF_MODULES, chart);
  const aside = without(ASIDE_MODULES, chart);
  return {
    names: names.map((name) => name.replace(/^assets\//, '')),
    pages: Object.fromEntries(pages),
    link,
    brief,
    aside,
  };
}

const PLACE = '/* the files of each page, by the build */ null';
const TAG = /\s*<script [^>]*src="\.\/boot\.js"><\/script>/;
/** After the scripts of every page, which are requested first; a script behind styles would wait for them. */
const STYLES = '<link rel="stylesheet"';

/** Inlines boot.js into the document, with the files of each page: one round trip less before the first render. */
export function withFirstScript(document: string, files: FirstFiles): string {
  const script = readFileSync(new URL('./boot.js', import.meta.url), 'utf8');
  for (const [name, found] of [
    ['boot.js', script.includes(PLACE)],
    ['index.html', TAG.test(document) && document.includes(STYLES)],
  ] as const)
    if (!found) throw new Error(`Cannot write the files of pages: no place for them in ${name}`);
  // Every first load waits for it: what explains it, and how it is laid out, stays in the source.
  const bare = script.replace(/^\/\/.*\n/gm, '').replace(/\n\s*/g, '\n');
  const whole = bare.replace(PLACE, () => JSON.stringify(files)).trim();
  return document.replace(TAG, '').replace(STYLES, () => `<script>${whole}</script>\n    ${STYLES}`);
}
