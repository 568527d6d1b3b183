/**
 * Registers a call of the contract: GET with query data and POST with a JSON body, one schema, one envelope.
 */
import type { Call, OutputOf, ParsedOf } from '@shangyuan/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Ctx, Parts, UserCtx } from '../context.ts';
import { AppError } from '../errors.ts';
import { sessionOf } from '../modules/session/session.service.ts';
import { readPayload } from '../modules/wireKey/wireKey.service.ts';
import { networkOf } from '../network.ts';
import { deviceToken, sessionToken } from './cookies.ts';
import { inputError } from './inputError.ts';
import { readMultipart, type Upload } from './multipart.ts';
import { checkOrigin } from './origin.ts';

/** The request itself, for handlers that set cookies, take files or send something else than an envelope. */
export type Http = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly uploads: readonly Upload[];
};

type Handler<C extends Call, X> = (ctx: X, input: ParsedOf<C>, http: Http) => Promise<OutputOf<C>>;

/** Registers a call that anyone may make; `ctx.session` may be null. */
export type CallRegistrar = <C extends Call>(call: C, handler: Handler<C, Ctx>) => void;

/** Registers a call that needs a session. */
export type UserCallRegistrar = <C extends Call>(call: C, handler: Handler<C, UserCtx>) => void;

/** Registrars for an app with the given parts. */
export function callRegistrars(
  app: FastifyInstance,
  parts: Parts,
): { on: CallRegistrar; onUser: UserCallRegistrar } {
  const on: CallRegistrar = (call, handler) => {
    app.route({
      method: ['GET', 'POST'],
      url: call.path,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        checkOrigin(call, request, parts.config);
        const ctx = await contextOf(parts, request);
        if (call.access === 'user' && ctx.session === null) throw new AppError('loginRequired');
        const { raw, uploads } = await readInput(call, ctx, request);
        const data = await handler(ctx, parseInput(call, raw), { request, reply, uploads });
        if (data === reply) return reply;
        return { code: call.codeAsText === true ? '200' : 200, msg: 'ok', data };
      },
    });
  };
  const onUser: UserCallRegistrar = (call, handler) => {
    if (call.access !== 'user')
      throw new TypeError(`Cannot register ${call.path}: access '${call.access}', expected 'user'`);
    on(call, async (ctx, input, http) => handler(ctx as UserCtx, input, http));
  };
  return { on, onUser };
}

async function contextOf(parts: Parts, request: FastifyRequest): Promise<Ctx> {
  const { database, ...rest } = parts;
  const { db } = database;
  const token = sessionToken(parts.config, request);
  const session = token === '' ? null : await sessionOf({ db, clock: parts.clock }, token);
  return {
    ...rest,
    log: request.log,
    db,
    session,
    ip: request.ip,
    network: networkOf(request.ip),
    device: deviceToken(parts.config, request),
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
  };
}

type Raw = { readonly raw: unknown; readonly uploads: readonly Upload[] };

async function readInput(call: Call, ctx: Ctx, request: FastifyRequest): Promise<Raw> {
  const { raw, uploads } = await readBody(call, request);
  if (typeof raw !== 'object' || raw === null || !('p' in raw)) return { raw, uploads };
  const kid = 'kid' in raw && typeof raw.kid === 'string' ? raw.kid : '';
  return { raw: { ...raw, ...(await readPayload(ctx, raw.p, kid)) }, uploads };
}

async function readBody(call: Call, request: FastifyRequest): Promise<Raw> {
  if (request.method === 'GET') return { raw: request.query, uploads: [] };
  if (!request.isMultipart()) return { raw: request.body ?? {}, uploads: [] };
  if (call.multipart !== true) throw new AppError('wrongMedia');
  const { fields, uploads } = await readMultipart(request);
  return { raw: fields, uploads };
}

function parseInput<C extends Call>(call: C, raw: unknown): ParsedOf<C> {
  const parsed = z.safeParse(call.input, raw);
  if (!parsed.success) throw inputError(parsed.error, raw);
  return parsed.data as ParsedOf<C>;
}
