/**
 * Bodies of JSON: those nested deeper than any of ours are refused before they are parsed, since every reader after that walks
 * through them.
 */
import type { FastifyInstance } from 'fastify';
import { BOUNDS } from '../bounds.ts';
import { AppError } from '../errors.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/** Whether lists and objects of a text of JSON stand in one another deeper than that. */
export function isDeeperThan(limit: number, text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at + 1);
    else if (CLOSING.has(code)) depth -= 1;
    else if (OPENING.has(code)) {
      depth += 1;
      if (depth > limit) return true;
    }
  }
  return false;
}

function endOfString(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at;
    if (code === BACKSLASH) at += 1;
  }
  return text.length;
}

export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isDeeperThan(BOUNDS.jsonDepth.limit, String(body))) done(new AppError('badInput'));
    else void parse(request, String(body), done);
  });
}
