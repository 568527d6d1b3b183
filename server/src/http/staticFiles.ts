/**
 * The built web app, held in memory with its brotli and gzip forms: a request is one look-up by its exact path, so no
 * path can leave the folder. Files under /assets carry a hash in their names and never change.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};
const PACKED = new Set(['.png', '.webp', '.jpg', '.woff2']);
const MIN_PACK_BYTES = 512;
const BROTLI_QUALITY = 10;

type StaticFile = {
  readonly body: Buffer;
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
  br: Buffer | null;
  gzip: Buffer | null;
};

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/**
 * Serves a folder.
 *
 * @returns promise that settles when every file has its compressed forms; before that they go out as they are
 */
export async function serveStatic(app: FastifyInstance, folder: string): Promise<void> {
  const files = readFolder(folder);
  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const file = files.get(path === '/' ? '/index.html' : path);
    return file === undefined ? reply.callNotFound() : send(file, request, reply);
  };
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: serve });
  for (const [path, file] of files) await pack(folder + path, path, file);
}

function readFolder(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.br') || entry.name.endsWith('.gz')) continue;
    const full = `${entry.parentPath}/${entry.name}`;
    const path = full.slice(folder.length).replaceAll('\\', '/');
    files.set(path, readStaticFile(full, path));
  }
  return files;
}

function readStaticFile(full: string, path: string): StaticFile {
  const body = readFileSync(full);
  return {
    body,
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    cacheControl: path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    br: null,
    gzip: null,
  };
}

/** The build's own .br and .gz are taken where they are; else they are made here. */
async function pack(full: string, path: string, file: StaticFile): Promise<void> {
  if (PACKED.has(extname(path)) || file.body.length < MIN_PACK_BYTES) return;
  file.gzip = existsSync(`${full}.gz`) ? readFileSync(`${full}.gz`) : await packGzip(file.body, { level: 9 });
  file.br = existsSync(`${full}.br`)
    ? readFileSync(`${full}.br`)
    : await packBrotli(file.body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: file.body.length,
        },
      });
}

function send(file: StaticFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('cache-control', file.cacheControl).header('vary', 'accept-encoding').type(file.type);
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding =
    /\bbr\b/.test(accepted) && file.br !== null
      ? 'br'
      : /\bgzip\b/.test(accepted) && file.gzip !== null
        ? 'gzip'
        : '';
  const etag = encoding === '' ? file.etag : file.etag.replace(/"$/, `-${encoding}"`);
  reply.header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (encoding !== '') reply.header('content-encoding', encoding);
  const body = encoding === 'br' ? file.br : encoding === 'gzip' ? file.gzip : file.body;
  return reply.send(body);
}
