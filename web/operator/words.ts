/** What the page calls things. */
import { PAY_CHANNEL_NAMES, type SwitchKey } from '@shangyuan/contract';

/** An instant as clocks in China have it, '—' for none. */
export function timeText(iso: string): string {
  if (iso === '') return '—';
  return new Date(iso).toLocaleString('zh-CN', { hour12: false, timeZone: 'Asia/Shanghai' });
}

/** A length of time in the largest unit that it fills. */
export function spanText(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} 秒`;
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} 分钟`;
  return `${Math.floor(seconds / 3_600)} 小时`;
}

/** Days of a membership; null is one without end. */
export const daysText = (days: number | null): string => (days === null ? '终身' : `${days} 天`);

/** States of a refund. */
export const REFUND_STATES = {
  requested: '待发出',
  processing: '支付方处理中',
  done: '已退回',
  closed: '已关闭',
  abnormal: '须到支付方处理',
} as const;

/** What an entry of the ledger is about, and whose money it is. */
const LEDGER: Readonly<Record<string, string>> = {
  payment: '收款',
  delivery: '交付',
  refund: '退款',
  fee: '手续费',
  customer: '用户',
  revenue: '收入',
  'provider:wechat': PAY_CHANNEL_NAMES.wechat,
  'provider:alipay': PAY_CHANNEL_NAMES.alipay,
};

/** A word of the ledger. */
export const ledgerText = (word: string): string => LEDGER[word] ?? word;

/** States of an account. */
const ACCOUNT_STATES: Readonly<Record<string, string>> = {
  active: '正常',
  leaving: '注销中',
  erased: '已注销',
};

/** What a state of an account is called. */
export const accountStateText = (state: string): string => ACCOUNT_STATES[state] ?? state;

/** Kinds of feedback. */
export const LETTER_TYPES = {
  chart: '排盘有误',
  calendar: '历法有误',
  content: '内容建议',
  account: '账号支付',
  other: '其他',
  business: '商务合作',
} as const;

/** What a switch hides when it is off. */
export const SWITCHES = {
  is_show_gu_zhong: '称骨',
  is_show_pai_pan_html: '命盘分析的专题',
  is_show_pai_pan_report: '命盘报告',
  is_show_he_pan: '合盘',
  is_show_he_pan_paraphrase: '合盘释文',
  is_show_ancient_book: '古籍',
  is_show_person_calender: '个人历',
  is_show_hour_detail: '时辰详解',
  is_show_lucky_day: '择日择时',
} as const satisfies Record<SwitchKey, string>;

/** What the numbers of the alarms are. */
export const ALARMS = {
  dueOrder: '待查订单最久已等',
  dueRefund: '待办退款最久已等',
  dueErasure: '到期注销最久已等',
} as const;
