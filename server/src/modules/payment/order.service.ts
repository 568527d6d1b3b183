/**
 * Orders from the buyer's side: placing one, going on to pay it, looking at it, giving it up. Placing writes the order down
 * first and asks the provider then, so that nothing can be paid that we do not know of.
 */
import { randomInt } from 'node:crypto';
import { CHANNEL_SCENES, ORDER_MINUTES, type PayChannel, type PayScene } from '@shangyuan/contract';
import type { UserCtx } from '../../context.ts';
import type { OrderRow, ProductKind } from '../../db/moneyTables.ts';
import { newId } from '../../db/values.ts';
import { BOUNDS } from '../../bounds.ts';
import { MINUTE_MS } from '../../duration.ts';
import { AppError, ProviderError } from '../../errors.ts';
import type { PayOrder, PayStart } from '../../ports.ts';
import { checkSameUser } from '../account/account.service.ts';
import { ownerOf } from '../account/lookup.service.ts';
import { productOnSale } from '../catalogue/catalogue.service.ts';
import { membershipOf } from '../entitlement/entitlement.service.ts';
import { isLifetime } from '../entitlement/foldVip.ts';
import { shanghaiDay } from '../quota/shanghaiDay.ts';
import { takeToken, tryTakeToken } from '../rate/rate.service.ts';
import { noticeUrl, quitUrl, returnUrl } from './addresses.ts';
import * as store from './order.store.ts';
import { queryNow, checkOrder, isUnpaid, nextCheck } from './reconcile.service.ts';
import { refundsOf } from './refund.service.ts';

/** A request to pay. */
export type PayRequest = {
  readonly userId?: string | undefined;
  readonly username?: string | undefined;
  readonly productId?: string | undefined;
  readonly orderNo?: string | undefined;
  readonly requestId?: string | undefined;
  readonly scene?: PayScene | undefined;
  readonly target: string;
  readonly wxCode?: string | undefined;
};

/** How the payer goes on; `none` where there is nothing to pay any more. */
export type PayAction =
  PayStart | { readonly kind: 'authorize'; readonly url: string } | { readonly kind: 'none' };

/** An order on its way. */
export type StartedPayment = { readonly order: OrderRow; readonly action: PayAction };

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const NUMBER_LENGTH = 14;
/** A pending order that can be paid for less than this is not offered again. */
const REUSE_MS = 5 * MINUTE_MS;
/** How often placing an order is tried where others of the same purchase come in between. */
const PLACE_TRIES = 8;

function newOrderNo(now: Date): string {
  const random = Array.from({ length: NUMBER_LENGTH }, () => DIGITS[randomInt(DIGITS.length)]).join('');
  return shanghaiDay(now).replaceAll('-', '') + random;
}

/** Where the payer stands, by what the browser says of itself. */
function sceneOf(channel: PayChannel, userAgent: string): PayScene {
  const isPhone = /Mobile|Android|iPhone|iPad|HarmonyOS/i.test(userAgent);
  if (channel === 'alipay') return isPhone ? 'wap' : 'page';
  if (userAgent.includes('MicroMessenger')) return 'jsapi';
  return isPhone ? 'h5' : 'native';
}

/**
 * Places an order, or goes on with one that is pending, and says how to pay it.
 *
 * @param origin where the payer comes back to
 * @throws AppError payNotConfigured, payScene, productUnknown, orderUnknown, orderClosed, alreadyLifetime, payFailed, tooOften
 */
export async function startPaying(
  ctx: UserCtx,
  channel: PayChannel,
  kind: ProductKind,
  payRequest: PayRequest,
  origin: string,
): Promise<StartedPayment> {
  checkSameUser(ctx, payRequest);
  if (ctx.pay[channel] === null) throw new AppError('payNotConfigured');
  const order =
    payRequest.orderNo === undefined
      ? await placeOrder(ctx, channel, kind, payRequest, origin)
      : await pendingOrder(ctx, channel, kind, payRequest.orderNo);
  return order.status === 1
    ? startAtProvider(ctx, order, payRequest.wxCode)
    : { order, action: { kind: 'none' } };
}

async function pendingOrder(
  ctx: UserCtx,
  channel: PayChannel,
  kind: ProductKind,
  orderNo: string,
): Promise<OrderRow> {
  const order = await ownOrder(ctx, orderNo);
  if (order.kind !== kind) throw new AppError('orderUnknown', { field: 'orderNo' });
  if (order.channel !== channel) throw new AppError('payScene', { field: 'orderNo' });
  const current = await queryNow(ctx, order);
  const hasEnded = current.given_up_at !== null || ctx.clock.now() >= current.expires_at;
  if (current.status === 3 || (current.status === 1 && hasEnded))
    throw new AppError('orderClosed', { field: 'orderNo' });
  return current;
}

