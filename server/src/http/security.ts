/**
 * Security headers fit for our single-page app, and limits that stand before any route.
 */
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import { CALLS, type Call } from '@shangyuan/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../config.ts';
import { MINUTE_MS } from '../duration.ts';
import { AppError } from '../errors.ts';
import { BOUNDS } from '../bounds.ts';
import { networkOf } from '../network.ts';
import { checkFraming, limitConnections } from './connections.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Pattern of the route, '' where there is none; Fastify makes an object each time it is asked. */
    route: string;
  }
}

const MAX_LOOP_DELAY_MS = 4_000;

const PERMISSIONS =
  'accelerometer=(self), camera=(), geolocation=(self), gyroscope=(self), magnetometer=(self), microphone=(), payment=(self), usb=()';

/** Where calls are, those that the spec puts outside /api too. */
const RATE_LIMITED = [
  '/api/',
  '/readyz',
  '/dev/',
  '/wxPay/',
  '/alipay/',
  '/orderApi/',
  '/viewNew',
  '/calendar/',
  '/mcp',
];

/** Calls of synchronisation: they are counted separately, so that they do not use up the other calls of an address. */
const SYNC = '/api/record/';

const isSync = (request: FastifyRequest) => !request.is404 && request.route.startsWith(SYNC);

/**
 * Files and /healthz are not counted; /readyz asks the database. What a request is for is the router's word: an address can be spelt in many ways.
 */
function isExempt(request: FastifyRequest): boolean {
  if (request.is404) return false;
  const { route } = request;
  // The files' route takes what no call has; none of them is under /api.
  if (route === '/*') return !(request.params as Readonly<Record<string, string>>)['*']?.startsWith('api/');
  return !RATE_LIMITED.some((start) => route.startsWith(start));
}

/**
 * What a browser obeys in a document and passes over in a script or a style that a document loads: four fifths of what their
 * headers would weigh. Should one be opened as a document, it is shown as text.
 */
export const DOCUMENT_HEADERS: readonly string[] = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Calls that are answered with JSON, which no browser shows as a document. */
const ENVELOPES: ReadonlySet<string> = new Set(
  (Object.values(CALLS) as readonly Call[]).flatMap(({ file, path }) => (file === undefined ? [path] : [])),
);

/** Headers of the answers to those: a document of it may load nothing and be shown in no other. */
const callHeaders = (headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => !DOCUMENT_HEADERS.includes(name))),
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  // Some calls send the browser on to another site.
  'referrer-policy': headers['referrer-policy'] ?? '',
});

/** A content policy that takes scripts in the document itself too, by their digests; whatever else is written into it does not run. */
export const policyWith = (policy: string, digests: readonly string[]): string =>
  policy.replace("script-src 'self'", () => ["script-src 'self'", ...digests].join(' '));

/** Headers of every answer: helmet's, made once, since none of them depends on the request. */
function securityHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => {},
  } as unknown as ServerResponse;
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Style attributes set custom properties (positions in diagrams, colours of pillars); no style elements. The first
        // line is for browsers that do not know the two below it.
        styleSrc: ["'self'", "'unsafe-inline'"],
        styleSrcElem: ["'self'"],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        // The page that shows other sites inside the app.
        frameSrc: ["'self'", 'https:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // No text becomes a script or markup; the one policy gives out the address of the service worker.
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['shangyuan'],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // The cashier of WeChat Pay checks the Referer's host, so it must not be withheld from other origins.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // As `frameAncestors` says it.
    frameguard: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  })({} as IncomingMessage, response, (error?: unknown) => {
    if (error !== undefined) throw error;
  });
  return { ...headers, 'permissions-policy': PERMISSIONS };
}

export async function registerSecurity(app: FastifyInstance, config: Config): Promise<void> {
  const headers = securityHeaders(config.PUBLIC_ORIGIN?.startsWith('https:') === true);
  const ofCalls = callHeaders(headers);
  limitConnections(app, config);
  app.decorateRequest('route', '');
  app.addHook('onRequest', (request, reply, done) => {
    request.route = request.routeOptions.url ?? '';
    reply.headers(ENVELOPES.has(request.route) ? ofCalls : headers).header('x-request-id', request.id);
    checkFraming(request);
    if (request.raw.url !== undefined && request.raw.url.length > BOUNDS.address.limit)
      throw new AppError('urlTooLong');
    done();
  });
  await app.register(cookie);
  await app.register(rateLimit, {
    max: (request) =>
      isSync(request)
        ? Math.ceil(config.REQUESTS_PER_MINUTE * BOUNDS.syncShare.limit)
        : config.REQUESTS_PER_MINUTE,
    keyGenerator: (request) => (isSync(request) ? 'sync ' : '') + networkOf(request.ip),
    timeWindow: MINUTE_MS,
    allowList: isExempt,
    errorResponseBuilder: (_request, context) =>
      new AppError('tooOften', { retryAfterSec: Math.ceil(context.ttl / 1000) }),
  });
  if (config.NODE_ENV === 'production')
    await app.register(underPressure, { maxEventLoopDelay: MAX_LOOP_DELAY_MS });
}
