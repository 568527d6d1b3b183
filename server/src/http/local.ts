/** True for loopback only; guards the development routes. */
import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../network.ts';

const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/** Whether a request comes from this machine, and through no proxy. A name that leads here from elsewhere does not do. */
export function isLocalRequest(request: FastifyRequest): boolean {
  const isHere = isLoopback(request.socket.remoteAddress ?? '') && isLoopback(request.hostname);
  return isHere && !FORWARDED.some((name) => request.headers[name] !== undefined);
}
