/**
 * Registers a call of the contract: GET with query data and POST with a JSON body, one schema, one envelope.
 */
import type { Call, OutputOf, ParsedOf } from '@shangyuan/contract';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
  RouteShorthandOptions,
} from 'fastify';
import * as z from 'zod/mini';
import type { Ctx, OpsCtx, Parts, TokenCtx, UserCtx } from '../context.ts';
import { inUserCall } from '../callLimit.ts';
import { AppError } from '../errors.ts';
import { recordEvent } from '../events.ts';
import {
  actorOf,
  operatorOf,
  wayOf,
  type OperatorWay,
} from '../modules/operatorSession/operatorSession.service.ts';
import { hashToken, sessionOf, sessionOnReplica } from '../modules/session/session.service.ts';
import { readPayload } from '../modules/wireKey/wireKey.service.ts';
import { networkOf } from '../network.ts';
import { codeHandle, deviceToken, operatorToken, sessionToken } from './cookies.ts';
import { inputError } from './inputError.ts';
import { isLocalRequest } from './local.ts';
import { readMultipart, type Upload } from './multipart.ts';
import { checkOrigin } from './origin.ts';
import { noteWrite, readInNeed, readStale } from './staleReads.ts';

/** The request itself, for handlers that set cookies, take files or send something else than an envelope. */
export type Http = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly uploads: readonly Upload[];
};

type Handler<C extends Call, X> = (
  ctx: X,
  input: ParsedOf<C>,
  http: Http,
) => Promise<OutputOf<C> | FastifyReply>;

/** What is done before the body of a request is read, such as asking a limit. */
type Before<X> = { readonly before?: (ctx: X) => Promise<void> };

/**
 * `replica`: the handler only reads, gives back data, and may be given a replica to read from (http/staleReads.ts): at any time,
 * or only while the primary is away.
 */
type UserOptions = Before<UserCtx> & { readonly replica?: 'anyTime' | 'primaryAway' };

/** Registers a call that anyone may make; `ctx.session` may be null. */
export type CallRegistrar = <C extends Call>(
  call: C,
  handler: Handler<C, Ctx>,
  options?: Before<Ctx>,
) => void;

/** Registers a call that needs a session. */
export type UserCallRegistrar = <C extends Call>(
  call: C,
  handler: Handler<C, UserCtx>,
  options?: UserOptions,
) => void;

/** Registers a call that needs a session, which its handler finds in the statement that does the work. */
export type TokenCallRegistrar = <C extends Call>(
  call: C,
  handler: Handler<C, TokenCtx>,
  options?: { readonly bodyLimit?: number },
) => void;

/** A request to the operator's page: the way that is open to it, and the operator; `name` is '' before the login. */
export type OperatorCtx = Omit<Ctx, 'session'> &
  OpsCtx & { readonly way: OperatorWay; readonly name: string };

/** Registers a call of the operator's page. */
export type OperatorCallRegistrar = <C extends Call>(call: C, handler: Handler<C, OperatorCtx>) => void;

/** The registrars. */
export type Registrars = {
  readonly on: CallRegistrar;
  readonly onUser: UserCallRegistrar;
  readonly onToken: TokenCallRegistrar;
  readonly onOperator: OperatorCallRegistrar;
};

/** Keeps nothing: what a replica gives may be the value of before. */
const UNCACHED: Parts['cache'] = { get: async (_table, read) => read(), invalidate: () => {} };

type OwnOrigin = Parameters<typeof checkOrigin>[2];

/** How a call is registered, where it is not as most are. */
type Registration = RouteShorthandOptions & {
  readonly methods?: HTTPMethods[];
  readonly originOf?: (request: FastifyRequest) => OwnOrigin;
};

/** A request before its session is looked for; `token` is null where it brings none. */
type RequestBase = Omit<TokenCtx, 'token'> & { readonly token: Buffer | null };

