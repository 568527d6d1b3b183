/** The audit log. Details never contain phones, codes or passwords. */
import type { Ctx } from '../../context.ts';
import type { Since } from '../../db/counts.ts';
import type { Json, Tx } from '../../db/tables.ts';
import { FIRST_ID } from '../../db/values.ts';
import {
  addAudit,
  countAuditEntries,
  findAudit,
  findAuditPage,
  findLastOf,
  findRecentAudit,
  type AuditFilter,
} from './audit.store.ts';

type Entry = {
  readonly actor: string;
  readonly action: string;
  readonly target: string;
  readonly detail?: Json;
};

export async function audit(ctx: Pick<Ctx, 'clock'>, tx: Tx, entry: Entry): Promise<void> {
  await addAudit(tx, { ...entry, at: ctx.clock.now() });
}

export async function listAudit(ctx: Pick<Ctx, 'db'>, filter: AuditFilter) {
  return findAudit(ctx.db, filter);
}

/** Who last did something to each of some targets, and when, by target. */
export async function lastOf(ctx: Pick<Ctx, 'db'>, action: string, targets: readonly string[]) {
  return new Map((await findLastOf(ctx.db, action, targets)).map((row) => [row.target, row]));
}

/** The newest entries of some actions on a target, since an instant. */
export async function recentAudit(
  ctx: Pick<Ctx, 'db'>,
  target: string,
  actions: readonly string[],
  span: { readonly since: Date; readonly limit: number },
) {
  return findRecentAudit(ctx.db, target, actions, span);
}

const PAGE = 500;

/** Everything that was done to a target, in the order it was done. */
export async function* eachAudit(ctx: Pick<Ctx, 'db'>, target: string) {
  for (let after = FIRST_ID; ;) {
    const page = await findAuditPage(ctx.db, target, after, PAGE);
    yield* page;
    const last = page.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

/** How often something was done to a target since each of the instants. */
export async function countAudit(ctx: Pick<Ctx, 'db'>, target: string, action: string, since: Since) {
  return countAuditEntries(ctx.db, target, action, since);
}
