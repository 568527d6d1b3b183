/**
 * Conditional responses (ETag).
 */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The tag of a content, strong: the same text gives the same tag. */
export function etagOf(content: string): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}

/**
 * Names what is answered and how long it may be kept.
 *
 * @returns whether the client has it already: 304 has then been set, and nothing more is to be sent
 */
export function isNotModified(
  request: FastifyRequest,
  reply: FastifyReply,
  tag: string,
  cacheControl: string,
): boolean {
  reply.header('etag', tag).header('cache-control', cacheControl);
  const tags = String(request.headers['if-none-match'] ?? '').split(',');
  const isSame = tags.some((text) => text.trim().replace(/^W\//, '') === tag);
  if (isSame) reply.code(304);
  return isSame;
}
