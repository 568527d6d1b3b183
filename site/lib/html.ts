/** What is read out of built pages: their headings, links and anchors. */
const HEADING = /<h([1-4])(?: [^>]*?)?\bid="([^"]+)"[^>]*>([\s\S]*?)<\/h\1>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** A heading with the HTML that follows it up to the next one. */
export interface Section {
  readonly level: number;
  readonly id: string;
  /** Plain text. */
  readonly heading: string;
  readonly body: string;
}

/** HTML without its tags, blanks as one space. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Sections of a page's HTML, in order. */
export function sectionsOf(html: string): Section[] {
  const found = [...html.matchAll(HEADING)];
  return found.map((match, index) => ({
    level: Number(match[1]),
    id: match[2] ?? '',
    heading: plainText((match[3] ?? '').replaceAll(/<\/?code>/g, '')),
    body: html.slice(match.index + match[0].length, found[index + 1]?.index),
  }));
}

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

/** The list of what is on a page: its second and third headings, as HTML; empty where there are fewer than two. */
export function outlineOf(html: string): string {
  const sections = sectionsOf(html).filter(({ level }) => level === 2 || level === 3);
  if (sections.length < 2) return '';
  const items = sections.map(
    ({ level, id, heading }) => `<li data-level="${level}"><a href="#${id}">${escapeHtml(heading)}</a></li>`,
  );
  return `<h2>本页</h2><ul>${items.join('')}</ul>`;
}
