/**
 * The built web app, with the brotli and gzip forms that its build leaves beside the files. Files under /assets carry a
 * hash in their names and never change; all others are asked for anew. Those under /assets are scripts and styles, no
 * documents, and a first visit loads a dozen of them: they come without the headers that only documents obey.
 */
import { resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { OF_DOCUMENTS } from './security.ts';

export async function serveStatic(app: FastifyInstance, folder: string): Promise<void> {
  const assets = resolve(folder, 'assets') + sep;
  await app.register(fastifyStatic, {
    root: resolve(folder),
    preCompressed: true,
    decorateReply: false,
    dotfiles: 'ignore',
    // The compressed forms are answers to Accept-Encoding, not pages of their own.
    allowedPath: (path) => !/\.(br|gz)$/.test(path),
    cacheControl: false,
    setHeaders: (reply, path) => {
      if (!path.startsWith(assets)) {
        reply.header('cache-control', 'no-cache');
        return;
      }
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      for (const name of OF_DOCUMENTS) reply.removeHeader(name);
    },
  });
}
