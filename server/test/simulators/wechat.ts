/**
 * WeChat's token exchange and user information: a code works once, errors come as HTTP 200 with text/plain.
 */
import { startSimulator } from './http.ts';

/** How a person comes: without the unionid, or by another app's openid. */
type Issue = { readonly withoutUnion?: boolean; readonly openid?: string };

export type WechatSimulator = {
  readonly origin: string;
  /** Makes a code for a person. */
  readonly issue: (person: string, nickname: string, how?: Issue) => string;
  readonly stop: () => Promise<void>;
};

export async function startWechat(): Promise<WechatSimulator> {
  const codes = new Map<string, { unionid: string; openid: string; nickname: string; isUsed: boolean }>();
  let serial = 0;
  const { origin, stop } = await startSimulator(({ url }) => {
    const code =
      url.searchParams.get('code') ?? url.searchParams.get('access_token')?.replace('token-', '') ?? '';
    const person = codes.get(code);
    if (url.pathname === '/sns/oauth2/access_token') {
      const isOurs =
        url.searchParams.get('appid') === 'wxtest' && url.searchParams.get('secret') === 'wxsecret';
      if (!isOurs || person === undefined)
        return { type: 'text/plain', body: { errcode: 40029, errmsg: 'invalid code' } };
      if (person.isUsed) return { type: 'text/plain', body: { errcode: 40163, errmsg: 'code been used' } };
      person.isUsed = true;
      return {
        type: 'text/plain',
        body: {
          access_token: `token-${code}`,
          expires_in: 7200,
          openid: person.openid,
          scope: 'snsapi_login',
        },
      };
    }
    if (url.pathname === '/sns/userinfo' && person !== undefined)
      return {
        type: 'text/plain',
        body: {
          openid: person.openid,
          nickname: person.nickname,
          ...(person.unionid === '' ? {} : { unionid: person.unionid }),
        },
      };
    return { type: 'text/plain', body: { errcode: 40001, errmsg: 'invalid credential' } };
  });
  return {
    origin,
    stop,
    issue: (person, nickname, { withoutUnion = false, openid = `o-${person}` } = {}) => {
      serial += 1;
      const unionid = withoutUnion ? '' : person;
      codes.set(`wxcode${serial}`, { unionid, openid, nickname, isUsed: false });
      return `wxcode${serial}`;
    },
  };
}