async function placeOrder(
  ctx: UserCtx,
  channel: PayChannel,
  kind: ProductKind,
  payRequest: PayRequest,
  origin: string,
): Promise<OrderRow> {
  const target = kind === 'service' ? payRequest.target : '';
  if (payRequest.productId === undefined)
    throw new AppError('badInput', { field: 'productId', msg: '缺少参数：商品(productId)' });
  if (payRequest.requestId !== undefined) {
    const placed = await store.findByRequest(ctx.db, ctx.session.accountId, payRequest.requestId);
    if (placed !== null) return checkSameRequest(placed, channel, payRequest);
  }
  const scene = payRequest.scene ?? sceneOf(channel, ctx.userAgent);
  if (!(CHANNEL_SCENES[channel] as readonly PayScene[]).includes(scene))
    throw new AppError('payScene', { field: 'scene' });
  if (scene === 'jsapi' && ctx.pay.openid === null) throw new AppError('payScene', { field: 'scene' });
  const product = await productOnSale(ctx, kind, payRequest.productId);
  if (kind === 'vip' && isLifetime((await membershipOf(ctx, ctx.session.accountId)).until))
    throw new AppError('alreadyLifetime');
  const now = ctx.clock.now();
  const id = newId(now);
  const order: OrderRow = {
    id,
    order_no: newOrderNo(now),
    account_id: ctx.session.accountId,
    request_id: payRequest.requestId ?? id,
    product_id: product.id,
    kind,
    title: product.name,
    days: product.days,
    is_lifetime: product.is_lifetime,
    target,
    channel,
    scene,
    amount_fen: product.price_fen,
    origin,
    client_ip: ctx.ip,
    openid: null,
    status: 1,
    provider_txn: null,
    refunded_fen: 0,
    created_at: now,
    expires_at: new Date(now.getTime() + ORDER_MINUTES * MINUTE_MS),
    paid_at: null,
    closed_at: null,
    check_at: nextCheck({ created_at: now, given_up_at: null }, now),
    check_count: 0,
    asked_at: null,
    given_up_at: null,
  };
  const isNew = payRequest.requestId !== undefined;
  const pending = isNew ? null : await pendingLike(ctx, order);
  if (pending !== null) return pending;
  await takeToken(ctx, ctx.db, 'orderAccount', ctx.session.accountId);
  for (let attempt = 1; attempt <= PLACE_TRIES; attempt += 1) {
    if (await store.addOrder(ctx.db, order)) {
      await store.abandonOldest(ctx.db, order.account_id, now, BOUNDS.ordersOpen.limit);
      return order;
    }
    // The same press was here before, or an order of the same purchase is open.
    const placed = await store.findByRequest(ctx.db, order.account_id, order.request_id);
    if (placed !== null) return checkSameRequest(placed, channel, payRequest);
    const other = isNew ? null : await pendingLike(ctx, order);
    if (other !== null) return other;
    await store.abandonSame(ctx.db, order, isNew ? null : reusableUntil(order));
  }
  throw new AppError('busy', { retryAfterSec: 1 });
}

const reusableUntil = (order: OrderRow) => new Date(order.created_at.getTime() + REUSE_MS);

/** A client without ids that asks again means the same purchase. */
const pendingLike = async (ctx: UserCtx, order: OrderRow) =>
  store.findSamePending(ctx.db, order, reusableUntil(order));

/** A repeat of a request must want the same. */
function checkSameRequest(order: OrderRow, channel: PayChannel, payRequest: PayRequest): OrderRow {
  const isSame =
    order.channel === channel &&
    order.product_id === payRequest.productId &&
    (order.kind === 'vip' || order.target === payRequest.target);
  if (!isSame) throw new AppError('requestIdReused', { field: 'requestId' });
  if (order.status === 3 || (order.status === 1 && order.given_up_at !== null))
    throw new AppError('orderClosed');
  return order;
}

async function startAtProvider(
  ctx: UserCtx,
  order: OrderRow,
  wxCode: string | undefined,
): Promise<StartedPayment> {
  await takeToken(ctx, ctx.db, 'orderMoves', ctx.session.accountId);
  try {
    if (order.scene === 'jsapi' && order.openid === null) {
      const { openid } = ctx.pay;
      if (openid === null) throw new AppError('payScene', { field: 'scene' });
      if (wxCode === undefined)
        return {
          order,
          action: { kind: 'authorize', url: openid.authorizeUrl(returnUrl(order), order.order_no) },
        };
      await store.setOpenid(ctx.db, order.id, await openid.openidOf(wxCode));
    }
    const known = (await store.findOrder(ctx.db, order.order_no)) ?? order;
    const action = await ctx.pay[order.channel]?.startPayment(providerOrderOf(known));
    if (action === undefined) throw new AppError('payNotConfigured');
    return { order: known, action };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    ctx.log.warn(
      { orderNo: order.order_no, fault: error.fault, code: error.code },
      'a provider takes no order',
    );
    return orderAfterRefusal(ctx, order);
  }
}

