/**
 * Changes to the Markdown of the generator: anchors as the repository's documents use them, links between files as links between
 * pages, tables and code that scroll by keyboard.
 */
import { posix } from 'node:path';

/** The part of a token of markdown-it that is read here. */
interface Token {
  readonly type: string;
  content: string;
  readonly children: Token[] | null;
  tag: string;
  attrGet: (name: string) => string | null;
  attrSet: (name: string, value: string) => void;
}
/** The part of markdown-it that is used here. */
export interface Markdown {
  readonly core: { readonly ruler: { push: (name: string, rule: (state: State) => void) => void } };
  readonly renderer: { readonly rules: Record<string, (() => string) | undefined> };
}
interface State {
  readonly tokens: Token[];
  readonly env: { readonly source?: string; readonly depth?: string };
}

/** Anchor of a heading: letters and figures of any script, in lower case, joined by hyphens. */
export const slugOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/gu, '-');

const OWN_ID = / \{#([\w-]+)\}$/;
const OUTSIDE = /^(?:[a-z]+:|\/)/;

function freeOf(id: string, taken: ReadonlySet<string>): string {
  let free = id;
  for (let count = 1; taken.has(free); count++) free = `${id}-${count}`;
  return free;
}

function setHeadingIds(tokens: readonly Token[]): void {
  const taken = new Set<string>();
  for (const [index, token] of tokens.entries()) {
    const inline = tokens[index + 1];
    if (token.type !== 'heading_open' || inline === undefined || inline.children === null) continue;
    const last = inline.children.at(-1);
    const own = OWN_ID.exec(last?.content ?? '')?.[1];
    if (last !== undefined) last.content = last.content.replace(OWN_ID, '');
    const id = own ?? slugOf(inline.children.map(({ content }) => content).join(''));
    const free = freeOf(id, taken);
    taken.add(free);
    token.attrSet('id', free);
  }
}

/**
 * Where a link of a document leads on the site.
 *
 * @param href as it stands in the document
 * @param from the document's path
 * @param addresses of the pages, by their sources
 * @returns relative to `depth`; null where the site has no such page
 */
export function linkOf(
  href: string,
  from: string,
  depth: string,
  addresses: ReadonlyMap<string, string>,
): string | null {
  if (OUTSIDE.test(href) || href.startsWith('#')) return href;
  const [path = '', anchor] = href.split('#');
  const address = addresses.get(posix.join(posix.dirname(from), path));
  if (address === undefined) return null;
  return `${depth}${address}${anchor === undefined ? '' : `#${anchor}`}` || './';
}

/** Links to what the site does not have become plain text. */
function setLinks(
  inline: Token,
  { source = '', depth = '' }: State['env'],
  addresses: ReadonlyMap<string, string>,
) {
  const { children } = inline;
  if (children === null) return;
  const stack: boolean[] = [];
  const left = children.filter((token) => {
    if (token.type === 'link_close') return stack.pop() ?? true;
    if (token.type !== 'link_open') return true;
    const href = linkOf(token.attrGet('href') ?? '', source, depth, addresses);
    if (href !== null) token.attrSet('href', href);
    stack.push(href !== null);
    return href !== null;
  });
  children.splice(0, children.length, ...left);
}

/** An empty cell in the head of a table is no heading. */
function setEmptyHeadings(tokens: readonly Token[]): void {
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'th_open' || tokens[index + 1]?.content !== '') continue;
    for (const part of [token, tokens[index + 2]]) if (part !== undefined) part.tag = 'td';
  }
}

/** Prepares the Markdown of the generator for pages that carry `source` and `depth` in their data. */
export function prepareMarkdown(markdown: Markdown, addresses: ReadonlyMap<string, string>): void {
  markdown.core.ruler.push('site', ({ tokens, env }) => {
    setHeadingIds(tokens);
    setEmptyHeadings(tokens);
    for (const token of tokens) if (token.type === 'inline') setLinks(token, env, addresses);
  });
  markdown.renderer.rules['table_open'] = () =>
    '<div class="scroll" role="group" aria-label="表格" tabindex="0"><table>\n';
  markdown.renderer.rules['table_close'] = () => '</table></div>\n';
}
