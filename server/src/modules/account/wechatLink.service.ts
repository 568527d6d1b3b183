/**
 * WeChat as a further way into an account that has others, and its removal.
 */
import type { UserCtx } from '../../context.ts';
import type { AccountRow } from '../../db/tables.ts';
import { withTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { recordEvent } from '../../events.ts';
import { audit } from '../audit/audit.service.ts';
import { ownAccount } from './account.service.ts';
import * as store from './account.store.ts';
import { checkChangeLimit } from './credentials.service.ts';
import { lockProvenAccount, proveRecentLogin, type Proof } from './proof.service.ts';

/** A WeChat that another account has, with the identity that proves it. */
export type TakenWechat = { readonly account: AccountRow; readonly subject: string };

/**
 * Links the WeChat that the browser has just been at.
 *
 * @param consumeState checks the state that came back, once everything else is right
 * @returns null once it is linked; the account that has it, where that is another
 * @throws AppError socialNotConfigured, socialFailed, proofRequired, wechatLinked where the account has another WeChat
 */
export async function linkWechat(
  ctx: UserCtx,
  { wxCode, ...proof }: Proof & { readonly wxCode: string },
  consumeState: () => Promise<void>,
): Promise<TakenWechat | null> {
  if (ctx.wechat === null) throw new AppError('socialNotConfigured');
  const account = await ownAccount(ctx);
  const proven = await proveRecentLogin(ctx, account, proof, 'wechat');
  await consumeState();
  const { subjects } = await ctx.wechat.exchange(wxCode);
  const taken = await withTransaction(ctx, async (tx) => {
    await lockProvenAccount(ctx, tx, proven);
    await checkChangeLimit(ctx, tx, proven);
    const owner = await store.findAccountByIdentity(tx, subjects);
    if (owner !== null && owner.id !== account.id) return { account: owner, subject: subjects[0] ?? '' };
    if (owner === null && (await store.findIdentities(tx, account.id)).length > 0)
      throw new AppError('wechatLinked');
    await store.addMoreIdentities(tx, subjects, account.id, ctx.clock.now());
    await audit(ctx, tx, { actor: 'user', action: 'user.linkWechat', target: account.id });
    return null;
  });
  if (taken === null) recordEvent(ctx, 'wechat.linked', { account: account.id });
  return taken;
}

/** @throws AppError lastWayIn without a phone, proofRequired, notFound where no WeChat is linked */
export async function unlinkWechat(ctx: UserCtx, proof: Proof): Promise<void> {
  const account = await ownAccount(ctx);
  if (account.phone_hmac === null) throw new AppError('lastWayIn');
  const proven = await proveRecentLogin(ctx, account, proof, 'wechat');
  await withTransaction(ctx, async (tx) => {
    await lockProvenAccount(ctx, tx, proven);
    await checkChangeLimit(ctx, tx, proven);
    if (!(await store.dropIdentities(tx, account.id))) throw new AppError('notFound');
    await audit(ctx, tx, { actor: 'user', action: 'user.unlinkWechat', target: account.id });
  });
  recordEvent(ctx, 'wechat.unlinked', { account: account.id });
}

/** What opens an account, and which accounts were merged into it. */
export type AccountLinks = {
  readonly wechatSince: Date | null;
  readonly hasPassword: boolean;
  readonly merged: readonly string[];
};

export async function linksOf(ctx: UserCtx): Promise<AccountLinks> {
  const account = await ownAccount(ctx);
  const [identity] = await store.findIdentities(ctx.db, account.id);
  const ids = await store.findOwnIds(ctx.db, account.id);
  return {
    wechatSince: identity?.created_at ?? null,
    hasPassword: account.pw_hash !== null,
    merged: ids.filter((id) => id !== account.id),
  };
}
