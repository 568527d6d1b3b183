/** The index that the search of the site reads: every section of every page, by its words. */
import { plainText, sectionsOf } from './html.ts';
import type { SitePage } from './pages.ts';

/** Title and address of a page, then its sections: anchor, heading, and the beginning of the text. */
export type SearchIndex = readonly (readonly [
  title: string,
  address: string,
  sections: readonly (readonly [anchor: string, heading: string, text: string])[],
])[];

const TEXT_LENGTH = 240;
const MAIN = /<article>([\s\S]*?)<\/article>/;

/** Index of built pages. */
export function searchIndex(pages: readonly (SitePage & { readonly html: string })[]): SearchIndex {
  return pages.map(({ title, english, address, html }) => {
    const sections = sectionsOf(MAIN.exec(html)?.[1] ?? '').filter(({ level }) => level < 4);
    return [
      english === undefined ? title : `${title} ${english}`,
      address,
      sections.map(({ id, heading, body }) => [id, heading, plainText(body).slice(0, TEXT_LENGTH)]),
    ];
  });
}
