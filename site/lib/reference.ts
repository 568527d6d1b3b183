/**
 * The reference: a Markdown page for each published door, written by TypeDoc from the docstrings of the sources.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { Application, type TypeDocOptions } from 'typedoc';
import type { PluginOptions } from 'typedoc-plugin-markdown';
import { DOORS } from './doors.ts';
import { ROOT } from './root.ts';

/** Tags that only the generator of the JSON Schemas reads. */
const SCHEMA_TAGS = ['@pattern', '@asType', '@minimum', '@maximum'] as const;

const OPTIONS = {
  entryPoints: DOORS.map(({ source }) => join(ROOT, source)),
  tsconfig: join(ROOT, 'site/tsconfig.reference.json'),
  plugin: ['typedoc-plugin-markdown'],
  // The newer compiler of the repository has checked the types.
  skipErrorChecking: true,
  excludeInternal: true,
  excludePrivate: true,
  disableSources: true,
  excludeTags: [...SCHEMA_TAGS],
  readme: 'none',
  logLevel: 'Error',
  validation: false,
  basePath: ROOT,
  groupOrder: ['Functions', 'Classes', 'Variables', '*'],
  router: 'module',
  useHTMLAnchors: true,
  hideBreadcrumbs: true,
  hidePageHeader: true,
  hidePageTitle: true,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  typeAliasPropertiesFormat: 'table',
  classPropertiesFormat: 'table',
  typeDeclarationFormat: 'table',
  tableColumnSettings: { hideModifiers: true, hideSources: true },
} satisfies Partial<TypeDocOptions> & Partial<PluginOptions>;

const OPTION_SET = /`RulesOf`\\<\\\{ .*? \\\}\\>/g;
const LONG_UNION = /(?:`(?:"[^"`]*"|\d+)`(?: \\\| |, )){16,}`(?:"[^"`]*"|\d+)`/g;
const SHOWN = 4;

/** Types as a reader can take them in: a set of options by its name, a long list of literals by its first ones. */
function shortTypes(markdown: string): string {
  return markdown.replaceAll(OPTION_SET, '`RulesOf`\\<…\\>').replaceAll(LONG_UNION, (union) => {
    const separator = union.includes('\\|') ? ' \\| ' : ', ';
    const members = union.split(separator);
    return [...members.slice(0, SHOWN), `… (${members.length})`].join(separator);
  });
}

/** Anchors of TypeDoc stand in a line before their heading; ours are part of it. */
const withHeadingIds = (markdown: string): string =>
  markdown.replaceAll(/<a id="([^"]+)"><\/a>\n\n(#+ .+)/g, '$2 {#$1}');

/** What a docstring says after its tags is no part of the last of them. */
const withSources = (markdown: string): string =>
  markdown.replaceAll(/\n(?=(?:Accuracy|Checked|Source|Variants): )/g, '\n\n');

/** `engine/src/chart/index.ts` → `engine/src/chart.md`, as TypeDoc names its page. */
const pageOf = (source: string): string => source.replace(/(?:\/index)?\.ts$/, '.md');

/**
 * Writes the pages of all doors.
 *
 * @returns Markdown by the source of the door; links between the pages lead to sources
 * @throws Error where TypeDoc cannot read the sources; its message is shown
 */
export async function referencePages(): Promise<ReadonlyMap<string, string>> {
  const out = mkdtempSync(join(tmpdir(), 'shangyuan-reference-'));
  const sources = new Map(DOORS.map(({ source }) => [pageOf(source), source]));
  try {
    const app = await Application.bootstrapWithPlugins({ ...OPTIONS, out });
    const project = await app.convert();
    if (project === undefined) throw new Error('TypeDoc could not read the sources');
    await app.generateOutputs(project);
    return new Map(
      Array.from(sources, ([page, source]) => {
        const linked = readFileSync(join(out, page), 'utf8').replaceAll(
          /\]\(([\w./-]+\.md)(?=[#)])/g,
          (link, path: string) => {
            const target = sources.get(posix.join(posix.dirname(page), path));
            return target === undefined ? link : `](${posix.relative(posix.dirname(source), target)}`;
          },
        );
        return [source, withSources(withHeadingIds(shortTypes(linked)))];
      }),
    );
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
