/**
 * NetEase Yunxin: POST /sms/sendcode.action with our own code in `authCode`. The answer's `obj` repeats the code, so
 * the answer is never logged.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { Config } from '../../config.ts';
import type { Clock, SmsPort } from '../../ports.ts';
import { callProvider, SmsError, type SmsCode } from './smsPort.ts';

/** Yunxin's codes → codes of spec §8. */
export const YUNXIN_CODES: Readonly<Record<string, SmsCode>> = {
  315: 403,
  400: 400,
  403: 403,
  404: 404,
  412: 412,
  414: 414,
  416: 416,
  417: 416,
  500: 400,
  601: 601,
};

/** Signature of a request: SHA-1 of secret, nonce and time in seconds, lower-case hexadecimal. */
export function yunxinCheckSum(secret: string, nonce: string, curTime: string): string {
  return createHash('sha1')
    .update(secret + nonce + curTime)
    .digest('hex');
}

export function yunxinSms(config: Config, clock: Clock): SmsPort {
  const appKey = config.YUNXIN_APP_KEY ?? '';
  return {
    send: async ({ phone, code }) => {
      const nonce = randomUUID();
      const curTime = String(Math.floor(clock.now().getTime() / 1000));
      const answer = await callProvider(`${config.YUNXIN_ORIGIN}/sms/sendcode.action`, {
        method: 'POST',
        headers: {
          AppKey: appKey,
          Nonce: nonce,
          CurTime: curTime,
          CheckSum: yunxinCheckSum(config.YUNXIN_APP_SECRET ?? '', nonce, curTime),
        },
        body: new URLSearchParams({
          mobile: phone,
          templateid: config.YUNXIN_TEMPLATE ?? '',
          authCode: code,
        }),
      });
      const providerCode = String(answer['code']);
      if (providerCode !== '200')
        throw new SmsError(YUNXIN_CODES[providerCode] ?? 0, providerCode.slice(0, 40));
    },
  };
}
