/**
 * Calls of the operator's page, apart from those of the app, whose pages would carry them along. All are made by POST: what an
 * operator looks for, a phone number among it, is in no address.
 */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { filledText, flag, isoDate, lines, requestId, text, uuid, whole, withDefault } from '../fields.ts';
import { SWITCH_KEYS } from '../features.ts';
import { ORDER_STATES, PAY_CHANNELS } from '../pay.ts';
import { FEEDBACK_TYPES, letter } from './feedback.ts';
import { order as ownOrder } from './order.ts';

/** Longest reply to a letter. */
export const REPLY_LENGTH = 2_000;
/** Most codes of a batch. */
export const BATCH_SIZE = 5_000;

const MAX_DAYS = 36_525;
const REASON_LENGTH = 80;
const HOLIDAY_FILE_LENGTH = 100_000;

/** Name of an operator, as the audit has it. */
export const operatorName = z.string().check(z.regex(/^[\w.@-]{1,40}$/, { error: 'operatorName' }));

const reason = filledText(REASON_LENGTH);
const orderNo = filledText(64);
/** The place after which a list goes on: that of the last row of the page before, '' for the newest. */
const after = withDefault(z.union([z.literal(''), uuid]), '');
const next = z.string();
const isoTime = z.string();
/** '' where it has not happened. */
const maybeTime = z.string();

/** Refunds that need a person: the provider waits, or they are open for too long. */
export const REFUND_FILTERS = ['all', 'open', 'stuck'] as const;

const order = z.extend(
  z.pick(ownOrder, {
    orderNo: true,
    channel: true,
    state: true,
    amount: true,
    refunded: true,
    createdAt: true,
    paidAt: true,
  }),
  { accountId: z.string(), title: z.string() },
);

const refund = z.object({
  refundNo: z.string(),
  orderNo: z.string(),
  amount: z.string(),
  /** What is taken back of the membership: days, or null for all that the order gave. */
  days: z.nullable(z.number()),
  reason: z.string(),
  operator: z.string(),
  status: z.enum(['requested', 'processing', 'done', 'closed', 'abnormal']),
  isStuck: z.boolean(),
  createdAt: isoTime,
  doneAt: maybeTime,
});

const account = z.object({
  id: z.string(),
  username: z.string(),
  nickname: z.string(),
  /** With its middle hidden; '' for none. */
  phone: z.string(),
  status: z.string(),
  lockedAt: maybeTime,
  isMember: z.boolean(),
  vipUntil: maybeTime,
  createdAt: isoTime,
  mergedInto: z.string(),
});

const orderDetail = z.object({
  order,
  /** What can still go back. */
  refundable: z.string(),
  expiresAt: isoTime,
  closedAt: maybeTime,
  checkAt: maybeTime,
  providerTxn: z.string(),
  account: z.nullable(account),
  refunds: z.array(refund),
  ledger: z.array(z.object({ kind: z.string(), account: z.string(), amount: z.string(), at: isoTime })),
  notices: z.array(z.object({ kind: z.string(), outcome: z.string(), times: z.number(), at: isoTime })),
});

const batch = z.object({
  id: z.string(),
  name: z.string(),
  /** Null for a membership without end. */
  days: z.nullable(z.number()),
  size: z.number(),
  used: z.number(),
  revoked: z.number(),
  expiresAt: maybeTime,
  revokedAt: maybeTime,
  createdAt: isoTime,
});

const codeUse = z.object({
  serial: z.number(),
  usedBy: z.string(),
  usedAt: maybeTime,
  revokedAt: maybeTime,
});

/** The notice of a year, with how many days it speaks of. */
const notice = { year: z.number(), source: z.string(), days: z.number() };

const entry = z.object({
  id: z.string(),
  actor: z.string(),
  action: z.string(),
  target: z.string(),
  detail: z.record(z.string(), z.unknown()),
  at: isoTime,
});

const done = z.object({ ok: z.literal(true) });

