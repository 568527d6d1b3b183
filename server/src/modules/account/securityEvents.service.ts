/**
 * What the owner of an account is shown of changes of its ways in: a list in the app, from the audit, which no session can alter, and
 * a message to the phone where the second step changes.
 */
import { SECURITY_EVENTS } from '@shangyuan/contract';
import type { Ctx, UserCtx } from '../../context.ts';
import { DAY_MS } from '../../duration.ts';
import { BOUNDS } from '../../bounds.ts';
import type { AccountRow, Tx } from '../../db/tables.ts';
import { audit, recentAudit } from '../audit/audit.service.ts';
import { notify, type NotifyCtx } from '../sms/otp.service.ts';
import { deviceOf } from './device.ts';

/** Actions of the audit by the event that the owner sees. */
const ACTIONS = SECURITY_EVENTS.map((kind) => `user.${kind}`);

/** The device of a request, as an entry of the audit names it; null for one that has not logged into the account before. */
function deviceMark(ctx: Ctx, accountId: string): string | null {
  const id = deviceOf(ctx, ctx.device, accountId);
  return id === null ? null : ctx.keys.hash('device', `audit|${id}|${accountId}`).toString('base64url');
}

/** Records a change of the second step by its owner, with the device it was made on. */
export async function auditSecondStep(
  ctx: Ctx,
  tx: Tx,
  target: string,
  kind: 'secondStepOn' | 'secondStepOff' | 'recoveryUsed' | 'recoveryCodes',
): Promise<void> {
  const device = deviceMark(ctx, target);
  const detail = device === null ? {} : { device };
  await audit(ctx, tx, { actor: 'user', action: `user.${kind}`, target, detail });
}

/** Sends a message to the phone of an account, where it has one and the operator has a template for it. */
export async function notifyOwner(ctx: NotifyCtx, { phone_enc: sealed }: AccountRow): Promise<void> {
  if (sealed !== null) await notify(ctx, ctx.keys.open(sealed), 'secondStepChanged');
}

/** The changes of the own account of the last days, the newest first. */
export async function listSecurityEvents(ctx: UserCtx) {
  const { accountId } = ctx.session;
  const since = new Date(ctx.clock.now().getTime() - BOUNDS.securityEventDays.limit * DAY_MS);
  const here = deviceMark(ctx, accountId);
  const rows = await recentAudit(ctx, accountId, ACTIONS, { since, limit: BOUNDS.securityEvents.limit });
  return rows.flatMap(({ id, actor, action, detail, at }) => {
    const kind = SECURITY_EVENTS.find((each) => action === `user.${each}`);
    const { device } = detail as { readonly device?: unknown };
    const isHere = here !== null && device === here;
    return kind === undefined
      ? []
      : [{ id, kind, at: at.toISOString(), byOperator: actor !== 'user', isHere }];
  });
}
