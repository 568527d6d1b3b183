/**
 * The fixed symmetric scheme of the wire: AES-128-ECB, PKCS#7, base64. Obfuscation only; see wireKeyText.
 */
import { wireKeyText } from '@shangyuan/contract';
import { createCipheriv } from 'node:crypto';

export function encryptWire(text: string): string {
  const cipher = createCipheriv('aes-128-ecb', Buffer.from(wireKeyText()), null);
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}
