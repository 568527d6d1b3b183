import { CALLS, LIMITS } from '@shangyuan/contract';
import { encryptWire } from '../../crypto/wireCipher.ts';
import type { UserCtx } from '../../context.ts';
import type { CallRegistrar, Http, UserCallRegistrar } from '../../http/calls.ts';
import { clearSessionCookie, setCodeHandle, setSessionCookie } from '../../http/cookies.ts';
import { changeProfile, sendCodeFor } from '../account/account.service.ts';
import {
  bindPhone,
  changePassword,
  requestDeletion,
  type CredentialChange,
} from '../account/credentials.service.ts';
import { newHandle } from '../sms/otp.service.ts';
import { presentLogin, presentUserInfo } from './account.present.ts';
import { getProfile, profileOf } from './profile.service.ts';

export function accountRoutes(on: CallRegistrar, onUser: UserCallRegistrar): void {
  on(CALLS.sendSms, async (ctx, input, { reply }) => {
    const handle = newHandle(ctx);
    // Set whatever comes of it: a code may have been sent though the provider did not answer.
    setCodeHandle(ctx.config, reply, handle);
    await sendCodeFor(ctx, { ...input, handle });
    return { resendAfterSec: LIMITS.smsResendSec };
  });

  onUser(
    CALLS.getUserInfo,
    async (ctx, input) => {
      const profile = await getProfile(ctx, input);
      return encryptWire(JSON.stringify(presentUserInfo(profile, ctx.clock.now())));
    },
    { replica: 'primaryAway' },
  );

  onUser(CALLS.updateUser, async (ctx, { nickName, email }) => {
    const changes = {
      ...(nickName === undefined ? {} : { nickName }),
      ...(email === undefined ? {} : { email }),
    };
    return presentUserInfo(await profileOf(ctx, await changeProfile(ctx, changes)), ctx.clock.now());
  });

  onUser(CALLS.bindPhone, async (ctx, input, http) => reissueSession(ctx, await bindPhone(ctx, input), http));
  onUser(CALLS.updatePsw, async (ctx, input, http) =>
    reissueSession(ctx, await changePassword(ctx, input), http),
  );

  onUser(CALLS.delAccount, async (ctx, input, { reply }) => {
    const { account, eraseAfter } = await requestDeletion(ctx, input);
    const profile = await profileOf(ctx, account);
    clearSessionCookie(ctx.config, reply);
    const { vipDeadline, vipDay, remainCount } = presentUserInfo(profile, ctx.clock.now());
    return { eraseAfter: eraseAfter.toISOString(), vipDeadline, vipDay, remainCount };
  });
}

/** This device goes on with a new session. */
export async function reissueSession(ctx: UserCtx, { account, session }: CredentialChange, { reply }: Http) {
  setSessionCookie(ctx.config, reply, session.token);
  const quietly = { isNew: false, isRestored: false, isRecovered: false };
  return presentLogin({ account, session, ...quietly }, await profileOf(ctx, account), ctx.clock.now());
}
