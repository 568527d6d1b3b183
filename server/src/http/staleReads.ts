/**
 * Which reads of a browser may come from a replica: none for a while after a write or a read of the primary, and none from a
 * replica that is behind one it has read before. Two cookies say so, so that it holds at every server. While the primary is
 * away, more may.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Parts } from '../context.ts';
import type { Tx } from '../db/tables.ts';
import { SECOND_MS } from '../duration.ts';
import { lastPosition, readsPrimary, setLastPosition, setReadsPrimary } from './cookies.ts';
import { isDatabaseUnavailable } from './onError.ts';

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

/** How long a read waits for the primary until it asks whether that is away. */
const WAIT_MS = 3 * SECOND_MS;
/** How often a read is tried whose connection broke, and how long after one another: where the primary leads to is changing. */
const TRIES = 4;
const PAUSE_MS = 400;

/**
 * Reads from the primary, and where that is away from a replica. What the browser has written or seen in the seconds before may
 * be missing there, since a replica that is behind catches up no more; nothing can be written while it is away.
 *
 * @param fromReplica throws where it does not find whose read it is
 */
export async function readInNeed<T>(
  { database, metrics }: Pick<Parts, 'database' | 'metrics'>,
  fromPrimary: () => Promise<T>,
  fromReplica: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { replicas } = database;
  if (replicas === null) return fromPrimary();
  const readAlone = async () => {
    const found = (await replicas.isAlone()) ? await replicas.readAlone(fromReplica) : null;
    if (found !== null) metrics.countStaleRead('replica');
    return found;
  };
  for (let tries = 1; ; tries += 1) {
    const found = await readAlone();
    if (found !== null) return found.value;
    const answer = fromPrimary();
    const isBroken = await inTime(answer.then(() => false, isDatabaseUnavailable));
    if (isBroken === false) return answer;
    // Not answered at all so far: it may have been cut off while it was asked.
    const late = isBroken === undefined ? await readAlone() : null;
    if (late !== null) return late.value;
    if (isBroken === undefined || tries === TRIES) return answer;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** @returns undefined where it is not done in time */
async function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, WAIT_MS, undefined);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
