/**
 * Signing of Alipay (RSA2) from the provider's side, after its documents 自行实现签名 and 自行实现验签.
 * server/test/payment/providers.test.ts holds it against a notification and an answer that Alipay itself has signed.
 */
import { createSign, createVerify, type KeyObject } from 'node:crypto';

export type Params = Readonly<Record<string, string>>;

/** Parameters as they are signed: without some, without empty ones, sorted, joined. */
export function signedText(params: Params, without: readonly string[]): string {
  return Object.entries(params)
    .filter(([name, value]) => !without.includes(name) && value !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

export const signRsa2 = (text: string, key: KeyObject): string =>
  createSign('RSA-SHA256').update(text, 'utf8').sign(key, 'base64');

export const isRsa2 = (text: string, signature: string, key: KeyObject): boolean =>
  createVerify('RSA-SHA256').update(text, 'utf8').verify(key, signature, 'base64');

/** An answer of the gateway: the signature covers the inner object, character for character. */
export function signedAnswer(
  method: string,
  inner: Readonly<Record<string, unknown>>,
  key: KeyObject,
): string {
  const text = JSON.stringify(inner);
  return `{"${method.replaceAll('.', '_')}_response":${text},"sign":"${signRsa2(text, key)}"}`;
}
