/**
 * The built web app, with the brotli and gzip forms that its build leaves beside the files. Files under /assets carry a
 * hash in their names and never change; all others are revalidated. Those under /assets are scripts and styles, no
 * documents, and a first visit loads a dozen of them: they come without the headers that only documents obey. The app's
 * document has one script in itself, which its content policy names by its digest. The web components may be loaded by pages of other
 * sites.
 */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { wayOf } from '../modules/operatorSession/operatorSession.service.ts';
import { isLocalRequest } from './local.ts';
import { DOCUMENT_HEADERS, policyWith } from './security.ts';

/** How files are sent. */
const FILES = {
  preCompressed: true,
  decorateReply: false,
  dotfiles: 'ignore',
  allowedPath: isNoPackedForm,
  cacheControl: false,
} as const;

/** The compressed forms are answers to Accept-Encoding, not separate pages. */
function isNoPackedForm(path: string): boolean {
  return !/\.(br|gz)$/.test(path);
}

/** The operator's page, which is there only for requests that could open it. */
const OPERATOR = /^\/operator(\/|$)/;

const POLICY = 'content-security-policy';

/** The digests of the scripts in a document, as a content policy names them. */
function digestsOf(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

/** The content policy of a document on the disk, read again when the file has changed: a new build may come under a server. */
function policyOf(path: string): (policy: string) => string {
  let known: { readonly changedMs: number; readonly digests: readonly string[] } | undefined;
  return (policy) => {
    const changedMs = statSync(path).mtimeMs;
    if (known?.changedMs !== changedMs) known = { changedMs, digests: digestsOf(readFileSync(path, 'utf8')) };
    return policyWith(policy, known.digests);
  };
}

export async function serveStatic(app: FastifyInstance, config: Config): Promise<void> {
  const folder = config.WEB_DIR;
  const operator = resolve(folder, 'operator') + sep;
  const assets = resolve(folder, 'assets') + sep;
  const page = join(resolve(folder), 'index.html');
  const components = join(resolve(folder), 'embed', 'shangyuan.js');
  const pagePolicy = policyOf(page);
  await app.register(fastifyStatic, {
    ...FILES,
    root: resolve(folder),
    allowedPath: (path, _root, request) =>
      isNoPackedForm(path) && (!OPERATOR.test(path) || wayOf(config, isLocalRequest(request)) !== null),
    setHeaders: (reply, path) => {
      if (path.startsWith(operator)) reply.header('x-robots-tag', 'noindex, nofollow');
      if (!path.startsWith(assets)) {
        reply.header('cache-control', 'no-cache');
        const file = path.replace(/\.(br|gz)$/, '');
        if (file === components)
          reply.headers({
            'access-control-allow-origin': '*',
            'cross-origin-resource-policy': 'cross-origin',
          });
        if (file === page) reply.header(POLICY, pagePolicy(String(reply.getHeader(POLICY))));
        return;
      }
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      for (const name of DOCUMENT_HEADERS) reply.removeHeader(name);
    },
  });
}

const NO_DOCS_PAGE =
  '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>没有这一页</title><p>文档里没有这一页，或文档还没有生成（<code>npm run docs</code>）· <a href="/">回首页</a></p></html>';

/**
 * The documentation at /docs/. It is built apart from the app and may come under a server that runs: each file is looked for when it
 * is requested. Its pages have no script in themselves.
 */
export async function serveDocs(app: FastifyInstance, folder: string): Promise<void> {
  app.get('/docs', async (_request, reply) => reply.redirect('/docs/'));
  const pages = async (docs: FastifyInstance): Promise<void> => {
    docs.setNotFoundHandler({ preHandler: app.rateLimit() }, (_request, reply) =>
      reply.code(404).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(NO_DOCS_PAGE),
    );
    await docs.register(fastifyStatic, {
      ...FILES,
      root: resolve(folder),
      suppressWarning: true,
      redirect: true,
      setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
    });
  };
  await app.register(pages, { prefix: '/docs' });
}
