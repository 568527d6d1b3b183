/**
 * A simulated WeChat login: the page on which a person agrees, the exchange of its code, and who they are. A person who gives
 * the same name is the same person.
 */
import { createHash, randomBytes } from 'node:crypto';
import { loginPage, messagePage } from './cashier.ts';
import { htmlAnswer, redirectAnswer, type SimAnswer, type SimRequest } from './http.ts';

/** The app that people log into. Its id says what it is. */
export const WECHAT_LOGIN = { appId: 'wx-simulator-login', secret: 'simulator' } as const;

const TITLE = '微信登录（模拟）';
const COLOUR = '#0b7a3b';
const DECIDED = '/connect/decided';

const say = (message: string) => htmlAnswer(messagePage(TITLE, COLOUR, message, ''));
const textAnswer = (body: object): SimAnswer => ({
  status: 200,
  headers: { 'content-type': 'text/plain' },
  body: JSON.stringify(body),
});

/** Answers of the login; null where a request is about something else. */
export class WechatLogin {
  /** Names by code; a code is exchanged once. */
  private readonly codes = new Map<string, string>();
  private readonly tokens = new Map<string, string>();

  answer(request: SimRequest): SimAnswer | null {
    const query = request.url.searchParams;
    switch (`${request.method} ${request.url.pathname}`) {
      case 'GET /connect/qrconnect':
        return query.get('scope') === 'snsapi_login' ? this.ask(query) : say('Scope 参数错误');
      case 'GET /connect/oauth2/authorize':
        return query.get('scope') === 'snsapi_userinfo' ? this.ask(query) : null;
      case `POST ${DECIDED}`:
        return this.decided(new URLSearchParams(request.body));
      case 'GET /sns/oauth2/access_token':
        return query.get('appid') === WECHAT_LOGIN.appId ? this.exchange(query) : null;
      case 'GET /sns/userinfo':
        return this.person(query);
      default:
        return null;
    }
  }

  private ask(query: URLSearchParams): SimAnswer {
    const back = query.get('redirect_uri') ?? '';
    if (query.get('appid') !== WECHAT_LOGIN.appId || !/^https?:\/\//.test(back))
      return say('redirect_uri 参数错误');
    const fields = { redirect_uri: back, state: query.get('state') ?? '' };
    return htmlAnswer(loginPage({ title: TITLE, colour: COLOUR, action: DECIDED, fields }));
  }

  private decided(form: URLSearchParams): SimAnswer {
    const back = form.get('redirect_uri') ?? '';
    if (form.get('choice') !== 'agree' || !URL.canParse(back)) return say('已拒绝登录，请返回原页面');
    const code = randomBytes(8).toString('hex');
    this.codes.set(code, form.get('name') ?? '');
    const target = new URL(back);
    target.searchParams.set('code', code);
    target.searchParams.set('state', form.get('state') ?? '');
    return redirectAnswer(target.href);
  }

  private exchange(query: URLSearchParams): SimAnswer {
    const code = query.get('code') ?? '';
    const name = this.codes.get(code);
    if (name === undefined || query.get('secret') !== WECHAT_LOGIN.secret)
      return textAnswer({ errcode: 40_029, errmsg: 'invalid code' });
    this.codes.delete(code);
    this.tokens.set(code, name);
    return textAnswer({
      access_token: code,
      expires_in: 7_200,
      openid: openidOf(name),
      scope: 'snsapi_login',
    });
  }

  private person(query: URLSearchParams): SimAnswer {
    const name = this.tokens.get(query.get('access_token') ?? '');
    if (name === undefined || query.get('openid') !== openidOf(name))
      return textAnswer({ errcode: 40_001, errmsg: 'invalid credential' });
    return textAnswer({ openid: openidOf(name), unionid: `u-${openidOf(name)}`, nickname: name });
  }
}

const openidOf = (name: string) => createHash('sha256').update(name).digest('base64url').slice(0, 28);
