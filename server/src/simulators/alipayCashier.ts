/** What a payer sees of Alipay: the cashier that a signed address opens. */
import { Alipay } from './alipay.ts';
import { cashierPage, messagePage, withResult } from './cashier.ts';
import { htmlAnswer, redirectAnswer, type SimAnswer, type SimRequest } from './http.ts';

const TITLE = '支付宝（模拟）';
const COLOUR = '#0b5fc0';

const say = (message: string, back = '') => htmlAnswer(messagePage(TITLE, COLOUR, message, back));
const safe = (url: string) => (/^https?:\/\//.test(url) ? url : '');

function open(alipay: Alipay, request: SimRequest): SimAnswer {
  const params = Alipay.paramsOf(request);
  const order = alipay.pageOrder(params);
  if (typeof order === 'string') return say(order);
  const known = alipay.trades[order.outTradeNo];
  if (known?.state === 'TRADE_SUCCESS') return say('交易已支付', safe(order.returnUrl));
  if (known?.state === 'TRADE_CLOSED') return say('交易已关闭', safe(order.quitUrl));
  const page = cashierPage({
    title: TITLE,
    colour: COLOUR,
    subject: order.subject,
    totalFen: order.total,
    orderNo: order.outTradeNo,
    action: '/cashier/alipay',
    fields: { query: request.url.search },
  });
  return htmlAnswer(page);
}

function decide(alipay: Alipay, { body }: SimRequest): SimAnswer {
  const form = new URLSearchParams(body);
  const order = alipay.pageOrder(Object.fromEntries(new URLSearchParams(form.get('query') ?? '')));
  if (typeof order === 'string') return say(order);
  const quit = safe(order.quitUrl);
  const back = safe(order.returnUrl);
  // On a desktop nothing leads back by itself: the link stands for closing the page.
  if (form.get('choice') === 'cancel')
    return quit === '' ? say('已取消支付', withResult(back, 'cancel')) : redirectAnswer(quit);
  if (form.get('choice') === 'fail') {
    alipay.create(order);
    return say('支付失败，请更换支付方式', withResult(back, 'fail'));
  }
  const trade = alipay.pay(order);
  if (typeof trade === 'string') return say(trade, quit);
  if (back === '') return say('支付成功');
  return redirectAnswer(`${back}${back.includes('?') ? '&' : '?'}${alipay.returnQuery(trade)}`);
}

/** The answer to a payer's browser; null where the request is none. */
export function answerBuyer(alipay: Alipay, request: SimRequest): SimAnswer | null {
  const method = request.url.searchParams.get('method');
  const isPage = method === 'alipay.trade.wap.pay' || method === 'alipay.trade.page.pay';
  switch (`${request.method} ${request.url.pathname}`) {
    case 'GET /gateway.do':
      return isPage ? open(alipay, request) : null;
    case 'POST /cashier/alipay':
      return decide(alipay, request);
    default:
      return null;
  }
}
