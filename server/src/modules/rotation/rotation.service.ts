/**
 * New keys in the place of old ones, while the servers run: see docs/OPERATIONS.md for the order of the steps.
 */
import type { OpsCtx } from '../../context.ts';
import { withTransaction } from '../../db/transaction.ts';
import { reencryptAccounts, reencryptFormerPhones } from '../account/reencrypt.service.ts';
import { audit } from '../audit/audit.service.ts';
import { countOlderCodes } from '../codes/code.service.ts';
import { reencryptContacts } from '../feedback/feedback.service.ts';
import { reencryptNotices } from '../payment/notice.service.ts';
import { reencryptSecondSteps } from '../secondStep/secondStep.service.ts';
import { rotateWireKey, reencryptWireKeys } from '../wireKey/wireKey.service.ts';

/** How much was re-encrypted, by kind; and activation codes that only an older secret still knows. */
export type ReencryptedCounts = Readonly<
  Record<
    'accounts' | 'formerPhones' | 'secondSteps' | 'contacts' | 'notices' | 'wireKeys' | 'olderCodes',
    number
  >
>;

/** Re-encrypts everything sealed under an older secret. Safe to run again. */
export async function rotateSecret(ctx: OpsCtx): Promise<ReencryptedCounts> {
  const done = {
    accounts: await reencryptAccounts(ctx),
    formerPhones: await reencryptFormerPhones(ctx),
    secondSteps: await reencryptSecondSteps(ctx),
    contacts: await reencryptContacts(ctx),
    notices: await reencryptNotices(ctx),
    wireKeys: await withTransaction(ctx, (tx) => reencryptWireKeys(ctx, tx)),
    olderCodes: await countOlderCodes(ctx),
  };
  await audit(ctx, ctx.db, { actor: ctx.operator, action: 'secret.rotate', target: 'secret', detail: done });
  return done;
}

/** Makes a new key pair of the payload parameter. @returns its id */
export async function rotatePayloadKey(ctx: OpsCtx): Promise<string> {
  return withTransaction(ctx, async (tx) => {
    const kid = await rotateWireKey(ctx, tx);
    await audit(ctx, tx, { actor: ctx.operator, action: 'wireKey.rotate', target: kid });
    return kid;
  });
}
