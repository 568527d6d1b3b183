/**
 * Aliyun SMS: SendSms of version 2017-05-25, signed with ACS3-HMAC-SHA256.
 */
import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { Config } from '../../config.ts';
import type { Clock, SmsPort } from '../../ports.ts';
import { abroadOf } from './phone.ts';
import { callProvider, SmsError, type SmsCode } from './smsError.ts';

/** Aliyun's codes → codes of spec §8. */
export const ALIYUN_CODES: Readonly<Record<string, SmsCode>> = {
  'isv.BUSINESS_LIMIT_CONTROL': 416,
  'isv.DAY_LIMIT_CONTROL': 416,
  'Throttling.User': 416,
  'isv.MOBILE_NUMBER_ILLEGAL': 414,
  'isv.MOBILE_COUNT_OVER_LIMIT': 414,
  'isv.BLACK_KEY_CONTROL_LIMIT': 412,
  'isv.SMS_TEMPLATE_ILLEGAL': 404,
  'isv.TEMPLATE_MISSING_PARAMETERS': 404,
  'isv.SMS_SIGNATURE_ILLEGAL': 403,
  'isv.ACCOUNT_ABNORMAL': 403,
  'isv.AMOUNT_NOT_ENOUGH': 403,
  'isv.OUT_OF_SERVICE': 403,
  'isp.RAM_PERMISSION_DENY': 403,
  'isv.SMS_CONTENT_ILLEGAL': 601,
  'isp.SYSTEM_ERROR': 400,
};

type Signed = {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Record<string, string>;
};

const ALGORITHM = 'ACS3-HMAC-SHA256';
const sha256Hex = (text: string) => createHash('sha256').update(text).digest('hex');

/** Value of the Authorization header for a request with an empty body; every header of `headers` is signed. */
export function aliyunAuthorization(keyId: string, keySecret: string, request: Signed): string {
  const names = Object.keys(request.headers).toSorted();
  const lines = names.map((name) => `${name}:${request.headers[name]?.trim()}\n`).join('');
  const canonical = [request.method, request.path, request.query, lines, names.join(';'), sha256Hex('')].join(
    '\n',
  );
  const signature = createHmac('sha256', keySecret)
    .update(`${ALGORITHM}\n${sha256Hex(canonical)}`)
    .digest('hex');
  return `${ALGORITHM} Credential=${keyId},SignedHeaders=${names.join(';')},Signature=${signature}`;
}

/** Query text as the signature wants it: sorted, percent-encoded after RFC 3986. */
export function canonicalQuery(fields: Readonly<Record<string, string>>): string {
  const encode = (text: string) =>
    encodeURIComponent(text).replaceAll(
      /[!'()*]/g,
      (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  return Object.entries(fields)
    .map(([key, value]) => `${encode(key)}=${encode(value)}`)
    .toSorted()
    .join('&');
}

/** A number as Aliyun wants it: one from outside the mainland as '85291234567'. */
function numberOf(phone: string): string {
  const abroad = abroadOf(phone);
  return abroad === null ? phone : `${abroad.code}${abroad.number}`;
}

export function aliyunSms(config: Config, clock: Clock): SmsPort {
  const post = async (phone: string, template: string, params: Readonly<Record<string, string>>) => {
    const query = canonicalQuery({
      PhoneNumbers: numberOf(phone),
      SignName: config.ALIYUN_SIGN_NAME ?? '',
      TemplateCode: template,
      TemplateParam: JSON.stringify(params),
    });
    const headers = {
      host: new URL(config.ALIYUN_SMS_ORIGIN).host,
      'x-acs-action': 'SendSms',
      'x-acs-content-sha256': sha256Hex(''),
      'x-acs-date': `${clock.now().toISOString().slice(0, 19)}Z`,
      'x-acs-signature-nonce': randomUUID(),
      'x-acs-version': '2017-05-25',
    };
    const authorization = aliyunAuthorization(
      config.ALIYUN_ACCESS_KEY_ID ?? '',
      config.ALIYUN_ACCESS_KEY_SECRET ?? '',
      { method: 'POST', path: '/', query, headers },
    );
    const answer = await callProvider(`${config.ALIYUN_SMS_ORIGIN}/?${query}`, {
      method: 'POST',
      headers: { ...headers, authorization },
    });
    const providerCode = String(answer['Code']);
    if (providerCode !== 'OK') throw new SmsError(ALIYUN_CODES[providerCode] ?? 0, providerCode.slice(0, 40));
  };
  const template = config.ALIYUN_TEMPLATE ?? '';
  const notices = {
    phoneChanged: config.ALIYUN_NOTICE_TEMPLATE,
    secondStepChanged: config.ALIYUN_SECURITY_TEMPLATE,
  };
  return {
    send: async ({ phone, code }) => {
      const isAbroad = abroadOf(phone) !== null;
      return post(phone, isAbroad ? (config.ALIYUN_TEMPLATE_ABROAD ?? template) : template, { code });
    },
    notify: async (phone, notice) => {
      const noticeTemplate = notices[notice];
      if (noticeTemplate !== undefined) await post(phone, noticeTemplate, {});
    },
  };
}
