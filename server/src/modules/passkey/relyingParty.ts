/**
 * The relying party of a passkey: the host that users reach us at. A browser makes none for an address of numbers, and only
 * `localhost` may do without https.
 */
import { APPNAME } from '@shangyuan/contract';
import type { FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import type { Config } from '../../config.ts';
import { AppError } from '../../errors.ts';
import { ownOrigin } from '../../http/origin.ts';

/** Host and origin that a passkey is tied to, and the name that a device shows with it. */
export type RelyingParty = { readonly id: string; readonly origin: string; readonly name: string };

/** Who asks for a passkey at the address of a request; null where there can be none. */
export function relyingPartyOf(request: FastifyRequest, config: Config): RelyingParty | null {
  const origin = ownOrigin(request, config);
  const { hostname, protocol } = new URL(origin);
  const isHost = isIP(hostname.replaceAll(/^\[|\]$/g, '')) === 0;
  const isSafe = protocol === 'https:' ? config.PUBLIC_ORIGIN !== undefined : hostname === 'localhost';
  return isHost && isSafe ? { id: hostname, origin, name: APPNAME } : null;
}

/** @throws AppError passkeyNotOffered */
export function requireRelyingParty(request: FastifyRequest, config: Config): RelyingParty {
  const party = relyingPartyOf(request, config);
  if (party === null) throw new AppError('passkeyNotOffered');
  return party;
}
