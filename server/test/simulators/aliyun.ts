/**
 * Aliyun's SendSms: rebuilds the ACS3 signature from what arrived, as the provider does.
 */
import { createHash, createHmac } from 'node:crypto';
import { startSimulator } from './http.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

export async function startAliyun(keyId: string, secret: string) {
  const sent: { phone: string; code: string; template: string }[] = [];
  const state = { next: 'OK' };
  const simulator = await startSimulator(({ method, url, headers, body }) => {
    const match = /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
    const names = match?.[2]?.split(';') ?? [];
    const mustSign = [
      'host',
      'x-acs-action',
      'x-acs-content-sha256',
      'x-acs-date',
      'x-acs-signature-nonce',
      'x-acs-version',
    ];
    const lines = names.map((name) => `${name}:${String(headers[name])}\n`).join('');
    const canonical = [method, '/', url.search.slice(1), lines, names.join(';'), sha256(body)].join('\n');
    const expected = createHmac('sha256', secret)
      .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
      .digest('hex');
    const isSigned =
      match?.[1] === keyId && match[3] === expected && mustSign.every((name) => names.includes(name));
    if (!isSigned) return { status: 400, body: { Code: 'SignatureDoesNotMatch', RequestId: 'r' } };
    if (headers['x-acs-action'] !== 'SendSms' || headers['x-acs-version'] !== '2017-05-25')
      return { status: 404, body: { Code: 'InvalidAction' } };
    if (state.next !== 'OK') return { body: { Code: state.next, RequestId: 'r' } };
    const { code = '' } = JSON.parse(url.searchParams.get('TemplateParam') ?? '{}') as { code?: string };
    const template = url.searchParams.get('TemplateCode') ?? '';
    sent.push({ phone: url.searchParams.get('PhoneNumbers') ?? '', code, template });
    return { body: { Code: 'OK', BizId: 'b', RequestId: 'r' } };
  });
  return { ...simulator, sent, failNext: (code: string) => void (state.next = code) };
}
