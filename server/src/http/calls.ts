/**
 * Registers a call of the contract: GET with query data and POST with a JSON body, one schema, one envelope.
 */
import type { Call, ErrorReason, Failure, OutputOf, ParsedOf } from '@shangyuan/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Ctx, Parts } from '../context.ts';
import type { AppError } from '../errors.ts';
import { inputError } from './inputError.ts';

/** What a handler may do to the answer beside giving its data. */
export type Http = { readonly request: FastifyRequest; readonly reply: FastifyReply };

type Handler<C extends Call> = (ctx: Ctx, input: ParsedOf<C>, http: Http) => Promise<OutputOf<C>>;

/** Registers one call. */
export type CallRegistrar = <C extends Call>(call: C, handler: Handler<C>) => void;

/** A registrar for an app with the given parts. */
export function callRegistrar(app: FastifyInstance, parts: Parts): CallRegistrar {
  return (call, handler) => {
    app.route({
      method: ['GET', 'POST'],
      url: call.path,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const ctx = contextOf(parts, request);
        const input = parseInput(call, request.method === 'GET' ? request.query : request.body);
        const data = await handler(ctx, input, { request, reply });
        if (reply.sent) return reply;
        return { code: call.codeAsText === true ? '200' : 200, msg: 'ok', data };
      },
    });
  };
}

function contextOf({ config, database, clock }: Parts, request: FastifyRequest): Ctx {
  return {
    config,
    clock,
    log: request.log,
    db: database.db,
    ip: request.ip,
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
  };
}

function parseInput<C extends Call>(call: C, raw: unknown): ParsedOf<C> {
  const parsed = z.safeParse(call.input, raw ?? {});
  if (!parsed.success) throw inputError(parsed.error, raw);
  return parsed.data as ParsedOf<C>;
}

/** The envelope of a failure. */
export function failure(error: AppError): { code: number; msg: string; data: Failure } {
  const reason: ErrorReason = error.reason;
  const data: Failure = error.field === undefined ? { reason } : { reason, field: error.field };
  return { code: error.code, msg: error.message, data };
}
