/**
 * The built web app, with the brotli and gzip forms that its build leaves beside the files. Files under /assets carry a
 * hash in their names and never change; all others are asked for anew.
 */
import { resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

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
      reply.header(
        'cache-control',
        path.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
}
