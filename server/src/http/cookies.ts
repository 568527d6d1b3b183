/**
 * The session cookies of users and operators, the cookie of a device that has logged in before, those that keep a browser from reading what
 * is older than it has written or seen, and those that tie a social login and a code by
 * SMS to the browser that asked for it. SameSite=Strict, because legacy writes are GETs, and Lax would send the cookie with a top-level
 * link.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BOUNDS } from '../bounds.ts';
import type { Config } from '../config.ts';
import { isPosition, MAX_AGE_MS, type Position } from '../db/replicas.ts';
import { SECOND_MS } from '../duration.ts';
import type { OperatorWay } from '../modules/operatorSession/operatorSession.service.ts';
import { SESSION_MAX_AGE_SEC } from '../modules/session/session.service.ts';

type CookieConfig = Pick<Config, 'PUBLIC_ORIGIN'>;

const isHttps = (config: CookieConfig) => config.PUBLIC_ORIGIN?.startsWith('https:') === true;
const nameOf = (config: CookieConfig, name: string) => (isHttps(config) ? `__Host-${name}` : name);

function setCookie(
  config: CookieConfig,
  reply: FastifyReply,
  name: string,
  value: string,
  maxAge: number,
): void {
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

const OPERATOR_MAX_AGE_SEC = BOUNDS.operatorAbsolute.limit / SECOND_MS;

/** On this machine there is no TLS, whatever the configured origin has. */
const operatorConfig = (config: Config, way: OperatorWay): CookieConfig =>
  way === 'local' ? { PUBLIC_ORIGIN: undefined } : config;

export function operatorToken(config: Config, way: OperatorWay, request: FastifyRequest): string {
  return request.cookies[nameOf(operatorConfig(config, way), 'operator')] ?? '';
}

export function setOperatorCookie(
  config: Config,
  way: OperatorWay,
  reply: FastifyReply,
  token: string,
): void {
  setCookie(operatorConfig(config, way), reply, 'operator', token, OPERATOR_MAX_AGE_SEC);
}

export function clearOperatorCookie(config: Config, way: OperatorWay, reply: FastifyReply): void {
  setCookie(operatorConfig(config, way), reply, 'operator', '', 0);
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

/** Three times the age that a read of a replica may have, for what is late on its way. */
const READS_MAX_AGE_SEC = (3 * MAX_AGE_MS) / SECOND_MS;

/** Whether this browser has written, or read from the primary, a moment ago. */
export function readsPrimary(config: Config, request: FastifyRequest): boolean {
  return request.cookies[nameOf(config, 'primary')] !== undefined;
}

export function setReadsPrimary(config: Config, reply: FastifyReply): void {
  setCookie(config, reply, 'primary', '1', READS_MAX_AGE_SEC);
}

/** Where the replica stood that this browser read a moment ago. */
export function lastPosition(config: Config, request: FastifyRequest): Position | null {
  const value = request.cookies[nameOf(config, 'position')] ?? '';
  return isPosition(value) ? value : null;
}

export function setLastPosition(config: Config, reply: FastifyReply, position: Position): void {
  setCookie(config, reply, 'position', position, READS_MAX_AGE_SEC);
}
