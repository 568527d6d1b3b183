/**
 * Errors below the app: too many connections, malformed headers, requests that never end. They are answered in
 * the envelope too.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { networkOf } from '../network.ts';
import { failure } from './failure.ts';
import { sendFailure } from './onError.ts';

/** Headers of an answer that no plugin has seen. */
const SAFE_HEADERS = {
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
} as const;

const RAW_HEADERS = {
  ...SAFE_HEADERS,
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  connection: 'close',
} as const;

const REASONS: Readonly<Record<string, 'headersTooLarge' | 'requestTimeout'>> = {
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimeout',
};

const STATUS_TEXTS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

/** Answers an address that the router cannot read; no hook has run for it. */
export function onBadAddress(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  sendFailure(new AppError('badInput', { msg: '请求地址有误' }), reply.headers(SAFE_HEADERS));
}

/** Answers a request that could not be read, and ends its connection. */
export function onClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, body } = rawFailure(new AppError(REASONS[error.code ?? ''] ?? 'badInput'));
  const headers = Object.entries({ ...RAW_HEADERS, 'content-length': Buffer.byteLength(body) });
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${status} ${STATUS_TEXTS[status] ?? 'Bad Request'}\r\n${lines}\r\n${body}`);
}

function rawFailure(error: AppError): { status: number; body: string } {
  return { status: error.status, body: JSON.stringify(failure(error)) };
}

const HOST = 'host';

/** Refuses requests that two readers could take for two different ones. @throws AppError badInput */
export function checkFraming({ raw }: FastifyRequest): void {
  let hosts = 0;
  for (let at = 0; at < raw.rawHeaders.length; at += 2) {
    const name = raw.rawHeaders[at];
    if (name?.length === HOST.length && name.toLowerCase() === HOST) hosts += 1;
  }
  if (hosts !== 1 && raw.httpVersion !== '1.0') throw new AppError('badInput', { msg: '请求须有一个 Host' });
  if (raw.httpVersionMajor < 1) throw new AppError('badInput', { msg: '请求须为 HTTP/1.1' });
}

/** Bounds connections, in all and (without a proxy in front) of one address. */
export function limitConnections(app: FastifyInstance, config: Config): void {
  const server: Server = app.server;
  server.maxConnections = config.MAX_CONNECTIONS;
  server.on('checkExpectation', (_request, response: ServerResponse) => {
    const { status, body } = rawFailure(new AppError('badExpectation'));
    response.writeHead(status, { ...RAW_HEADERS, 'content-length': Buffer.byteLength(body) }).end(body);
  });
  if (config.TRUST_PROXY > 0) return;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const count = (open.get(network) ?? 0) + 1;
    if (count > config.CONNECTIONS_PER_ADDRESS) {
      socket.destroy();
      return;
    }
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
  });
}
