/**
 * Phone numbers as people type them, and as they are kept: eleven digits for the mainland, `+852…`, `+853…` and `+886…`
 * for Hong Kong, Macau and Taiwan.
 */
import { smsText } from '@shangyuan/contract';
import { AppError } from '../../errors.ts';

type Region = { readonly code: string; readonly mobile: RegExp };

const ABROAD: readonly Region[] = [
  { code: '852', mobile: /^[4-9]\d{7}$/ },
  { code: '853', mobile: /^6\d{7}$/ },
  { code: '886', mobile: /^0?9\d{8}$/ },
];
const MAINLAND = /^1[3-9]\d{9}$/;

/**
 * A mobile number in the form it is kept in, null where the text is none.
 *
 * @example readPhone('+86 138-0013-8000') // "13800138000"
 * @example readPhone('00852 9123 4567') // "+85291234567"
 * @example readPhone('+886 0912 345 678') // "+886912345678"
 */
export function readPhone(typed: string): string | null {
  const text = typed.normalize('NFKC').replaceAll(/[\s()-]/g, '');
  const digits = text.replace(/^\+|^00/, '');
  if (!/^\d{8,15}$/.test(digits)) return null;
  const mainland = digits.replace(/^86(?=1\d{10}$)/, '');
  const namesCountry = digits.length < text.length;
  if (MAINLAND.test(mainland) && !(namesCountry && mainland === digits)) return mainland;
  for (const { code, mobile } of ABROAD) {
    if (digits.startsWith(code) && mobile.test(digits.slice(code.length)))
      return `+${code}${digits.slice(code.length).replace(/^0/, '')}`;
  }
  return null;
}

/**
 * A mobile number in the form it is kept in.
 *
 * @throws AppError smsPhone (414), with the number as it was typed
 */
export function parsePhone(typed: string, field = 'phone'): string {
  const phone = readPhone(typed);
  if (phone === null) throw new AppError('smsPhone', { field, msg: smsText(414, typed) });
  return phone;
}

/**
 * A number with its middle hidden.
 *
 * @example maskPhone('13800138000') // "138****8000"
 * @example maskPhone('+85291234567') // "+852****4567"
 */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, phone.startsWith('+') ? 4 : 3)}****${phone.slice(-4)}`;
}

/** The area code of a number from outside the mainland and the number itself, null for one of the mainland. */
export function abroadOf(phone: string): { code: string; number: string } | null {
  return phone.startsWith('+') ? { code: phone.slice(1, 4), number: phone.slice(4) } : null;
}
