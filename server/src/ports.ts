/**
 * What the parts of a server look like from outside. The modules that make them import this file, and so does the
 * context that carries them, so that neither has to know the other.
 */
import type { KeyObject } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { PayChannel, PayScene } from '@shangyuan/contract';

/** Time of day; tests set it. */
export type Clock = { readonly now: () => Date };

/** Structured log; never gets input values. */
export type Log = {
  readonly info: (fields: object, message: string) => void;
  readonly warn: (fields: object, message: string) => void;
  readonly error: (fields: object, message: string) => void;
};

/** Who is asking. */
export type Session = { readonly id: string; readonly accountId: string; readonly username: string };

/**
 * What finds a session in a statement: the SHA-256 of its token; `touch`, how long it is not marked as used again; `idle`,
 * how long it lives on from then (both as intervals).
 */
export type SessionToken = { readonly token: Buffer; readonly touch: string; readonly idle: string };

/** Takes pictures of strangers in. */
export type Images = {
  /**
   * The picture as WebP, with `side` its middle as a square of so many pixels; throws wrongMedia for what is none, or
   * larger than so many pixels.
   */
  readonly reencode: (bytes: Uint8Array, maxPixels: number, side?: number) => Promise<Buffer>;
  /** Pictures that are worked on or wait. */
  readonly pendingCount: () => number;
  readonly close: () => void;
};

/** Work that is done in the background, by one of the servers. */
export type Queue = { readonly send: (name: 'export', data: { readonly id: string }) => Promise<void> };

/** A code on its way to a phone. The code is ours, so a provider only delivers it. */
export type SmsMessage = { readonly phone: string; readonly code: string; readonly purpose: string };

/** Notices sent to a phone, other than codes. */
export type SmsNotice = 'phoneChanged' | 'secondStepChanged';

/** Delivers, or throws SmsError; a notice without a template of the operator is not sent. */
export type SmsPort = {
  readonly send: (message: SmsMessage) => Promise<void>;
  readonly notify: (phone: string, notice: SmsNotice) => Promise<void>;
};

/** A message of the development mailbox. */
export type Mail = SmsMessage & { readonly at: Date };

/** The development mailbox, newest message first. */
export type Mailbox = { readonly mails: () => readonly Mail[] };

/** The SMS adapter; `mailbox` is there in development only, `port` is null where SMS is not configured. */
export type Sms = { readonly port: SmsPort | null; readonly mailbox: Mailbox | null };

/** Who WeChat says it is. `subjects`: app id and openid always, and the unionid first where there is one. */
export type WechatUser = { readonly subjects: readonly string[]; readonly nickname: string };

/** What we need of WeChat. */
export type WechatPort = {
  /** Where a person is sent to agree; `back` is where they come back to with a code. */
  readonly authorizeUrl: (way: { back: string; state: string; isInApp: boolean }) => string;
  readonly exchange: (code: string) => Promise<WechatUser>;
};

/** A key pair of the payload parameter `p`. */
export type WireKey = { readonly kid: string; readonly publicPem: string; readonly privateKey: KeyObject };

/** The key pairs in use. */
export type WireKeys = {
  /** The one that clients are given. */
  readonly newest: () => WireKey;
  /** The one a client names, or all that still open payloads where it names none. */
  readonly candidates: (kid: string) => Promise<readonly WireKey[]>;
  /** Reads them from the database again. */
  readonly refresh: () => Promise<void>;
};

/**
 * An order as a provider receives it. All of it is stored in the order's row, because a provider takes a repeat only
 * where it is the same word for word.
 */
export type PayOrder = {
  readonly orderNo: string;
  readonly subject: string;
  readonly amountFen: number;
  readonly scene: PayScene;
  readonly expiresAt: Date;
  readonly clientIp: string;
  /** Who pays, inside WeChat only. */
  readonly openid: string | null;
  /** Where notifications go. */
  readonly noticeUrl: string;
  /** Where the payer comes back to, and where one who gives up does. */
  readonly returnUrl: string;
  readonly quitUrl: string;
};

