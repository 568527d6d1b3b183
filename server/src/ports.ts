/**
 * What the parts of a server look like from outside. The modules that make them import this file, and so does the
 * context that carries them, so that neither has to know the other.
 */
import type { KeyObject } from 'node:crypto';

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

/** A code on its way to a phone. The code is ours, so a provider only delivers it. */
export type SmsMessage = { readonly phone: string; readonly code: string; readonly purpose: string };

/** Delivers a code, or throws SmsError. */
export type SmsPort = { readonly send: (message: SmsMessage) => Promise<void> };

/** A message of the development mailbox. */
export type Mail = SmsMessage & { readonly at: Date };

/** The development mailbox, newest message first. */
export type Mailbox = { readonly mails: () => readonly Mail[] };

/** The SMS adapter; `mailbox` is there in development only, `port` is null where SMS is not configured. */
export type Sms = { readonly port: SmsPort | null; readonly mailbox: Mailbox | null };

/** Who WeChat says it is. `subject` is the unionid, or app id and openid where there is none. */
export type WechatUser = { readonly subject: string; readonly nickname: string };

/** What we need of WeChat. */
export type WechatPort = {
  readonly authorizeUrl: (state: string, inApp: boolean) => string;
  readonly exchange: (code: string) => Promise<WechatUser>;
};

/** The key pair of the payload parameter `p`. */
export type WireKey = { readonly kid: string; readonly publicPem: string; readonly privateKey: KeyObject };