/** Every call of the operator's page by name. */
export const OPERATOR_CALLS = {
  state: defineCall({
    path: '/api/operator/state',
    kind: 'read',
    access: 'public',
    summary: '运营页的登录方式与当前操作人',
    input: z.object({}),
    output: z.object({
      way: z.enum(['local', 'token']),
      /** '' where no operator is logged in. */
      operator: z.string(),
      /** The name that the server was started with. */
      suggested: z.string(),
    }),
  }),
  login: defineCall({
    path: '/api/operator/login',
    kind: 'write',
    access: 'public',
    summary: '进入运营页：本机只填姓名，远程另须口令与验证码',
    input: z.object({
      name: operatorName,
      token: withDefault(text(256), ''),
      code: withDefault(text(16), ''),
    }),
    output: z.object({ operator: z.string() }),
  }),
  logout: defineCall({
    path: '/api/operator/logout',
    kind: 'write',
    access: 'operator',
    summary: '退出运营页',
    input: z.object({}),
    output: done,
  }),
  overview: defineCall({
    path: '/api/operator/overview',
    kind: 'read',
    access: 'operator',
    summary: '概况：到期未办、待处理的数目、今日收支',
    input: z.object({}),
    output: z.object({
      at: isoTime,
      /** Numbers that an alarm looks at, with the value from which it rings. */
      alarms: z.array(
        z.object({
          key: z.enum(['dueOrder', 'dueRefund', 'dueErasure']),
          seconds: z.number(),
          limit: z.number(),
        }),
      ),
      pendingOrders: z.number(),
      openRefunds: z.number(),
      stuckRefunds: z.number(),
      openFeedback: z.number(),
      switchesOff: z.number(),
      /** Usable codes that were made under an older secret. */
      olderCodes: z.number(),
      holidaysAsOf: z.string(),
      today: z.object({ paid: z.number(), income: z.string(), refunds: z.number(), refunded: z.string() }),
    }),
  }),
  orders: defineCall({
    path: '/api/operator/orders',
    kind: 'read',
    access: 'operator',
    summary: '订单，新者在前',
    input: z.object({
      orderNo: withDefault(text(64), ''),
      /** Id, name or phone number of an account. */
      account: withDefault(text(64), ''),
      state: withDefault(z.enum(['', ...Object.values(ORDER_STATES)]), ''),
      channel: withDefault(z.enum(['', ...PAY_CHANNELS]), ''),
      after,
    }),
    output: z.object({ orders: z.array(order), next }),
  }),
  order: defineCall({
    path: '/api/operator/order',
    kind: 'read',
    access: 'operator',
    summary: '一笔订单与它的经过',
    input: z.object({ orderNo }),
    output: orderDetail,
  }),
  checkOrder: defineCall({
    path: '/api/operator/order/check',
    kind: 'write',
    access: 'operator',
    summary: '立刻向支付方查询一笔订单',
    input: z.object({ orderNo }),
    output: orderDetail,
  }),
  refund: defineCall({
    path: '/api/operator/refund',
    kind: 'write',
    access: 'operator',
    summary: '退款：金额由操作人填写；同一请求编号只退一次',
    input: z.object({
      orderNo,
      requestId,
      /** Yuan, as it was typed. */
      amount: filledText(16),
      /** Days of membership that a part takes back; left out, the whole takes all and a part none. */
      days: withDefault(z.nullable(whole(0, MAX_DAYS)), null),
      reason,
    }),
    output: refund,
  }),
  refunds: defineCall({
    path: '/api/operator/refunds',
    kind: 'read',
    access: 'operator',
    summary: '退款，新者在前',
    input: z.object({ show: withDefault(z.enum(REFUND_FILTERS), 'all'), after }),
    output: z.object({ refunds: z.array(refund), next }),
  }),
  cancelRefund: defineCall({
    path: '/api/operator/refund/cancel',
    kind: 'write',
    access: 'operator',
    summary: '撤销支付方尚未受理的退款',
    input: z.object({ refundNo: filledText(64), reason }),
    output: done,
  }),
  batches: defineCall({
    path: '/api/operator/codes',
    kind: 'read',
    access: 'operator',
    summary: '激活码批次，新者在前',
    input: z.object({ after }),
    output: z.object({ batches: z.array(batch), next }),
  }),
  batch: defineCall({
    path: '/api/operator/codes/batch',
    kind: 'read',
    access: 'operator',
    summary: '一批激活码中已用与已作废的',
    input: z.object({ id: uuid }),
    output: z.object({ batch, codes: z.array(codeUse) }),
  }),
  findCode: defineCall({
    path: '/api/operator/codes/find',
    kind: 'read',
    access: 'operator',
    summary: '一个激活码的下落',
    input: z.object({ code: filledText(64) }),
    output: z.object({ batch, code: codeUse }),
  }),
  createCodes: defineCall({
    path: '/api/operator/codes/create',
    kind: 'write',
    access: 'operator',
    summary: '生成一批激活码，只在此时给出；同一请求编号只生成一次',
    input: z.object({
      requestId,
      name: filledText(40),
      size: whole(1, BATCH_SIZE),
      /** Null for a membership without end. */
      days: z.nullable(whole(1, MAX_DAYS)),
      /** The day from which no code can be used; '' for none. */
      expires: withDefault(z.union([z.literal(''), isoDate]), ''),
    }),
    output: z.object({ batch, codes: z.array(z.string()) }),
  }),
  revokeBatch: defineCall({
    path: '/api/operator/codes/revoke',
    kind: 'write',
    access: 'operator',
    summary: '作废一批中未用的激活码',
    input: z.object({ id: uuid, reason }),
    output: z.object({ revoked: z.number() }),
  }),
  revokeCode: defineCall({
    path: '/api/operator/codes/revokeOne',
    kind: 'write',
    access: 'operator',
    summary: '作废一个未用的激活码',
    input: z.object({ code: filledText(64), reason }),
    output: z.object({ revoked: z.number() }),
  }),
  feedback: defineCall({
    path: '/api/operator/feedback',
    kind: 'read',
    access: 'operator',
    summary: '反馈，新者在前',
    input: z.object({
      show: withDefault(z.enum(['all', 'open']), 'all'),
      type: withDefault(z.enum(['', ...FEEDBACK_TYPES]), ''),
      after,
    }),
    output: z.object({
      letters: z.array(
        z.extend(letter, {
          accountId: z.string(),
          hasContact: z.boolean(),
          facts: z.record(z.string(), z.unknown()),
          repliedAt: maybeTime,
          doneAt: maybeTime,
        }),
      ),
      next,
    }),
  }),
  feedbackImage: defineCall({
    path: '/api/operator/feedback/image',
    kind: 'write',
    access: 'operator',
    file: 'image/webp',
    summary: '反馈中的一张图片',
    input: z.object({ id: uuid }),
    output: z.unknown(),
  }),
  feedbackContact: defineCall({
    path: '/api/operator/feedback/contact',
    kind: 'write',
    access: 'operator',
    summary: '反馈人留下的联系方式；查看会记入审计',
    input: z.object({ id: uuid, reason }),
    output: z.object({ contact: z.string() }),
  }),
  replyFeedback: defineCall({
    path: '/api/operator/feedback/reply',
    kind: 'write',
    access: 'operator',
    summary: '回复反馈',
    input: z.object({
      id: uuid,
      reply: lines(REPLY_LENGTH).check(z.refine((value) => value.trim() !== '', { error: 'blank' })),
    }),
    output: done,
  }),
  endFeedback: defineCall({
    path: '/api/operator/feedback/end',
    kind: 'write',
    access: 'operator',
    summary: '把反馈标为已处理或未处理',
    input: z.object({ id: uuid, isDone: flag }),
    output: done,
  }),
  switches: defineCall({
    path: '/api/operator/switches',
    kind: 'read',
    access: 'operator',
    summary: '功能开关，与最近一次改动',
    input: z.object({}),
    output: z.array(
      z.object({ key: z.enum(SWITCH_KEYS), value: z.boolean(), actor: z.string(), at: maybeTime }),
    ),
  }),
  setSwitch: defineCall({
    path: '/api/operator/switches/set',
    kind: 'write',
    access: 'operator',
    summary: '打开或关闭一个功能',
    input: z.object({ key: z.enum(SWITCH_KEYS), value: flag }),
    output: done,
  }),
  holidays: defineCall({
    path: '/api/operator/holidays',
    kind: 'read',
    access: 'operator',
    summary: '各年的放假安排',
    input: z.object({}),
    output: z.object({
      asOf: z.string(),
      notices: z.array(z.object({ ...notice, isImported: z.boolean() })),
    }),
  }),
  importHolidays: defineCall({
    path: '/api/operator/holidays/import',
    kind: 'write',
    access: 'operator',
    summary: '导入放假安排；只试读时不写入',
    input: z.object({ file: lines(HOLIDAY_FILE_LENGTH), isDryRun: flag }),
    output: z.object({ asOf: z.string(), notices: z.array(z.object(notice)) }),
  }),
  holidaysLooked: defineCall({
    path: '/api/operator/holidays/looked',
    kind: 'write',
    access: 'operator',
    summary: '记下放假安排查到哪一天',
    input: z.object({ asOf: isoDate }),
    output: done,
  }),
  dropHoliday: defineCall({
    path: '/api/operator/holidays/drop',
    kind: 'write',
    access: 'operator',
    summary: '移除导入的放假安排',
    input: z.object({ year: whole(1, 9_999), reason }),
    output: done,
  }),
  audit: defineCall({
    path: '/api/operator/audit',
    kind: 'read',
    access: 'operator',
    summary: '审计记录，新者在前',
    input: z.object({
      actor: withDefault(text(64), ''),
      action: withDefault(text(64), ''),
      target: withDefault(text(64), ''),
      after,
    }),
    output: z.object({ entries: z.array(entry), next }),
  }),
  account: defineCall({
    path: '/api/operator/account',
    kind: 'read',
    access: 'operator',
    summary: '一个账号，手机号隐去中间',
    input: z.object({ key: filledText(64) }),
    output: account,
  }),
  accountPhone: defineCall({
    path: '/api/operator/account/phone',
    kind: 'write',
    access: 'operator',
    summary: '账号的手机号；查看会记入审计',
    input: z.object({ id: uuid, reason }),
    output: z.object({ phone: z.string() }),
  }),
} as const;

/** Name of a call of the operator's page. */
export type OperatorCallName = keyof typeof OPERATOR_CALLS;
