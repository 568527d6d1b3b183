/** The pages of the site, their documents and links; with FULL=1 also the site as it is built. */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { isFull } from '../../engine/golden/sweep.ts';
import { linkOf, slugOf } from './markdown.ts';
import { ADDRESSES, FILES, PAGES } from './pages.ts';
import { DOORS } from './doors.ts';
import { ROOT } from './root.ts';

const LINK = /\]\(([^)\s]+)\)/g;
const documents = PAGES.filter(({ group }) => group !== 'reference');

const textOf = (source: string): string => readFileSync(join(ROOT, source), 'utf8');

/** Text outside of code. */
const proseOf = (text: string): string =>
  text.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, '');

function anchorsOf(source: string): string[] {
  const headings = textOf(source)
    .replaceAll(/^```[\s\S]*?^```/gm, '')
    .matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, heading = '']) => slugOf(heading.replaceAll('`', '')));
}

describe('the pages of the site', () => {
  test('each has a document and an address that no other has', () => {
    expect(PAGES.length).toBeGreaterThan(120);
    expect([...ADDRESSES.keys()].filter((source) => !existsSync(join(ROOT, source)))).toEqual([]);
    const count = PAGES.length + FILES.length;
    expect([ADDRESSES.size, new Set(ADDRESSES.values()).size]).toEqual([count, count]);
  });

  test('every published door is one', () => {
    expect(DOORS.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['@shangyuan/engine', '@shangyuan/engine/chart', '@shangyuan/reading/report']),
    );
    expect(DOORS.map(({ source }) => ADDRESSES.get(source))).toEqual(DOORS.map(({ address }) => address));
  });

  test('links between documents lead to a heading that is there', () => {
    const broken = documents.flatMap(({ source }) =>
      [...proseOf(textOf(source)).matchAll(LINK)].flatMap(([, href = '']) => {
        const link = linkOf(href, source, '', ADDRESSES);
        const anchor = href.split('#')[1];
        if (link === null || anchor === undefined || /^[a-z]+:/.test(href)) return [];
        const target = href.startsWith('#')
          ? source
          : documents.find(({ address }) => address === link.split('#')[0])?.source;
        return target === undefined || anchorsOf(target).includes(anchor) ? [] : [`${source}: ${href}`];
      }),
    );
    expect(broken).toEqual([]);
  });
});

describe('a link of a document', () => {
  test.each([
    ['PERFORMANCE.md', 'docs/ACCURACY.md', '../performance/'],
    ['ACCURACY.md#what-is-not-here-and-why', 'docs/FROM_6TAIL.md', '../accuracy/#what-is-not-here-and-why'],
    ['../../engine/src/entry/index.ts', 'site/pages/index.md', '../reference/engine/'],
    ['index.md', 'site/pages/rules.md', '../'],
    ['chart.schema.json', 'docs/CHART_JSON.md', '../chart-json/chart.schema.json'],
    ['#the-arrows', 'docs/ARCHITECTURE.md', '#the-arrows'],
    ['https://www.geonames.org', 'README.md', 'https://www.geonames.org'],
    ['OPERATIONS.md', 'docs/ACCURACY.md', null],
    ['../engine/golden/catalogue.ts', 'docs/ACCURACY.md', null],
  ])('%s of %s is %s', (href, from, expected) => {
    expect(linkOf(href, from, '../', ADDRESSES)).toBe(expected);
  });

  test('to the page that has it leads to that page', () => {
    expect(linkOf('index.md', 'site/pages/rules.md', '', ADDRESSES)).toBe('./');
  });
});

test.each([
  ['Known disagreements', 'known-disagreements'],
  ['农历与节气 Lunar dates and terms', '农历与节气-lunar-dates-and-terms'],
  ["The engine's version", 'the-engines-version'],
])('the anchor of %s is %s', (heading, anchor) => {
  expect(slugOf(heading)).toBe(anchor);
});

const ADDRESS = /<(?:a|link|script)\b[^>]*?\b(?:href|src)="([^"]*)"/g;
const ID = /\bid="([^"]+)"/g;
const OUTSIDE = /^(?:https?:|\/$)/;

if (isFull)
  describe('the built site', () => {
    const pages = new Map<string, string>();
    let dist = '';
    beforeAll(async () => {
      // TypeDoc and Eleventy are loaded only here.
      const { buildSite, DIST } = await import('./build.ts');
      dist = DIST;
      expect(await buildSite()).toBe(PAGES.length);
      for (const { address } of PAGES)
        pages.set(address, readFileSync(join(dist, address, 'index.html'), 'utf8'));
    });

    test('every link and anchor leads somewhere', () => {
      const anchors = new Map(
        Array.from(pages, ([address, html]) => [
          address,
          new Set(Array.from(html.matchAll(ID), ([, id]) => id)),
        ]),
      );
      const broken = Array.from(pages).flatMap(([address, html]) =>
        [...new Set(Array.from(html.matchAll(ADDRESS), ([, href = '']) => href))]
          .filter((href) => !OUTSIDE.test(href))
          .filter((href) => {
            const [path = '', anchor] = href.split('#');
            const target = path === '' ? address : posix.join(address, path).replace(/^\.\/?/, '');
            if (anchor !== undefined) return anchors.get(target)?.has(decodeURIComponent(anchor)) !== true;
            return !pages.has(target) && !existsSync(join(dist, target));
          })
          .map((href) => `${address}: ${href}`),
      );
      expect(broken).toEqual([]);
      expect(
        Array.from(pages.values(), (html) => [...html.matchAll(ADDRESS)].length).every((n) => n > 100),
      ).toBe(true);
    });

    test('no script, style or handler stands in a page', () => {
      for (const [address, html] of pages) {
        const outsideCode = html.replaceAll(/<pre[\s\S]*?<\/pre>/g, '');
        expect(outsideCode, address).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son\w+="/);
        expect(html.match(/<h1/g), address).toHaveLength(1);
        expect(new Set(html.match(ID)).size, address).toBe(html.match(ID)?.length);
      }
    });

    test('a function has its docstring, parameters and example', () => {
      const html = pages.get('reference/engine/') ?? '';
      expect(html).toContain('id="castchart"');
      expect(html).toContain('Casts a chart.');
      expect(html).toContain('<p>Source: 协纪辨方书 and the tables');
      expect(html).toMatch(/almanacDay[\s\S]*诸事不宜/);
    });
  });
