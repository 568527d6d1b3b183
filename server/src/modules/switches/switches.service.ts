/** Feature switches: every one of the spec's nine is true until the operator turns it off. */
import { SWITCH_KEYS, type SwitchKey } from '@shangyuan/contract';
import type { Ctx } from '../../context.ts';
import { findSwitches } from './switches.store.ts';

export type Switch = { readonly key: SwitchKey; readonly value: boolean };

export async function listSwitches(ctx: Pick<Ctx, 'db'>): Promise<readonly Switch[]> {
  const stored = new Map((await findSwitches(ctx.db)).map((row) => [row.key, row.value]));
  return SWITCH_KEYS.map((key) => ({ key, value: stored.get(key) ?? true }));
}
