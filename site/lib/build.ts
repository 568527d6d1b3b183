/**
 * Builds the site into `site/dist`: pages by Eleventy, the reference by TypeDoc, scripts by rolldown, an index to search in, and the
 * compressed forms that the server sends.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import Eleventy from '@11ty/eleventy';
import highlight from '@11ty/eleventy-plugin-syntaxhighlight';
import { rolldown } from 'rolldown';
import { outlineOf } from './html.ts';
import { prepareMarkdown, type Markdown } from './markdown.ts';
import { ADDRESSES, FILES, GROUPS, PAGES, type SitePage } from './pages.ts';
import { referencePages } from './reference.ts';
import { ROOT } from './root.ts';
import { rulesTable } from './rules.ts';
import { searchIndex } from './search.ts';

/** Where the server finds the site. */
export const DIST = join(ROOT, 'site/dist');
const BUILDING = join(ROOT, 'node_modules/.cache/shangyuan/site');
const LAYOUTS = join(ROOT, 'site/layouts');
/** Scripts of the pages; each becomes one file of its name. */
const SCRIPTS = ['theme', 'site', 'playground', 'worker'];
const STYLES = ['web/src/ui/tokens.css', 'site/styles/site.css'];
const PACKED = /\.(?:html|css|js|json|svg)$/;
const BROTLI_QUALITY = 9;

/** From a page back to the root of the site: '' or '../../'. */
const depthOf = (address: string): string => '../'.repeat(address.split('/').length - 1);

const contents = Object.entries(GROUPS).map(([id, title]) => ({
  id,
  title,
  pages: PAGES.filter(({ group }) => group === id),
}));

function textOf({ source, group }: SitePage, reference: ReadonlyMap<string, string>): string {
  if (group === 'reference') return reference.get(source) ?? '';
  return readFileSync(join(ROOT, source), 'utf8').replace('<!-- table of rules -->', rulesTable);
}

async function writePages(reference: ReadonlyMap<string, string>): Promise<void> {
  const eleventy = new Eleventy(LAYOUTS, BUILDING, {
    quietMode: true,
    config(config) {
      config.setIncludesDirectory('.');
      config.setTemplateFormats(['md']);
      config.addPlugin(highlight, { preAttributes: { tabindex: 0 } });
      config.amendLibrary('md', (markdown: Markdown) => prepareMarkdown(markdown, ADDRESSES));
      config.addFilter('outline', outlineOf);
      for (const [index, page] of PAGES.entries()) {
        const { address, title, group, source } = page;
        config.addTemplate(`${address}index.md`, textOf(page, reference), {
          layout: 'page.njk',
          // Braces in a document are its text.
          templateEngineOverride: 'md',
          permalink: `${address}index.html`,
          depth: depthOf(address),
          page_group: group,
          before: PAGES[index - 1],
          after: PAGES[index + 1],
          address,
          title,
          source,
          contents,
        });
      }
    },
  });
  await eleventy.write();
}

async function writeScripts(): Promise<void> {
  for (const name of SCRIPTS) {
    await using build = await rolldown({ input: join(ROOT, `site/browser/${name}.ts`), platform: 'browser' });
    await build.write({
      file: join(BUILDING, `assets/${name}.js`),
      format: name === 'theme' ? 'iife' : 'es',
      minify: true,
    });
  }
}

function pack(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!PACKED.test(name)) continue;
    const file = join(folder, name);
    const body = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(body));
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    );
  }
}

/**
 * Builds the site and puts it in place of the one before.
 *
 * @returns the number of its pages
 * @throws Error where a document or the reference cannot be read; the site that was there stays
 */
export async function buildSite(): Promise<number> {
  rmSync(BUILDING, { recursive: true, force: true });
  mkdirSync(join(BUILDING, 'assets'), { recursive: true });
  await writePages(await referencePages());
  await writeScripts();
  const styles = STYLES.map((file) => readFileSync(join(ROOT, file), 'utf8'));
  writeFileSync(join(BUILDING, 'assets/site.css'), styles.join('\n'));
  for (const [file, place] of FILES) cpSync(join(ROOT, file), join(BUILDING, place));
  const pages = PAGES.map((page) => ({
    ...page,
    html: readFileSync(join(BUILDING, posix.join(page.address, 'index.html')), 'utf8'),
  }));
  writeFileSync(join(BUILDING, 'assets/search.json'), JSON.stringify(searchIndex(pages)));
  pack(BUILDING);
  rmSync(DIST, { recursive: true, force: true });
  renameSync(BUILDING, DIST);
  return pages.length;
}
