/**
 * NetEase Yunxin: POST /sms/sendcode.action with our own code in `authCode`, /sms/sendtemplate.action for notices. The
 * answer's `obj` repeats the code, so the answer is never logged.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { Config } from '../../config.ts';
import { SECOND_MS } from '../../duration.ts';
import type { Clock, SmsPort } from '../../ports.ts';
import { abroadOf } from './phone.ts';
import { callProvider, SmsError, type SmsCode } from './smsError.ts';

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

/** A number as Yunxin wants it: one from outside the mainland as '+852-91234567'. */
function mobileOf(phone: string): string {
  const abroad = abroadOf(phone);
  return abroad === null ? phone : `+${abroad.code}-${abroad.number}`;
}

export function yunxinSms(config: Config, clock: Clock): SmsPort {
  const post = async (path: string, fields: Record<string, string>) => {
    const nonce = randomUUID();
    const curTime = String(Math.floor(clock.now().getTime() / SECOND_MS));
    const answer = await callProvider(`${config.YUNXIN_ORIGIN}${path}`, {
      method: 'POST',
      headers: {
        AppKey: config.YUNXIN_APP_KEY ?? '',
        Nonce: nonce,
        CurTime: curTime,
        CheckSum: yunxinCheckSum(config.YUNXIN_APP_SECRET ?? '', nonce, curTime),
      },
      body: new URLSearchParams(fields),
    });
    const providerCode = String(answer['code']);
    if (providerCode !== '200')
      throw new SmsError(YUNXIN_CODES[providerCode] ?? 0, providerCode.slice(0, 40));
  };
  const template = config.YUNXIN_TEMPLATE ?? '';
  const notices = {
    phoneChanged: config.YUNXIN_NOTICE_TEMPLATE,
    secondStepChanged: config.YUNXIN_SECURITY_TEMPLATE,
  };
  return {
    send: async ({ phone, code }) => {
      const isAbroad = abroadOf(phone) !== null;
      const templateid = isAbroad ? (config.YUNXIN_TEMPLATE_ABROAD ?? template) : template;
      return post('/sms/sendcode.action', { mobile: mobileOf(phone), templateid, authCode: code });
    },
    notify: async (phone, notice) => {
      const templateid = notices[notice];
      if (templateid === undefined) return;
      await post('/sms/sendtemplate.action', {
        templateid,
        mobiles: JSON.stringify([mobileOf(phone)]),
        params: '[]',
      });
    },
  };
}
