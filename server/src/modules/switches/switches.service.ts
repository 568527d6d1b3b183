/** Feature switches: every one of the spec's nine is true until the operator turns it off. */
import { SWITCH_KEYS, type SwitchKey } from '@shangyuan/contract';
import type { Ctx, OpsCtx } from '../../context.ts';
import { withTransaction } from '../../db/transaction.ts';
import { audit, lastOf } from '../audit/audit.service.ts';
import { findSwitches, saveSwitch } from './switches.store.ts';

export type Switch = { readonly key: SwitchKey; readonly value: boolean };

/** As users see them: kept in memory until the operator changes one. */
export async function cachedSwitches(ctx: Pick<Ctx, 'db' | 'cache'>): Promise<readonly Switch[]> {
  return ctx.cache.get('feature_switch', () => listSwitches(ctx));
}

export async function listSwitches(ctx: Pick<Ctx, 'db'>): Promise<readonly Switch[]> {
  const stored = new Map((await findSwitches(ctx.db)).map((row) => [row.key, row.value]));
  return SWITCH_KEYS.map((key) => ({ key, value: stored.get(key) ?? true }));
}

/** Every switch with who set it last, and when; '' for one that was never set. */
export async function switchesWithAuthors(ctx: Pick<Ctx, 'db'>) {
  const last = await lastOf(ctx, 'switch.set', SWITCH_KEYS);
  return (await listSwitches(ctx)).map((item) => ({ ...item, last: last.get(item.key) ?? null }));
}

/** For the operator. */
export async function setSwitch(ctx: OpsCtx, key: SwitchKey, value: boolean): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    await saveSwitch(tx, key, value, ctx.clock.now());
    await audit(ctx, tx, { actor: ctx.operator, action: 'switch.set', target: key, detail: { value } });
  });
}
