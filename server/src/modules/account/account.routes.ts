import { CALLS, LIMITS } from '@shangyuan/contract';
import { encryptWire } from '../../crypto/wireCipher.ts';
import type { CallRegistrar, UserCallRegistrar } from '../../http/calls.ts';
import { clearSessionCookie, setSessionCookie } from '../../http/cookies.ts';
import { presentLogin, presentUserInfo } from './account.present.ts';
import {
  bindPhone,
  changePassword,
  changeProfile,
  getProfile,
  leave,
  sendCodeFor,
} from './account.service.ts';

export function accountRoutes(on: CallRegistrar, onUser: UserCallRegistrar): void {
  on(CALLS.sendSms, async (ctx, input) => {
    await sendCodeFor(ctx, input);
    return { resendAfterSec: LIMITS.smsResendSec };
  });

  onUser(CALLS.getUserInfo, async (ctx, input) => {
    const profile = await getProfile(ctx, input);
    return encryptWire(JSON.stringify(presentUserInfo(profile, ctx.clock.now())));
  });

  onUser(CALLS.updateUser, async (ctx, { nickName, email }) => {
    const changes = {
      ...(nickName === undefined ? {} : { nickName }),
      ...(email === undefined ? {} : { email }),
    };
    return presentUserInfo(await changeProfile(ctx, changes), ctx.clock.now());
  });

  onUser(CALLS.bindPhone, async (ctx, input) =>
    presentUserInfo(await bindPhone(ctx, input), ctx.clock.now()),
  );

  onUser(CALLS.updatePsw, async (ctx, input, { reply }) => {
    const { profile, session } = await changePassword(ctx, input);
    setSessionCookie(ctx.config, reply, session.token);
    return presentLogin({ profile, session, isNew: false, isRestored: false }, ctx.clock.now());
  });

  onUser(CALLS.delAccount, async (ctx, input, { reply }) => {
    const eraseAfter = await leave(ctx, input);
    clearSessionCookie(ctx.config, reply);
    return { eraseAfter: eraseAfter.toISOString() };
  });
}
