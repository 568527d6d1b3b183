/**
 * NetEase Yunxin's sendcode and sendtemplate: checks key, time and check sum as the provider does, and repeats the code in `obj`.
 */
import { createHash } from 'node:crypto';
import { startSimulator } from './http.ts';

const MAX_AGE_SEC = 300;

export async function startYunxin(appKey: string, secret: string) {
  const sent: { mobile: string; code: string; template: string }[] = [];
  const nonces = new Set<string>();
  const state = { next: 200 };
  const simulator = await startSimulator(({ method, url, headers, body }) => {
    if (method !== 'POST' || !/^\/sms\/send(code|template)\.action$/.test(url.pathname))
      return { status: 404, body: { code: 404 } };
    const nonce = String(headers['nonce']);
    const curTime = String(headers['curtime']);
    const sum = createHash('sha1').update(`${secret}${nonce}${curTime}`).digest('hex');
    const isFresh = Math.abs(Date.now() / 1000 - Number(curTime)) < MAX_AGE_SEC && !nonces.has(nonce);
    if (headers['appkey'] !== appKey || headers['checksum'] !== sum || !isFresh)
      return { body: { code: 403, desc: 'forbidden' } };
    nonces.add(nonce);
    const form = new URLSearchParams(body);
    const isNotice = url.pathname === '/sms/sendtemplate.action';
    const [mobile = ''] = isNotice
      ? (JSON.parse(form.get('mobiles') ?? '[]') as string[])
      : [form.get('mobile') ?? ''];
    const code = form.get('authCode') ?? '';
    const isCodeFine = isNotice
      ? Array.isArray(JSON.parse(form.get('params') ?? ''))
      : /^\d{4,10}$/.test(code);
    if (!/^(1\d{10}|\+(852|853|886)-\d{8,9})$/.test(mobile) || !isCodeFine)
      return { body: { code: 414, desc: 'parameter error' } };
    if (state.next !== 200) return { body: { code: state.next, desc: 'as told' } };
    sent.push({ mobile, code, template: form.get('templateid') ?? '' });
    return { body: { code: 200, msg: '1', obj: code } };
  });
  return { ...simulator, sent, failNext: (code: number) => void (state.next = code) };
}