/** A provider that takes no order may have been paid for it already. @throws AppError payFailed */
async function orderAfterRefusal(ctx: UserCtx, order: OrderRow): Promise<StartedPayment> {
  const current = await queryNow(ctx, order);
  if (current.status === 3) throw new AppError('orderClosed');
  if (current.status === 1) throw new AppError('payFailed', { retryAfterSec: 5 });
  return { order: current, action: { kind: 'none' } };
}

function providerOrderOf(order: OrderRow): PayOrder {
  return {
    orderNo: order.order_no,
    subject: `上元 ${order.title}`,
    amountFen: order.amount_fen,
    scene: order.scene,
    expiresAt: order.expires_at,
    clientIp: order.client_ip,
    openid: order.openid,
    noticeUrl: noticeUrl(order),
    returnUrl: returnUrl(order),
    quitUrl: quitUrl(order),
  };
}

/** @throws AppError orderUnknown for a number that is not one's own */
async function ownOrder(ctx: UserCtx, orderNo: string): Promise<OrderRow> {
  const order = await store.findOrder(ctx.db, orderNo);
  if (order === null || (await ownerOf(ctx.db, order.account_id)) !== ctx.session.accountId)
    throw new AppError('orderUnknown', { field: 'orderNo' });
  return order;
}

type ClaimedUser = Pick<PayRequest, 'userId' | 'username'>;

/** One's own order of a kind: that of the number, or the last one. */
export async function viewOrder(
  ctx: UserCtx,
  kind: ProductKind | null,
  query: ClaimedUser & { readonly orderNo?: string | undefined },
): Promise<OrderRow> {
  checkSameUser(ctx, query);
  const order =
    query.orderNo === undefined
      ? await store.findLast(ctx.db, ctx.session.accountId, kind)
      : await ownOrder(ctx, query.orderNo);
  if (order === null || (kind !== null && order.kind !== kind))
    throw new AppError('orderUnknown', { field: 'orderNo' });
  return order;
}

/** One's own order after the provider was asked, where it is not paid. */
export async function orderResult(
  ctx: UserCtx,
  query: ClaimedUser & { readonly orderNo: string },
): Promise<OrderRow> {
  checkSameUser(ctx, query);
  const order = await ownOrder(ctx, query.orderNo);
  const mayAsk = isUnpaid(order) && (await tryTakeToken(ctx, ctx.db, 'orderAsking', ctx.session.accountId));
  return mayAsk ? queryNow(ctx, order) : order;
}

/** Gives up a pending order; one that turns out to be paid stays paid. @throws AppError payFailed, tooOften */
export async function cancelOrder(ctx: UserCtx, orderNo: string): Promise<OrderRow> {
  const order = await ownOrder(ctx, orderNo);
  if (isUnpaid(order)) await takeToken(ctx, ctx.db, 'orderMoves', ctx.session.accountId);
  try {
    return await checkOrder(ctx, order, true);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw new AppError('payFailed', { retryAfterSec: 5 });
  }
}

/** One's own orders, the newest first, older than that of a number or than an instant. */
export async function listOrders(ctx: UserCtx, filter: { readonly before: string; readonly limit: number }) {
  const before = await placeBefore(ctx, filter.before);
  const rows = await store.findOrders(ctx.db, ctx.session.accountId, { before, limit: filter.limit + 1 });
  return { items: rows.slice(0, filter.limit), hasMore: rows.length > filter.limit };
}

async function placeBefore(ctx: UserCtx, before: string): Promise<store.OrderPlace | null> {
  if (before === '') return null;
  if (/^[0-9A-Z]{16,32}$/.test(before)) {
    const { created_at: at, id } = await ownOrder(ctx, before);
    return { at, id };
  }
  return { at: new Date(before), id: null };
}

/** A paid order with what went back of it. @throws AppError orderUnknown where it was never paid */
export async function receiptOf(ctx: UserCtx, orderNo: string) {
  const order = await ownOrder(ctx, orderNo);
  if (order.paid_at === null) throw new AppError('orderUnknown', { field: 'orderNo' });
  const refunds = (await refundsOf(ctx, order.id)).filter(
    (refund) => refund.status === 'done' && refund.provider_txn === null,
  );
  return { order, refunds };
}
