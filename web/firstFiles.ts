/**
 * The files of each page, known when it is built: the first script of the document asks for those of the page that the address
 * names, so that they come beside the files of every page instead of one after the other.
 */
import { readFileSync, writeFileSync } from 'node:fs';
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

/** Pages with their modules, as the list of pages has them. */
export function pageModules(): readonly (readonly [page: PageId, pageModule: string])[] {
  const list = readFileSync(new URL('./src/app/pages.ts', import.meta.url), 'utf8');
  return [...list.matchAll(PAGE)].map(([, page, pageModule]) => [page as PageId, pageModule as string]);
}

type Chunk = Rolldown.OutputChunk & { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } };

/** The files of each path, as public/boot.js reads them: names once, pages as places in the list. */
export interface FirstFiles {
  readonly names: readonly string[];
  readonly pages: Readonly<Record<string, readonly number[]>>;
}

/** Collects the files of every page from a bundle. */
export function firstFilesOf(bundle: Rolldown.OutputBundle): FirstFiles {
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
  // The document itself names what every page begins with.
  const html = bundle['index.html'];
  const document = html?.type === 'asset' ? String(html.source) : '';
  const names: string[] = [];
  const placeOf = (name: string) => (names.includes(name) ? names.indexOf(name) : names.push(name) - 1);
  const pages = pageModules().map(([page, pageModule]) => {
    const own = all.filter(
      ({ name, moduleIds }) =>
        moduleIds.some((id) => id.endsWith(`/src/pages/${pageModule}.tsx`)) ||
        fillersOf(pageModule).includes(name),
    );
    const files = own.reduce((found, { fileName }) => add(found, fileName), new Set<string>());
    return [PATHS[page], [...files].filter((name) => !document.includes(name)).map(placeOf)] as const;
  });
  return { names: names.map((name) => name.replace(/^assets\//, '')), pages: Object.fromEntries(pages) };
}

const PLACE = '/* the files of each page, by the build */ null';

/** Writes the list into the first script of a built app. */
export function writeFirstFiles(bootFile: string, files: FirstFiles): void {
  const script = readFileSync(bootFile, 'utf8');
  if (!script.includes(PLACE))
    throw new Error(`Cannot write the files of pages: no place for them in ${bootFile}`);
  // Every first load waits for this file: what explains it stays in the source.
  const bare = script.replace(/^\/\/.*\n/gm, '');
  writeFileSync(bootFile, bare.replace(PLACE, JSON.stringify(files)));
}
