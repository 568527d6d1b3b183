/**
 * /.well-known/security.txt (RFC 9116): where to report a weakness, as the operator has configured it; not there where nothing is.
 */
import type { FastifyInstance } from 'fastify';
import type { Parts } from '../../context.ts';
import { DAY_MS } from '../../duration.ts';

/** The standard recommends less than a year; it counts from the day of the request. */
const VALID_MS = 180 * DAY_MS;

export function securityTextRoutes(app: FastifyInstance, { config, clock }: Parts): void {
  const { SECURITY_CONTACT: contacts, SECURITY_POLICY: policy, PUBLIC_ORIGIN: origin } = config;
  if (contacts.length === 0) return;
  const path = '/.well-known/security.txt';
  app.get(path, async (_request, reply) => {
    const today = Math.floor(clock.now().getTime() / DAY_MS) * DAY_MS;
    const lines = [
      ...contacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${new Date(today + VALID_MS).toISOString()}`,
      'Preferred-Languages: zh, en',
      ...(policy === undefined ? [] : [`Policy: ${policy}`]),
      ...(origin === undefined ? [] : [`Canonical: ${new URL(path, origin).href}`]),
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
