import { CALLS, type OutputOf } from '@shangyuan/contract';
import type { AvatarRow } from '../../db/tables.ts';
import type { UserCallRegistrar } from '../../http/calls.ts';
import { dropAvatar, ownAvatar, setAvatar, checkAvatarLimit } from './avatar.service.ts';

export function avatarRoutes(onUser: UserCallRegistrar): void {
  onUser(CALLS.getAvatar, async (ctx, { known }) => {
    const avatar = await ownAvatar(ctx);
    const isKnown = avatar !== null && avatar.changed_at.toISOString() === known;
    return isKnown ? { image: null, changedAt: known } : presentAvatar(avatar);
  });
  onUser(
    CALLS.setAvatar,
    async (ctx, _input, { uploads }) => presentAvatar(await setAvatar(ctx, uploads[0]?.bytes)),
    { before: checkAvatarLimit },
  );
  onUser(
    CALLS.dropAvatar,
    async (ctx) => {
      await dropAvatar(ctx);
      return presentAvatar(null);
    },
    { before: checkAvatarLimit },
  );
}

function presentAvatar(avatar: AvatarRow | null): OutputOf<typeof CALLS.getAvatar> {
  return avatar === null
    ? { image: '', changedAt: '' }
    : { image: avatar.webp.toString('base64'), changedAt: avatar.changed_at.toISOString() };
}
