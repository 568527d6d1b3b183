/**
 * The fixed symmetric scheme of the product: AES-128-ECB, PKCS#7, base64. Obfuscation only: anyone can read it, and
 * nothing in it grants access by itself.
 */
import { ecb } from '@noble/ciphers/aes.js';
import { wireKeyText } from '@shangyuan/contract';

const key = new TextEncoder().encode(wireKeyText());

/**
 * @example openText(sealText('上元')) // "上元"
 */
export function sealText(text: string): string {
  const bytes = ecb(key).encrypt(new TextEncoder().encode(text));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/**
 * Text of a sealed text.
 *
 * @throws Error where it was not sealed with this scheme
 */
export function openText(sealed: string): string {
  const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(ecb(key).decrypt(bytes));
}
