/**
 * WeChat login: code → access token → user information. WeChat answers errors with HTTP 200 and an `errcode`, sometimes
 * as text/plain. A code is never tried twice.
 */
import type { Config } from '../../config.ts';
import { AppError } from '../../errors.ts';
import type { WechatPort } from '../../ports.ts';

const TIMEOUT_MS = 8_000;

export function wechatPort(config: Config): WechatPort | null {
  const { WECHAT_APP_ID: appid, WECHAT_APP_SECRET: secret, WECHAT_API_ORIGIN: api } = config;
  if (appid === undefined || secret === undefined) return null;
  return {
    authorizeUrl: ({ back, state, isInApp }) => {
      const query = new URLSearchParams({
        appid,
        redirect_uri: back,
        response_type: 'code',
        scope: isInApp ? 'snsapi_userinfo' : 'snsapi_login',
        state,
      });
      const path = isInApp ? '/connect/oauth2/authorize' : '/connect/qrconnect';
      return `${config.WECHAT_OPEN_ORIGIN}${path}?${query}#wechat_redirect`;
    },
    exchange: async (code) => {
      const query = new URLSearchParams({ appid, secret, code, grant_type: 'authorization_code' });
      const token = await ask(`${api}/sns/oauth2/access_token?${query}`);
      const openid = textOf(token, 'openid');
      const userQuery = new URLSearchParams({
        access_token: textOf(token, 'access_token'),
        openid,
        lang: 'zh_CN',
      });
      const user = await ask(`${api}/sns/userinfo?${userQuery}`);
      const unionid = user['unionid'] ?? token['unionid'];
      const nickname = typeof user['nickname'] === 'string' ? cleanNickname(user['nickname']) : '';
      const hasUnion = typeof unionid === 'string' && unionid !== '';
      return { subjects: [...(hasUnion ? [unionid] : []), `${appid}:${openid}`], nickname };
    },
  };
}

async function ask(url: string): Promise<Readonly<Record<string, unknown>>> {
  let body: unknown;
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
    body = JSON.parse(await answer.text());
  } catch {
    throw new AppError('socialFailed');
  }
  if (typeof body !== 'object' || body === null || ('errcode' in body && body.errcode !== 0))
    throw new AppError('socialFailed', { field: 'password' });
  return body as Record<string, unknown>;
}

function textOf(answer: Readonly<Record<string, unknown>>, key: string): string {
  const value = answer[key];
  if (typeof value !== 'string' || value === '') throw new AppError('socialFailed');
  return value;
}

/** What a provider sends is input like any other. */
function cleanNickname(nickname: string): string {
  return [...nickname.replaceAll(/[\p{Cc}\p{Cs}]/gu, '')]
    .slice(0, 16)
    .join('')
    .slice(0, 32)
    .replaceAll(/\p{Cs}/gu, '');
}
