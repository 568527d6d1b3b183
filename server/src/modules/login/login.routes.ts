import { CALLS } from '@shangyuan/contract';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { CallRegistrar, Http } from '../../http/calls.ts';
import { setDeviceCookie, setSessionCookie } from '../../http/cookies.ts';
import { isLocalOnly } from '../../config.ts';
import { ownOrigin } from '../../http/origin.ts';
import { isLocalRequest } from '../../http/local.ts';
import { createLoginChallenge, loginByPasskey } from '../passkey/assertion.service.ts';
import { relyingPartyOf, requireRelyingParty } from '../passkey/relyingParty.ts';
import { deviceCookie } from '../account/device.ts';
import { MAILBOX_PATH } from '../sms/mailbox.routes.ts';
import { newState, consumeState } from '../social/wechatState.ts';
import {
  loginByPassword,
  loginBySms,
  loginByWechat,
  passSecondStep,
  register,
  registerOrLoginByPassword,
  type LoggedIn,
} from '../account/login.service.ts';
import { endAccess } from './access.service.ts';
import { presentLogin } from './account.present.ts';
import { profileOf } from './profile.service.ts';

export function loginRoutes(on: CallRegistrar): void {
  on(CALLS.register, async (ctx, input, http) => respondLoggedIn(ctx, await register(ctx, input), http));
  on(CALLS.login, async (ctx, input, http) => respondLoggedIn(ctx, await loginByPassword(ctx, input), http));

  on(CALLS.registerOrLogin, async (ctx, input, http) => {
    switch (input.loginType) {
      case '1':
        return respondLoggedIn(ctx, await registerOrLoginByPassword(ctx, input), http);
      case '2':
        return respondLoggedIn(
          ctx,
          await loginBySms(ctx, { ...input, code: input.password }, endAccess),
          http,
        );
      case '3':
        await consumeState(ctx, http, input.state ?? '');
        return respondLoggedIn(ctx, await loginByWechat(ctx, { code: input.password }), http);
    }
  });

  on(CALLS.passSecondStep, async (ctx, input, http) =>
    respondLoggedIn(ctx, await passSecondStep(ctx, input, endAccess), http),
  );

  on(CALLS.askPasskey, async (ctx, _input, { request }) =>
    createLoginChallenge(ctx, requireRelyingParty(request, ctx.config)),
  );
  on(CALLS.loginByPasskey, async (ctx, { answer }, http) =>
    respondLoggedIn(
      ctx,
      await loginByPasskey(ctx, requireRelyingParty(http.request, ctx.config), answer),
      http,
    ),
  );

  on(CALLS.wechatAuthorize, async (ctx, { inApp }, { request, reply }) => {
    if (ctx.wechat === null) throw new AppError('socialNotConfigured');
    const state = newState(ctx, { reply });
    // The address the browser is at: the cookie of the state belongs to that host only.
    const back = `${ownOrigin(request, ctx.config)}/`;
    return { url: ctx.wechat.authorizeUrl({ back, state, isInApp: inApp === 'true' }), state };
  });

  on(CALLS.loginOptions, async (ctx, _input, { request }) => ({
    password: true,
    sms: ctx.sms.port !== null,
    wechat: ctx.wechat !== null,
    passkey: relyingPartyOf(request, ctx.config) !== null,
    mailbox:
      ctx.sms.mailbox !== null && isLocalOnly(ctx.config) && isLocalRequest(request) ? MAILBOX_PATH : '',
  }));

  on(CALLS.publicKey, async (ctx) => {
    const { kid, publicPem } = ctx.wireKeys.newest();
    return { kid, pem: publicPem, now: ctx.clock.now().getTime() };
  });
}

async function respondLoggedIn(ctx: Ctx, loggedIn: LoggedIn, { reply }: Http) {
  setSessionCookie(ctx.config, reply, loggedIn.session.token);
  setDeviceCookie(ctx.config, reply, deviceCookie(ctx, ctx.device, loggedIn.account.id));
  return presentLogin(loggedIn, await profileOf(ctx, loggedIn.account), ctx.clock.now());
}
