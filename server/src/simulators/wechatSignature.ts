/**
 * Signing and sealing of WeChat Pay v3 from the provider's side, after its documents 签名生成, 签名验证 and
 * 证书和回调报文解密. server/test/payment/providers.test.ts holds it against the documents' own samples.
 */
import { createCipheriv, createSign, createVerify, randomBytes, type KeyObject } from 'node:crypto';

/** What a merchant signs: five lines, each ended. */
export function requestMessage(
  method: string,
  target: string,
  timestamp: string,
  nonce: string,
  body: string,
): string {
  return `${method}\n${target}\n${timestamp}\n${nonce}\n${body}\n`;
}

/** What the provider signs of an answer or a notification: three lines, each ended. */
export function answerMessage(timestamp: string, nonce: string, body: string): string {
  return `${timestamp}\n${nonce}\n${body}\n`;
}

/** What a page inside WeChat shows to be let pay: four lines, each ended. */
export function jsapiMessage(appId: string, timestamp: string, nonce: string, prepay: string): string {
  return `${appId}\n${timestamp}\n${nonce}\n${prepay}\n`;
}

export const signText = (text: string, key: KeyObject): string =>
  createSign('RSA-SHA256').update(text).sign(key, 'base64');

export const isSigned = (text: string, signature: string, key: KeyObject): boolean =>
  createVerify('RSA-SHA256').update(text).verify(key, signature, 'base64');

/** Fields of the Authorization header, null where it is none of this scheme. */
export function authorizationOf(header: string | undefined): Readonly<Record<string, string>> | null {
  const [scheme, rest = ''] = (header ?? '').split(/ (.*)/s);
  if (scheme !== 'WECHATPAY2-SHA256-RSA2048') return null;
  return Object.fromEntries(
    [...rest.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key ?? '', value ?? '']),
  );
}

/** The encrypted resource of a notification. */
export function sealResource(plain: string, apiV3Key: string, originalType: string) {
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', apiV3Key, nonce);
  cipher.setAAD(Buffer.from(originalType));
  const bytes = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return {
    original_type: originalType,
    algorithm: 'AEAD_AES_256_GCM',
    ciphertext: bytes.toString('base64'),
    associated_data: originalType,
    nonce,
  };
}
