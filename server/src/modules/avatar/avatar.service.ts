/** The own picture: taken in as those of letters are, kept small and square. */
import type { UserCtx } from '../../context.ts';
import type { AvatarRow, Tx } from '../../db/tables.ts';
import { withTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { BOUNDS } from '../../bounds.ts';
import { lockOwnAccount } from '../account/account.service.ts';
import { audit } from '../audit/audit.service.ts';
import { takeToken } from '../rate/rate.service.ts';
import * as store from './avatar.store.ts';

/** The own picture, null where there is none. */
export async function ownAvatar(ctx: UserCtx): Promise<AvatarRow | null> {
  return store.findAvatar(ctx.db, ctx.session.accountId);
}

/** Asks the limit; before the body of the request is read. */
export async function checkAvatarLimit(ctx: UserCtx): Promise<void> {
  await takeToken(ctx, ctx.db, 'avatarAccount', ctx.session.accountId);
}

/** @throws AppError badInput without a picture, wrongMedia for what is none */
export async function setAvatar(ctx: UserCtx, image: Buffer | undefined): Promise<AvatarRow> {
  if (image === undefined) throw new AppError('badInput', { field: 'images', msg: '缺少参数：图片(images)' });
  const webp = await ctx.images.reencode(image, BOUNDS.userPixels.limit, BOUNDS.avatarSide.limit);
  const avatar = { account_id: ctx.session.accountId, webp, changed_at: ctx.clock.now() };
  await withTransaction(ctx, async (tx) => {
    await lockOwnAccount(ctx, tx);
    await store.saveAvatar(tx, avatar);
    await auditChange(ctx, tx);
  });
  return avatar;
}

export async function dropAvatar(ctx: UserCtx): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    await store.dropAvatar(tx, ctx.session.accountId);
    await auditChange(ctx, tx);
  });
}

/** Counted with the other changes of the profile. */
async function auditChange(ctx: UserCtx, tx: Tx): Promise<void> {
  const target = ctx.session.accountId;
  await audit(ctx, tx, { actor: 'user', action: 'user.update', target, detail: { fields: ['avatar'] } });
}

/** The picture of an account, for the export of its data. */
export async function avatarOf(tx: Tx, accountId: string): Promise<AvatarRow | null> {
  return store.findAvatar(tx, accountId);
}

export async function eraseAvatar(tx: Tx, accountId: string): Promise<void> {
  await store.dropAvatar(tx, accountId);
}
