/** The adapter that the configuration names. */
import type { Config } from '../../config.ts';
import type { Clock, Sms } from '../../ports.ts';
import { aliyunSms } from './aliyunSms.ts';
import { consoleSms } from './consoleSms.ts';
import { yunxinSms } from './yunxinSms.ts';

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
