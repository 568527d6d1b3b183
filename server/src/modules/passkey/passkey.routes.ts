import { CALLS, type OutputOf } from '@shangyuan/contract';
import type { PasskeyRow } from '../../db/tables.ts';
import type { UserCallRegistrar } from '../../http/calls.ts';
import {
  addPasskey,
  createPasskeyOptions,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from './passkey.service.ts';
import { requireRelyingParty } from './relyingParty.ts';

export function passkeyRoutes(onUser: UserCallRegistrar): void {
  onUser(CALLS.beginPasskey, async (ctx, proof, { request }) =>
    createPasskeyOptions(ctx, requireRelyingParty(request, ctx.config), proof),
  );
  onUser(CALLS.addPasskey, async (ctx, { answer, label }, { request }) =>
    presentPasskey(await addPasskey(ctx, requireRelyingParty(request, ctx.config), answer, label)),
  );
  onUser(CALLS.listPasskeys, async (ctx) => (await listPasskeys(ctx)).map(presentPasskey));
  onUser(CALLS.renamePasskey, async (ctx, { id, label }) =>
    presentPasskey(await renamePasskey(ctx, id, label)),
  );
  onUser(CALLS.removePasskey, async (ctx, { id, ...proof }) => {
    await removePasskey(ctx, id, proof);
    return { removed: true };
  });
}

function presentPasskey(passkey: PasskeyRow): OutputOf<typeof CALLS.addPasskey> {
  return {
    id: passkey.id,
    label: passkey.label,
    isSynced: passkey.is_synced,
    createdAt: passkey.created_at.toISOString(),
    lastUsedAt: passkey.last_used_at?.toISOString() ?? '',
  };
}