/** Registrars for an app with the given parts. */
export function callRegistrars(app: FastifyInstance, parts: Parts): Registrars {
  const register = (
    call: Call,
    work: (base: RequestBase, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
    { methods = ['GET', 'POST'], originOf = () => parts.config, ...options }: Registration = {},
  ) => {
    app.route({
      ...options,
      method: methods,
      url: call.path,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        if (call.kind === 'write') noteWrite(parts, reply);
        const base = requestBase(parts, request);
        guardOrigin(call, request, base, originOf(request));
        const data = await inUserCall(() => work(base, request, reply));
        if (data === reply) return reply;
        return { code: call.codeAsText === true ? '200' : 200, msg: 'ok', data };
      },
    });
  };

  /** `inNeed` handles a call on a replica, with the session of there, while the primary is away. */
  const onSession = <C extends Call>(
    call: C,
    handler: Handler<C, Ctx>,
    before?: (ctx: Ctx) => Promise<void>,
    inNeed?: Handler<C, Ctx>,
  ) =>
    register(call, async (base, request, reply) => {
      const answer = async (ctx: Ctx, handle: Handler<C, Ctx>) => {
        if (call.access === 'user' && ctx.session === null) throw new AppError('loginRequired');
        await before?.(ctx);
        const { raw, uploads } = await readInput(call, ctx, request, reply);
        return handle(ctx, parseInput(call, raw), { request, reply, uploads });
      };
      const { token } = base;
      const fromPrimary = async () => {
        const session = call.access === 'public' ? null : await sessionOf(base, token);
        return answer({ ...base, session }, handler);
      };
      if (inNeed === undefined || token === null || request.method !== 'GET') return fromPrimary();
      return readInNeed(parts, fromPrimary, async (tx) => {
        const own = { ...base, db: tx, cache: UNCACHED };
        return answer({ ...own, session: await sessionOnReplica(own, token) }, inNeed);
      });
    });

  const on: CallRegistrar = (call, handler, { before } = {}) => onSession(call, handler, before);

  const onUser: UserCallRegistrar = (call, handler, { before, replica } = {}) => {
    checkAccess(call);
    const handle: typeof handler = (ctx, input, http) =>
      replica === 'anyTime'
        ? readStale(parts, http, async (tx) => handler({ ...ctx, db: tx }, input, http))
        : handler(ctx, input, http);
    onSession(
      call,
      handle as Handler<typeof call, Ctx>,
      before as ((ctx: Ctx) => Promise<void>) | undefined,
      replica === undefined ? undefined : (handler as Handler<typeof call, Ctx>),
    );
  };

  const onToken: TokenCallRegistrar = (call, handler, options) => {
    checkAccess(call);
    const work = async (base: RequestBase, request: FastifyRequest, reply: FastifyReply) => {
      const { token } = base;
      if (token === null) throw new AppError('loginRequired');
      const input = await readTokenInput(call, base, request, reply);
      return handler({ ...base, token }, input, { request, reply, uploads: [] });
    };
    register(call, work, options);
  };

  const onOperator: OperatorCallRegistrar = (call, handler) => {
    const work = async (base: RequestBase, request: FastifyRequest, reply: FastifyReply) => {
      const { token: _user, ...ctx } = base;
      const way = wayOf(ctx.config, isLocalRequest(request));
      if (way === null) throw new AppError('noSuchCall');
      const name = await operatorOf(ctx, way, operatorToken(ctx.config, way, request));
      if (call.access === 'operator' && name === null) throw new AppError('loginRequired');
      const operator = { way, name: name ?? '', operator: actorOf(name ?? '') };
      const input = parseInput(call, request.body ?? {});
      return handler({ ...ctx, ...operator }, input, { request, reply, uploads: [] });
    };
    // On this machine the page is not at the configured origin, which is the proxy's.
    const originOf = (request: FastifyRequest): OwnOrigin =>
      isLocalRequest(request) ? { PUBLIC_ORIGIN: undefined } : parts.config;
    // No page of another site may read any of it either.
    register({ ...call, kind: 'write' }, work, { methods: ['POST'], originOf });
  };
  return { on, onUser, onToken, onOperator };
}

function checkAccess(call: Call): void {
  if (call.access !== 'user')
    throw new TypeError(`Cannot register ${call.path}: access '${call.access}', expected 'user'`);
}

function guardOrigin(call: Call, request: FastifyRequest, base: RequestBase, own: OwnOrigin): void {
  try {
    checkOrigin(call, request, own);
  } catch (error) {
    recordEvent(base, 'origin.refused', { detail: call.path });
    throw error;
  }
}

function requestBase(parts: Parts, request: FastifyRequest): RequestBase {
  const { database, ...rest } = parts;
  // Fastify goes through the proxies each time it is asked.
  const { ip } = request;
  return {
    ...rest,
    log: request.log,
    db: database.db,
    token: hashToken(sessionToken(parts.config, request)),
    ip,
    network: networkOf(ip),
    device: deviceToken(parts.config, request),
    codeHandle: codeHandle(parts.config, request),
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
  };
}

/**
 * Input of a call whose session has not been looked for yet. A client that is not logged in gets that error first, whatever else is
 * wrong, and cannot make the server open payloads.
 */
async function readTokenInput<C extends Call>(
  call: C,
  base: RequestBase,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ParsedOf<C>> {
  const { raw } = await readBody(call, request, reply);
  const parsed = isSealed(raw) ? null : z.safeParse(call.input, raw);
  if (parsed?.success === true) return parsed.data as ParsedOf<C>;
  const session = await sessionOf(base, base.token);
  if (session === null) throw new AppError('loginRequired');
  return parseInput(call, isSealed(raw) ? await unseal({ ...base, session }, raw) : raw);
}

type Raw = { readonly raw: unknown; readonly uploads: readonly Upload[] };
type Sealed = { readonly p: unknown; readonly kid?: unknown };

const isSealed = (raw: unknown): raw is Sealed => typeof raw === 'object' && raw !== null && 'p' in raw;

async function readInput(call: Call, ctx: Ctx, request: FastifyRequest, reply: FastifyReply): Promise<Raw> {
  const { raw, uploads } = await readBody(call, request, reply);
  return { raw: isSealed(raw) ? await unseal(ctx, raw) : raw, uploads };
}

/** Fields of the parameter `p` in the place of those beside it. */
async function unseal(ctx: Ctx, raw: Sealed): Promise<object> {
  const kid = typeof raw.kid === 'string' ? raw.kid : '';
  return { ...raw, ...(await readPayload(ctx, raw.p, kid)) };
}

async function readBody(call: Call, request: FastifyRequest, reply: FastifyReply): Promise<Raw> {
  if (request.method === 'GET') return { raw: request.query, uploads: [] };
  if (!request.isMultipart()) return { raw: request.body ?? {}, uploads: [] };
  if (call.multipart !== true) throw new AppError('wrongMedia');
  const { fields, uploads } = await readMultipart(request, reply);
  return { raw: fields, uploads };
}

function parseInput<C extends Call>(call: C, raw: unknown): ParsedOf<C> {
  const parsed = z.safeParse(call.input, raw);
  if (!parsed.success) throw inputError(parsed.error, raw);
  return parsed.data as ParsedOf<C>;
}
