/**
 * Which reads of a browser may come from a replica: none for a while after a write or a read of the primary, and none from a
 * replica that is behind one it has read before. Two cookies say so, so that it holds at every server.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Parts } from '../context.ts';
import type { Tx } from '../db/tables.ts';
import { lastPosition, readsPrimary, setLastPosition, setReadsPrimary } from './cookies.ts';

type Http = { readonly request: FastifyRequest; readonly reply: FastifyReply };

/** Says that this browser reads from the primary for a while. */
export function noteWrite(
  { config, database }: Pick<Parts, 'config' | 'database'>,
  reply: FastifyReply,
): void {
  if (database.replicas !== null) setReadsPrimary(config, reply);
}

/** Reads from a replica where the browser may, else from the primary. */
export async function readStale<T>(
  { config, database, metrics }: Pick<Parts, 'config' | 'database' | 'metrics'>,
  { request, reply }: Http,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { db, replicas } = database;
  if (replicas === null) return work(db);
  const found = readsPrimary(config, request)
    ? null
    : await replicas.read(lastPosition(config, request), work);
  metrics.countStaleRead(found === null ? 'primary' : 'replica');
  if (found === null) {
    setReadsPrimary(config, reply);
    return work(db);
  }
  setLastPosition(config, reply, found.position);
  return found.value;
}
