/** The adapter that the configuration names. */
import type { Config } from '../../config.ts';
import type { Clock } from '../../context.ts';
import { aliyunSms } from './aliyunSms.ts';
import { consoleSms, type ConsoleSms } from './consoleSms.ts';
import type { SmsPort } from './smsPort.ts';
import { yunxinSms } from './yunxinSms.ts';

/** The SMS adapter; `mailbox` is there in development only, `port` is null where SMS is not configured. */
export type Sms = { readonly port: SmsPort | null; readonly mailbox: ConsoleSms | null };

export function buildSms(config: Config, clock: Clock): Sms {
  switch (config.SMS_PROVIDER) {
    case 'yunxin':
      return { port: yunxinSms(config, clock), mailbox: null };
    case 'aliyun':
      return { port: aliyunSms(config, clock), mailbox: null };
    case 'console': {
      const mailbox = consoleSms(clock);
      return { port: mailbox, mailbox };
    }
    case 'none':
      return { port: null, mailbox: null };
  }
}
