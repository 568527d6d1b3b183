/**
 * Keeps other sites from making a user's browser act. Browsers say where a request comes from (Fetch Metadata); old
 * ones only by Origin or Referer; programs say nothing. Reads from another site are refused too: they have no business.
 */
import type { Call } from '@shangyuan/contract';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';

/** The origin of the app; the one that a request came to where none is configured. */
type OwnOrigin = Pick<Config, 'PUBLIC_ORIGIN'>;

/** @throws AppError foreignOrigin */
export function checkOrigin(call: Call, request: FastifyRequest, config: OwnOrigin): void {
  const { headers } = request;
  const isPrefetch = `${String(headers['sec-purpose'] ?? '')}${String(headers['purpose'] ?? '')}`.includes(
    'prefetch',
  );
  const isFine = call.kind === 'read' ? isAllowedRead(request) : isAllowedWrite(request, config);
  if (isPrefetch || !isFine) throw new AppError('foreignOrigin');
}

function isAllowedRead({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] !== 'cross-site';
}

function isAllowedWrite(request: FastifyRequest, config: OwnOrigin): boolean {
  const { headers } = request;
  const site = headers['sec-fetch-site'];
  const origin = headers.origin;
  if (site !== undefined) {
    const isOwnFetch =
      ['cors', 'same-origin'].includes(String(headers['sec-fetch-mode'])) &&
      headers['sec-fetch-dest'] === 'empty';
    const isOwnOrigin =
      config.PUBLIC_ORIGIN === undefined || origin === undefined || isOwn(origin, request, config);
    return site === 'same-origin' && isOwnFetch && isOwnOrigin;
  }
  if (origin !== undefined) return isOwn(origin, request, config);
  if (headers.referer !== undefined) return isOwn(headers.referer, request, config);
  if (headers['x-requested-with'] !== undefined) return true;
  return isProgram(request);
}

function isOwn(url: string, request: FastifyRequest, config: OwnOrigin): boolean {
  return URL.canParse(url) && new URL(url).origin === ownOrigin(request, config);
}

/**
 * Where users reach us, such as https://example.com: what is configured, else where this request came to.
 *
 * @throws AppError badInput where the headers of the request name no place on the web
 */
export function ownOrigin(request: FastifyRequest, config: OwnOrigin): string {
  const address = config.PUBLIC_ORIGIN ?? `${request.protocol}://${request.host}`;
  if (!/^https?:/.test(address) || !URL.canParse(address)) throw new AppError('badInput');
  return new URL(address).origin;
}

/**
 * A client that shows no sign of a browser and brings no cookie has no user to be tricked: only programs look so, and a
 * cross-site page in a browser too old for Fetch Metadata, which could at most log its visitor in again.
 */
function isProgram({ headers }: FastifyRequest): boolean {
  return headers.cookie === undefined && !/text\/html|image\//.test(headers.accept ?? '');
}
