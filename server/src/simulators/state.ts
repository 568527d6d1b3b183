/**
 * What the simulated providers remember: keys, trades, refunds. With a path it is kept in a file, so that what was bought
 * yesterday can be refunded today, by another process too.
 */
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A trade at WeChat Pay; times in epoch milliseconds, money in fen. */
export type WechatTrade = {
  readonly outTradeNo: string;
  readonly type: 'MWEB' | 'JSAPI' | 'NATIVE';
  /** The first request, word for word: a repeat must be the same. */
  readonly request: string;
  readonly description: string;
  readonly notifyUrl: string;
  readonly total: number;
  readonly openid: string;
  readonly expiresAt: number;
  prepayId: string;
  prepaidAt: number;
  state: 'NOTPAY' | 'SUCCESS' | 'REFUND' | 'CLOSED';
  transactionId: string;
  paidAt: number;
};

export type WechatRefund = {
  readonly outRefundNo: string;
  readonly outTradeNo: string;
  readonly transactionId: string;
  readonly refundId: string;
  readonly refund: number;
  readonly total: number;
  readonly notifyUrl: string;
  readonly createdAt: number;
  status: 'PROCESSING' | 'SUCCESS' | 'CLOSED' | 'ABNORMAL';
  doneAt: number;
};

/** A trade at Alipay; money in fen. */
export type AlipayTrade = {
  readonly outTradeNo: string;
  readonly subject: string;
  readonly total: number;
  readonly notifyUrl: string;
  readonly createdAt: number;
  readonly tradeNo: string;
  state: 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_CLOSED' | 'TRADE_FINISHED';
  paidAt: number;
};

export type AlipayRefund = {
  readonly outRequestNo: string;
  readonly outTradeNo: string;
  readonly refund: number;
  readonly at: number;
};

/** Everything remembered; keys are PEM of PKCS#8. */
export type SimState = {
  serial: number;
  readonly keys: {
    readonly wechatMerchant: string;
    readonly wechatPlatform: string;
    readonly alipayApp: string;
    readonly alipayPlatform: string;
  };
  readonly wechatTrades: Record<string, WechatTrade>;
  readonly wechatRefunds: Record<string, WechatRefund>;
  readonly alipayTrades: Record<string, AlipayTrade>;
  readonly alipayRefunds: Record<string, AlipayRefund>;
};

/** The state and the way to keep it. */
export type Memory = {
  readonly state: SimState;
  readonly save: () => void;
  /** A unique number, as decimal text of a given length. */
  readonly nextNumber: (length: number) => string;
};

const newKey = () =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  }) as string;

function freshState(): SimState {
  return {
    serial: 0,
    keys: {
      wechatMerchant: newKey(),
      wechatPlatform: newKey(),
      alipayApp: newKey(),
      alipayPlatform: newKey(),
    },
    wechatTrades: {},
    wechatRefunds: {},
    alipayTrades: {},
    alipayRefunds: {},
  };
}

/**
 * Opens the memory.
 *
 * @param path file it is kept in (0600); null keeps it in the process
 */
export function openMemory(path: string | null): Memory {
  const state = (path === null ? null : readState(path)) ?? freshState();
  const save = () => {
    if (path === null) return;
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSync(`${path}.new`, JSON.stringify(state), { mode: 0o600 });
    renameSync(`${path}.new`, path);
  };
  save();
  return {
    state,
    save,
    nextNumber: (length) => {
      state.serial += 1;
      return String(state.serial).padStart(length, '0');
    },
  };
}

function readState(path: string): SimState | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as SimState;
  } catch {
    return null;
  }
}