/** How the payer goes on: to an address, by a code that the phone scans, or through the bridge inside WeChat. */
export type PayStart =
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'qr'; readonly codeUrl: string }
  | { readonly kind: 'jsapi'; readonly params: Readonly<Record<string, string>> };

/**
 * A trade as the provider sees it; `none` where it knows of none, `refunded` where all or a part of it has gone back. Without
 * payment `txn` is '' and `paidAt` null.
 */
export type Trade = {
  readonly state: 'none' | 'waiting' | 'paid' | 'closed' | 'refunded';
  readonly txn: string;
  readonly amountFen: number;
  readonly paidAt: Date | null;
};

/** A refund as a provider receives it. */
export type RefundOrder = {
  readonly refundNo: string;
  readonly orderNo: string;
  readonly amountFen: number;
  /** Amount of the order. */
  readonly totalFen: number;
  readonly reason: string;
  /** The provider's number of the payment, where it is not the one that the order was paid with; '' otherwise. */
  readonly txn: string;
  /** Where notifications go; '' where the origin is gone. */
  readonly noticeUrl: string;
};

/**
 * A refund as the provider sees it. `abnormal` waits for the operator at the provider's own site. `orderNo` and `amountFen`
 * are what it is about by the provider's word; '' and null with `none`, and where the provider does not say.
 */
export type RefundView = {
  readonly state: 'none' | 'processing' | 'done' | 'closed' | 'abnormal';
  readonly refundId: string;
  readonly orderNo: string;
  readonly amountFen: number | null;
  /** When the provider took it on. */
  readonly acceptedAt: Date | null;
};

/** A notification whose signature, time, merchant and currency are right. */
export type Notice =
  | { readonly kind: 'paid'; readonly eventId: string; readonly orderNo: string; readonly trade: Trade }
  | {
      readonly kind: 'refund';
      readonly eventId: string;
      readonly orderNo: string;
      readonly refundNo: string;
      readonly refund: RefundView | null;
    }
  | { readonly kind: 'other'; readonly eventId: string; readonly orderNo: string };

/** A line of a provider's bill. `feeFen` is what the provider keeps, negative where it gives back. */
export type BillRow = {
  readonly kind: 'payment' | 'refund';
  readonly orderNo: string;
  readonly refundNo: string;
  readonly txn: string;
  readonly amountFen: number;
  readonly feeFen: number;
};

/** What we need of a payment provider. Every call may throw ProviderError. */
export type PayPort = {
  readonly channel: PayChannel;
  /** Places an order, or asks for a fresh way to pay one that is placed. */
  readonly startPayment: (order: PayOrder) => Promise<PayStart>;
  readonly query: (orderNo: string) => Promise<Trade>;
  /** Asks for an order to be closed; what became of it is seen by {@link PayPort.query}. */
  readonly close: (orderNo: string) => Promise<void>;
  readonly refund: (refund: RefundOrder) => Promise<RefundView>;
  readonly queryRefund: (refund: Pick<RefundOrder, 'refundNo' | 'orderNo' | 'txn'>) => Promise<RefundView>;
  /** Bill of a Shanghai day; null while it is not ready. */
  readonly bill: (day: string) => Promise<readonly BillRow[] | null>;
  /** Reads a notification as it came. @throws NoticeError */
  readonly readNotice: (headers: IncomingHttpHeaders, body: string, now: Date) => Notice;
};

/** What a page inside WeChat needs to learn its payer's openid; null where it is not configured. */
export type OpenidPort = {
  readonly authorizeUrl: (back: string, state: string) => string;
  readonly openidOf: (code: string) => Promise<string>;
};

/** The payment providers that are configured. */
export type Pay = {
  readonly wechat: PayPort | null;
  readonly alipay: PayPort | null;
  readonly openid: OpenidPort | null;
  /** Where a code of the simulated WeChat Pay is opened by hand; '' with the real one. */
  readonly simulatorOrigin: string;
};
