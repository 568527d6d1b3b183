/**
 * The openid of a payer inside WeChat: the page is sent to WeChat and comes back with a code, which is exchanged once.
 * Errors are HTTP 200 with an errcode, sometimes as text/plain.
 */
import * as z from 'zod';
import { ProviderError } from '../../errors.ts';
import type { OpenidPort } from '../../ports.ts';

const TIMEOUT_MS = 6_000;

export type OpenidSettings = {
  readonly appId: string;
  readonly secret: string;
  readonly apiOrigin: string;
  readonly openOrigin: string;
};

export function openidPort(settings: OpenidSettings): OpenidPort {
  return {
    authorizeUrl: (back, state) => {
      const query = new URLSearchParams({
        appid: settings.appId,
        redirect_uri: back,
        response_type: 'code',
        scope: 'snsapi_base',
        state,
      });
      return `${settings.openOrigin}/connect/oauth2/authorize?${query}#wechat_redirect`;
    },
    openidOf: async (code) => {
      const query = new URLSearchParams({
        appid: settings.appId,
        secret: settings.secret,
        code,
        grant_type: 'authorization_code',
      });
      const answer = await fetch(`${settings.apiOrigin}/sns/oauth2/access_token?${query}`, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      })
        .then(async (response) => JSON.parse(await response.text()) as unknown)
        .catch(() => null);
      if (answer === null) throw new ProviderError('unreachable', 'openid');
      const parsed = z.object({ openid: z.string().min(1).max(128) }).safeParse(answer);
      if (!parsed.success) throw new ProviderError('refused', 'openid');
      return parsed.data.openid;
    },
  };
}
