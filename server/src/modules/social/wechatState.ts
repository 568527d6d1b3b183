/**
 * The state that goes to WeChat and comes back with the browser: the browser that comes back must be the one that was sent
 * there, and comes back once.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Ctx } from '../../context.ts';
import { SECOND_MS } from '../../duration.ts';
import { AppError } from '../../errors.ts';
import type { Http } from '../../http/calls.ts';
import { setSocialState, socialState, STATE_MAX_AGE_SEC } from '../../http/cookies.ts';
import { useOnce } from '../wireKey/wireKey.service.ts';

/** A new state, which the browser gets as a cookie. */
export function newState(ctx: Pick<Ctx, 'config'>, { reply }: Pick<Http, 'reply'>): string {
  const state = randomBytes(16).toString('hex');
  setSocialState(ctx.config, reply, state);
  return state;
}

/** Uses a state up. @throws AppError socialFailed for that of another browser, and one that was used before */
export async function consumeState(
  ctx: Ctx,
  { request }: Pick<Http, 'request'>,
  state: string,
): Promise<void> {
  const expected = Buffer.from(socialState(ctx.config, request));
  const received = Buffer.from(state);
  const isOurs =
    expected.length > 0 && expected.length === received.length && timingSafeEqual(expected, received);
  if (!isOurs || !(await useOnce(ctx, ctx.db, `wechat|${state}`, STATE_MAX_AGE_SEC * SECOND_MS)))
    throw new AppError('socialFailed', { field: 'state' });
}
