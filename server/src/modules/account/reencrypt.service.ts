/**
 * Phones and addresses of accounts under a new secret: re-encrypted, and found by a new hash.
 */
import type { SystemCtx } from '../../context.ts';
import type { Tx } from '../../db/tables.ts';
import { FIRST_ID } from '../../db/values.ts';
import { withTransaction } from '../../db/transaction.ts';
import { rehashCodes } from '../sms/otp.service.ts';
import * as store from './account.store.ts';

const BATCH = 200;

/** Seals what is not sealed under the current secret. @returns how many accounts were changed */
export async function reencryptAccounts(ctx: SystemCtx): Promise<number> {
  let changed = 0;
  for (let after: string | undefined = FIRST_ID; after !== undefined;) {
    const from: string = after;
    after = await withTransaction(ctx, async (tx) => {
      const page = await store.findSealed(tx, from, BATCH);
      for (const row of page) changed += (await reencryptRow(ctx, tx, row)) ? 1 : 0;
      return page.at(-1)?.id;
    });
  }
  return changed;
}

async function reencryptRow(ctx: SystemCtx, tx: Tx, row: store.Sealed): Promise<boolean> {
  const { phone_enc: phone, email_enc: email } = row;
  const isOld = [phone, email].some((sealed) => sealed !== null && !ctx.keys.isCurrent(sealed));
  if (!isOld) return false;
  const number = phone === null ? null : ctx.keys.open(phone);
  const hash = number === null ? null : ctx.keys.hash('phone', number);
  if (row.phone_hmac !== null && hash !== null) await rehashCodes(tx, [row.phone_hmac], hash);
  await store.saveSealed(tx, {
    id: row.id,
    phone_enc: number === null ? null : ctx.keys.seal(number),
    phone_hmac: hash,
    email_enc: email === null ? null : ctx.keys.seal(ctx.keys.open(email)),
  });
  return true;
}

/** Seals former phones that are not sealed under the current secret. @returns how many */
export async function reencryptFormerPhones(ctx: SystemCtx): Promise<number> {
  return withTransaction(ctx, async (tx) => {
    const old = (await store.findAllFormerPhones(tx)).filter((row) => !ctx.keys.isCurrent(row.phone_enc));
    for (const row of old) {
      const number = ctx.keys.open(row.phone_enc);
      const hash = ctx.keys.hash('phone', number);
      await rehashCodes(tx, [row.phone_hmac], hash);
      await store.renameFormerPhone(tx, row.phone_hmac, {
        phone_hmac: hash,
        phone_enc: ctx.keys.seal(number),
      });
    }
    return old.length;
  });
}
