/**
 * Addresses that may be opened from within the app: only https, and embedded only for known hosts.
 */

/** Hosts whose pages may be shown inside the app. */
const ALLOWED_HOSTS: readonly string[] = ['www.gov.cn', 'www.hko.gov.hk', 'openstd.samr.gov.cn'];

/** An address that was checked. */
export interface WebAddress {
  readonly href: string;
  readonly host: string;
  readonly isAllowed: boolean;
}

/**
 * Checks an address.
 *
 * @returns null for anything but an https address without a user name
 * @example findWebAddress('https://www.gov.cn/x')?.isAllowed // true
 * @example findWebAddress('javascript:alert(1)') // null
 */
export function findWebAddress(text: string): WebAddress | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  return { href: url.href, host: url.host, isAllowed: ALLOWED_HOSTS.includes(url.host) };
}
