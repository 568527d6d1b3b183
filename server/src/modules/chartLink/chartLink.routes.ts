import { CALLS } from '@shangyuan/contract';
import type { CallRegistrar, UserCallRegistrar } from '../../http/calls.ts';
import { listLinkKeys, signLink } from './chartLink.service.ts';

export function chartLinkRoutes(on: CallRegistrar, onUser: UserCallRegistrar): void {
  onUser(CALLS.signLink, async (ctx, { digest }) => {
    const { kid, until, signature } = await signLink(ctx, digest);
    return { kid, until, signature };
  });
  on(CALLS.listLinkKeys, async (ctx) => (await listLinkKeys(ctx)).map(({ kid, key }) => ({ kid, key })));
}
