/**
 * A separate site on which one build of the app can be followed by another: the built files, and the same files as a
 * next build would have them, under other names and with a changed word on one page.
 */
import { readFile, readdir } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';

const DIST = new URL('../../web/dist/', import.meta.url).pathname;
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.webp': 'image/webp',
};
/** What the next build calls 关于我们. */
export const NEXT_TITLE = '关于新版';

type Build = ReadonlyMap<string, Buffer>;

async function readBuild(): Promise<Build> {
  const names = (await readdir(DIST, { recursive: true })).filter((name) => extname(name) in TYPES);
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(DIST, name))] as const)),
  );
}

/** The same app as a next build: every file with a hash in its name has another, everywhere it is referenced. */
function nextBuild(build: Build): Build {
  const renamed = [...build.keys()].flatMap((name) => /^assets\/(.+)\.(js|css)$/.exec(name)?.[1] ?? []);
  // The longest first: one name may begin with another.
  const pattern = new RegExp(
    renamed
      .toSorted((a, b) => b.length - a.length)
      .map((name) => name.replaceAll(/[$.+*?()[\]{}|\\^]/g, String.raw`\$&`))
      .join('|'),
    'g',
  );
  const rename = (text: string) => text.replaceAll(pattern, '$&-next');
  return new Map(
    [...build].map(([name, body]) => {
      if (/\.(png|webp)$/.test(name)) return [name, body];
      const text = rename(body.toString('utf8')).replaceAll('关于我们', NEXT_TITLE);
      // The worker knows files without a hash by their revision.
      const marked = name === 'sw.js' ? text.replaceAll(/revision:\s*["'`]/g, '$&next') : text;
      return [rename(name), Buffer.from(marked)];
    }),
  );
}

/** A running site. */
export interface Site {
  readonly origin: string;
  /** Deploys the next build in place of the first; files that only the first had are removed. */
  readonly deployNext: () => void;
  readonly stop: () => Promise<void>;
}

/** Starts a site with the built app; calls to the server are not found there. */
export async function startSite(): Promise<Site> {
  const first = await readBuild();
  const state = { build: first };
  const server: Server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname.slice(1);
    const name = path === '' ? 'index.html' : path;
    const body = state.build.get(name);
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type': TYPES[extname(name)] ?? 'text/plain',
      'cache-control': 'no-cache',
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Cannot start the site: no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    deployNext: () => {
      state.build = nextBuild(first);
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
