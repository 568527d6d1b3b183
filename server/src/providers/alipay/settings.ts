/** What a merchant of Alipay is configured with. */
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

export type AlipaySettings = {
  readonly gateway: string;
  readonly appId: string;
  readonly sellerId: string;
  readonly privateKey: KeyObject;
  /** Keys Alipay signs with, the newest first; two while one is being replaced. */
  readonly publicKeys: readonly KeyObject[];
};

const asPem = (text: string, label: string) => `-----BEGIN ${label}-----\n${text}\n-----END ${label}-----`;

/** Our key: PEM, or the bare base64 that Alipay's tool writes (PKCS#8 or PKCS#1). @throws where it is none */
export function readPrivateKey(text: string): KeyObject {
  if (text.includes('BEGIN')) return createPrivateKey(text);
  try {
    return createPrivateKey(asPem(text, 'PRIVATE KEY'));
  } catch {
    return createPrivateKey(asPem(text, 'RSA PRIVATE KEY'));
  }
}

/** Alipay's keys: one or more in PEM, or one as bare base64. @throws where there is none */
export function readPublicKeys(text: string): readonly KeyObject[] {
  const pems = text.match(/-----BEGIN PUBLIC KEY-----[\s\S]+?-----END PUBLIC KEY-----/g);
  return (pems ?? [asPem(text.trim(), 'PUBLIC KEY')]).map((pem) => createPublicKey(pem));
}
