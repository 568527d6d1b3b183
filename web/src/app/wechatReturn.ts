/**
 * WeChat sends a browser back to the app's own address, with its code before the hash: it belongs to the login page.
 */
import type { Query } from '../lib/page/paths.ts';

/**
 * Query of the login page that the query of the document means; null where WeChat has not sent it.
 *
 * @example wechatReturn('?code=abc&state=s1') // { "wxCode": "abc", "state": "s1" }
 * @example wechatReturn('?utm_source=x') // null
 */
export function wechatReturn(search: string): Query | null {
  const query = new URLSearchParams(search);
  const code = query.get('code') ?? '';
  const state = query.get('state') ?? '';
  return code === '' || state === '' ? null : { wxCode: code, state };
}
