/**
 * What a payer sees of WeChat Pay: the middle page of an H5 payment with its check of the Referer, the page behind a scanned
 * code, the payment inside WeChat, and the authorization that gives a page the payer's openid.
 */
import { cashierPage, messagePage, withResult } from './cashier.ts';
import { htmlAnswer, redirectAnswer, type SimAnswer, type SimRequest } from './http.ts';
import type { WechatTrade } from './state.ts';
import type { WechatPay } from './wechatPay.ts';
import { WECHAT_MERCHANT } from './wechatRules.ts';

const TITLE = '微信支付（模拟）';
const COLOUR = '#0b7a3b';
const OPENID = 'o-simulated-payer';

const say = (message: string, back = '') => htmlAnswer(messagePage(TITLE, COLOUR, message, back));

/** Only pages of http and https are led to. */
const safe = (url: string) => (/^https?:\/\//.test(url) ? url : '');

function cashier(trade: WechatTrade, back: string): SimAnswer {
  return htmlAnswer(
    cashierPage({
      title: TITLE,
      colour: COLOUR,
      subject: trade.description,
      totalFen: trade.total,
      orderNo: trade.outTradeNo,
      action: '/cashier/wechat',
      fields: { prepay_id: trade.prepayId, redirect_url: back },
    }),
  );
}

/** A registered domain is one of this machine. */
const isRegistered = (referer: string) =>
  URL.canParse(referer) && ['127.0.0.1', 'localhost'].includes(new URL(referer).hostname);

function middlePage(wechat: WechatPay, { url, headers }: SimRequest): SimAnswer {
  const back = safe(url.searchParams.get('redirect_url') ?? '');
  if (headers.referer === undefined) return say('商家参数格式有误，请联系商家解决');
  if (!isRegistered(headers.referer)) return say('商家存在未配置的参数，请联系商家解决');
  if (String(headers['user-agent']).includes('MicroMessenger')) return say('请在微信外打开订单，进行支付');
  const trade = wechat.payable(url.searchParams.get('prepay_id') ?? '');
  return typeof trade === 'string' ? say(trade, back) : cashier(trade, back);
}

function scanned(wechat: WechatPay, { url }: SimRequest): SimAnswer {
  const code = url.searchParams.get('code_url') ?? '';
  const trade = wechat.payable(/^weixin:\/\/wxpay\/bizpayurl\?pr=(.+)$/.exec(code)?.[1] ?? '');
  return typeof trade === 'string' ? say(trade) : cashier(trade, '');
}

function decided(wechat: WechatPay, { body }: SimRequest): SimAnswer {
  const form = new URLSearchParams(body);
  const back = safe(form.get('redirect_url') ?? '');
  const choice = form.get('choice');
  if (choice === 'cancel') return back === '' ? say('已取消支付') : redirectAnswer(back);
  if (choice === 'fail') return say('支付失败，请更换支付方式', withResult(back, 'fail'));
  const trade = wechat.payable(form.get('prepay_id') ?? '');
  if (typeof trade === 'string') return say(trade, back);
  wechat.pay(trade);
  return back === '' ? say('支付成功') : redirectAnswer(back);
}

/**
 * Inside WeChat the page calls a bridge; here it posts the same parameters and the payer's choice, and gets what the bridge
 * would say.
 */
function bridge(wechat: WechatPay, { body }: SimRequest): SimAnswer {
  const { choice = 'pay', ...params } = JSON.parse(body) as Record<string, string>;
  const result = (word: string) => ({
    status: 200,
    headers: { 'content-type': 'application/json', 'access-control-allow-origin': '*' },
    body: JSON.stringify({ err_msg: `get_brand_wcpay_request:${word}` }),
  });
  const trade = wechat.payable((params['package'] ?? '').replace(/^prepay_id=/, ''));
  if (!wechat.isJsapiSigned(params) || typeof trade === 'string' || choice === 'fail') return result('fail');
  if (choice === 'cancel') return result('cancel');
  wechat.pay(trade);
  return result('ok');
}

/** The payer has agreed at once: back with a code. */
function authorize({ url }: SimRequest): SimAnswer {
  const back = safe(url.searchParams.get('redirect_uri') ?? '');
  if (url.searchParams.get('appid') !== WECHAT_MERCHANT.appId || back === '')
    return say('redirect_uri 参数错误');
  const target = new URL(back);
  target.searchParams.set('code', OPENID);
  target.searchParams.set('state', url.searchParams.get('state') ?? '');
  return redirectAnswer(target.href);
}

function accessToken({ url }: SimRequest): SimAnswer {
  const query = url.searchParams;
  const isFine =
    query.get('appid') === WECHAT_MERCHANT.appId &&
    query.get('secret') !== null &&
    query.get('grant_type') === 'authorization_code' &&
    query.get('code') === OPENID;
  const body = isFine
    ? { access_token: 'token', expires_in: 7_200, openid: OPENID, scope: 'snsapi_base' }
    : { errcode: 40_029, errmsg: 'invalid code' };
  return { status: 200, headers: { 'content-type': 'text/plain' }, body: JSON.stringify(body) };
}

/** The answer to a payer's browser; null where the path is none of these. */
export function answerPayer(wechat: WechatPay, request: SimRequest): SimAnswer | null {
  switch (`${request.method} ${request.url.pathname}`) {
    case 'GET /cgi-bin/mmpayweb-bin/checkmweb':
      return middlePage(wechat, request);
    case 'GET /cashier/wechat/scan':
      return scanned(wechat, request);
    case 'POST /cashier/wechat':
      return decided(wechat, request);
    case 'POST /cashier/wechat/bridge':
      return bridge(wechat, request);
    case 'GET /connect/oauth2/authorize':
      return authorize(request);
    case 'GET /sns/oauth2/access_token':
      return accessToken(request);
    default:
      return null;
  }
}
