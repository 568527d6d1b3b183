import { CALLS } from '@shangyuan/contract';
import type { UserCallRegistrar } from '../../http/calls.ts';
import { linksOf, linkWechat, unlinkWechat } from '../account/wechatLink.service.ts';
import { reissueSession } from '../login/account.routes.ts';
import { consumeState } from '../social/wechatState.ts';
import { presentOffer } from './merge.present.ts';
import { mergeAccounts, offerByPhone, offerByWechat } from './merge.service.ts';

export function mergeRoutes(onUser: UserCallRegistrar): void {
  onUser(CALLS.accountLinks, async (ctx) => {
    const { wechatSince, hasPassword, merged } = await linksOf(ctx);
    return { wechatSince: wechatSince?.toISOString() ?? '', hasPassword, merged: [...merged] };
  });

  onUser(CALLS.linkWechat, async (ctx, { state, ...input }, http) => {
    const taken = await linkWechat(ctx, input, () => consumeState(ctx, http, state));
    const offer = taken === null ? null : presentOffer(ctx, await offerByWechat(ctx, taken));
    return { linked: taken === null, offer };
  });

  onUser(CALLS.unlinkWechat, async (ctx, input) => {
    await unlinkWechat(ctx, input);
    return { linked: false };
  });

  onUser(CALLS.offerMerge, async (ctx, input) => presentOffer(ctx, await offerByPhone(ctx, input)));

  onUser(CALLS.mergeAccounts, async (ctx, input, http) =>
    reissueSession(ctx, await mergeAccounts(ctx, input), http),
  );
}
