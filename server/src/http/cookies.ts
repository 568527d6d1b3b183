/**
 * The session cookie, the cookie of a device that has logged in before, and those that tie a social login and a code by
 * SMS to the browser that asked for it. SameSite=Strict, because legacy writes are GETs, and Lax would send the cookie with a top-level
 * link.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BOUNDS } from '../bounds.ts';
import type { Config } from '../config.ts';
import { SECOND_MS } from '../duration.ts';
import { SESSION_MAX_AGE_SEC } from '../modules/session/session.service.ts';

const isHttps = (config: Config) => config.PUBLIC_ORIGIN?.startsWith('https:') === true;
const nameOf = (config: Config, name: string) => (isHttps(config) ? `__Host-${name}` : name);

function setCookie(config: Config, reply: FastifyReply, name: string, value: string, maxAge: number): void {
  reply.setCookie(nameOf(config, name), value, {
    path: '/',
    httpOnly: true,
    secure: isHttps(config),
    sameSite: 'strict',
    maxAge,
  });
}

export function sessionToken(config: Config, request: FastifyRequest): string {
  return request.cookies[nameOf(config, 'sid')] ?? '';
}

export function setSessionCookie(config: Config, reply: FastifyReply, token: string): void {
  setCookie(config, reply, 'sid', token, SESSION_MAX_AGE_SEC);
}

export function clearSessionCookie(config: Config, reply: FastifyReply): void {
  setCookie(config, reply, 'sid', '', 0);
}

const DEVICE_MAX_AGE_SEC = 400 * 24 * 3_600;

export function deviceToken(config: Config, request: FastifyRequest): string {
  return request.cookies[nameOf(config, 'dev')] ?? '';
}

export function setDeviceCookie(config: Config, reply: FastifyReply, value: string): void {
  setCookie(config, reply, 'dev', value, DEVICE_MAX_AGE_SEC);
}

const CODE_MAX_AGE_SEC = BOUNDS.codeLife.limit / SECOND_MS;

export function codeHandle(config: Config, request: FastifyRequest): string {
  return request.cookies[nameOf(config, 'otp')] ?? '';
}

export function setCodeHandle(config: Config, reply: FastifyReply, value: string): void {
  setCookie(config, reply, 'otp', value, CODE_MAX_AGE_SEC);
}

/** Seconds a browser may be away at WeChat. */
export const STATE_MAX_AGE_SEC = 600;

export function socialState(config: Config, request: FastifyRequest): string {
  return request.cookies[nameOf(config, 'wx_state')] ?? '';
}

export function setSocialState(config: Config, reply: FastifyReply, state: string): void {
  setCookie(config, reply, 'wx_state', state, STATE_MAX_AGE_SEC);
}
